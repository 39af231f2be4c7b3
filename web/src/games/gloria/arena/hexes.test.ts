import { describe, expect, it } from 'vitest';
import {
  axial,
  boxOf,
  centre,
  corners,
  disc,
  hexAt,
  hexUnder,
  outline,
  rowAndPlace,
  step,
  towards,
  wayOf,
  wayTo,
} from './hexes.ts';

describe('hexes', () => {
  it('are numbers of two coordinates', () => {
    expect(hexAt(2, 3)).toBe(302);
    for (const hex of disc(7)) expect(hexAt(...axial(hex))).toBe(hex);
    expect(axial(-99)).toEqual([1, -1]);
  });

  it('fill arenas of 91, 127 and 169', () => {
    expect([5, 6, 7].map((radius) => disc(radius).length)).toEqual([91, 127, 169]);
  });

  it('have neighbours clockwise from the east', () => {
    expect(step(0, 1)).toBe(hexAt(0, 1));
    expect(step(0, 8)).toBe(hexAt(-1, 1));
    expect(wayTo(0, hexAt(1, -1))).toBe(5);
    expect(wayTo(0, 2)).toBe(-1);
  });
});

describe('the drawing', () => {
  it('finds the hex under a point', () => {
    for (const hex of disc(5)) {
      const { x, y } = centre(hex);
      expect(hexUnder({ x: x + 0.4, y: y - 0.3 })).toBe(hex);
    }
  });

  it('points from one place to another by the nearest of six ways', () => {
    const middle = { x: 0, y: 0 };
    for (const way of [0, 1, 2, 3, 4, 5]) expect(wayOf(middle, centre(step(0, way)))).toBe(way);
    expect(wayOf(middle, { x: 9, y: 1 })).toBe(0);
  });

  it('counts rows from above and places from the left', () => {
    expect(rowAndPlace(0, 5)).toEqual({ row: 6, place: 6 });
    expect(rowAndPlace(hexAt(0, -5), 5)).toEqual({ row: 1, place: 1 });
    expect(rowAndPlace(hexAt(0, 5), 5)).toEqual({ row: 11, place: 6 });
    const seen = disc(5).map((hex) => JSON.stringify(rowAndPlace(hex, 5)));
    expect(new Set(seen).size).toBe(disc(5).length);
  });

  it('keeps every hex within its box and its wall', () => {
    const box = boxOf(5);
    for (const hex of disc(5)) {
      for (const corner of corners(centre(hex)).split(' ')) {
        const [x = 0, y = 0] = corner.split(',').map(Number);
        expect(Math.abs(x)).toBeLessThanOrEqual(box.width / 2 + 0.001);
        expect(Math.abs(y)).toBeLessThanOrEqual(box.height / 2 + 0.001);
      }
    }
    expect(outline(5, 0.5).split(' ')).toHaveLength(6);
  });
});

const at = (pairs: [number, number][]) => pairs.map(([q, r]) => hexAt(q, r));

describe('arrow keys', () => {
  const all = disc(3);

  it('walk along rows', () => {
    expect(towards(0, 'ArrowRight', all)).toBe(hexAt(1, 0));
    expect(towards(0, 'ArrowLeft', all)).toBe(hexAt(-1, 0));
    expect(towards(0, 'Home', all)).toBeNull();
  });

  it('walk up and down to a neighbour, and skip what is not lit', () => {
    expect(
      at([
        [0, 1],
        [-1, 1],
      ]),
    ).toContain(towards(0, 'ArrowDown', all));
    expect(
      at([
        [0, -1],
        [1, -1],
      ]),
    ).toContain(towards(0, 'ArrowUp', all));
    expect(towards(0, 'ArrowRight', [hexAt(3, 0), hexAt(2, -2)])).toBe(hexAt(3, 0));
    expect(towards(0, 'ArrowRight', [hexAt(-3, 0), 0])).toBeNull();
  });

  it('come everywhere', () => {
    const seen = new Set([0]);
    const queue = [0];
    for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
      for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
        const next = towards(hex, key, all);
        if (next !== null && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    }
    expect(seen.size).toBe(all.length);
  });
});
