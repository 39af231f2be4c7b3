/** Where the lanistae sit: in the corners that the arena leaves free, each near its own zone. */

export interface Place {
  side: 'left' | 'right';
  end: 'top' | 'bottom';
  /** How many plates are nearer to the corner. */
  row: number;
}

const right = (end: Place['end'], row = 0): Place => ({ side: 'right', end, row });
const left = (end: Place['end'], row = 0): Place => ({ side: 'left', end, row });

/** Clockwise from the east, as the zones lie. [L-4.1] */
const PLACES: Record<number, Place[]> = {
  2: [right('bottom'), left('top')],
  3: [right('bottom'), left('bottom'), left('top')],
  4: [right('bottom'), left('bottom'), left('top'), right('top')],
  5: [right('bottom', 1), right('bottom'), left('bottom'), left('top'), right('top')],
  6: [
    right('bottom', 1),
    right('bottom'),
    left('bottom'),
    left('top', 1),
    left('top'),
    right('top'),
  ],
};

export const placeAt = (seat: number, seats: number): Place =>
  PLACES[seats]?.[seat] ?? right('top');
