/** The board's sentences that are put together from facts. */

import { sentences } from '../../lib/eyes.ts';
import type { Forecast } from '../../lib/protocol.ts';
import type { Speech } from '../../lib/speech.ts';
import { worth } from './cards.ts';
import type { GorusView } from './protocol.ts';
import { wanderersOf } from './seats.ts';

export const { say } = sentences('gorus', 'board-you');

/** Name a side: a player, a team by its letter and members, or the wanderers. */
export function sideName(
  speech: Speech,
  view: GorusView,
  seat: number | null,
  names: readonly string[],
  side: number,
): string {
  if (side === wanderersOf(view)) return say(speech, 'ui-wanderers');
  const letter = view.options.teams ? `${String.fromCharCode(65 + side)} · ` : '';
  const people = (view.sides[side] ?? []).map((one) =>
    one === seat ? say(speech, 'board-you') : (names[one] ?? ''),
  );
  return letter + people.join(', ');
}

/** Whether a card would challenge, as far as is known. */
export const challenges = (forecast: Forecast | null): boolean =>
  forecast?.facts['kind'] === 'challenge';

/** Name a card's state for those who do not see it: "Blue 10, favour +1, playable". */
export function cardLabel(
  speech: Speech,
  card: string,
  moves: readonly string[] | null,
  forecast: Forecast | null,
): string {
  const playable = challenges(forecast) ? 'challenge' : 'playable';
  const key = !moves ? 'held' : !moves.includes(card) ? 'waits' : playable;
  return say(speech, `board-card-${key}`, {
    card: { kind: 'card', id: card },
    favour: worth(card),
  });
}
