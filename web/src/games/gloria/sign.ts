/** A seat in the log: the sign and the colour of its troop. */
import type { SeatSign } from '../../lib/board.ts';
import { seatColour } from '../../lib/seating.ts';
import { signOf } from './troops/marks.ts';

export const sign = (seat: number): SeatSign => ({
  picture: `<path d="${signOf(seat)}"/>`,
  box: '-1.1 -1.1 2.2 2.2',
  colour: seatColour(seat),
});
