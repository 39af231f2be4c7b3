/**
 * How the games hang on the lobby's wall. A game says so itself in `src/games/<game>/fresco.ts`, which
 * exports a `fresco`; one that does not gets a wall by its name, with its initial for an emblem.
 */
import type { GameInfo } from '../lib/protocol.ts';

/** The colours of the wall: the four a Pompeian painter had most of. */
const WALLS = ['red', 'ochre', 'green', 'blue'] as const;

export interface Fresco {
  /** A picture; null for the initial of the game's title. */
  emblem: string | null;
  wall: (typeof WALLS)[number];
  /** Its place on the wall; games without a fresco of their own come last, by their names. */
  order: number;
}

export interface HungGame {
  info: GameInfo;
  fresco: Fresco;
}

// Without a type argument: Vitest's cache knows a glob only in this form.
const own = import.meta.glob('../games/*/fresco.ts', { eager: true, import: 'fresco' }) as Record<
  string,
  Fresco
>;

export function frescoOf(game: string): Fresco {
  return own[`../games/${game}/fresco.ts`] ?? plainFresco(game);
}

function plainFresco(game: string): Fresco {
  const sum = [...game].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return { emblem: null, wall: WALLS[sum % WALLS.length] ?? 'red', order: Infinity };
}

/** The games in the order of the wall. */
export const hang = (games: readonly GameInfo[]): HungGame[] =>
  inOrder(games, (info) => info.name).map((info) => ({ info, fresco: frescoOf(info.name) }));

/** Put anything that belongs to a game into the order of the wall. */
export function inOrder<T>(things: readonly T[], game: (thing: T) => string): T[] {
  const place = (thing: T) => rank(frescoOf(game(thing)));
  return [...things].sort((a, b) => place(a) - place(b) || (game(a) < game(b) ? -1 : 1));
}

const rank = (fresco: Fresco) => Math.min(fresco.order, Number.MAX_SAFE_INTEGER);
