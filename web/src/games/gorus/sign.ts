/** A seat in the log: its helmet. Colours belong to schools. */
import type { SeatSign } from '../../lib/board.ts';
import { helmetOf } from './helmets.ts';

export const sign = (seat: number): SeatSign => ({
  picture: helmetOf(seat),
  box: '0 0 512 512',
  colour: 'var(--bronze)',
});
