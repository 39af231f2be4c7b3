/** Choosing several cards of some: two to keep, or all of them in an order. */
import { argsOf } from '../words.ts';

/** The cards that the moves of a question name, in the order in which they come up. */
export const cardsOf = (moves: readonly string[]): string[] => [
  ...new Set(moves.flatMap((move) => (argsOf(move)[0] ?? '').split(',').filter(Boolean))),
];

/** How many cards a move of the question names. */
export const sizeOf = (moves: readonly string[]): number =>
  (argsOf(moves[0] ?? '')[0] ?? '').split(',').filter(Boolean).length;

/** The move that names exactly these cards; null while there is none. */
export function moveFor(
  moves: readonly string[],
  chosen: readonly string[],
  ordered: boolean,
): string | null {
  const wanted = (ordered ? chosen : chosen.toSorted()).join(',');
  const cards = (move: string) => (argsOf(move)[0] ?? '').split(',');
  return (
    moves.find((move) => (ordered ? cards(move) : cards(move).toSorted()).join(',') === wanted) ??
    null
  );
}

/** Take a card, or put it back; the last one taken makes room where there is none. */
export function toggled(chosen: readonly string[], card: string, size: number): string[] {
  if (chosen.includes(card)) return chosen.filter((one) => one !== card);
  return [...chosen.slice(0, size - 1), card];
}
