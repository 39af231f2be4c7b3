import { describe, expect, it } from 'vitest';
import { battleFrame, viewOf } from '../fixtures/placed.ts';
import { lossPower, powerOf, sidesOf } from './battleRules.ts';

describe('a battle piece by piece', () => {
  const invaders = { NAR: [2, 1, 0] };

  it('adds up troops by their strength, camps and what is in force', () => {
    const view = viewOf('fall', { invaders });
    const [attackers, defenders] = sidesOf(view, battleFrame());
    expect(attackers.power).toBe(2 + 2 - 1);
    expect(attackers.pieces.map(({ kind }) => kind)).toEqual(['LEG', 'CEN', 'foes']);
    expect(defenders.power).toBe(2 + 3 + 4);
  });

  it('counts barbarians and their citadel', () => {
    const view = viewOf('fall', { invaders: { TIN: [1, 0, 0] }, adversaries: [] });
    const [, wild] = sidesOf(view, battleFrame({ land: 'TIN', defender: -1 }));
    expect(wild).toMatchObject({ who: -1, power: 7 });
  });

  it('leaves a camp without power where camps bring points', () => {
    const view = viewOf('fall');
    expect(powerOf(view, 0, [2, 0, 0], true)).toBe(7);
    view.table.options.camp_vp = true;
    expect(powerOf(view, 0, [2, 0, 0], true)).toBe(2);
  });

  it('says what losses cost', () => {
    expect(lossPower(viewOf('fall'), 0, [1, 1, 0, 1])).toBe(8);
    expect(lossPower(viewOf('fall'), 1, [1, 0, 0, 0])).toBe(2);
  });
});
