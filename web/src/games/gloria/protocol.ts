// Made by `python -m ludus.server.typescript` from the views of gloria.
// Do not edit: change the Python and make this anew.

import type { Outcome } from '../../lib/protocol.ts';

export interface GloriaAct {
  type: 'Act';
  who: number;
  foes: number[];
  rights: number[];
  stopped: boolean;
  crossing: boolean;
  item: string;
  kicked: boolean;
  seats: number[];
  ask: string;
}

export interface GloriaAftermath {
  type: 'Aftermath';
  striker: number;
  victim: number;
  seats: number[];
  ask: string;
}

export interface GloriaDeploy {
  type: 'Deploy';
  seats: number[];
  ask: string;
}

export interface GloriaDie {
  label: string;
  who: number;
  value: number;
  total: number;
  limit: number;
  result: string;
}

export interface GloriaDuel {
  one: number;
  other: number;
  since: number;
}

export interface GloriaEnlist {
  type: 'Enlist';
  places: ([number, number])[];
  outfit: GloriaOutfit | null;
  seats: number[];
  ask: string;
}

export interface GloriaEntrant {
  level: number;
  type?: string;
  outfit?: GloriaOutfit | null;
}

export interface GloriaForced {
  type: 'Forced';
  who: number;
  away: number;
  jostled: boolean;
  to: number;
  wall: boolean;
  occupant: number;
  front: boolean;
  lay: boolean;
  seats: number[];
  ask: string;
}

export interface GloriaGladiator {
  id: number;
  owner: number;
  name: string;
  type: string;
  outfit: GloriaOutfit;
  initial: number;
  level: number;
  hands: string[];
  sheathed: string;
  weight: number;
  armed: boolean;
  arm: string;
  guard: number;
  status: 'waiting' | 'fit' | 'out' | 'dead' | 'gone' | 'freed';
  hex: number;
  facing: number;
  down: boolean;
  snare: string;
  marker: boolean;
  pa: number;
  thrown: boolean;
  stunned: number;
  cowed: number;
  appealing: boolean;
  hurt: boolean;
  victories: number;
  opponent: number;
  bye: boolean;
  fights: number;
  wins: number;
  scars: number;
}

export interface GloriaGoal {
  hex: number;
  cost: number;
  way: string[];
}

export interface GloriaJoust {
  type: 'Joust';
  engager: number;
  engaged: number;
  kind: 'joust' | 'free' | 'jostle' | 'pull';
  push: boolean;
  far: boolean;
  stage: 'face' | 'react' | 'buy' | 'roll' | 'next' | 'step' | 'again' | 'armour' | 'advance' | 'after' | 'end';
  first: number;
  second: number;
  tie: boolean;
  reacts: boolean;
  extra: [number, number];
  results: GloriaResult[];
  at: number;
  touches: [number, number];
  dealt: [number, number];
  origin: number;
  lying: boolean;
  rights: number;
  withdrawn: boolean;
  chained: boolean;
  open: boolean;
  seats: number[];
  ask: string;
}

export interface GloriaMemory {
  name: string;
  type: string;
  owner: number;
  level: number;
  wins: number;
  tournament: number;
  end: 'killed' | 'wounds' | 'rudis';
}

export interface GloriaOptions {
  players: number;
  mode: 'melee' | 'single';
  crowd_appeal: boolean | null;
  victory: 'last_troop' | 'missions';
  activation: 'choice' | 'random';
  turn_limit: number | null;
  duel_turn_limit: number | null;
  parallel_duels: number;
  xp_defeated: 'each_below' | 'sum_below' | 'each_above';
  campaign: number | null;
  troops: 'choice' | 'custom' | 'drawn' | GloriaEntrant[][];
}

export interface GloriaOutfit {
  armour: string[];
  hands: string[];
  sheathed: string;
}

export interface GloriaPending {
  kind: 'free' | 'jostle';
  striker: number;
  victim: number;
}

export interface GloriaResult {
  first: boolean;
  blow: 'touch' | 'push' | 'close';
  special: boolean;
  last: boolean;
}

export interface GloriaSchool {
  laurels: number;
  freed: number;
  named: number;
  trainers: GloriaTrainer[];
}

export interface GloriaState {
  options: GloriaOptions;
  radius: number;
  tournament: number;
  turn: number;
  gladiators: GloriaGladiator[];
  places: Record<number, number>;
  bodies: Record<number, number>;
  ground: Record<number, string[]>;
  order: number[];
  up: number;
  active: number;
  roused: number[];
  frames: (GloriaEnlist | GloriaDeploy | GloriaTurn | GloriaAct | GloriaJoust | GloriaForced | GloriaThrow | GloriaAftermath | GloriaTurnEnd | GloriaTests)[];
  queue: GloriaPending[];
  queued: number;
  moved: boolean;
  hit: boolean;
  won: boolean;
  defeated: number[];
  duels: GloriaDuel[];
  due: GloriaDuel[];
  idle: number[];
  dice: GloriaDie[];
  schools: GloriaSchool[];
  memories: GloriaMemory[];
  tournaments: GloriaTournament[];
  over: Outcome | null;
}

export interface GloriaTests {
  type: 'Tests';
  seat: number;
  left: number[];
  who: number;
  dice: number[];
  helped: number;
  seats: number[];
  ask: string;
}

export interface GloriaThrow {
  type: 'Throw';
  who: number;
  target: number;
  item: string;
  stage: 'caught' | 'duty' | 'face' | 'failed' | 'closer' | 'counter' | 'end';
  origin: number;
  seats: number[];
  ask: string;
}

export interface GloriaTournament {
  winners: number[];
  scores: number[];
  reason: string;
  decided_by: string;
}

export interface GloriaTrainer {
  name: string;
  type: string;
}

export interface GloriaTurn {
  type: 'Turn';
  seats: number[];
  ask: string;
}

export interface GloriaTurnEnd {
  type: 'TurnEnd';
  judged: boolean;
  winners: number[];
  seats: number[];
  ask: string;
}

export interface GloriaView {
  seat: number | null;
  turn: number | null;
  ask: string;
  table: GloriaState;
  waiting: number[];
  goals: GloriaGoal[];
}
