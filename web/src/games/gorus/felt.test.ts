import { describe, expect, it } from 'vitest';
import { type Layout, LEAST, lay, MARK, TALL } from './felt.ts';
import { table as tableOf } from './fixtures.ts';

const PLAYERS = [1, 2, 3, 4, 5, 6, 7, 8];
const WIDTHS = [320, 360, 375, 390, 412, 512, 640, 683, 768, 844, 1024, 1038, 1112, 1600, 2200];
const HEIGHTS = [40, 80, 100, 140, 180, 220, 240, 260, 285, 310, 360, 400, 450, 600, 800, 1100];
const ROOMS = WIDTHS.flatMap((width) => HEIGHTS.map((height) => ({ width, height, rem: 16 })));

type Box = [left: number, top: number, right: number, bottom: number];

/** A table as the house shows it: with a deck where there is one. */
const laid = (room: Parameters<typeof lay>[0], players: number): Layout =>
  lay(room, players, tableOf(players).deck !== null);

const cards = ({ cards: all, card }: Layout): Box[] =>
  all.map(({ left, top }) => {
    const [x, y] = [card / 2, (card * TALL) / 2];
    return [left - x, top - y, left + x, top + y];
  });
const apart = (one: Box, other: Box): boolean =>
  one[2] <= other[0] + 1 ||
  other[2] <= one[0] + 1 ||
  one[3] <= other[1] + 1 ||
  other[3] <= one[1] + 1;

describe.each(PLAYERS)('a table of %i', (players) => {
  it('never shows a played card narrower than a finger, whatever the room', () => {
    for (const room of ROOMS) expect(laid(room, players).card).toBeGreaterThanOrEqual(LEAST);
  });

  it('keeps every card within the table, which scrolls where it must', () => {
    for (const room of ROOMS) {
      const table = laid(room, players);
      for (const [left, top, right, bottom] of cards(table)) {
        expect([room, left >= 0, right <= room.width]).toEqual([room, true, true]);
        expect([room, top >= 0, bottom <= table.height]).toEqual([room, true, true]);
      }
    }
  });

  it('lays no card over another', () => {
    for (const room of ROOMS) {
      const all = cards(laid(room, players));
      for (const [at, one] of all.entries()) {
        for (const other of all.slice(at + 1)) {
          expect([room, one, other, apart(one, other)]).toEqual([room, one, other, true]);
        }
      }
    }
  });

  it('lays no mark of a card over the plate above it', () => {
    const rows = ROOMS.map((room) => ({ room, table: laid(room, players) })).filter(
      ({ table }) => table.shape === 'rows',
    );
    expect(rows).not.toEqual([]);
    for (const { room, table } of rows) {
      const plates = [...table.plates, ...(table.wanderers ? [table.wanderers] : [])];
      for (const plate of plates.filter(({ back }) => back[1] === 0)) {
        // The wanderers' can be tapped.
        const low = plate.top + (plate === table.wanderers ? LEAST : 1.6 * room.rem);
        const under = cards(table).filter(
          ([left, top, right]) =>
            top > plate.top && left < plate.left + plate.width && right > plate.left,
        );
        for (const [, top] of under) {
          expect([room, top - MARK * room.rem >= low - 0.01]).toEqual([room, true]);
        }
      }
    }
  });

  it('does not scroll on the smallest phone', () => {
    for (const room of ROOMS) {
      const { height } = laid(room, players);
      if (room.width >= 360 && room.height >= 240)
        expect([room, height]).toEqual([room, room.height]);
    }
  });

  it('keeps the same laws in large print', () => {
    for (const room of ROOMS) {
      const table = laid({ ...room, rem: 32 }, players);
      expect(table.card).toBeGreaterThanOrEqual(LEAST);
      for (const [left, , right] of cards(table)) {
        expect([room, left >= 0, right <= room.width]).toEqual([room, true, true]);
      }
    }
  });
});

it('shows all cards of a lone player at once above a result, on the smallest phones', () => {
  for (const width of [360, 375, 390, 412]) {
    for (const height of [150, 164, 207, 219]) {
      const room = { width, height, rem: 16 };
      expect([room, laid(room, 1).height]).toEqual([room, height]);
    }
  }
});

it('is a ring where there is room, with plates of one line before the cards get small', () => {
  const at = (width: number, height: number) => {
    const { shape, telling } = laid({ width, height, rem: 16 }, 4);
    return [shape, telling];
  };
  expect(at(1112, 650)).toEqual(['ring', 'full']);
  expect(at(1038, 400)).toEqual(['ring', 'line']);
  expect(at(390, 480)).toEqual(['ring', 'short']);
  expect(at(390, 300)).toEqual(['ring', 'line']);
  expect(at(390, 200)).toEqual(['rows', 'line']);
  expect(at(844, 140)).toEqual(['rows', 'line']);
});

it('moves the standard away from my card where nobody sits opposite', () => {
  const phone = { width: 360, height: 340, rem: 16 };
  const gap = (players: number) => {
    const { cards: all, standard, shape } = laid(phone, players);
    expect(shape).toBe('ring');
    return (all[0]?.top ?? 0) - standard.top;
  };
  expect(gap(3)).toBeGreaterThan(gap(4) + 10);
});
