import { describe, expect, it } from 'vitest';
import { moment } from '../fixtures/played.ts';
import { chariotsOn, HEIGHT, raceOrder, spaceAt, WIDTH } from './race.ts';

describe('the race', () => {
  it('has everybody somewhere', () => {
    const { view } = moment('after');
    const seats = chariotsOn(view.table).flatMap(([, at]) => at);
    expect(seats).toHaveLength(view.table.players.length);
  });

  it('ranks finishers by arrival, then by space [C-24.3]', () => {
    const { view } = moment('over3');
    const players = view.table.players.map((player, seat) => ({
      ...player,
      chariot: [24, 9, 24][seat] ?? 0,
      arrival: [2, 0, 1][seat] ?? 0,
    }));
    expect(raceOrder({ ...view.table, players })).toEqual([2, 0, 1]);
  });

  it('lays all spaces inside the course', () => {
    for (let space = 0; space <= 24; space += 1) {
      const [x, y] = spaceAt(space);
      expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
    }
  });
});
