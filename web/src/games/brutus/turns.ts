/** What a view tells of turns: who did what last, and who won the round before. */
import type { BrutusPlay, BrutusView } from './protocol.ts';

/** What a seat has done last in this round. */
export const lastPlay = (view: BrutusView, seat: number) =>
  view.plays.findLast((play) => play.seat === seat) ?? null;

/** Who won a round that is over, and with what: the last combination played. [B-7.1] */
export const winner = (plays: readonly BrutusPlay[]) =>
  plays.findLast((play) => play.value > 0) ?? null;
