/**
 * Characters and points as the board needs them. The server decides; what is here only says
 * beforehand what a combination would do. A test holds these tables against the content files.
 */
export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export const [BRUTUS, GLADIATOR] = VALUES;
export const DUX = 9;
export const SENATOR = 11;
export const VESTALIS = 12;
export const CAESAR = 13;

/** Those that the rulebook names; the others have but their value. */
export const NAMED = [BRUTUS, DUX, 10, SENATOR, VESTALIS, CAESAR];

/** Points by finishing place. [B-9.3] */
export const POINTS: Record<number, readonly number[]> = {
  4: [6, 4, 2, 0],
  5: [8, 6, 4, 2, 0],
  6: [10, 8, 6, 4, 2, 0],
  7: [12, 10, 8, 6, 4, 2, 0],
  8: [14, 12, 10, 8, 6, 4, 2, 0],
  9: [16, 14, 12, 10, 8, 6, 4, 2, 0],
  10: [18, 16, 14, 12, 10, 8, 6, 4, 2, 0],
};

/** Points for a round won with 13s. [B-8.10] */
export const caesarPoints = (players: number): number => (players > 6 ? 2 : 1);

/** Points for each 2 of the combination that empties a hand, and for Benevolence. [B-13.1, B-15.2] */
export const REVOLT = 2;
export const MERCY = 2;

/** The colour of a card: those that do something when they win have one of their own. */
export const PURPLE = 'light-dark(#6f2c7e, #cfa0e2)';
const TONES: Record<number, string> = {
  1: 'var(--rubrica)',
  9: 'var(--school-GR)',
  10: 'var(--school-BL)',
  11: 'var(--school-BR)',
  12: 'var(--school-PI)',
  13: PURPLE,
};
const INKS: Record<number, string> = {
  1: 'var(--rubrica-ink)',
  9: 'var(--school-GR-ink)',
  10: 'var(--school-BL-ink)',
  11: 'var(--school-BR-ink)',
  12: 'var(--school-PI-ink)',
  13: PURPLE,
};
export const toneOf = (value: number): string => TONES[value] ?? 'var(--bronze)';
export const inkOf = (value: number): string => INKS[value] ?? 'var(--bronze-ink)';

/** Cards counted by value, as a view has them: how many there are in all. */
export const total = (cards: readonly number[]): number =>
  cards.reduce((sum, count) => sum + count, 0);

/** The values of which there is at least one card, the lowest first. */
export const valuesIn = (cards: readonly number[]): number[] =>
  VALUES.filter((value) => (cards[value] ?? 0) > 0);

/** Cards counted by value as a list, one entry a card. */
export const listed = (cards: readonly number[]): number[] =>
  VALUES.flatMap((value) => Array.from({ length: cards[value] ?? 0 }, () => value));

/** How often a value is among cards that are listed one by one. */
export const countOf = (values: readonly number[], value: number): number =>
  values.filter((one) => one === value).length;

/** Refer to a combination as the house's sentences do, or to its only card. */
export const combination = (value: number, count: number) =>
  count === 1 ? { kind: 'card', id: value } : { kind: 'combination', id: `${value}×${count}` };

/** The value a reference of the log speaks of; null for anything else. */
export function meant(ref: { kind: string; id: number | string } | null): number | null {
  if (ref?.kind !== 'card' && ref?.kind !== 'combination') return null;
  return Number.parseInt(`${ref.id}`, 10) || null;
}
