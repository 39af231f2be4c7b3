import { beforeEach, describe, expect, it } from 'vitest';
import type { GameInfo } from '../lib/protocol.ts';
import { speechOf } from '../test/catalogue.ts';
import { lasts, playersOf, presetName, presetOf, presetSentence } from './presets.ts';
import {
  lastPreset,
  range,
  rememberLevel,
  rememberPreset,
  rememberSeating,
  seatingWish,
} from './wishes.ts';

const english = speechOf('en');
const preset = (word: string, options: Record<string, Record<string, unknown>>, house = false) => ({
  word,
  options,
  usual: 4,
  house,
  minutes: { 3: 1, 4: 21, 8: 150 },
});
const gorus: GameInfo = {
  name: 'gorus',
  version: 1,
  printed: 'v1',
  players: [1, 2, 3, 4, 8],
  options: {
    3: [{ name: 'target', choices: [null, 1], default: null }],
    4: [
      { name: 'target', choices: [null, 1], default: null },
      { name: 'teams', choices: [null, '2v2'], default: null },
    ],
  },
  presets: [
    preset('first', { 3: { players: 3, target: 1 } }),
    preset('short', { 3: { players: 3, target: 1 }, 4: { players: 4, target: 1 } }),
    preset('full', { 3: { players: 3 }, 4: { players: 4 }, 8: { players: 8 } }),
    preset('teams', { 4: { players: 4, teams: '2v2' } }, true),
  ],
  levels: [],
  chapters: 1,
  lessons: [],
};
const fifth: GameInfo = { ...gorus, name: 'micatio', players: [2, 5] };
const find = (word: string) => {
  const found = gorus.presets.find((one) => one.word === word);
  if (!found) throw new Error(word);
  return found;
};

describe('a preset', () => {
  it('has a name and a sentence, and is called a variant of the house where it is one', () => {
    expect(presetName(english, 'gorus', find('short'))).toBe('Short');
    expect(presetSentence(english, 'gorus', find('short'))).toBe('One round decides.');
    expect(presetSentence(english, 'gorus', find('teams'))).toMatch(/ Variant of the house\.$/);
  });

  it('says how long it takes, in whole minutes or halves of hours', () => {
    const long = (players: number, language = 'en', key = 'web-lasts') =>
      lasts(speechOf(language), find('full'), players, key);
    expect([3, 4, 8, 5].map((players) => long(players))).toEqual([
      'about 1 minute',
      'about 21 minutes',
      'about 2.5 hours',
      '',
    ]);
    expect([3, 4, 8].map((players) => long(players, 'ru'))).toEqual([
      'около 1 минуты',
      'около 21 минуты',
      'около 2,5 часа',
    ]);
    expect(long(3, 'fr')).toBe('environ 1 minute');
    expect(long(4, 'fr', 'web-lasts-short')).toBe('21\u00a0min');
    expect(long(8, 'fr', 'web-lasts-short')).toBe('2,5\u00a0h');
  });

  it('has words of the house where the game has none', () => {
    expect(presetName(english, 'micatio', find('full'))).toBe('Full game');
    expect(presetSentence(english, 'micatio', find('full'))).toBe(
      'By the rules, with nothing changed.',
    );
    expect(presetName(english, 'micatio', preset('long_way', {}))).toBe('long way');
  });

  it('is played by the number that is wanted, or by the nearest there is', () => {
    expect(playersOf(find('full'), 4)).toBe(4);
    expect(playersOf(find('full'), 6)).toBe(4);
    expect(playersOf(find('full'), 7)).toBe(8);
    expect(playersOf(find('first'), 9)).toBe(3);
  });

  it('is known from the options of a table', () => {
    const word = (options: Record<string, unknown>) => presetOf(gorus, options)?.word;
    expect(word({ players: 4, target: 1, teams: null, edition: 'fr2018' })).toBe('short');
    expect(word({ players: 4, target: null, teams: null })).toBe('full');
    expect(word({ players: 4, target: null, teams: '2v2' })).toBe('teams');
    expect(word({ players: 4, target: 1, teams: '2v2' })).toBeUndefined();
    expect(presetOf(undefined, {})).toBeNull();
  });
});

describe('what was wanted last time', () => {
  beforeEach(() => localStorage.clear());

  it('is one seating for all games: a gentle level, until another was chosen anywhere', () => {
    const games = [fifth, gorus];
    expect(range(games)).toEqual({ least: 2, most: 8 });
    expect(seatingWish(games)).toEqual({ players: 4, level: 2 });
    rememberSeating({ players: 12, level: 7 });
    expect(seatingWish(games)).toEqual({ players: 8, level: 7 });
    rememberLevel(5);
    expect(seatingWish(games)).toEqual({ players: 8, level: 5 });
    rememberSeating({ players: 2, level: 9 });
    expect(seatingWish(games)).toEqual({ players: 2, level: 2 });
  });

  it('is the preset that was played, as long as the game has it', () => {
    expect(lastPreset(gorus)).toBeNull();
    rememberPreset('gorus', 'full');
    expect(lastPreset(gorus)?.word).toBe('full');
    rememberPreset('gorus', 'gone');
    expect(lastPreset(gorus)).toBeNull();
  });
});
