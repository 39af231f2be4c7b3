/** What moves between two views, and where from: places on the board, found by their marks. */

import type { Box } from '../../lib/motion.ts';
import type { BrutusView } from './protocol.ts';
import { leftIn } from './seats.ts';

/** A card on its way; value 0 is one face down. */
export interface Move {
  from: string;
  to: string;
  value: number;
}

const repeat = (times: number, move: Move): Move[] =>
  Array.from({ length: Math.max(0, times) }, () => move);

/** Find what moved between two views of one manche. What is played has its own way to move. */
export function moved(before: BrutusView, now: BrutusView): Move[] {
  if (before.manche !== now.manche) return [];
  const actor = `seat-${before.turn}`;
  const drops = (field: 'forum' | 'gone') =>
    before[field].flatMap((count, value) =>
      repeat(Math.abs(count - (now[field][value] ?? 0)), { from: '', to: '', value }),
    );
  switch (before.phase) {
    case 'take':
      return drops('forum').map(({ value }) => ({ from: `forum-${value}`, to: actor, value }));
    case 'discard':
      return drops('gone').map(({ value }) => ({ from: actor, to: 'centre', value }));
    case 'give':
      return now.sizes.flatMap((size, seat) =>
        repeat(size - (before.sizes[seat] ?? 0), { from: actor, to: `seat-${seat}`, value: 0 }),
      );
    case 'slip':
      if (now.phase === 'slip') return [];
      return before.sizes.flatMap((size, seat) =>
        repeat(size ? 1 : 0, {
          from: `seat-${seat}`,
          to: `seat-${leftIn(before.sizes, seat)}`,
          value: 0,
        }),
      );
    default:
      return [];
  }
}

export class Flights {
  private board: HTMLElement | undefined;
  private hand = new Map<number, Box>();

  /** Look where things are before the picture changes: one of my columns may be about to go. */
  look(board: HTMLElement | undefined): void {
    this.board = board;
    this.hand.clear();
    for (const pile of board?.querySelectorAll<HTMLElement>('[data-pile]') ?? []) {
      this.hand.set(Number(pile.dataset.pile), pile.getBoundingClientRect());
    }
  }

  /** A combination comes from my hand, or from its player's plate. */
  source(seat: number, value: number): Box | null {
    const mine = this.board?.querySelector(`[data-place="seat-${seat}"]`)?.classList;
    return (mine?.contains('mine') ? this.hand.get(value) : null) ?? this.box(`seat-${seat}`);
  }

  box(place: string): Box | null {
    return this.board?.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() ?? null;
  }
}
