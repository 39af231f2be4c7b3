/** Questions that are answered by one of a few words: the big buttons. */
import type { Speech } from '../../lib/speech.ts';
import { say } from './words.ts';

export interface Answer {
  move: string;
  text: string;
  /** The one that says yes. */
  primary: boolean;
}

const WORDS: Record<string, string> = { yes: 'ui-yes', no: 'ui-no', on: 'ui-on', off: 'ui-off' };

/** Put a move into the words of its button; null for moves that are made by picking. */
function textOf(speech: Speech, move: string): string | null {
  if (move === 'pass') return say(speech, 'ui-pass');
  const [kind = '', word = ''] = move.split(' ');
  if (kind === 'forum' || kind === 'gifts') {
    return say(speech, 'board-cards', { count: Number(word) });
  }
  const key = WORDS[word];
  return key ? say(speech, key) : null;
}

/** The buttons for the legal moves; those who ask a yes or no have the yes first. */
export function answersOf(speech: Speech, moves: readonly string[] | null): Answer[] {
  const found = (moves ?? []).flatMap((move) => {
    const text = textOf(speech, move);
    return text === null ? [] : [{ move, text, primary: / (yes|on)$/.test(move) }];
  });
  return found.some(({ move }) => / (no|off)$/.test(move)) ? found.toReversed() : found;
}
