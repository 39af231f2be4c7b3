import { describe, expect, it } from 'vitest';
import { speechOf } from '../../test/catalogue.ts';
import { answersOf } from './answers.ts';
import { cards, NAMES, play, reply, table } from './fixtures.ts';
import type { BrutusView } from './protocol.ts';
import { columnLabel, playText, seatLine, sendText, waitText, willText } from './words.ts';

const english = speechOf('en');
const eyes = (view: BrutusView, speech = english) => ({ view, seat: 0, names: NAMES, speech });
const will = (view: BrutusView, values: number[], to: number | null = null, speech = english) =>
  willText(eyes(view, speech), 0, values, to);
const send = (view: BrutusView, values: number[], to: number | null = null) =>
  sendText(eyes(view), values, to);

describe('what a choice would do, in words', () => {
  it('says what winning with it brings', () => {
    const said = (value: number) => will(table(4), [value])[0];
    expect(said(5)).toBe('5 wins the round unless it is beaten.');
    expect(will(table(4), [2, 2])).toEqual(['2×2 wins the round unless it is beaten.']);
    expect(said(9)).toBe('Unless beaten it wins, and you give one or two cards away.');
    expect(said(10)).toBe('Unless beaten it wins, and you discard a card.');
    expect(said(11)).toBe('Unless beaten it wins, and you give a card to whoever is to lead next.');
    expect(said(12)).toBe('Unless beaten it wins: you discard a card, and Titus leads next.');
    expect(said(13)).toBe('Unless beaten by a 1 it wins and brings 1 point.');
  });

  it('says first that it empties my hand', () => {
    const out = { sizes: [2, 5, 5, 0], places: [0, 0, 0, 1], options: { revolt: true } };
    expect(will(table(4, out), [2, 2])).toEqual([
      'This empties your hand: you go out as Consul, +4 points.',
      'Gladiators’ Revolt: +4 points.',
    ]);
    expect(will(table(4, { ...out, sizes: [1, 5, 5, 0] }), [12])).toEqual([
      'This empties your hand: you go out as Consul, +4 points.',
      'Unless beaten it wins, and Claudia leads next.',
    ]);
    const last = { sizes: [1, 5, 0, 0], places: [0, 0, 1, 2] };
    expect(will(table(4, last), [13])).toEqual([
      'This empties your hand: you go out as III, +2 points.',
      'The manche ends with it.',
    ]);
  });

  it('says who is skipped and what killing Caesar allows', () => {
    expect(will(reply(5, 1, { power: true }), [5])[0]).toBe('Marcus loses the next turn.');
    const caesar = reply(13, 1, { options: { conspiracy: true } });
    expect(will(caesar, [1])[0]).toBe('You may then start a Conspiracy.');
  });

  it('says how many cards are missing, and what laying and taking mean', () => {
    const lay = table(4, { phase: 'lay', asked: 2 });
    expect(will(lay, [9])).toEqual(['1 more card is wanted.']);
    expect(will(lay, [9, 2])).toEqual(['2, Dux (9): nobody learns who laid what.']);
    const take = table(4, { phase: 'take', forum: cards(3, 4), asked: 1, pickers: [0, 1] });
    expect(will(take, [3])).toEqual(['3: everyone sees what you take.']);
    expect(will(lay, [])).toEqual([]);
  });

  it('says who gets a card and who will know', () => {
    const give = table(4, { phase: 'give', gifts: 1, given: [{ to: 2, value: 0 }] });
    expect(will(give, [5])).toEqual(['Claudia gets 5; only the two of you know it.']);
    expect(will({ ...give, sizes: [1, 5, 5, 5] }, [5])[0]).toBe(
      'This empties your hand: you go out as Imperator, +6 points.',
    );
    expect(will(table(4, { phase: 'slip' }), [5])).toEqual([
      'Marcus gets 5; only the two of you know it.',
    ]);
    expect(will(table(4, { phase: 'discard' }), [5])).toEqual([
      '5 leaves the game for this manche; everyone sees it.',
    ]);
    const top = { value: 11, count: 1, owner: 0 };
    expect(will(table(4, { phase: 'to', top }), [], 3)).toEqual([
      'Titus gets a card of your choice and leads next.',
    ]);
    expect(will(table(4, { phase: 'to' }), [], 3)).toEqual(['Titus gets a card of your choice.']);
  });

  it('speaks French and Russian', () => {
    const out = table(4, { sizes: [1, 5, 5, 5] });
    expect(will(out, [5], null, speechOf('fr'))).toEqual([
      'Votre main se vide\u00a0: vous sortez comme Imperator, +6 points.',
    ]);
    expect(will(out, [5], null, speechOf('ru'))).toEqual([
      'Рука пустеет, вы выходите: Император, +6 очков.',
    ]);
    expect(will(table(4), [13], null, speechOf('ru'))).toEqual([
      'Если никто не ответит картой 1, раунд ваш: +1 очко.',
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
