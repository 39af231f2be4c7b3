/** Who sits where: sides, and the places around the arena. */
import type { GorusOptions, GorusView } from '../../lib/protocol.ts';

/** Team formats and their seating, seat 0 clockwise. [G-13.1, G-13.2] */
export const SEATING: Record<string, string> = {
  '2v2': 'ABAB',
  '2v2v1': 'ABCAB',
  '3v2': 'ABABA',
  '2v2v2': 'ABCABC',
  '3v3': 'ABABAB',
  '2v2v2v1': 'ABCDABC',
  '3v2v2': 'ABACABC',
  '2v2v2v2': 'ABCDABCD',
  '4v4': 'ABABABAB',
};

/** The wanderers' side in solo; the player's is 0. [G-12.11] */
export const WANDERERS = 1;

/** The letter of a seat's team; null when everyone plays alone. */
export function teamOf(options: GorusOptions, seat: number): string | null {
  return options.teams === null ? null : (SEATING[options.teams]?.[seat] ?? null);
}

/** The side a seat scores with. [G-2.7, G-13.3] */
export function sideOf(options: GorusOptions, seat: number): number {
  const team = teamOf(options, seat);
  return team === null ? seat : team.charCodeAt(0) - 65;
}

/** The seats of a side; none for the wanderers. */
export function members(view: GorusView, side: number): number[] {
  return view.hand_sizes.map((_, seat) => seat).filter((at) => sideOf(view.options, at) === side);
}

/** A place around the arena. */
export interface Place {
  /** Direction from the middle of the arena, -1 to 1, for the card laid before the player. */
  dx: number;
  dy: number;
  /** Where the player's plate is, in percent of the table. */
  x: number;
  y: number;
}

// Others do not sit quite as low as whoever is at the bottom, or eight plates would touch there.
const LOWEST = 80;
// A circle would crowd the cards of eight; towards a square they stand in three rows of three.
const squared = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.5;

/**
 * Find the place that is `step` seats clockwise from the bottom. Clockwise as seen from above: the
 * next seat is on the left, then the far side, then the right.
 */
export function placeAt(step: number, seats: number): Place {
  const angle = Math.PI * (0.5 + (2 * step) / seats);
  const dx = step === 0 ? 0 : squared(round(Math.cos(angle)));
  const dy = step === 0 ? 1 : squared(round(Math.sin(angle)));
  const low = step === 0 ? 100 : LOWEST;
  return { dx, dy, x: 50 + 50 * squared(dx), y: 50 + dy * (dy > 0 ? low - 50 : 50) };
}

// Without it, a cosine of 1e-17 would become 3e-9 of a pixel and stand in every style.
const round = (value: number): number => Math.round(value * 1e6) / 1e6;

/** The seats in clockwise order, beginning at the bottom: mine, or seat 0 for a spectator. */
export function aroundTable(seats: number, bottom: number | null): number[] {
  return Array.from({ length: seats }, (_, step) => ((bottom ?? 0) + step) % seats);
}

/** Where a card lies: before its player; wanderers left and right of the far side. */
export function placeOfPlay(
  view: GorusView,
  bottom: number | null,
  seat: number | null,
  at: number,
): Place {
  const seats = view.hand_sizes.length;
  if (seats === 1) return placeAt(seat === null ? (at === 0 ? 1 : 2) : 0, 3);
  return placeAt(((seat ?? 0) - (bottom ?? 0) + seats) % seats, seats);
}
