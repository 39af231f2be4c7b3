/** What is worth knowing about an attack before it is declared. */
import { length } from '../arena/hexes.ts';
import type { Attack } from '../offer.ts';
import { type Gladiator, sees } from '../rules.ts';
import { type Eyes, oneRef, say } from '../words.ts';

/** How the other one will meet it. [L-16, L-18.4] */
function meeting(one: Gladiator, other: Gladiator): string {
  if (other.down) return 'down';
  if (other.snare) return 'snared';
  if (other.marker) return 'fresh';
  if (!sees(other, one.hex) && other.pa < 1) return 'rear';
  return other.pa > 0 ? 'roused' : 'spent';
}

/** Say it, sentence by sentence. */
export function notesOf(eyes: Eyes, one: Gladiator, attack: Attack): string[] {
  const other = eyes.view.table.gladiators[attack.who];
  if (!other) return [];
  const facts = { other: oneRef(other) };
  const far = length(other.hex - one.hex) > 1;
  const { speech } = eyes;
  if (attack.kind === 'throw') {
    return [say(speech, 'board-note-throw', { ...facts, level: one.level })];
  }
  return [
    say(speech, `board-note-${meeting(one, other)}`, facts),
    far && one.arm === 'long' && other.arm !== 'long' && say(speech, 'board-note-far', facts),
    attack.kind === 'push' && say(speech, 'board-note-push', facts),
  ].filter((text): text is string => Boolean(text));
}
