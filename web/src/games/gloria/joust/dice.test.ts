import { describe, expect, it } from 'vitest';
import { speechOf } from '../../../test/catalogue.ts';
import { die, MOMENTS, moment, NAMES } from '../fixtures.ts';
import type { GloriaDie } from '../protocol.ts';
import { dieText, luckOf, ofFight, seatOf } from './dice.ts';

const { view } = moment('act');
const told = (one: GloriaDie, language = 'en') =>
  dieText({ view, seat: 0, names: NAMES, speech: speechOf(language) }, one);

/** Every die there can be, by what it was for and what it meant. */
const ALL: [string, string[]][] = [
  ['order', ['']],
  ['act', ['']],
  ['init', ['attacks', 'defends', 'tie']],
  ['atk', ['miss', 'touch', 'push', 'close', 'special']],
  ['def', ['miss', 'touch', 'push', 'close']],
  ['prot', ['stopped', 'wounded']],
  [
    'spec',
    [
      'killed',
      'wounded',
      'stunned',
      'felled',
      'disarmed',
      'weapon',
      'cowed',
      'nothing',
      'again',
      'elated',
    ],
  ],
  ['fall', ['falls', 'stands']],
  ['trip', ['falls', 'stands']],
  ['rise', ['steady', 'turned']],
  ['pick', ['taken', 'broken']],
  ['net', ['caught', 'missed']],
  ['free', ['torn', 'freed', 'held']],
  ['crowd', ['spared', 'doubt']],
  ['judge', ['mercy', 'death']],
  ['xp', ['']],
  ['leave', ['leaves', 'stays']],
];

describe('a die in words', () => {
  it('compares with weights, which go by quarters', () => {
    const act = die('act', 7, { total: 3, limit: 19 });
    expect(told(act)).toBe('Action points: 7 against weight 4.75 gives Priscus 3 PA.');
    const init = die('init', 3, { total: 31, limit: 35, result: 'attacks' });
    expect(told(init)).toBe('Initiative: 3 + weight 4.75 = 7.75 against 8.75. Priscus attacks.');
  });

  it('tells what is added to a protection die, and nothing where nothing is', () => {
    const plain = die('prot', 4, { total: 16, limit: 19, result: 'stopped' });
    expect(told(plain)).toBe('Protection of Priscus: 4 against weight 4.75. The blow is stopped.');
    const more = die('prot', 4, { total: 20, limit: 19, result: 'wounded' });
    expect(told(more)).toBe(
      'Protection of Priscus: 4 + 1 against weight 4.75. The blow goes through.',
    );
  });

  it('speaks of the crowd with what counts for the beaten', () => {
    const crowd = die('crowd', 3, { total: -1, limit: 0, result: 'spared' });
    expect(told(crowd)).toBe('The crowd: 3 − 4 = −1, below 0. Priscus is spared.');
  });

  it('has the decimal sign of the language', () => {
    const act = die('act', 7, { total: 3, limit: 19 });
    expect(told(act, 'fr')).toContain('4,75');
    expect(told(act, 'ru')).toContain('4,75');
  });

  it('may belong to a seat', () => {
    const order = die('order', 5, { who: 1 });
    expect(told(order)).toBe('Order: Marcus rolls 5.');
    expect(seatOf({ view, seat: 0, names: NAMES, speech: speechOf('en') }, order)).toBe(1);
    const other = die('atk', 5, { who: 4 });
    expect(seatOf({ view, seat: 0, names: NAMES, speech: speechOf('en') }, other)).toBe(1);
  });

  it.each(['en', 'fr', 'ru'])('can be told whatever it is, in %s', (language) => {
    for (const [label, results] of ALL) {
      for (const result of results) {
        for (const total of [16, 20]) {
          expect(told(die(label, 4, { total, limit: 18, result }), language)).not.toBe('');
        }
      }
    }
    for (const name of MOMENTS) {
      const kept = moment(name).view;
      const eyes = { view: kept, seat: 0, names: NAMES, speech: speechOf(language) };
      for (const one of kept.table.dice) expect(dieText(eyes, one)).not.toBe('');
    }
  });
});

it('is good or bad for whoever rolled it, or neither', () => {
  expect(luckOf(die('atk', 1, { result: 'special' }))).toBe(true);
  expect(luckOf(die('spec', 1, { result: 'wounded' }))).toBe(true);
  expect(luckOf(die('prot', 1, { result: 'wounded' }))).toBe(false);
  expect(luckOf(die('act', 1))).toBeNull();
  expect([die('act', 1), die('prot', 1)].map(ofFight)).toEqual([false, true]);
});
