/**
 * What is printed on cards, boards and the map: the facts of the content files, for the eye.
 * Effects are kept as their texts; atoms.ts reads them. The server tells the facts, and `read` takes
 * them in before anything is drawn.
 */
interface Territory {
  region: string;
  land: string[];
  seas: string[];
  barb: number;
  citadel?: boolean;
  /** The number of a start territory. [C-2.10] */
  start?: number;
}

export interface Gladiator {
  class: string;
  cost: number;
  power: number;
  /** Categories of adversaries. [C-21.5] */
  strong: string[];
  weak: string[];
  oneshot: string;
  income: string;
  permanent: string;
}

export interface Adversary {
  category: string;
  power: number;
  /** Classes of gladiators. [C-21.6] */
  strong: string[];
  weak: string[];
  timing: string;
  effect: string;
  reward: string;
}

/** A deed that each answers with a thumb. [C-13.3] */
export interface Individual {
  round: number;
  source: string;
  approve: string;
  refuse: string;
  board?: string;
}

/** A deed for which all give together. [C-13.5] */
export interface Collective {
  round: number;
  source: string;
  kind: string;
  rewards: string[];
}

export interface Tile {
  zone: string;
  actions: string[];
}

interface ZoneBoard {
  circles: string[];
  base: string[];
}

export interface Board {
  /** What is printed on it, where it is not the income that all share. [C-4.2] */
  income?: string;
  start: string;
  powers: string[];
}

interface Personal {
  conditions: [string, number][];
  vp: number;
}

interface Public {
  metrics: string[];
  vp: number[];
}

interface Redemption {
  conditions: [string, number][];
  spend: string;
}

type Cards<Card> = Readonly<Record<string, Card>>;

interface Goods {
  G?: number;
  W?: number;
  S?: number;
}

interface Printed {
  map: {
    regions: typeof REGIONS;
    territories: typeof TERRITORIES;
    seas: typeof SEAS;
  };
  gladiators: typeof GLADIATORS;
  adversaries: typeof ADVERSARIES;
  events: { individual: typeof INDIVIDUAL; collective: typeof COLLECTIVE };
  least: typeof LEAST;
  tiles: typeof TILES;
  zones: typeof ZONES;
  boards: typeof BOARDS;
  ambitions: { personal: typeof PERSONAL; public: typeof PUBLICS };
  redemptions: typeof REDEMPTIONS;
  numbers: {
    income: string;
    track: typeof TRACK;
    hippodrome: typeof HIPPODROME;
    players: typeof PLAYERS;
    unlock: Goods[];
    troops: typeof TROOPS;
    suburra: { citizen: string };
    fixed: { matchup: number };
  };
}

/** What a territory and a whole region score. [C-14.2] */
export let REGIONS: Cards<{ territory: number; full: number }> = {};
/** The territories. [C-1.3] */
export let TERRITORIES: Cards<Territory> = {};
/** The sea spaces. [C-18.12] */
export let SEAS: Cards<{ seas: string[] }> = {};
/** Territories, then seas. */
export let SPACES: readonly string[] = [];
/** Gladiators. [C-21.1] */
export let GLADIATORS: Cards<Gladiator> = {};
/** Adversaries. [C-22.2] */
export let ADVERSARIES: Cards<Adversary> = {};
/** Individual events. [C-13.3] */
export let INDIVIDUAL: Cards<Individual> = {};
/** Collective events. [C-13.5] */
export let COLLECTIVE: Cards<Collective> = {};
/** What all gifts to a collective event must reach, by number of players. [C-13.5] */
export let LEAST: Cards<Record<string, number>> = {};
/** Action tiles. [C-7.2] */
export let TILES: Cards<Tile> = {};
/** Circles and printed actions of the zones. [C-5.3, C-1.7] */
export let ZONES: Cards<ZoneBoard> = {};
/** The income printed on every board that has no other. [C-4.2] */
export let INCOME = '';
/** The starting power of each board, and the three to unlock. [C-25] */
export let BOARDS: Cards<Board> = {};
/** Personal ambitions. [C-12.1] */
export let PERSONAL: Cards<Personal> = {};
/** Public ambitions. [C-14.5] */
export let PUBLICS: Cards<Public> = {};
/** Redemption cards. [C-11.4] */
export let REDEMPTIONS: Cards<Redemption> = {};
/** Round ends, citizens and event symbols on the treachery track. [C-3.5, C-9] */
export let TRACK: { last: number; ends: number[]; citizens: number[]; symbols: number[] };
export let HIPPODROME: { finish: number; obstacles: number[] };
/** What depends on how many play: the places of gifts and public ambitions in force, from 1. */
export let PLAYERS: Readonly<Record<number, { rewards: number[]; public: number[] }>> = {};
/** Types of troops: what they are paid, and how many stand on the strip. [C-15.1, C-17.4] */
export let TROOPS: Cards<{ pay: number; strip: number }> = {};
export let TROOP_NAMES: readonly string[] = [];
/** What a strength or a weakness counts in the arena. [C-21.5] */
export let MATCHUP = 0;
/** What a citizen in the Suburra brings beside goods. [C-6.2] */
export let SLUMS = '';
/** Gold, wood and stone that each power costs. [C-24.9] */
export let UNLOCK: readonly number[][] = [];

/** Take in what is printed. */
export function read(given: unknown): void {
  const printed = given as Printed;
  ({ regions: REGIONS, territories: TERRITORIES, seas: SEAS } = printed.map);
  SPACES = [...Object.keys(TERRITORIES), ...Object.keys(SEAS)];
  GLADIATORS = printed.gladiators;
  ADVERSARIES = printed.adversaries;
  ({ individual: INDIVIDUAL, collective: COLLECTIVE } = printed.events);
  LEAST = printed.least;
  TILES = printed.tiles;
  ZONES = printed.zones;
  BOARDS = printed.boards;
  ({ personal: PERSONAL, public: PUBLICS } = printed.ambitions);
  REDEMPTIONS = printed.redemptions;
  const numbers = printed.numbers;
  ({ income: INCOME, track: TRACK, hippodrome: HIPPODROME, players: PLAYERS } = numbers);
  TROOPS = numbers.troops;
  TROOP_NAMES = Object.keys(TROOPS);
  MATCHUP = numbers.fixed.matchup;
  SLUMS = numbers.suburra.citizen;
  UNLOCK = numbers.unlock.map((cost) => [cost.G ?? 0, cost.W ?? 0, cost.S ?? 0]);
}
