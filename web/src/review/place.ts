/** The address of a moment of a review: whose play, and which step. `/review/<table>?seat=2#123` */
import type { Whose } from './moments.ts';

/** What an address asks for; a step of 0 is the worst mistake. */
export interface Asked {
  /** Null: not said. */
  whose: Whose | null;
  step: number;
}

export function askedIn(search: string, hash: string): Asked {
  const seat = new URLSearchParams(search).get('seat') ?? '';
  const step = /^#(\d{1,9})$/.exec(hash)?.[1];
  return {
    whose: seat === 'all' ? 'all' : /^\d{1,2}$/.test(seat) ? Number(seat) : null,
    step: step ? Number(step) : 0,
  };
}

export const addressOf = (id: string, whose: Whose, step: number): string =>
  `/review/${encodeURIComponent(id)}?seat=${whose}#${step}`;
