/** Tables for the tests: views as the server sends them. */
import type { BrutusOptions, BrutusPlay, BrutusView } from './protocol.ts';

export const NAMES = [
  'Livia',
  'Marcus',
  'Claudia',
  'Titus',
  'Flavia',
  'Lucius',
  'Julia',
  'Gaius',
  'Aelia',
  'Varro',
];

/** Cards counted by value from a list. */
export function cards(...values: number[]): number[] {
  const counted = Array.from({ length: 14 }, () => 0);
  for (const value of values) counted[value] = (counted[value] ?? 0) + 1;
  return counted;
}

/** A turn of a round; without cards a pass. */
export const play = (
  seat: number,
  kind: BrutusPlay['kind'] = 'pass',
  value = 0,
  count = value ? 1 : 0,
): BrutusPlay => ({ seat, kind, value, count });

type Wish = Partial<Omit<BrutusView, 'options'>> & { options?: Partial<BrutusOptions> };

/** A table of that many players at the first lead; what is given replaces what is not. */
export function table(players: number, wish: Wish = {}): BrutusView {
  const { options, ...rest } = wish;
  const each = (value: number): number[] => Array.from({ length: players }, () => value);
  const seats = each(0).map((_, seat) => seat);
  return {
    options: {
      players,
      revolt: false,
      conspiracy: false,
      benevolence: false,
      end: null,
      ...options,
    },
    end: { manches: 2 },
    copies: 5,
    seat: 0,
    manche: 1,
    phase: 'lead',
    turn: 0,
    waiting: [],
    ranks: seats,
    scores: each(0),
    won: each(0),
    places: each(0),
    sizes: each(5),
    hand: cards(2, 2, 5, 9, 13),
    laid: [],
    asked: 1,
    forum: cards(),
    pickers: [],
    mercy: false,
    power: false,
    top: null,
    plays: [],
    before: [],
    gifts: 0,
    given: [],
    gone: cards(),
    known: seats.map(() => cards()),
    gains: { caesar: each(0), revolt: each(0), mercy: each(0) },
    manches: [],
    tallies: [],
    outcome: null,
    trail: null,
    ...rest,
  };
}

/** My reply to a combination of Marcus. */
export const reply = (value: number, count: number, wish: Wish = {}): BrutusView =>
  table(4, {
    phase: 'reply',
    top: { value, count, owner: 1 },
    plays: [play(1, 'lead', value, count), play(2), play(3)],
    ...wish,
  });
