import { describe, expect, it } from 'vitest';
import { BOARDS, PLAYERS, TILES, UNLOCK } from './catalogue.ts';

describe('what is printed on cards and boards', () => {
  it('has the costs of powers in the order gold, wood, stone', () => {
    expect(UNLOCK[2]).toEqual([10, 0, 10]);
  });

  it('has what depends on the number of players', () => {
    expect(PLAYERS[2]).toMatchObject({ circles: 3, rewards: [1, 4] });
  });

  it('has cards by their ids', () => {
    expect(Object.keys(BOARDS)).toHaveLength(10);
    expect(TILES.B01?.actions).toContain('+1ANY');
  });
});
