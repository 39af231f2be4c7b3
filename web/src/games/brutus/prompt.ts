/** The prompt line: what the seat to act can do, in words. */
import type { PromptLine } from '../../lib/board.ts';
import type { Fact, Speech } from '../../lib/speech.ts';
import { combination, effectOf, MERCY } from './cards.ts';
import { leftToTake } from './picking.ts';
import type { BrutusView } from './protocol.ts';
import { leftIn } from './seats.ts';
import { say } from './words.ts';

const seatRef = (id: number) => ({ kind: 'seat', id });

/** The sentence for a phase and what it speaks of. */
function sentence(view: BrutusView): [key: string, facts: Record<string, Fact>] {
  const { top } = view;
  switch (view.phase) {
    case 'lay':
      return ['lay', { left: view.asked - view.laid.length }];
    case 'mercy':
      return ['mercy', { points: MERCY }];
    case 'take':
      return ['take', { left: leftToTake(view) }];
    case 'reply':
      return [
        view.power ? 'reply-equal' : 'reply',
        { combination: combination(top?.value ?? 0, top?.count ?? 1) },
      ];
    case 'slip':
      return ['slip', { seat: seatRef(leftIn(view.sizes, view.seat ?? 0)) }];
    case 'to':
      return ['to', { effect: effectOf(top?.value ?? 0), left: view.gifts - view.given.length }];
    case 'give':
      return ['give', { seat: seatRef(view.given.at(-1)?.to ?? 0) }];
    default:
      return [view.phase, {}];
  }
}

/** Say to the seat to act what it can do. */
export function duty(view: BrutusView, speech: Speech, names: readonly string[]): string {
  if (view.phase === 'over') return '';
  const [key, facts] = sentence(view);
  const asked = say(speech, `ui-${key}-now`, facts, names);
  return view.phase === 'to' ? `${asked} ${say(speech, 'board-tap-plate')}` : asked;
}

export const prompt: PromptLine = (view, _prompt, speech, names) =>
  duty(view as BrutusView, speech, names);
