import { describe, expect, it } from 'vitest';
import { HIPPODROME } from '../content/catalogue.ts';
import { moment } from '../fixtures/played.ts';
import { chariotsOn, raceOrder, spaceAt } from './race.ts';

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

  it.each([
    { width: 380, height: 176, inset: 24 },
    { width: 170, height: 120, inset: 12 },
    { width: 120, height: 120, inset: 14 },
  ])('lays all spaces inside the course, none upon another: $width by $height', (course) => {
    const spaces = Array.from({ length: HIPPODROME.finish + 1 }, (_, at) => spaceAt(at, course));
    for (const [x, y] of spaces) {
      expect(x > 0 && x < course.width && y > 0 && y < course.height).toBe(true);
    }
    expect(new Set(spaces.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(
      spaces.length,
    );
  });
});
