/**
 * What the arena shows. A view knows a fight only until its last card falls: then the cards are in
 * a pile. People want to see that last card, so a finished fight stays for a moment.
 */
import type { GorusPlay, GorusView } from './protocol.ts';

export interface Ended {
  plays: GorusPlay[];
  /** Who takes the cards: a seat, null for the wanderers, undefined where the view cannot tell. */
  winner: number | null | undefined;
}

export const LINGER = 1400;

const count = (view: GorusView): number => view.pile_sizes.reduce((sum, size) => sum + size, 0);

const begins = (whole: readonly GorusPlay[], part: readonly GorusPlay[]): boolean =>
  part.every((play, at) => whole[at]?.card === play.card);

/** Find the fight that ended between two views, if one did. */
export function ended(
  before: GorusView,
  now: GorusView,
  seat: number | null,
  mine: GorusPlay | null,
): Ended | null {
  if (now.round === before.round) {
    const last = now.last_fight;
    const more = count(now) > count(before);
    return last && more && begins(last.plays, before.fight) ? last : null;
  }
  if (now.round !== before.round + 1 || before.fight.length === 0) return null;
  // A new round is dealt at once and its view has no last fight. What is known of the
  // closing one is what lay there, and my own card if it was mine to send.
  const [card] = before.hand;
  const sent = card !== undefined && before.hand.length === 1 && before.turn === seat;
  const own: GorusPlay[] = sent
    ? [mine?.card === card ? mine : { seat, card, kind: 'follow' }]
    : [];
  return { plays: [...before.fight, ...own], winner: undefined };
}

export class Feed {
  /** The finished fight that is still to be seen. */
  lingering = $state.raw<Ended | null>(null);
  /** The number of the round whose result is on show; 0 for none. */
  summary = $state(0);
  /** The card I sent last, as it was foretold. */
  mine: GorusPlay | null = null;
  private before: GorusView | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** How many cards lay in the arena when the last view came. */
  get lay(): number {
    return this.lingering ? 0 : (this.before?.fight.length ?? 0);
  }

  /** Take in a new view; `acts` says whether this seat can ever put the summary away by a card. */
  see(now: GorusView, seat: number | null, acts = seat !== null): void {
    const { before } = this;
    this.before = now;
    if (before === null || before === now) return;
    const over = ended(before, now, seat, this.mine);
    if (over) {
      this.lingering = over;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.clear(), LINGER);
    } else if (this.stale(now, seat)) this.clear();
    const fresh = now.outcome !== null || count(now) === 0;
    if (now.scores.length === before.scores.length + 1 && fresh) this.summary = now.scores.length;
    // For those who only look on, the first fight of the next round puts it away.
    else if (now.scores.length !== this.summary || !(fresh || acts)) this.summary = 0;
  }

  /** I have gone on to the next fight, or a replay has jumped elsewhere. */
  private stale(now: GorusView, seat: number | null): boolean {
    if (seat !== null && now.fight.some((play) => play.seat === seat)) return true;
    const shown = this.lingering?.winner === undefined ? null : this.lingering.plays[0]?.card;
    return (now.last_fight?.plays[0]?.card ?? null) !== shown;
  }

  /** Sweep the finished fight away now. */
  clear(): void {
    clearTimeout(this.timer);
    this.lingering = null;
  }
}
