/** The legal moves that are made on the map, read as deeds: with what, from where, to where. */
import type { InsanamView } from '../protocol.ts';
import { argsOf, kindOf } from '../words.ts';

/** Legionaries, centurions, evocati. */
export type Counts = readonly [number, number, number];

type Verb =
  | 'settle'
  | 'deploy'
  | 'camp'
  | 'march'
  | 'transit'
  | 'sail'
  | 'send'
  | 'battle'
  | 'withdraw'
  | 'banish'
  | 'demote'
  | 'incite'
  | 'raid';

export interface Deed {
  move: string;
  verb: Verb;
  /** Where it starts; nothing where that is no question. */
  from: string;
  to: string;
  /** The one type it is about, or nothing. */
  troop: string;
  counts: Counts | null;
}

/** What can be begun: a march may turn into a transit. */
export type Mode = Exclude<Verb, 'transit'>;

const numbers = (words: readonly string[]): Counts => {
  const [legs = 0, cens = 0, evos = 0] = words.map(Number);
  return [legs, cens, evos];
};

const plain = { from: '', to: '', troop: '', counts: null };

type Reader = (words: readonly string[], view: InsanamView) => Partial<Deed>;

const READERS: Readonly<Record<Verb, Reader>> = {
  settle: ([to = '']) => ({ to }),
  camp: ([to = '']) => ({ to }),
  battle: ([to = '']) => ({ to }),
  deploy: ([troop = '', to = '']) => ({ troop, to }),
  withdraw: ([troop = '', to = '']) => ({ troop, to }),
  sail: ([from = '', to = '']) => ({ from, to }),
  incite: ([from = '', to = '']) => ({ from, to }),
  march: ([from = '', to = '', ...rest]) => ({ from, to, counts: numbers(rest) }),
  transit: ([from = '', to = '', ...rest]) => ({ from, to, counts: numbers(rest) }),
  raid: ([from = '', to = '', ...rest]) => ({ from, to, counts: numbers(rest) }),
  banish: ([to = '', ...rest]) => ({ to, counts: numbers(rest) }),
  demote: ([to = '', ...rest]) => ({ to, counts: numbers(['0', ...rest]) }),
  send: (words, { table }) => {
    const frame = table.frames.at(-1);
    const [from, to] = frame?.type === 'Incited' ? [frame.source, frame.land] : ['', ''];
    return { from, to, counts: numbers(words) };
  },
};

const isVerb = (word: string): word is Verb => word in READERS;

/** Read a move; null for one that is not made on the map. */
export function readDeed(move: string, view: InsanamView): Deed | null {
  const verb = kindOf(move);
  if (!isVerb(verb)) return null;
  return { ...plain, move, verb, ...READERS[verb](argsOf(move), view) };
}

/** The deeds among the legal moves. */
export const deedsOf = (view: InsanamView, moves: readonly string[] | null): Deed[] =>
  (moves ?? []).map((move) => readDeed(move, view)).filter((deed) => deed !== null);

export const modeOf = (verb: Verb): Mode => (verb === 'transit' ? 'march' : verb);

/** Moves begun with a place to start from. */
const TWO_PLACES: readonly Mode[] = ['march', 'sail', 'incite', 'raid'];
export const hasSource = (mode: Mode): boolean => TWO_PLACES.includes(mode);

export const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

const same = (one: Counts, other: Counts): boolean => one.every((n, at) => n === other[at]);

/** The legal numbers next to those wanted: the same, else as many of the wanted as can be. */
export function nearest(wanted: Counts, legal: readonly Counts[]): Counts | null {
  const off = (counts: Counts) =>
    counts.reduce((all, n, at) => all + Math.abs(n - (wanted[at] ?? 0)), 0);
  const exact = legal.find((counts) => same(counts, wanted));
  return exact ?? legal.toSorted((a, b) => off(a) - off(b) || sum(b) - sum(a))[0] ?? null;
}

/** The largest of some numbers, type by type: what the steppers can go up to. */
export const most = (legal: readonly Counts[]): Counts => [
  Math.max(0, ...legal.map(([legs]) => legs)),
  Math.max(0, ...legal.map(([, cens]) => cens)),
  Math.max(0, ...legal.map(([, , evos]) => evos)),
];

/** The largest group. */
export const largest = (legal: readonly Counts[]): Counts =>
  legal.toSorted((a, b) => sum(b) - sum(a))[0] ?? [0, 0, 0];

export const sameCounts = same;

/** Whether two lists of moves are the same: a question that is sent again keeps what was picked. */
export const sameMoves = (
  one: readonly string[] | null | undefined,
  other: readonly string[] | null,
): boolean =>
  one === other ||
  (!!one && !!other && one.length === other.length && one.every((move, at) => move === other[at]));
