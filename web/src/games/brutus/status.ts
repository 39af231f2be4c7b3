/** Where the game stands: the manche, and when the game ends. [B-12] */
import type { StatusLine } from '../../lib/board.ts';
import type { BrutusView } from './protocol.ts';
import { say } from './words.ts';

export const status: StatusLine = (given, speech) => {
  const { manche, end } = given as BrutusView;
  if (end.target) return say(speech, 'board-now-target', { manche, target: end.target });
  if (end.time) {
    return say(speech, 'board-now-time', { manche, minutes: Math.round(end.time / 60) });
  }
  return say(speech, 'board-now', { manche, manches: end.manches ?? manche });
};
