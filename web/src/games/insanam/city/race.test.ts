import { describe, expect, it } from 'vitest';
import { HIPPODROME } from '../content/catalogue.ts';
import { moment } from '../fixtures/played.ts';
import { chariotsOn, HEIGHT, raceOrder, spaceAt, WIDTH } from './race.ts';

describe('the race', () => {
  it('has everybody somewhere', () => {
    const { view } = moment('after');
    const seats = chariotsOn(view.table).flatMap(([, at]) => at);
    expect(seats).toHaveLength(view.table.players.length);
  });

  it('names chariots by the place the house tells [C-24.3]', () => {
    const { view } = moment('over3');
    const houses = view.houses.map((house, seat) => ({ ...house, race: [2, 3, 1][seat] ?? 0 }));
    expect(raceOrder({ ...view, houses })).toEqual([2, 0, 1]);
  });

  it('lays all spaces inside the course', () => {
    for (let space = 0; space <= HIPPODROME.finish; space += 1) {
      const [x, y] = spaceAt(space);
      expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
    }
  });
});
