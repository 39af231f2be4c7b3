import { describe, expect, it } from 'vitest';
import type { ChapterText } from '../lib/protocol.ts';
import { speechOf } from '../test/catalogue.ts';
import { idsOf, pieces, plainWords, search } from './book.ts';

const book: ChapterText[] = [
  {
    id: 'G-5',
    title: 'Suivre',
    intro: 'Intro.',
    articles: [
      { id: 'G-5.2', title: 'Obligation', text: 'Suivez l’école (voir G-6.1).', edition: null },
      { id: 'G-5.3', title: 'Défausse', text: 'Sinon, jetez. Voir G-99.', edition: 'fr2018' },
    ],
  },
  {
    id: 'G-6',
    title: 'Défi',
    intro: '',
    articles: [
      { id: 'G-6.1', title: 'Force égale', text: 'Une carte aussi forte.', edition: null },
    ],
  },
];

const found = (query: string) =>
  search(book, query).flatMap((chapter) => chapter.articles.map((article) => article.id));

describe('the rulebook', () => {
  it.each([
    ['', ['G-5.2', 'G-5.3', 'G-6.1']],
    ['ECOLE', ['G-5.2']],
    ["l'ecole", ['G-5.2']],
    ['defausse jetez', ['G-5.3']],
    ['g-6.1', ['G-5.2', 'G-6.1']],
    ['suivre', ['G-5.2', 'G-5.3']],
    ['nothing', []],
  ])('is searched for “%s”', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it.each([
    ['fr', 'Atout', ['G-6.1']],
    ['ru', 'козырь', ['G-6.1']],
    ['en', 'suit', ['G-5.2', 'G-5.3']],
    ['fr', 'rien de tel', []],
  ])('is searched in %s for the plain word “%s”', (language, query, ids) => {
    const words = plainWords(speechOf(language), 'gorus');
    const left = search(book, query, words).flatMap((chapter) => chapter.articles);
    expect(left.map((article) => article.id)).toEqual(ids);
  });

  it('has no plain words where a game brings none', () => {
    expect(plainWords(speechOf('en'), 'nothing').size).toBe(0);
  });

  it('links the articles it has, and only those', () => {
    const known = idsOf(book);
    expect(pieces('See G-6.1, not G-99 or X-1.', known)).toEqual([
      { text: 'See ', article: null },
      { text: 'G-6.1', article: 'G-6.1' },
      { text: ', not ', article: null },
      { text: 'G-99', article: null },
      { text: ' or ', article: null },
      { text: 'X-1', article: null },
      { text: '.', article: null },
    ]);
  });
});
