/** What comes with a new view: the closing round of a manche, and cards seen on their way. */

import { type Box, ms } from '../../lib/motion.ts';
import type { Sheet } from '../../lib/protocol.ts';
import { type Flights, moved } from './flights.ts';
import type { BrutusPlay, BrutusView } from './protocol.ts';

/** A card in the air. */
export interface Ghost {
  id: number;
  value: number;
  from: Box;
  to: Box;
}

export const FLIGHT = 340;

/** The closing round of a manche, as its score sheet tells it: the next manche is dealt at once, and
    its view no longer shows what ended the last one. */
export function closing({ kind, facts = {} }: Sheet): BrutusPlay[] | null {
  if (kind !== 'manche') return null;
  const { seats, kinds, values, counts } = facts as Record<string, unknown>;
  const kindOf = `${kinds}`.split(',') as BrutusPlay['kind'][];
  return (seats as number[]).map((seat, at) => ({
    seat,
    kind: kindOf[at] ?? 'pass',
    value: (values as number[])[at] ?? 0,
    count: (counts as number[])[at] ?? 0,
  }));
}

export class Feed {
  ghosts = $state.raw<readonly Ghost[]>([]);
  private before: BrutusView | null = null;
  private last = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Take in a new view, before the picture changes. */
  see(now: BrutusView, flights: Flights): void {
    const { before } = this;
    this.before = now;
    if (before === null || before === now) return;
    this.fly(before, now, flights);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.ghosts = [];
  }

  private fly(before: BrutusView, now: BrutusView, flights: Flights): void {
    if (ms(1) === 0) return;
    const ghosts = moved(before, now).flatMap(({ from, to, value }) => {
      const ends = { from: flights.box(from), to: flights.box(to) };
      this.last += 1;
      return ends.from && ends.to ? [{ id: this.last, value, from: ends.from, to: ends.to }] : [];
    });
    if (ghosts.length === 0) return;
    this.ghosts = ghosts;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.clear(), FLIGHT);
  }
}
