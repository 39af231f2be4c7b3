/**
 * Where everything lies on the table, in pixels, whatever room there is. A played card is never
 * narrower than a finger. What yields, in this order: empty sand and gaps, the second lines of
 * plates, then the ring itself, for rows of plates and cards. Where even rows have no room, they keep
 * their size and the table scrolls.
 */
import { placeAt } from './seats.ts';

/** The least width of a played card: a finger's. */
export const LEAST = 44;
/** Below this width a card is small enough for plates to give up their second line. */
const COMFORT = 56;
/** Height of a card by its width. */
export const TALL = 1.42;
/** How far a mark stands out over a card's upper edge where cards lie in rows, in rem. */
export const MARK = 0.72;

export interface Room {
  width: number;
  height: number;
  /** Pixels in a rem: readers who set large print have more. */
  rem: number;
}

/** A point; what is drawn there is moved back by a share of its own size, in percent. */
export interface Spot {
  left: number;
  top: number;
  back: readonly [x: number, y: number];
}

export interface Plate extends Spot {
  width: number;
}

/** How much a plate tells: all with a helmet, all, or one line. */
export type Telling = 'full' | 'short' | 'line';

export interface Layout {
  shape: 'ring' | 'rows';
  telling: Telling;
  card: number;
  /** Width of the words below the standard and the deck, at most. */
  words: number;
  /** Height of all that lies there: more than the room's where it must scroll. */
  height: number;
  /** Room for the sand. */
  sand: { inset: readonly [y: number, x: number] };
  /** Plates by steps clockwise from the bottom. */
  plates: Plate[];
  /** The wanderers' plate of a lone player. */
  wanderers: Plate | null;
  /** Middles of cards, by steps clockwise from the bottom. */
  cards: Spot[];
  standard: Spot;
  deck: Spot | null;
}

/** Measures of a ring in rem. */
interface Ring {
  telling: Telling;
  width: number;
  height: number;
  edge: number;
  gap: number;
  most: number;
  across: number;
}

const DESK: Ring = {
  telling: 'full',
  width: 13.8,
  height: 3.5,
  edge: 0.75,
  gap: 2.4,
  most: 6.6,
  across: 3.3,
};
const TABLET: Ring = { ...DESK, telling: 'short', width: 9.8 };
const PHONE: Ring = {
  telling: 'short',
  width: 5.5,
  height: 3.9,
  edge: 0.4,
  gap: 1.7,
  most: 4.6,
  across: 3.25,
};
const LINE = { telling: 'line', height: 1.75, gap: 1.6 } as const;

/** Cards of a round of fights lie in this many places: a lone player meets two wanderers. */
export const placesOf = (players: number): number => (players === 1 ? 3 : players);

const middle = [50, 50] as const;

/** Lay a table for that many players, with or without a deck. */
export function lay(room: Room, players: number, deck: boolean): Layout {
  const kind = room.width > 900 ? DESK : room.width > 560 ? TABLET : PHONE;
  const whole = ring(room, kind, players, deck);
  if (whole.card >= COMFORT) return whole;
  const lined = ring(room, { ...kind, ...LINE }, players, deck);
  if (lined.card >= LEAST) return lined;
  return whole.card >= LEAST ? whole : rows(room, players, deck);
}

function ring(room: Room, kind: Ring, players: number, deck: boolean): Layout {
  const { width, height, rem } = room;
  const [edge, plate] = [kind.edge * rem, kind.width * rem];
  const free = deck ? width - 2 * edge - 5 * rem : width - 2 * edge - 2 * plate;
  const high = height - 2 * edge - (2 * kind.height + kind.gap) * rem;
  // Three rows of cards, and as many columns.
  const card = Math.min(kind.most * rem, high / 4.65, (free - 0.6 * rem) / kind.across);
  const rx = Math.min((free - card) / 2 - 0.3 * rem, 3.3 * card);
  const ry = (high - TALL * card) / 2;
  const [x0, y0] = [width / 2, height / 2];
  const at = (x: number, y: number): Plate => ({
    left: edge + ((width - 2 * edge) * x) / 100,
    top: edge + ((height - 2 * edge) * y) / 100,
    back: [x, y],
    width: plate,
  });
  const steps = Array.from({ length: placesOf(players) }, (_, step) => step);
  const places = steps.map((step) => placeAt(step, steps.length));
  const aside = kind.telling === 'full' || width > 560 ? plate * 0.42 : 0;
  return {
    shape: 'ring',
    telling: kind.telling,
    card,
    words: Math.max(1.5 * card, 8 * rem),
    height,
    sand: { inset: [edge + kind.height * rem * 0.45, edge + aside] },
    plates: steps.slice(0, players).map((step) => {
      const { x, y } = placeAt(step, players);
      return at(x, y);
    }),
    // Their name is long, and nobody sits beside them.
    wanderers: players === 1 ? { ...at(50, 0), width: Math.max(plate, 8 * rem) } : null,
    cards: places.map(({ dx, dy }) => ({ left: x0 + dx * rx, top: y0 + dy * ry, back: middle })),
    // With nobody opposite there is room above, and its words keep clear of my card.
    standard: { left: x0, top: y0 - (players > 2 && players % 2 ? 0.7 * rem : 0), back: middle },
    deck: deck ? deckOf(room, kind, card, players) : null,
  };
}

/** The deck lies beside the standard, below the wanderer's card, and never over the rim. */
function deckOf(room: Room, kind: Ring, card: number, players: number): Spot {
  const rim = room.width - kind.edge * room.rem - 0.75 * card;
  const left = Math.min(room.width / 2 + 1.75 * card, rim);
  return { left, top: room.height / 2 + (players === 1 ? 0.4 * card : 0), back: middle };
}

/** A way to set cells out: plates above their cards, or beside them. */
interface Grid {
  beside: boolean;
  columns: number;
  card: number;
  /** Width of a cell. */
  width: number;
  /** Heights of the rows. */
  heights: number[];
  height: number;
}

/** What has to find room: how high the plate in each cell is, and how wide all must be. */
interface Wanted {
  lines: readonly number[];
  name: number;
  /** The name that belongs to the last two cells together. */
  pair: number;
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

function grid(room: Room, wanted: Wanted, columns: number, beside: boolean): Grid {
  const { lines, name, pair } = wanted;
  const { width, height, rem } = room;
  const [edge, gap] = [0.35 * rem, 0.35 * rem];
  const count = Math.ceil(lines.length / columns);
  const cell = (width - 2 * edge - (columns - 1) * gap) / columns;
  // Marks stand out over a card's upper edge, and lie over no plate. A row is as high as its highest
  // plate wants.
  const overs = Array.from({ length: count }, (_, row) => {
    const plates = lines.slice(row * columns, (row + 1) * columns);
    return beside ? 0.5 * rem : Math.max(...plates) + (MARK + 0.1) * rem;
  });
  const between = 2 * edge + (count - 1) * gap;
  const across = beside ? cell - Math.max(name, pair) - 2.6 * rem : cell - 0.5 * rem;
  const down = (height - between - sum(overs)) / (count * TALL);
  const card = Math.max(LEAST, Math.min(6 * rem, across, down));
  const heights = overs.map((over) => card * TALL + over);
  const pairs = areTogether(lines.length, columns) ? 2 * cell + gap : cell;
  const fits = across >= LEAST && (beside || (cell >= name && pairs >= pair));
  const needed = fits ? sum(heights) + between : Number.POSITIVE_INFINITY;
  return { beside, columns, card, width: cell, heights, height: needed };
}

/** Whether the last two cells lie in one row. */
const areTogether = (cells: number, columns: number): boolean =>
  columns > 1 && cells % columns !== 1;

/** Find the way that shows the largest cards; where nothing fits, the one that scrolls least. */
function best(room: Room, wanted: Wanted): Grid {
  const cells = wanted.lines.length;
  const all = Array.from({ length: cells }, (_, at) => cells - at).flatMap((columns) =>
    [false, true].map((beside) => grid(room, wanted, columns, beside)),
  );
  const fitting = all.filter((one) => one.height <= room.height + 0.5);
  if (fitting.length) return fitting.reduce((a, b) => (b.card > a.card ? b : a));
  return all.reduce((a, b) => (b.height < a.height ? b : a));
}

function rows(room: Room, players: number, deck: boolean): Layout {
  const { width, rem } = room;
  const places = placesOf(players);
  const decks = deck ? 1 : 0;
  const cells = 1 + decks + places;
  // The standard, then the cards in the order of play, mine the last; a lone player's wanderers have
  // one plate over both of theirs.
  const around = Array.from({ length: players }, (_, at) => (at + 1) % players);
  const order = places === players ? around : [0, 1, 2];
  const cellOf = (step: number): number => 1 + decks + order.indexOf(step);
  const lines = Array.from({ length: cells }, () => 1.6 * rem);
  // The wanderers' plate can be tapped, and says more than a name.
  if (players === 1) lines[cellOf(1)] = LEAST;
  const wanted = { lines, name: 4 * rem, pair: players === 1 ? 6.6 * rem : 0 };
  const { beside, columns, card, width: wide, heights, height } = best(room, wanted);
  const [edge, gap] = [0.35 * rem, 0.35 * rem];
  const drop = Math.max(0, (room.height - height) / 2);
  const corner = (at: number): [left: number, top: number] => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, cells - row * columns);
    const used = inRow * wide + (inRow - 1) * gap;
    const left = (width - used) / 2 + (at % columns) * (wide + gap);
    return [left, drop + edge + sum(heights.slice(0, row)) + row * gap];
  };
  const high = (at: number): number => heights[Math.floor(at / columns)] ?? 0;
  const half = (TALL * card) / 2;
  const cardAt = (at: number): Spot => {
    const [left, top] = corner(at);
    const x = beside ? left + card / 2 + 0.15 * rem : left + wide / 2;
    return { left: x, top: top + high(at) - half - 0.1 * rem, back: middle };
  };
  const plateAt = (at: number, over = 1): Plate => {
    const [left, top] = corner(at);
    if (!beside) return { left, top, back: [0, 0], width: over * wide + (over - 1) * gap };
    const from = card + 0.6 * rem;
    const down = top + high(at) / 2;
    return { left: left + from, top: down, back: [0, 50], width: wide - from };
  };
  const whole = (at: number): Spot => {
    const [left, top] = corner(at);
    return { left: left + wide / 2, top: top + high(at) / 2, back: middle };
  };
  return {
    shape: 'rows',
    telling: 'line',
    card,
    words: wide,
    height: height > room.height + 0.5 ? height : room.height,
    sand: { inset: [0.15 * rem, 0.15 * rem] },
    plates: Array.from({ length: players }, (_, step) => plateAt(cellOf(step))),
    wanderers: players === 1 ? plateAt(cellOf(1), areTogether(cells, columns) ? 2 : 1) : null,
    cards: Array.from({ length: places }, (_, step) => cardAt(cellOf(step))),
    standard: whole(0),
    deck: deck ? whole(1) : null,
  };
}
