/** Where the game stands: tournament and turn, and what wins. */
import type { StatusLine } from '../../lib/board.ts';
import type { GloriaShown } from './protocol.ts';
import { say, turnText } from './words.ts';

export const status: StatusLine = (given, speech) => {
  const view = given as GloriaShown;
  const { options } = view.table;
  const goal = say(speech, options.campaign === null ? 'board-goal' : 'board-goal-campaign', {
    id: options.mode === 'single' ? 'single' : options.victory,
  });
  return [turnText({ view, speech }), goal].join(' · ');
};
