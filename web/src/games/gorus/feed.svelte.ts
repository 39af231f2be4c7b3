/**
 * What the arena shows. A view knows a fight only until its last card falls: then the cards are in
 * a pile. People want to see that last card, so a finished fight stays for a moment.
 */
import { linger } from '../../lib/pace.svelte.ts';
import type { Ref, Sheet } from '../../lib/protocol.ts';
import type { GorusPlay, GorusView } from './protocol.ts';

export interface Ended {
  plays: GorusPlay[];
  /** Who takes the cards: a seat, or null for the wanderers. */
  winner: number | null;
  /** The school that was preferred when the round ended. */
  preferred?: string;
}

const count = (view: GorusView): number => view.pile_sizes.reduce((sum, size) => sum + size, 0);

const begins = (whole: readonly GorusPlay[], part: readonly GorusPlay[]): boolean =>
  part.every((play, at) => whole[at]?.card === play.card);

/** The closing fight of a round, as its score sheet tells it: a new round is dealt at once, and its
    view has no last fight. */
function closing({ facts = {} }: Sheet): Ended {
  const { cards, seats, kinds, winner, school } = facts as Record<string, unknown>;
  const sent = seats as number[];
  const kind = `${kinds}`.split(',') as GorusPlay['kind'][];
  const plays = (cards as Ref[]).map((card, at) => ({
    seat: someone(sent[at] ?? -1),
    card: `${card.id}`,
    kind: kind[at] ?? 'follow',
  }));
  const preferred = `${(school as Ref).id}`;
  return { plays, winner: someone(winner as number), preferred };
}

/** A seat, or null for a wanderer. */
const someone = (seat: number): number | null => (seat < 0 ? null : seat);

/** Find the fight that ended between two views, if one did. */
export function ended(before: GorusView, now: GorusView, counted: Sheet | null): Ended | null {
  if (now.round === before.round) {
    const last = now.last_fight;
    const more = count(now) > count(before);
    return last && more && begins(last.plays, before.fight) ? last : null;
  }
  return counted?.kind === 'round' && counted.number === before.round ? closing(counted) : null;
}

export class Feed {
  /** The finished fight that is still to be seen. */
  lingering = $state.raw<Ended | null>(null);
  /** A score sheet is being read: what has ended stays until it has been. */
  private held = false;
  private before: GorusView | null = null;
  private stop: (() => void) | undefined;

  /** How many cards lay in the arena when the last view came. */
  get lay(): number {
    return this.lingering ? 0 : (this.before?.fight.length ?? 0);
  }

  /** Take in a new view, and the sheet of the round that ended with it, if one did; `acts` says
      whether the reader plays, and does not only look on or back. */
  see(
    now: GorusView,
    seat: number | null,
    counted: Sheet | null = null,
    acts = seat !== null,
  ): void {
    const { before } = this;
    this.before = now;
    if (before === null || before === now) return;
    const over = ended(before, now, counted);
    if (over) {
      this.clear();
      this.lingering = over;
      this.held = counted !== null;
      if (!this.held) this.stop = linger(() => this.clear(), acts);
    } else if (!this.held && this.stale(now, seat)) this.clear();
  }

  /** The sheet has been read. */
  goOn(): void {
    if (this.held) this.clear();
  }

  /** I have gone on to the next fight, or a replay has jumped elsewhere. */
  private stale(now: GorusView, seat: number | null): boolean {
    if (seat !== null && now.fight.some((play) => play.seat === seat)) return true;
    return now.last_fight?.plays[0]?.card !== this.lingering?.plays[0]?.card;
  }

  /** Sweep the finished fight away now. */
  clear(): void {
    this.stop?.();
    this.held = false;
    this.lingering = null;
  }
}
