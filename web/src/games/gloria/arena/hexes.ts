/**
 * Hexes as the server numbers them, `q + 100 * r`, and where they are drawn.
 *
 * q goes to the east, r downwards to the south-east; directions go clockwise from the east. In the
 * drawing a hex stands on its point and its side is 1 long.
 */

export type Hex = number;

const ROW = 100;
const SIDES = 6;

export const axial = (hex: Hex): [q: number, r: number] => {
  const r = Math.floor((hex + ROW / 2) / ROW);
  return [hex - ROW * r, r];
};

export const hexAt = (q: number, r: number): Hex => q + ROW * r;

/** The step to each neighbour: E, SE, SW, W, NW, NE. */
export const DIRECTIONS: readonly Hex[] = [1, ROW, ROW - 1, -1, -ROW, 1 - ROW];
export const FACINGS: readonly number[] = [0, 1, 2, 3, 4, 5];

export const turned = (facing: number, by: number): number => (facing + by + SIDES) % SIDES;
export const step = (hex: Hex, way: number): Hex => hex + (DIRECTIONS[turned(way, 0)] ?? 0);

/** Count the steps a vector is long. */
export const length = (vector: Hex): number => {
  const [q, r] = axial(vector);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

/** The direction to a neighbour; -1 to any other hex. */
export const wayTo = (from: Hex, to: Hex): number => DIRECTIONS.indexOf(to - from);

/** All hexes within a number of steps of the middle, row by row. */
export function disc(radius: number): Hex[] {
  const found: Hex[] = [];
  for (let r = -radius; r <= radius; r += 1) {
    for (let q = -radius; q <= radius; q += 1) {
      if (Math.abs(q + r) <= radius) found.push(hexAt(q, r));
    }
  }
  return found;
}

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = Math.sqrt(3);

/** The middle of a hex in the drawing. */
export const centre = (hex: Hex): Point => {
  const [q, r] = axial(hex);
  return { x: WIDTH * (q + r / 2), y: 1.5 * r };
};

/** The hex under a point of the drawing. */
export function hexUnder({ x, y }: Point): Hex {
  const r = y / 1.5;
  const q = x / WIDTH - r / 2;
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)];
  if (dq > dr && dq > ds) return hexAt(-rr - rs, rr);
  return dr > ds ? hexAt(rq, -rq - rs) : hexAt(rq, rr);
}

/** The direction that points nearest from one point of the drawing to another. */
export function wayOf(from: Point, to: Point): number {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  return turned(Math.round(angle / (Math.PI / 3)), 0);
}

/** Which row of the arena a hex is in, from above, and its place there, from the left. */
export function rowAndPlace(hex: Hex, radius: number): { row: number; place: number } {
  const [q, r] = axial(hex);
  return { row: r + radius + 1, place: q - Math.max(-radius, -radius - r) + 1 };
}

/** The corners of a hex around a point, drawn a little smaller or larger. */
export function corners({ x, y }: Point, scale = 1): string {
  return FACINGS.map((k) => {
    const angle = (Math.PI / 3) * k + Math.PI / 6;
    return `${(x + scale * Math.cos(angle)).toFixed(3)},${(y + scale * Math.sin(angle)).toFixed(3)}`;
  }).join(' ');
}

/** How far the corners of the great hexagon are from the middle, `more` outside of its hexes. */
const farOut = (radius: number, more: number): number => WIDTH * radius + 2 / WIDTH + more;

/** How thick the wall is drawn. */
export const RIM = 0.5;

/** The box around an arena with its wall. */
export const boxOf = (radius: number): { width: number; height: number } => ({
  width: 2 * farOut(radius, RIM),
  height: WIDTH * farOut(radius, RIM),
});

/** The outline of the arena: the corners of the great hexagon, `more` outside of its hexes. */
export const outline = (radius: number, more: number): string =>
  FACINGS.map((k) => {
    const angle = (Math.PI / 3) * k;
    const far = farOut(radius, more);
    return `${(far * Math.cos(angle)).toFixed(3)},${(far * Math.sin(angle)).toFixed(3)}`;
  }).join(' ');

const ARROWS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/**
 * Where an arrow key leads from a hex: to the nearest of these in that direction, along the row
 * first; up and down lean to the side of the middle.
 */
export function towards(from: Hex, key: string, among: readonly Hex[]): Hex | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const here = centre(from);
  let best: Hex | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of among) {
    const there = centre(hex);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * arrow.x + dy * arrow.y;
    const aside = Math.abs(dx * arrow.y) + Math.abs(dy * arrow.x);
    if (hex === from || ahead < 0.1 || aside > ahead * 1.8) continue;
    const score = Math.hypot(dx, dy) + aside + Math.abs(there.x) / 1000;
    if (score < least) [best, least] = [hex, score];
  }
  return best;
}
