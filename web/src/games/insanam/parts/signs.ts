/** The sign of each seat, so that colours are never alone. */

/** Paths in a box of 24 by 24. */
export const SIGNS: readonly string[] = [
  // a star of eight points
  'M12 1.5 14.3 8.3 20.6 5 17.3 11.3 22.5 12 17.3 13.6 20.6 19.2 14.3 16 12 22.5 9.7 16 3.4 19.2 6.7 13.6 1.5 12 6.7 11.3 3.4 5 9.7 8.3Z',
  // a crescent
  'M15.5 2.2A10 10 0 1 0 21.8 15.6 8.2 8.2 0 0 1 15.5 2.2Z',
  // a column
  'M4 2.5h16v3.2h-2.6V18h2.6v3.5H4V18h2.6V5.7H4Z',
  // a leaf
  'M20.5 3.2C10 2.4 3 7.3 4.1 16.4L2.4 21.4 5.4 21.6 6.6 18.9C15.6 20.6 20.9 14 20.5 3.2Z',
];

/** The colour of a seat; the board sets the variables. */
export const seatColour = (seat: number): string =>
  seat < 0 ? 'var(--barbarian, #5d5347)' : `var(--seat-${seat})`;
/** The same as text. */
export const seatInk = (seat: number): string =>
  seat < 0 ? 'var(--ink)' : `var(--seat-${seat}-ink)`;
