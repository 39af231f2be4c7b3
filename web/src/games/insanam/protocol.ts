// Made by `python -m ludus.server.typescript` from the views of insanam.
// Do not edit: change the Python and make this anew.

import type { Outcome } from '../../lib/protocol.ts';

export interface InsanamAction {
  type: 'Action';
  seat: number;
  zone: string;
  index: number;
  tile: string;
  banner: boolean;
  stage: 'parts' | 'march' | 'corruption' | 'banner';
  extra: number;
  seats: number[];
  ask: string;
}

export interface InsanamAtom {
  kind: 'gain' | 'lose' | 'levy' | 'pay' | 'recruit' | 'free' | 'deploy' | 'move' | 'race' | 'hinder' | 'gbuy' | 'gdraw' | 'gdiscard' | 'fight' | 'refresh' | 'peek' | 'redo' | 'unlock' | 'tile' | 'swap' | 'steal' | 'push' | 'drop' | 'unbanner' | 'cull' | 'lock' | 'levyper' | 'barb' | 'mod' | 'tax' | 'sp' | 'spend';
  n?: number;
  d?: number;
  resource?: string;
  troop?: string;
  zones?: string[];
  region?: string;
  deck?: string;
  metric?: string;
  key?: string;
  numbers?: number[];
  limit?: string;
  goods?: ([string, number])[];
}

export interface InsanamBattle {
  type: 'Battle';
  seat: number;
  land: string;
  defender: number;
  forced: boolean;
  stage: 'charm' | 'begin' | 'revolt' | 'blow' | 'dice' | 'fall' | 'end';
  exchange: number;
  dice: [number, number];
  totals: [number, number];
  killed: [number, number];
  citadels: number;
  damage: number;
  choosing: number[];
  seats: number[];
  ask: string;
}

export interface InsanamBattles {
  type: 'Battles';
  seat: number;
  seats: number[];
  ask: string;
}

export interface InsanamDealing {
  kind: 'deal' | 'shown' | 'redeal' | 'redeemed';
  seats: number[];
  card: '' | 'loyal' | 'traitor';
}

export interface InsanamEffects {
  type: 'Effects';
  seat: number;
  atoms: InsanamAtom[];
  source: string;
  at: number;
  left: number;
  chosen: string;
  barracks: boolean;
  seats: number[];
  ask: string;
}

export interface InsanamEnding {
  type: 'Ending';
  stage: 'reveal' | 'score' | 'penalties';
  seats: number[];
  ask: string;
}

export interface InsanamEvent {
  type: 'Event';
  event: string;
  stage: 'reveal' | 'choose' | 'end';
  kinds: string;
  least: number;
  seats: number[];
  ask: string;
}

export interface InsanamFallen {
  first: number;
  second: number;
  totals: [number, number];
}

export interface InsanamFavour {
  type: 'Favour';
  seat: number;
  requester: number;
  zone: string;
  index: number;
  price: number;
  seats: number[];
  ask: string;
}

export interface InsanamFight {
  type: 'Fight';
  seat: number;
  gladiator: string;
  adversary: string;
  bonus: number;
  hidden: boolean;
  stage: 'dice' | 'result' | 'buyback' | 'reward' | 'slide' | 'end';
  dice: [number, number];
  totals: [number, number];
  again: number;
  result: '' | 'won' | 'tied' | 'lost';
  seats: number[];
  ask: string;
}

export interface InsanamFund {
  type: 'Fund';
  seat: number;
  seats: number[];
  ask: string;
}

export interface InsanamHouse {
  points: number;
  strength: [number, number, number];
  lands: number;
  income: [number, number, number];
}

export interface InsanamIncited {
  type: 'Incited';
  seat: number;
  source: string;
  land: string;
  seats: number[];
  ask: string;
}

export interface InsanamLand {
  owner: number;
  troops: number[];
  camp: boolean;
  barb: number;
  citadel: boolean;
}

export interface InsanamMarch {
  type: 'March';
  seat: number;
  points: number;
  seats: number[];
  ask: string;
}

export interface InsanamNameGood {
  type: 'NameGood';
  seat: number;
  seats: number[];
  ask: string;
}

export interface InsanamOptions {
  players: number;
  expert_gladiators: boolean;
  expert_ambitions: boolean;
  boards: 'pick' | 'random';
  symbol_scope: 'first' | 'each';
  accuse_reward: 'VP' | 'COR';
  camp_vp: boolean;
  max_turns: number;
  stall_push: boolean;
}

export interface InsanamOwn {
  destiny: '' | 'loyal' | 'traitor';
  offered: '' | 'loyal' | 'traitor';
  past: ('' | 'loyal' | 'traitor')[];
  ambition: string;
  hand: string[];
  picks: string[];
  took: string[];
  packs: string[][];
  left: string[];
  peeked: string[];
  sure: Record<string, string[]>;
  among: Record<string, string[]>;
  answer: string[];
}

export interface InsanamPay {
  type: 'Pay';
  at: number;
  troop: number;
  paid: [number, number, number];
  unpaid: [number, number, number];
  seats: number[];
  ask: string;
}

export interface InsanamPlaceCamp {
  type: 'PlaceCamp';
  seat: number;
  seats: number[];
  ask: string;
}

export interface InsanamPlayer {
  board: string;
  goods: number[];
  vp: number;
  marker: number;
  peak: number;
  chariot: number;
  arrival: number;
  strip: number[];
  reserve: number[];
  extra: number[];
  storage: number[];
  start: string;
  supply: number;
  placed: number;
  held: number;
  locks: number;
  waiting: number[];
  passed: boolean;
  blocked: boolean;
  unlocked: boolean[];
  price: [number, number, number];
  accused: boolean;
  round: number;
  raided: boolean;
  incited: boolean;
  camps: number;
  released: number;
  first: string[];
  play: string[];
  tucked: string[];
  winners: string[];
  open: string;
  hidden: boolean;
  done: string[];
  counts: Record<string, number>;
  shown: '' | 'loyal' | 'traitor';
  exposed: boolean;
  since: number;
  card: string;
  before: Record<string, number>;
  doubled: string;
  used: string[];
  symbols: number[];
}

export interface InsanamPlayerTurn {
  type: 'PlayerTurn';
  seat: number;
  stage: 'before' | 'bonus' | 'share' | 'action' | 'sea' | 'after' | 'events';
  zone: string;
  circle: number;
  shared: number;
  seats: number[];
  ask: string;
}

export interface InsanamRedeal {
  type: 'Redeal';
  accuser: number;
  seats: number[];
  ask: string;
}

export interface InsanamRoundChange {
  type: 'RoundChange';
  stage: 'events' | 'score' | 'pay' | 'order' | 'names' | 'event' | 'owed';
  seats: number[];
  ask: string;
}

export interface InsanamSail {
  type: 'Sail';
  seat: number;
  rounds: number;
  groups: ([string, [number, number, number]])[];
  seats: number[];
  ask: string;
}

export interface InsanamSetup {
  type: 'Setup';
  stage: 'boards' | 'deal' | 'gladiators' | 'ambitions' | 'keep' | 'show' | 'starts';
  pick: number;
  drafting: '' | 'gladiators' | 'ambitions';
  seats: number[];
  ask: string;
}

export interface InsanamSteal {
  type: 'Steal';
  seat: number;
  victim: number;
  left: number;
  absent: string;
  plunder: boolean;
  seats: number[];
  ask: string;
}

export interface InsanamTable {
  options: InsanamOptions;
  players: InsanamPlayer[];
  lands: Record<string, InsanamLand>;
  seas: Record<string, number[][]>;
  zones: Record<string, InsanamZone>;
  turn: number;
  round: number;
  order: number[];
  rose: boolean;
  pending: boolean;
  owed: number;
  symbols: number[];
  arrivals: number;
  suburra: number[];
  display: string[];
  adversaries: string[];
  eyes: string;
  ambitions: string[];
  discards: Record<string, string[]>;
  beneath: string[];
  surfaced: string[];
  gone: string[];
  tops: Record<string, number>;
  invaders: Record<string, number[]>;
  passing: Record<string, number[]>;
  mover: number;
  taxed: string[];
  event: string;
  gifts: number[];
  thumbs: string[];
  dice: InsanamFallen | null;
  dealings: InsanamDealing[];
  ender: number;
  ended: boolean;
  frames: (InsanamSetup | InsanamTurn | InsanamPlayerTurn | InsanamAction | InsanamEffects | InsanamFund | InsanamNameGood | InsanamPlaceCamp | InsanamSteal | InsanamFight | InsanamMarch | InsanamBattles | InsanamBattle | InsanamWithdrawal | InsanamIncited | InsanamSail | InsanamFavour | InsanamEvent | InsanamRoundChange | InsanamPay | InsanamRedeal | InsanamEnding)[];
  over: Outcome | null;
}

export interface InsanamTurn {
  type: 'Turn';
  stage: 'start' | 'income' | 'powers' | 'taxes' | 'laps' | 'events' | 'rounds' | 'stall' | 'end';
  at: number;
  seats: number[];
  ask: string;
}

export interface InsanamView {
  seat: number | null;
  turn: number | null;
  waiting: number[];
  ask: string;
  table: InsanamTable;
  mine: InsanamOwn | null;
  decks: Record<string, number>;
  prices: Record<string, [number, number, number]>;
  progress: Record<string, ([number, number])[]>;
  houses: InsanamHouse[];
}

export interface InsanamWithdrawal {
  type: 'Withdrawal';
  seat: number;
  land: string;
  charmer: number;
  seats: number[];
  ask: string;
}

export interface InsanamZone {
  circles: number[];
  banners: number[];
  tile: string;
  offer: string;
}
