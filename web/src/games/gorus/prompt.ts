/** The prompt line: who must do what now, in words. */
import type { PromptLine } from '../../lib/board.ts';
import type { Speech } from '../../lib/speech.ts';
import { schoolOf, strengthOf } from './cards.ts';
import type { GorusView } from './protocol.ts';
import { say } from './words.ts';

/** Say to the seat to act what it can do. [G-4.1, G-5.2, G-5.3] */
export function duty(view: GorusView, speech: Speech): string {
  const [lead] = view.fight;
  const last = view.fight.at(-1);
  if (!lead || !last) return say(speech, 'ui-lead-now');
  const led = schoolOf(lead.card);
  const school = { kind: 'school', id: led };
  if (!view.hand.some((card) => schoolOf(card) === led))
    return say(speech, 'ui-void-now', { school });
  return say(speech, 'ui-follow-now', { school, strength: strengthOf(last.card) });
}

export const prompt: PromptLine = (view, _prompt, speech) => duty(view as GorusView, speech);

/** Say who must do what now, or how the game ended, to whoever looks on. */
export function promptText(
  view: GorusView,
  seat: number | null,
  names: readonly string[],
  speech: Speech,
): string {
  if (view.outcome) return ending(view, seat, names, speech);
  if (view.turn === null) return '';
  if (view.turn === seat) return duty(view, speech);
  const who = { kind: 'seat', id: view.turn };
  const [lead] = view.fight;
  if (!lead) return say(speech, 'board-to-lead', { seat: who }, names);
  const school = { kind: 'school', id: schoolOf(lead.card) };
  return say(speech, 'board-to-follow', { seat: who, school }, names);
}

function ending(
  view: GorusView,
  seat: number | null,
  names: readonly string[],
  speech: Speech,
): string {
  const winners = view.outcome?.winners ?? [];
  if (winners.length === 0) return say(speech, 'wanderers-won');
  const refs = (seats: number[]) => seats.map((id) => ({ kind: 'seat', id }));
  if (seat !== null && winners.includes(seat)) {
    const others = refs(winners.filter((one) => one !== seat));
    return say(speech, 'won-you', { count: winners.length, others }, names);
  }
  return say(speech, 'won', { seats: refs(winners), count: winners.length }, names);
}
