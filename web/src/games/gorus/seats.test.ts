import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../../lib/protocol.ts';
import { aroundTable, presenceOf } from '../../lib/seating.ts';
import { fight, table } from './fixtures.ts';
import { placeAt, sideOf, stepOfPlay, teamOf } from './seats.ts';

describe('the order around the table', () => {
  it('goes clockwise from me, or from seat 0 for a spectator', () => {
    expect(aroundTable(5, 3)).toEqual([3, 4, 0, 1, 2]);
    expect(aroundTable(4, null)).toEqual([0, 1, 2, 3]);
  });

  it.each([2, 3, 4, 5, 6, 7, 8])(
    'has the next of %i on the left, then up and over to the right',
    (seats) => {
      const places = aroundTable(seats, 0).map((_, step) => placeAt(step, seats));
      expect(places[0]).toEqual({ dx: 0, dy: 1, x: 50, y: 100 });
      // As an angle from the bottom, clockwise, every place comes after the one before it.
      const turns = places.map(({ dx, dy }) => (Math.atan2(-dx, dy) + 2 * Math.PI) % (2 * Math.PI));
      expect(turns).toEqual(turns.toSorted((one, other) => one - other));
      // Left and right mirror each other.
      for (let step = 1; step < seats; step += 1) {
        const [one, other] = [placeAt(step, seats), placeAt(seats - step, seats)];
        expect([other.dx + one.dx, other.dy, other.x]).toEqual([0, one.dy, 100 - one.x]);
      }
    },
  );

  it('lays a card before its player, and wanderers across', () => {
    expect(stepOfPlay(table(4), 2, 2, 0)).toBe(0);
    expect(stepOfPlay(table(4), 2, 3, 1)).toBe(1);
    expect(stepOfPlay(table(4), 2, 1, 1)).toBe(3);
    const steps = fight(1, 0, 'BL4', 'BL5', 'BL6').map((play, at) =>
      stepOfPlay(table(1), 0, play.seat, at),
    );
    expect(steps).toEqual([1, 0, 2]);
  });
});

describe('sides', () => {
  it('are the players themselves, or their teams', () => {
    expect([teamOf(table(3), 2), sideOf(table(3), 2)]).toEqual([null, 2]);
    const view = table(5, { options: { teams: '2v2v1' }, sides: [[0, 3], [1, 4], [2]] });
    expect([teamOf(view, 3), sideOf(view, 3)]).toEqual(['A', 0]);
    expect([teamOf(view, 2), sideOf(view, 4)]).toEqual(['C', 1]);
  });
});

it('tells who is on a seat', () => {
  const seat: SeatInfo = {
    seat: 0,
    kind: 'person',
    name: 'Livia',
    bot: null,
    mine: false,
    host: false,
    here: true,
    held: false,
    bot_in: null,
    missed: null,
    promise: null,
    gave: false,
    agrees: false,
    advised: false,
  };
  expect(presenceOf(undefined)).toBe('here');
  expect(presenceOf(seat)).toBe('here');
  expect(presenceOf({ ...seat, here: false })).toBe('away');
  expect(presenceOf({ ...seat, here: false, held: true })).toBe('held');
  expect(presenceOf({ ...seat, kind: 'bot' })).toBe('bot');
  expect(presenceOf({ ...seat, kind: 'open' })).toBe('open');
});
