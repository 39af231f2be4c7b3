/** The prompt line, as the house says it: whom it is about, what can be done, what it costs. */
import type { PromptLine } from '../../lib/board.ts';
import type { GloriaShown } from './protocol.ts';

export const prompt: PromptLine = (view, _prompt, speech, names) => {
  const { said } = (view as GloriaShown).asked;
  return said ? speech.say(said, names) : '';
};
