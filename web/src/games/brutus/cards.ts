/** Cards as the board needs them: what the server says is printed on them, and how they look. */
import type { Printed } from '../../lib/printed.ts';

interface Content {
  characters: { characters: readonly { value: number; effect?: string }[] };
  table: { mercy: number };
  positions: { positions: Readonly<Record<string, readonly string[]>> };
}

let effects: ReadonlyMap<number, string> = new Map();

/** Points for Benevolence. [B-15.2] */
export let MERCY = 0;

/** What the position cards are called, by number of players and place. [B-1.6] */
export let POSITIONS: Content['positions']['positions'] = {};

/** Take in what is printed. */
export function read(printed: Printed): void {
  const { characters, table, positions } = printed as unknown as Content;
  effects = new Map(characters.characters.map((one) => [one.value, one.effect ?? '']));
  MERCY = table.mercy;
  POSITIONS = positions.positions;
}

/** What a combination does when it wins its round, in the rules' own word; empty for nothing. */
export const effectOf = (value: number): string => effects.get(value) ?? '';

/** The colours of a card and of writing on it. */
type Paint = readonly [tone: string, ink: string];

const school = (name: string): Paint => [`var(--school-${name})`, `var(--school-${name}-ink)`];
export const PURPLE = 'light-dark(#6f2c7e, #cfa0e2)';
const BRONZE: Paint = ['var(--bronze)', 'var(--bronze-ink)'];

/** By value, from the lowest: those that do something have a colour of their own. */
const PAINTS: readonly Paint[] = [
  ['var(--rubrica)', 'var(--rubrica-ink)'],
  ...Array.from({ length: 7 }, () => BRONZE),
  ...['GR', 'BL', 'BR', 'PI'].map(school),
  [PURPLE, PURPLE],
];
const paintOf = (value: number): Paint => PAINTS[value - 1] ?? BRONZE;
export const toneOf = (value: number): string => paintOf(value)[0];
export const inkOf = (value: number): string => paintOf(value)[1];

/** Cards counted by value, as a view has them: how many there are in all. */
export const total = (cards: readonly number[]): number =>
  cards.reduce((sum, count) => sum + count, 0);

/** The values of which there is at least one card, the lowest first. */
export const valuesIn = (cards: readonly number[]): number[] =>
  cards.flatMap((count, value) => (count > 0 ? [value] : []));

/** Cards counted by value as a list, one entry a card. */
export const listed = (cards: readonly number[]): number[] =>
  cards.flatMap((count, value) => Array.from({ length: count }, () => value));

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
