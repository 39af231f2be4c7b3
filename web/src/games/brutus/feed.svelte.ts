/** What comes with a new view: the result of a manche to be read, and cards seen on their way. */

import { type Box, ms } from '../../lib/motion.ts';
import { type Flights, moved } from './flights.ts';
import type { BrutusView } from './protocol.ts';

/** A card in the air. */
export interface Ghost {
  id: number;
  value: number;
  from: Box;
  to: Box;
}

export const FLIGHT = 340;

export class Feed {
  /** The number of the manche whose result is on show; 0 for none. */
  summary = $state(0);
  ghosts = $state.raw<readonly Ghost[]>([]);
  private before: BrutusView | null = null;
  private last = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Take in a new view, before the picture changes. */
  see(now: BrutusView, flights: Flights): void {
    const { before } = this;
    this.before = now;
    if (before === null || before === now) return;
    const ended = now.manches.length;
    if (ended === before.manches.length + 1) this.summary = ended;
    // A round of the next manche is over, or a replay has gone elsewhere.
    else if (ended !== this.summary || (now.before.length > 0 && !now.outcome)) this.summary = 0;
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
