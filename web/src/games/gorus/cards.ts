/**
 * Gladiators as the board needs them. The server decides; what is here only says beforehand what a
 * card would do. A test holds these tables against the engine's content files.
 */
export const SCHOOLS = ['BL', 'BR', 'GR', 'PI', 'YE'] as const;
export type School = (typeof SCHOOLS)[number];

/** Favour by strength, before the zero bonus. [G-1.6] */
export const FAVOUR = [0, -1, -1, -1, 0, 0, 0, 0, -4, 2, 1, 1, 1, 1, 1, 1] as const;

/** Favour of the 0 of the school that is preferred at the end of the round. [G-8.3] */
export const ZERO_BONUS = 5;

export const schoolOf = (card: string): School => card.slice(0, 2) as School;

export const strengthOf = (card: string): number => Number(card.slice(2));

/** Favour as it counts before the end of a round: a 0 is worth nothing yet. */
export const favourOf = (card: string): number => FAVOUR[strengthOf(card)] ?? 0;

/** A number with its sign, a true minus sign included. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** What stands on a card: a 0 has two values, and the end of the round tells which. [G-8.3, G-8.4] */
export const worth = (card: string): string =>
  strengthOf(card) === 0 ? `0/${ZERO_BONUS}` : signed(favourOf(card));
