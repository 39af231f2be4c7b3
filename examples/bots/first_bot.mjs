// A bot in JavaScript that needs nothing but Node: it makes the first legal move.
import { createInterface } from 'node:readline';

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ type: 'ready', protocol: 1, name: 'Prima' });
  if (message.type === 'turn') say({ type: 'move', id: message.id, move: message.moves[0] });
  if (message.type === 'end') break;
}
