import { describe, expect, it } from 'vitest';
import { leftIn, placeAt } from './seats.ts';

it('finds who sits to the left past those who are out [B-10.10]', () => {
  expect(leftIn([3, 0, 0, 2, 1], 0)).toBe(3);
  expect(leftIn([3, 0, 0, 2, 1], 4)).toBe(0);
});

describe.each([4, 5, 6, 7, 8, 9, 10])('a table of %i', (seats) => {
  const places = Array.from({ length: seats }, (_, step) => placeAt(step, seats));

  it('has me at the bottom and the others clockwise from my left', () => {
    expect(places[0]).toEqual({ x: 50, y: 100 });
    // As an angle from the bottom, clockwise, every place comes after the one before it.
    const turns = places.map(({ x, y }) => {
      const angle = Math.atan2(50 - x, y - 50);
      return (angle + 2 * Math.PI) % (2 * Math.PI);
    });
    expect(turns).toEqual(turns.toSorted((one, other) => one - other));
  });

  it('mirrors left and right, and puts nobody on another', () => {
    for (let step = 1; step < seats; step += 1) {
      const [one, other] = [placeAt(step, seats), placeAt(seats - step, seats)];
      expect([other.x, other.y]).toEqual([100 - one.x, one.y]);
    }
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
  });
});
