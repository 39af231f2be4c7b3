import { describe, expect, it } from 'vitest';
import type { Forecast } from '../../../lib/protocol.ts';
import { firstOdds, oddsOf } from './odds.ts';

const foretold = (chances: Record<string, number>): Forecast => ({
  costs: [],
  sums: [],
  brings: [],
  facts: {},
  settled: false,
  odds: Object.entries(chances).map(([word, chance]) => ({
    word,
    what: { key: `gloria-odds-${word}` },
    chance,
  })),
});

describe('the odds of a duel', () => {
  it('stand side by side: what befalls one, and the same of the other', () => {
    const { both, rest } = oddsOf(foretold({ attack: 0.6, tie: 0.1, defend: 0.3, wound: 0.4 }));
    expect(both).toEqual([
      { word: 'attack', mine: 0.6, theirs: 0.3 },
      { word: 'wounded', mine: null, theirs: 0.4 },
    ]);
    expect(rest.map(({ word }) => word)).toEqual(['tie']);
  });

  it('lose none that the house tells', () => {
    const words = [
      ...['attack', 'tie', 'defend', 'caught', 'freed', 'recovers', 'pulled', 'yields', 'win'],
      ...['touch', 'wound', 'fell', 'out', 'killed', 'wall'],
      ...['touched', 'wounded', 'fallen', 'lost', 'slain', 'walled'],
    ];
    const { both, rest } = oddsOf(foretold(Object.fromEntries(words.map((one) => [one, 0.5]))));
    const told = both.flatMap(({ mine, theirs }) => [mine, theirs]).filter((one) => one !== null);
    expect(told.length + rest.length).toBe(words.length);
  });

  it('come down to who wins and who is hurt where there is little room', () => {
    const few = firstOdds(foretold({ wounded: 0.1, touch: 0.2, win: 0.3, caught: 0.4 }));
    expect(few.map(({ word }) => word)).toEqual(['caught', 'win', 'wounded']);
  });
});
