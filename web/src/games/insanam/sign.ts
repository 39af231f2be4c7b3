/** A seat in the log: the sign and the colour of its house. */
import type { SeatSign } from '../../lib/board.ts';
import { seatColour } from '../../lib/seating.ts';
import { SIGNS } from './parts/signs.ts';

export const sign = (seat: number): SeatSign => ({
  picture: `<path d="${SIGNS[seat] ?? ''}"/>`,
  box: '0 0 24 24',
  colour: seatColour(seat),
});
