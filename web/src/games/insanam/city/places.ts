/** Where the places of Rome are drawn, and in which order one walks from one to the next. */

/** How the outline of each place is built. */
export const OUTLINE: Readonly<Record<string, string>> = {
  MAR: 'portico',
  SEN: 'temple',
  SUB: 'roofs',
  BAR: 'camp',
  HIP: 'stadium',
  COL: 'amphitheatre',
};

/** Where chariots race, and where gladiators fight: what is drawn there besides. */
export const COURSE = 'HIP';
export const ARENA = 'COL';

/** The places along the walk: those in the north from the Tiber on, then those in the south. */
export const WALK: readonly string[] = ['MAR', 'SEN', 'SUB', 'BAR', 'HIP', 'COL'];

/** The place beside another on the walk, around the city. */
export const beside = (place: string, step: number): string =>
  WALK[(WALK.indexOf(place) + step + WALK.length) % WALK.length] ?? place;

/** Roofs of the slums: x, y, width, height and turn, in a box of 100 by 100. */
export const ROOFS: readonly (readonly [number, number, number, number, number])[] = [
  [2, 3, 15, 10, -6],
  [19, 1, 12, 12, 8],
  [33, 3, 17, 9, -3],
  [52, 0, 13, 12, 5],
  [67, 3, 16, 9, -8],
  [84, 2, 14, 12, 6],
  [0, 16, 12, 13, 7],
  [14, 15, 15, 10, -5],
  [31, 14, 13, 11, 4],
  [46, 15, 16, 10, -7],
  [64, 14, 13, 12, 6],
  [79, 16, 18, 10, -4],
  [2, 31, 14, 10, -8],
  [84, 29, 14, 12, 8],
  [0, 44, 12, 12, 5],
  [87, 44, 12, 11, -6],
  [2, 58, 13, 11, -4],
  [84, 58, 15, 10, 5],
  [0, 71, 14, 11, 8],
  [86, 71, 13, 12, -7],
  [2, 85, 16, 10, -5],
  [20, 87, 13, 11, 6],
  [35, 88, 16, 9, -3],
  [53, 87, 14, 11, 7],
  [69, 88, 13, 10, -6],
  [83, 85, 15, 12, 4],
];
