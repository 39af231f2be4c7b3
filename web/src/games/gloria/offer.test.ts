import { describe, expect, it } from 'vitest';
import { hexAt, length } from './arena/hexes.ts';
import { pathOf } from './arena/stops.ts';
import { MOMENTS, moment } from './fixtures.ts';
import { attackOn, offerOf } from './offer.ts';

const offered = (name: string) => {
  const { view, moves } = moment(name);
  return { view, moves, offer: offerOf(view, moves) };
};

describe('the moves of a question', () => {
  it('are all to be found, each in its place', () => {
    for (const name of MOMENTS) {
      const { view, moves, offer } = offered(name);
      const found = [
        ...offer.ways.values(),
        ...offer.facings.values(),
        ...offer.activations.values(),
        ...offer.attacks.map((one) => one.move),
        ...offer.places.map((one) => one.move),
        ...offer.words,
      ];
      const walked = [...offer.goals.values()].flatMap(({ way }) => way);
      for (const move of moves) {
        expect([...found, ...walked], `${view.ask}: ${move}`).toContain(move);
      }
    }
  });

  it('are none while nothing is asked', () => {
    const { view } = moment('act');
    const none = offerOf(view, null);
    expect([none.goals.size, none.words.length, none.facings.size]).toEqual([0, 0, 0]);
  });

  it('lead from the gladiator that moves: a thrower is pulled by another', () => {
    const { view, offer } = offered('pull');
    const thrower = view.table.gladiators[offer.mover];
    expect(offer.mover).not.toBe(offer.who);
    for (const hex of offer.ways.keys()) expect(length(hex - (thrower?.hex ?? 0))).toBe(1);
  });

  it('turn somebody about', () => {
    expect(offered('down').offer.verb).toBe('stand');
    expect(offered('face').offer.verb).toBe('face');
    expect(offered('turn').offer.facings.size).toBe(6);
    expect(offered('pick').offer.verb).toBeNull();
  });

  it('attack somebody in one way or another', () => {
    const { offer } = offered('attack');
    const who = offer.attacks[0]?.who ?? -1;
    expect(attackOn(offer, who, 'throw')?.kind).toBe('throw');
    expect(attackOn(offer, 99)).toBeUndefined();
    expect(offered('push').offer.attacks.find(({ kind }) => kind === 'push')?.facing).toBe(-1);
  });
});

it('a way leads over its hexes', () => {
  expect(pathOf(0, ['step 0', 'pivot 1', 'step 1'])).toEqual([0, 1, hexAt(1, 1)]);
  const { view, offer } = offered('act');
  const from = view.table.gladiators[offer.mover]?.hex ?? 0;
  for (const goal of offer.goals.values()) expect(pathOf(from, goal.way).at(-1)).toBe(goal.hex);
});
