/** Rulebooks: fetched once a language, searched here, with references to articles as links. */
import { api } from '../lib/api.ts';
import type { ChapterText } from '../lib/protocol.ts';
import type { Speech } from '../lib/speech.ts';

const books = new Map<string, Promise<ChapterText[]>>();

export function book(game: string, language: string): Promise<ChapterText[]> {
  const key = `${game}/${language}`;
  let found = books.get(key);
  if (!found) {
    found = api.rules(game, language);
    // A failed fetch is not kept: the next look tries again.
    found.catch(() => books.delete(key));
    books.set(key, found);
  }
  return found;
}

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Plain words that lead to chapters and articles, though these use others. */
type PlainWords = ReadonlyMap<string, readonly string[]>;

/** Read a game's plain words: `<game>-search`, a line for each place, words before the colon. */
export function plainWords(speech: Speech, game: string): PlainWords {
  const found = new Map<string, string[]>();
  if (!speech.has(`${game}-search`)) return found;
  for (const line of speech.text(`${game}-search`).split('\n')) {
    const [words = '', places = ''] = line.split(':');
    for (const word of words.split(',').map((one) => plain(one.trim()))) {
      found.set(word, [...(found.get(word) ?? []), ...places.split(' ').filter(Boolean)]);
    }
  }
  return found;
}

/** Keep the articles that have all the words, or that a plain word leads to. */
export function search(
  chapters: readonly ChapterText[],
  query: string,
  known: PlainWords = new Map(),
): ChapterText[] {
  const asked = known.get(plain(query.trim())) ?? [];
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [...chapters];
  return chapters
    .map((chapter) => ({
      ...chapter,
      intro: '',
      articles: chapter.articles.filter((article) => {
        const text = plain(`${article.id} ${article.title} ${article.text} ${chapter.title}`);
        const meant = asked.includes(article.id) || asked.includes(chapter.id);
        return meant || words.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.articles.length);
}

export interface Piece {
  text: string;
  article: string | null;
}

/** Cut a text at the articles it refers to, as far as the book has them. */
export function pieces(text: string, known: ReadonlySet<string>): Piece[] {
  return text
    .split(/\b([A-Z]{1,2}-\d+(?:\.\d+)?)\b/)
    .map((piece, at) => ({ text: piece, article: at % 2 && known.has(piece) ? piece : null }))
    .filter((piece) => piece.text);
}

/** All ids of a book: chapters and articles. */
export function idsOf(chapters: readonly ChapterText[]): Set<string> {
  return new Set(chapters.flatMap((one) => [one.id, ...one.articles.map((article) => article.id)]));
}
