import { describe, expect, it } from 'vitest';
import { SEAS, SPACES, TERRITORIES } from '../content/catalogue.ts';
import { tableOf } from '../fixtures/placed.ts';
import { flightsOf } from './flights.ts';
import { towards } from './keys.ts';
import { LANDS, lineOf, RINGS, SEA_AREAS, SHEET, SPOTS } from './shapes.ts';
import { neighboursOf } from './words.ts';

/** The pairs of territories that share a line. */
function borders(): string[][] {
  const owners = new Map<string, string[]>();
  for (const [id, names] of Object.entries(RINGS)) {
    for (const name of names) {
      const line = name.replace('-', '');
      owners.set(line, [...(owners.get(line) ?? []), id]);
    }
  }
  return [...owners.values()].filter((ids) => ids.length === 2);
}

describe('the drawing of the map', () => {
  it('has a shape and a spot on the sheet for every space', () => {
    expect(Object.keys(LANDS).toSorted()).toEqual(Object.keys(TERRITORIES).toSorted());
    expect(Object.keys(SEA_AREAS).toSorted()).toEqual(Object.keys(SEAS).toSorted());
    for (const space of SPACES) {
      const [x, y] = SPOTS[space] ?? [Number.NaN, Number.NaN];
      expect(x).toBeGreaterThan(SHEET.x);
      expect(x).toBeLessThan(SHEET.x + SHEET.width);
      expect(y).toBeGreaterThan(SHEET.y);
      expect(y).toBeLessThan(SHEET.y + SHEET.height);
    }
  });

  it('draws closed rings, so that neighbours fit', () => {
    for (const [id, names] of Object.entries(RINGS)) {
      const lines = names.map(lineOf);
      lines.forEach(([start], at) => {
        expect(start, `${id}, line ${at}`).toEqual(lines.at(at - 1)?.at(-1));
      });
    }
  });

  it('gives a common border to those, and only those, that are neighbours by land', () => {
    const drawn = borders().map((pair) => pair.toSorted().join(' '));
    const ruled = Object.entries(TERRITORIES).flatMap(([id, { land }]) =>
      land.map((other) => [id, other].toSorted().join(' ')),
    );
    expect([...new Set(drawn)].toSorted()).toEqual([...new Set(ruled)].toSorted());
  });

  it('keeps spots far enough apart for fingers', () => {
    for (const one of SPACES) {
      for (const other of SPACES.filter((space) => space > one)) {
        const [a, b] = [SPOTS[one] ?? [0, 0], SPOTS[other] ?? [0, 0]];
        expect(Math.hypot(a[0] - b[0], a[1] - b[1]), `${one} ${other}`).toBeGreaterThan(80);
      }
    }
  });
});

describe('going over the map by keys', () => {
  it('goes to the nearest space in that direction', () => {
    expect(towards('TIN', 'ArrowRight', SPACES)).toBe('CAE');
    expect(towards('CAE', 'ArrowRight', SPACES)).toBe('NUM');
    expect(towards('CAT', 'ArrowUp', SPACES)).toBe('BRI');
    expect(towards('NUM', 'ArrowDown', SPACES)).toBeNull();
    expect(towards('NUM', 'x', SPACES)).toBeNull();
  });

  it('leaves no space out of reach', () => {
    const reached = new Set(['NAR']);
    for (const space of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = towards(space, key, SPACES);
        if (next) reached.add(next);
      }
    }
    expect(SPACES.filter((space) => !reached.has(space))).toEqual([]);
  });
});

it('knows what lies next to a space', () => {
  expect(neighboursOf('NUM')).toEqual(['CAE', 'IBR', 'GLC']);
  expect(neighboursOf('GAD').toSorted()).toEqual(['ATL', 'BAE', 'IBR', 'TIN']);
});

describe('groups that move', () => {
  it('are seen by the difference of two tables', () => {
    const before = tableOf();
    const { TAR, ...others } = before.lands;
    if (!TAR) throw new Error('no such land');
    const gone = { ...others, TAR: { ...TAR, troops: [1, 0, 0] } };
    const after = tableOf({ lands: gone, invaders: { NAR: [1, 0, 0] }, mover: 0 });
    expect(flightsOf(before, after)).toEqual([
      { who: 0, from: 'TAR', to: 'NAR', troops: [1, 0, 0] },
    ]);
    expect(flightsOf(before, before)).toEqual([]);
  });

  it('are not seen where troops only come or go', () => {
    const deployed = tableOf();
    deployed.seas = { ...deployed.seas, GLC: [[1, 0, 0]] };
    expect(flightsOf(tableOf(), deployed)).toEqual([]);
  });
});
