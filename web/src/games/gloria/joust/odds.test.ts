import { describe, expect, it } from 'vitest';
import { forecastOf } from '../../../test/fakes.ts';
import { chancesOf, tellable } from './odds.ts';

describe('the odds of an attack', () => {
  it('are those of its forecast', () => {
    const what = { key: 'gloria-board-odds-win' };
    expect(chancesOf(forecastOf({ odds: [{ word: 'win', what, chance: 0.5 }] }))).toEqual({
      win: 0.5,
    });
    expect(chancesOf(forecastOf())).toBeNull();
    expect(chancesOf(null)).toBeNull();
  });

  it('leave out what cannot happen', () => {
    const words = (kind: string, chances: Record<string, number>) =>
      tellable(kind, chances).map(({ word }) => word);
    expect(words('engage', { win: 0, wound: 0.2 })).toEqual(['win', 'wound']);
    expect(words('throw', { caught: 0.4, wounded: 0.1 })).toEqual(['caught', 'wounded']);
    expect(words('push', { win: 0.4, fell: 0.1 })).toEqual(['win', 'fell']);
  });
});
