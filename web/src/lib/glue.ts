/** Signs stay with what they belong to: no line ends with "(" or begins with "." */
import type { Part } from './speech.ts';

type Glued = Part & { before: string; after: string };

/** What opens before a thing, and what closes after it, with the space French puts before some. */
const OPENS = /[([«“]\u00a0?$/;
const CLOSES = /^(?:[\u00a0\u202f]?[.,:;!?)\]»”…])+/;

/** Move such signs from the text around a thing to the thing itself. */
export function glued(parts: readonly Part[]): Glued[] {
  const all = parts.map((part) => ({ ...part, before: '', after: '' }));
  for (const [at, part] of all.entries()) {
    if (part.ref === null) continue;
    const [last, next] = [all[at - 1], all[at + 1]];
    if (last && last.ref === null) {
      part.before = OPENS.exec(last.text)?.[0] ?? '';
      last.text = last.text.slice(0, last.text.length - part.before.length);
    }
    if (next && next.ref === null) {
      part.after = CLOSES.exec(next.text)?.[0] ?? '';
      next.text = next.text.slice(part.after.length);
    }
  }
  return all;
}
