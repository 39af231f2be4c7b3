import { describe, expect, it } from 'vitest';
import { speechOf } from '../test/catalogue.ts';
import { botName, botOf, LEVELS, levelExpect, levelMeasured, levelOf } from './bots.ts';
import type { GameInfo } from './protocol.ts';

const measuring = (name: string, beats: (number | null)[]) =>
  ({
    name,
    levels: beats.map((one, at) => ({ bot: `level:${at + 1}`, beats: one })),
  }) as unknown as GameInfo;

describe('a bot in words', () => {
  it('is named by level and number, in every language differently', () => {
    expect(botName(speechOf('en'), 'level:4')).toBe('Optio, level 4');
    expect(botName(speechOf('fr'), 'level:6')).toBe('Préfet, niveau 6');
    expect(botName(speechOf('ru'), 'level:5')).toBe('Центурион, уровень 5');
  });

  it('is named by kind where it is no level, and by its own word where it is unknown', () => {
    expect(botName(speechOf('en'), 'veteran')).toBe('Veteran');
    expect(botName(speechOf('en'), 'search:200ms')).toBe('Strategist');
    expect(botName(speechOf('en'), 'level:9')).toBe('level:9');
  });

  it('is a level only from one to eight', () => {
    expect(LEVELS.map((level) => levelOf(botOf(level)))).toEqual([...LEVELS]);
    for (const bot of ['level:0', 'level:9', 'level:12', 'level:', 'veteran', 'xlevel:3']) {
      expect(levelOf(bot)).toBeNull();
    }
  });

  it('says in every language what to expect of each level', () => {
    for (const speech of [speechOf('en'), speechOf('fr'), speechOf('ru')]) {
      const said = LEVELS.map((level) => levelExpect(speech, level));
      expect(new Set(said).size).toBe(8);
      for (const one of said) expect(one).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});

describe('what was measured of a level', () => {
  const english = speechOf('en');
  const gorus = measuring('gorus', [null, 66]);
  const brutus = measuring('brutus', [null, 62]);

  it('is told of one game in a sentence, of several as a list', () => {
    expect(levelMeasured(english, [gorus], 2)).toBe(
      'Of 100 games against the level below it wins 66.',
    );
    expect(levelMeasured(english, [gorus, brutus], 2)).toBe(
      'Wins of 100 games against the level below: Gorus Maximus: 66, Brutus: 62.',
    );
  });

  it('is never invented: nothing is said where nothing was measured', () => {
    expect(levelMeasured(english, [gorus, brutus], 1)).toBe('');
    expect(levelMeasured(english, [], 2)).toBe('');
    expect(levelMeasured(english, [measuring('brutus', [])], 2)).toBe('');
  });
});
