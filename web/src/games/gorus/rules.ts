/** What a card would do, told before it is sent. Only for words on the board: the server decides. */

import { favourOf, type School, schoolOf, strengthOf } from './cards.ts';
import type { GorusPlay, GorusView } from './protocol.ts';

export type Kind = GorusPlay['kind'];

/** Tell what a card would be in the arena now. [G-4.5, G-5.2, G-6.1] */
export function kindOf(fight: readonly GorusPlay[], card: string): Kind {
  const [lead] = fight;
  const last = fight.at(-1);
  if (!lead || !last) return 'lead';
  if (strengthOf(last.card) === strengthOf(card)) return 'challenge';
  return schoolOf(lead.card) === schoolOf(card) ? 'follow' : 'discard';
}

/** The strongest of the preferred school is ahead, or else of the lead school. [G-7.2, G-7.3] */
export function ahead(fight: readonly GorusPlay[], preferred: School | null): GorusPlay | null {
  let best: GorusPlay | null = null;
  for (const play of fight) {
    const school = schoolOf(play.card);
    if (best === null) best = play;
    else if (school === schoolOf(best.card)) {
      if (strengthOf(play.card) > strengthOf(best.card)) best = play;
    } else if (school === preferred) best = play;
  }
  return best;
}

/** Cards a fight takes: one a player, and two wanderers in solo. [G-7.1, G-12.2] */
export const fightSize = (view: GorusView): number =>
  view.options.players === 1 ? 3 : view.options.players;

export interface Consequence {
  kind: Kind;
  school: School;
  /** The card makes its school the preferred one. */
  turns: boolean;
  /** Who would then be ahead; null for a wanderer. */
  ahead: number | null;
  /** Whether that seat was ahead before, too. */
  stays: boolean;
  /** Cards and favour of the fight when this card would end it. */
  ends: { cards: number; favour: number } | null;
}

/** Work out what sending a card would do at once. */
export function consequence(view: GorusView, seat: number, card: string): Consequence {
  const kind = kindOf(view.fight, card);
  const school = schoolOf(card);
  const sets = kind === 'challenge' || view.preferred === null;
  const fight = [...view.fight, { seat, card, kind }];
  const before = ahead(view.fight, view.preferred);
  const best = ahead(fight, sets ? school : view.preferred);
  const over = fight.length === fightSize(view);
  return {
    kind,
    school,
    turns: sets && view.preferred !== school,
    ahead: best?.seat ?? null,
    stays: before !== null && before.card === best?.card,
    ends: over
      ? { cards: fight.length, favour: fight.reduce((sum, one) => sum + favourOf(one.card), 0) }
      : null,
  };
}
