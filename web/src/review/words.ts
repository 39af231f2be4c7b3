/** Moves and chances of counsel and review, in words. */
import { Words } from '../lib/plain/words.ts';
import type { NamedMove } from '../lib/protocol.ts';
import { toReader } from '../lib/reader.ts';
import type { Fact, Speech } from '../lib/speech.ts';

/**
 * Name a move: by the sentence of the log that tells of it, and by what sets it apart where that
 * sentence tells of others too; or by its word and its facts.
 */
export function moveText(
  speech: Speech,
  game: string,
  named: NamedMove,
  names: readonly string[],
  reader: number | null,
): string {
  const words = new Words(speech, game, names);
  if (!named.told) return wordText(speech, game, named, words);
  const told = speech.say(toReader(named.told, reader, speech), names);
  const apart = Object.entries(named.apart).map(([name, fact]) => partText(words, name, fact));
  return apart.length ? `${told.replace(/\.$/, '')} (${apart.join(', ')})` : told;
}

function wordText(speech: Speech, game: string, named: NamedMove, words: Words): string {
  const key = `review-word-${named.word}`;
  if (speech.has(`${game}-move-${named.word}`) || !speech.has(key)) {
    return words.move({ ...named, allowed: true, forecast: null });
  }
  const facts = Object.values(named.facts).map((fact) => words.fact(fact));
  return [speech.text(key), ...facts].join(' ');
}

/** Name a part of a move; a number says little without what it counts. */
function partText(words: Words, name: string, fact: Fact): string {
  return typeof fact === 'number' && words.has(name)
    ? `${words.field(name)} ${fact}`
    : words.fact(fact);
}

/** Write a part of a win in points of a hundred, with its sign if it is asked for. */
export function points(speech: Speech, share: number, signed = true): string {
  const number = Math.round(share * 1000) / 10;
  const sign = signed && number > 0 ? '+' : '';
  return sign + speech.text('review-points', { number });
}

/** Write a standard error in points of a hundred. */
export const errorText = (speech: Speech, error: number) =>
  `± ${new Intl.NumberFormat(speech.language, { maximumFractionDigits: 1 }).format(error * 100)}`;

/** Moves that are nearer than this are as good as equal. */
export const EQUAL = 0.01;

/** What the luck of a game is made of, as it calls it; nothing hidden where there are no secrets. */
export const luckParts = (speech: Speech, game: string, secrets: boolean) =>
  (secrets ? (['chance', 'hidden'] as const) : (['chance'] as const)).map((key) => ({
    key,
    text: speech.first([`${game}-luck-${key}`, `review-${key}`]) ?? key,
  }));
