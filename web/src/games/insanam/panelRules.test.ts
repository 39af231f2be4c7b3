import { describe, expect, it } from 'vitest';
import { adversaryTotal, bonusOf, chances, gladiatorTotal } from './arenaRules.ts';
import { lossPower, powerOf, sidesOf } from './battleRules.ts';
import { COLLECTIVE } from './content.ts';
import {
  asked,
  broughtTo,
  isRevealed,
  leastOf,
  placesOf,
  purseOf,
  rewardsOf,
} from './edictRules.ts';
import { battleFrame, eventFrame, tableOf, viewOf } from './mapFixtures.ts';

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

describe('a fight before the dice', () => {
  it('reckons as the example of the rules has it', () => {
    const table = tableOf();
    expect(gladiatorTotal(table, 0, 'G07', 'A09', 0)).toEqual({
      lines: [
        { why: 'power', value: 5 },
        { why: 'weak', value: -2 },
      ],
      sum: 3,
    });
    expect(adversaryTotal(table, 0, 'G07', 'A09').sum).toBe(3);
  });

  it('counts the action, gladiators under the board and the category alone', () => {
    const table = tableOf();
    const [me] = table.players;
    if (me) me.winners = ['G26', 'G01'];
    expect(gladiatorTotal(table, 0, 'G25', 'TOP', 2).lines).toEqual([
      { why: 'power', value: 6 },
      { why: 'strong', value: 2 },
      { why: 'mods', value: 3 },
      { why: 'bonus', value: 2 },
    ]);
    expect(adversaryTotal(table, 0, 'G25', 'TOP').sum).toBeNull();
  });

  it('knows Narcissus and the class of the gladiator', () => {
    const table = tableOf();
    const [me] = table.players;
    if (me) me.board = 'narcissus';
    expect(adversaryTotal(table, 0, 'G16', 'A03').sum).toBe(8 + 2 - 2);
    if (me) me.blocked = true;
    expect(adversaryTotal(table, 0, 'G16', 'A03').sum).toBe(8 + 2);
  });

  it('tells chances that add up', () => {
    const { won, tied, lost } = chances(5, 5);
    expect(won + tied + lost).toBeCloseTo(1);
    expect(won).toBeCloseTo(lost);
    expect(chances(9, 1).won).toBeCloseTo(1);
  });

  it('finds what the action adds', () => {
    const effects = {
      type: 'Effects' as const,
      seat: 0,
      atoms: [{ kind: 'fight' as const, n: 2 }],
      source: '',
      at: 0,
      left: -1,
      chosen: '',
      barracks: false,
      seats: [0],
      ask: 'fight',
    };
    expect(bonusOf(viewOf('fight', { frames: [effects] }))).toBe(2);
    expect(bonusOf(viewOf('fight'))).toBe(0);
  });
});

describe('an event', () => {
  const card = COLLECTIVE.E308;
  if (!card) throw new Error('no such event');

  it('has the rewards and the minimum for this number of players', () => {
    expect(rewardsOf(tableOf(), card)).toEqual(['+4VP free(CEN,1)', '+3VP free(LEG,1)', '+1COR']);
    expect(leastOf(tableOf(), card)).toBe(12);
  });

  it('ranks gifts; equal ones share the better place, and exposed ones have none', () => {
    expect(placesOf(tableOf({ gifts: [5, 5, 3] }))).toEqual([1, 1, 3]);
    expect(placesOf(tableOf({ gifts: [0, 1, 3] }))).toEqual([0, 2, 1]);
    const table = tableOf({ gifts: [5, 4, 3] });
    const [first] = table.players;
    if (first) first.exposed = true;
    expect(placesOf(table)).toEqual([0, 1, 2]);
  });

  it('lets Verus make a gift look larger', () => {
    const table = tableOf({ gifts: [3, 4, 3] });
    const [first] = table.players;
    if (first) first.winners = ['G22'];
    expect(placesOf(table)).toEqual([1, 1, 3]);
  });

  it('says what it brought', () => {
    const brought = (gifts: number[]) =>
      [0, 1, 2].map((seat) => broughtTo(tableOf({ gifts }), card, seat));
    expect(brought([9, 3, 0])).toEqual(['+4VP free(CEN,1)', '+3VP free(LEG,1)', '']);
    expect(brought([9, 0, 1])).toEqual(['', '-2VP', '']);
  });

  it('asks for one kind after the other', () => {
    const view = viewOf('gifts');
    expect(asked(['give W 0', 'give W 1', 'give W 2'])).toEqual({ kind: 'W', most: 2 });
    expect(asked(null)).toBeNull();
    expect(purseOf(view, card, ['give W 0', 'give W 1', 'give W 2'])).toEqual([
      { kind: 'W', most: 2 },
      { kind: 'S', most: 3 },
    ]);
  });

  it('lies open once all have chosen', () => {
    expect(isRevealed(tableOf({ frames: [eventFrame('E308')] }))).toBe(false);
    expect(isRevealed(tableOf({ frames: [eventFrame('E308', { stage: 'end' })] }))).toBe(true);
    expect(isRevealed(tableOf({ event: 'E308' }))).toBe(true);
    expect(isRevealed(tableOf())).toBe(false);
  });
});
