/**
 * What is printed on cards, boards and the map: the facts of the content files, for the eye.
 * Effects are kept as their texts; atoms.ts reads them. The facts themselves are in printed.json,
 * which `python -m ludus.server.printed insanam` writes.
 */
import printed from '../printed.json';

export interface Territory {
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
  k: number;
  rewards: string[];
}

export interface Tile {
  zone: string;
  actions: string[];
}

export interface ZoneBoard {
  circles: string[];
  base: string[];
}

export interface Board {
  /** What is printed on it, where it is not the income that all share. [C-4.2] */
  income?: string;
  start: string;
  powers: string[];
}

export interface Personal {
  conditions: [string, number][];
  vp: number;
}

export interface Public {
  metrics: string[];
  vp: number[];
}

export interface Redemption {
  conditions: [string, number][];
  spend: string;
}

type Cards<Card> = Readonly<Record<string, Card>>;

/** What a territory and a whole region score. [C-14.2] */
export const REGIONS: Cards<{ territory: number; full: number }> = printed.map.regions;
/** The 25 territories. [C-1.3] */
export const TERRITORIES: Cards<Territory> = printed.map.territories;
/** The 8 sea spaces. [C-18.12] */
export const SEAS: Cards<{ seas: string[] }> = printed.map.seas;
/** Gladiators. [C-21.1] */
export const GLADIATORS: Cards<Gladiator> = printed.gladiators;
/** Adversaries. [C-22.2] */
export const ADVERSARIES: Cards<Adversary> = printed.adversaries;
/** Individual events. [C-13.3] */
export const INDIVIDUAL: Cards<Individual> = printed.events.individual;
/** Collective events. [C-13.5] */
export const COLLECTIVE: Cards<Collective> = printed.events.collective;
/** Action tiles. [C-7.2] */
export const TILES: Cards<Tile> = printed.tiles;
/** Circles and printed actions of the zones. [C-5.3, C-1.7] */
export const ZONES: Cards<ZoneBoard> = printed.zones;
/** The income printed on every board that has no other. [C-4.2] */
export const INCOME = printed.numbers.income;
/** The starting power of each board, and the three to unlock. [C-25] */
export const BOARDS: Cards<Board> = printed.boards;
/** Personal ambitions. [C-12.1] */
export const PERSONAL = printed.ambitions.personal as unknown as Cards<Personal>;
/** Public ambitions. [C-14.5] */
export const PUBLICS: Cards<Public> = printed.ambitions.public;
/** Redemption cards. [C-11.4] */
export const REDEMPTIONS = printed.redemptions as unknown as Cards<Redemption>;
/** Round ends, citizens and event symbols on the treachery track. [C-3.5, C-9] */
export const TRACK = printed.numbers.track;
export const HIPPODROME = printed.numbers.hippodrome;
/** Faces of a combat die. [C-19.5] */
export const DIE = printed.numbers.die;
/** What depends on how many play: active circles, rewards in force. [C-5.3, C-13.10] */
export const PLAYERS: Readonly<Record<number, { circles: number; rewards: number[] }>> =
  printed.numbers.players;
/** Gold, wood and stone that each power costs. [C-24.9] */
export const UNLOCK = printed.numbers.unlock.map((cost: { G?: number; W?: number; S?: number }) => [
  cost.G ?? 0,
  cost.W ?? 0,
  cost.S ?? 0,
]);
