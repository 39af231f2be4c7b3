/** Who sits at a table, and in which order a reader sees them. */
import type { SeatInfo } from './protocol.ts';

/** Who is on a seat: its person, a bot in its own right or for them, or nobody just now. */
export type Presence = 'here' | 'bot' | 'held' | 'away' | 'open';

export function presenceOf(info: SeatInfo | undefined): Presence {
  if (!info) return 'here';
  if (info.kind !== 'person') return info.kind;
  if (info.held) return 'held';
  return info.here ? 'here' : 'away';
}

/** The seats in clockwise order, beginning at the bottom: mine, or seat 0 for a spectator. */
export function aroundTable(seats: number, bottom: number | null): number[] {
  return Array.from({ length: seats }, (_, step) => ((bottom ?? 0) + step) % seats);
}

/** Colours that tell seats apart, where a game uses colours for nothing else. */
const COLOURS = ['BL', 'PI', 'GR', 'YE', 'BR'].map((school) => `var(--school-${school})`);
export const seatColour = (seat: number): string => COLOURS[seat] ?? 'light-dark(#6a4c9c, #b79ee6)';
