/** The board's sentences that are put together from facts. */

import type { Fact, Speech } from '../../lib/speech.ts';
import { favourOf, signed, strengthOf, worth, ZERO_BONUS } from './cards.ts';
import type { GorusView } from './protocol.ts';
import { consequence, kindOf } from './rules.ts';
import { members, WANDERERS } from './seats.ts';

/** Say a sentence of this board. */
export function say(
  speech: Speech,
  key: string,
  facts: Record<string, Fact> = {},
  names: readonly string[] = [],
): string {
  return speech.say({ key: `gorus-${key}`, facts }, names);
}

/** Name a side: a player, a team by its letter and members, or the wanderers. */
export function sideName(
  speech: Speech,
  view: GorusView,
  seat: number | null,
  names: readonly string[],
  side: number,
): string {
  if (view.options.players === 1 && side === WANDERERS) return say(speech, 'ui-wanderers');
  const letter = view.options.teams ? `${String.fromCharCode(65 + side)} · ` : '';
  const people = members(view, side).map((one) =>
    one === seat ? say(speech, 'board-you') : (names[one] ?? ''),
  );
  return letter + people.join(', ');
}

/** Name a card's state for those who do not see it: "Blue 10, favour +1, playable". */
export function cardLabel(
  speech: Speech,
  view: GorusView,
  card: string,
  moves: readonly string[] | null,
): string {
  const legal = moves?.includes(card);
  const key = !moves
    ? 'held'
    : !legal
      ? 'waits'
      : kindOf(view.fight, card) === 'challenge'
        ? 'challenge'
        : 'playable';
  return say(speech, `board-card-${key}`, {
    card: { kind: 'card', id: card },
    favour: worth(card),
  });
}

/** Say what sending a card would do: sentence by sentence, the weightiest first. */
export function consequenceText(
  speech: Speech,
  view: GorusView,
  seat: number,
  names: readonly string[],
  card: string,
): string[] {
  const then = consequence(view, seat, card);
  const school = { kind: 'school', id: then.school };
  const told: string[] = [];
  if (then.kind === 'challenge') {
    told.push(say(speech, then.turns ? 'board-will-turn' : 'board-will-keep', { school }));
  } else if (then.turns) told.push(say(speech, 'board-will-prefer', { school }));
  const who = then.ahead === null ? 'wanderer' : then.ahead === seat ? 'you' : 'other';
  const facts: Record<string, Fact> =
    then.ahead === null ? {} : { seat: { kind: 'seat', id: then.ahead } };
  if (then.ends) {
    const { cards, favour } = then.ends;
    told.push(
      say(speech, `board-will-end-${who}`, { ...facts, cards, favour: signed(favour) }, names),
    );
  } else if (view.fight.length > 0) {
    const how = who === 'you' ? '' : then.stays ? '-stays' : '-rises';
    told.push(say(speech, `board-will-${who}${how}`, facts, names));
  }
  if (strengthOf(card) === 0) told.push(say(speech, 'board-worth-zero', { bonus: ZERO_BONUS }));
  else if (favourOf(card) !== 0 && !then.ends) {
    told.push(say(speech, 'board-worth', { favour: worth(card) }));
  }
  return told;
}
