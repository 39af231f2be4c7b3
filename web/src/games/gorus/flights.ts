/** Where cards fly from and to: places on the board, found by their marks, measured when needed. */

import type { Box } from '../../lib/motion.ts';
import type { Ended } from './feed.svelte.ts';
import type { GorusPlay } from './protocol.ts';

export class Flights {
  private board: HTMLElement | undefined;
  private hand = new Map<string, Box>();
  private taker: string | null = null;
  private lay = 0;

  /**
   * Look where things are before the picture changes: one of my cards may be about to fly. `lay` is
   * how many cards lay in the arena.
   */
  look(board: HTMLElement | undefined, lay: number): void {
    this.board = board;
    this.lay = lay;
    this.hand.clear();
    for (const card of board?.querySelectorAll<HTMLElement>('[data-hand]') ?? []) {
      this.hand.set(card.dataset.hand ?? '', card.getBoundingClientRect());
    }
  }

  /** Note who takes the cards of a finished fight. */
  note(over: Ended | null): void {
    if (over) this.taker = `pile-${over.winner ?? 'wanderers'}`;
  }

  /** A card comes from my hand, from its player's plate, or from the wanderers' deck. */
  source(play: GorusPlay): Box | null {
    return this.hand.get(play.card) ?? this.box(play.seat === null ? 'deck' : `seat-${play.seat}`);
  }

  /** Cards that came with one view come one after the other, as they were played. */
  wait(at: number): number {
    return Math.max(0, at - this.lay) * 220;
  }

  /** A finished fight's cards go to the winner's pile. */
  pile(): Box | null {
    return this.taker === null ? null : this.box(this.taker);
  }

  /** New cards come from the deck where there is one, or else from the middle. */
  deck(): Box | null {
    return this.box('deck') ?? this.box('centre');
  }

  private box(place: string): Box | null {
    const found = this.board?.querySelector(`[data-place="${place}"]`);
    return found?.getBoundingClientRect() ?? null;
  }
}
