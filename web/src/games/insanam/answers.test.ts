import { describe, expect, it } from 'vitest';
import { speechOf } from '../../test/catalogue.ts';
import { answersOf, freeOf, mapFree, planeOf } from './answers.ts';
import { stagedOf } from './cards/staged.ts';
import { eyesAt, forbidden } from './fixtures/played.ts';

const speech = speechOf('en');

describe('choosing', () => {
  it('sorts answers: buttons, cards, free actions, the map', () => {
    const eyes = eyesAt('after', speech);
    const moves = ['use G07', 'camp NUM', 'done'];
    expect(answersOf(eyes, moves).map(({ move }) => move)).toEqual(['done']);
    expect(freeOf(eyes, moves).map(({ move }) => move)).toEqual(['use G07']);
    expect(mapFree(eyes, moves)).toBe(true);
    expect(answersOf(eyes, null)).toEqual([]);
    expect([planeOf('march'), planeOf('act'), planeOf('thumbs')]).toEqual(['empire', 'rome', null]);
  });

  it('shows what is forbidden beside what is allowed', () => {
    const offers = ['recruit CEN', 'recruit EVO'].map(forbidden);
    const eyes = { ...eyesAt('recruit', speech), offers };
    const answers = answersOf(eyes, ['recruit LEG', 'done']);
    expect(answers.map(({ lit }) => lit)).toEqual([true, false, false, true]);
    const staged = stagedOf(eyesAt('hire', speech), ['done']);
    expect(staged.map(({ lit }) => lit)).toEqual([false, false]);
  });
});
