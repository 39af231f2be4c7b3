import { describe, expect, it } from 'vitest';
import { tableOf, viewOf } from '../fixtures/placed.ts';
import { adversaryTotal, bonusOf, chances, gladiatorTotal } from './rules.ts';

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
