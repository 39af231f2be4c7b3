import { describe, expect, it } from 'vitest';
import { speechOf } from '../../test/catalogue.ts';
import { forecastOf } from '../../test/fakes.ts';
import { answersOf } from './answers.ts';
import { NAMES, play, reply, table } from './fixtures.ts';
import type { BrutusView } from './protocol.ts';
import {
  characterName,
  columnLabel,
  foretold,
  playText,
  seatLine,
  sendText,
  waitText,
  willText,
} from './words.ts';

const english = speechOf('en');
const eyes = (view: BrutusView, speech = english) => ({ view, seat: 0, names: NAMES, speech });
const send = (view: BrutusView, values: number[], to: number | null = null) =>
  sendText(eyes(view), values, to);

/** The house foretells of every move its text. */
const echo = (move: string) =>
  forecastOf({ brings: [{ key: 'brutus-board-choosing', facts: { names: move } }] });
const will = (view: BrutusView, values: number[], to: number | null = null) =>
  willText(eyes(view), values, to, echo).map((text) => text.replace('Still choosing: ', ''));

describe('what a choice would do', () => {
  it('is what the house foretells of its moves', () => {
    expect(will(table(4), [2, 2])).toEqual(['2x2']);
    expect(will(reply(5, 1), [9])).toEqual(['9x1']);
    expect(will(table(4, { phase: 'lay', asked: 3 }), [9, 2, 9])).toEqual(['lay 9', 'lay 2']);
    expect(will(table(4, { phase: 'discard' }), [5])).toEqual(['discard 5']);
    expect(will(table(4, { phase: 'to' }), [], 3)).toEqual(['to 3']);
    expect(will(table(4), [])).toEqual([]);
  });

  it('says how many cards are missing', () => {
    const lay = table(4, { phase: 'lay', asked: 2 });
    expect(will(lay, [9])).toEqual(['1 more card is wanted.']);
  });

  it('tells in one sentence what is alike for several cards', () => {
    const seat = { kind: 'seat', id: 2 };
    const each = (move: string) => {
      const card = { kind: 'card', id: Number(move.split(' ')[1]) };
      return forecastOf({
        brings: [
          { key: 'brutus-will-take', facts: { card } },
          { key: 'brutus-will-give', facts: { card, seat } },
          { key: 'brutus-will-end' },
        ],
      });
    };
    const told = (values: number[], language = 'en') => {
      const take = table(4, { phase: 'take', forum: [0, 0, 2, 0, 0, 1, 0, 0, 0, 1] });
      return willText(
        eyes({ ...take, asked: 1, pickers: [0] }, speechOf(language)),
        values,
        null,
        each,
      );
    };
    expect(told([9, 2, 5, 2])).toEqual([
      'You get Dux (9), 2×2, 5; everyone sees it.',
      'Claudia gets Dux (9), 2×2, 5; only the two of you know it.',
      'The manche ends with it.',
    ]);
    expect(told([9, 2, 5, 2], 'fr')[0]).toBe('Vous recevez Dux (9), 2×2, 5\u202f; tous le voient.');
    expect(told([9, 2, 5, 2], 'ru')[0]).toBe('Вы получите: Дукс (9), 2×2, 5; это видят все.');
  });

  it('is nothing before the house has answered', () => {
    expect(willText(eyes(table(4)), [5], null, () => null)).toEqual([]);
  });

  it('names people and cards in the language of the reader', () => {
    const seat = { kind: 'seat', id: 2 };
    const card = { kind: 'card', id: 9 };
    const forecast = forecastOf({ brings: [{ key: 'brutus-will-give', facts: { seat, card } }] });
    expect(foretold(eyes(table(4)), forecast)).toEqual([
      'Claudia gets Dux (9); only the two of you know it.',
    ]);
    expect(foretold(eyes(table(4), speechOf('fr')), forecast)).toEqual([
      'Claudia reçoit la carte Dux (9)\u202f; vous êtes deux à le savoir.',
    ]);
  });
});

describe('buttons', () => {
  it('say what they send', () => {
    expect(send(table(4), [9, 9])).toBe('Play 9×2');
    expect(send(table(4, { phase: 'lay' }), [9])).toBe('Lay it face down');
    expect(send(table(4, { phase: 'take' }), [9, 3])).toBe('Take them');
    expect(send(table(4, { phase: 'discard' }), [9])).toBe('Discard Dux (9)');
    expect(send(table(4, { phase: 'to' }), [], 1)).toBe('Give to Marcus');
  });

  it('answer questions, the yes first', () => {
    const texts = (...moves: string[]) => answersOf(english, moves).map(({ text }) => text);
    expect(texts('forum 1', 'forum 2')).toEqual(['1 card', '2 cards']);
    expect(texts('mercy no', 'mercy yes')).toEqual(['Yes', 'No']);
    expect(texts('power off', 'power on')).toEqual(['Switch it on', 'Leave it off']);
    expect(texts('pass', '9x2')).toEqual(['Pass']);
    expect(texts('to 1', 'lay 5')).toEqual([]);
    expect(answersOf(english, null)).toEqual([]);
  });
});

describe('names and lines', () => {
  it('tells a column with its state', () => {
    expect(columnLabel(english, 9, 2, true, [9])).toBe('Dux (9), 2 cards, 1 picked, can go');
    expect(columnLabel(english, 4, 1, false, [])).toBe('4, 1 card, not now');
    expect(columnLabel(english, 4, 1, null, [])).toBe('4, 1 card');
  });

  it('names characters that have a name', () => {
    expect([1, 2, 9].map((value) => characterName(english, value))).toEqual(['Brutus', '', 'Dux']);
  });

  it('tells a seat', () => {
    const view = reply(5, 1, {
      places: [0, 0, 1, 0],
      sizes: [5, 1, 0, 3],
      scores: [0, 1, 6, 0],
      won: [0, 0, 2, 0],
    });
    const told = (who: number) => seatLine(eyes(view), who);
    expect(told(0)).toBe('You: Imperator, 5 cards, 0 points, to play');
    expect(told(1)).toBe('Marcus: Consul, 1 card, 1 point');
    expect(told(2)).toBe(
      'Claudia: III, 0 cards, 6 points, 2 manches won, out as Imperator, passed',
    );
    const skipped = { ...view, turn: null, waiting: [3], plays: [play(3, 'skip')] };
    expect(seatLine(eyes(skipped), 3)).toBe(
      'Titus: Servus, 3 cards, 0 points, skipped, still choosing',
    );
  });

  it('tells turns, and who must do what', () => {
    const view = table(4, { turn: 1 });
    expect(playText(eyes(view), play(1, 'lead', 9, 2))).toBe('Marcus leads 9×2.');
    expect(playText(eyes(view), play(0))).toBe('You pass.');
    expect(waitText(eyes(view))).toBe('Marcus leads.');
    expect(waitText(eyes({ ...view, turn: 0 }))).toBe('');
    const lay = table(4, { phase: 'lay', turn: null, waiting: [0, 2] });
    expect(waitText(eyes(lay))).toBe('Still choosing: You, Claudia');
    expect(waitText(eyes({ ...lay, waiting: [0] }))).toBe('');
    expect(waitText(eyes(table(4, { phase: 'over', turn: null })))).toBe('');
  });
});
