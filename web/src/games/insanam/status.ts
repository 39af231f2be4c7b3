/** Where the game stands: the round and the turn of how many, and what wins. [C-16.1] */
import type { StatusLine } from '../../lib/board.ts';
import type { InsanamView } from './protocol.ts';
import { statusText } from './spoken.ts';
import { say } from './words.ts';

export const status: StatusLine = (given, speech) => {
  const view = given as InsanamView;
  return `${statusText({ view, speech })} · ${say(speech, 'ui-goal')}`;
};
