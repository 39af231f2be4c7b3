/** The address of a moment: whose eyes, and which move. `/r/<table>?seat=2#123` */
import type { Seat } from './reel.svelte.ts';

export interface Place {
  /** Null: a spectator; undefined: not said. */
  seat: Seat | undefined;
  at: number;
}

const NOBODY = 'none';

export function placeOf(search: string, hash: string): Place {
  const seat = new URLSearchParams(search).get('seat');
  const at = /^#(\d{1,9})$/.exec(hash)?.[1];
  return {
    seat: seat === NOBODY ? null : seat && /^\d{1,2}$/.test(seat) ? Number(seat) : undefined,
    at: at ? Number(at) : 0,
  };
}

export function pathOf(id: string, seat: Seat, at: number): string {
  return `/r/${encodeURIComponent(id)}?seat=${seat ?? NOBODY}#${at}`;
}
