// Made by `python -m ludus.server.typescript` from the views of brutus.
// Do not edit: change the Python and make this anew.

import type { Outcome } from '../../lib/protocol.ts';

export interface BrutusCombination {
  value: number;
  count: number;
  owner: number;
}

export interface BrutusEnd {
  manches?: number | null;
  target?: number | null;
  time?: number | null;
}

export interface BrutusGains {
  caesar: number[];
  revolt: number[];
  mercy: number[];
}

export interface BrutusGift {
  to: number;
  value: number;
}

export interface BrutusManche {
  places: number[];
  position: number[];
  caesar: number[];
  revolt: number[];
  mercy: number[];
}

export interface BrutusOptions {
  players: number;
  revolt: boolean;
  conspiracy: boolean;
  benevolence: boolean;
  end: BrutusEnd | null;
}

export interface BrutusPlay {
  seat: number;
  kind: 'lead' | 'beat' | 'equal' | 'pass' | 'skip';
  value: number;
  count: number;
}

export interface BrutusView {
  options: BrutusOptions;
  end: BrutusEnd;
  copies: number;
  seat: number | null;
  manche: number;
  phase: 'announce' | 'lay' | 'mercy' | 'take' | 'power' | 'lead' | 'reply' | 'conspire' | 'slip' | 'gifts' | 'to' | 'give' | 'discard' | 'over';
  turn: number | null;
  waiting: number[];
  ranks: number[];
  scores: number[];
  won: number[];
  places: number[];
  sizes: number[];
  hand: number[];
  laid: number[];
  asked: number;
  forum: number[];
  pickers: number[];
  mercy: boolean | null;
  power: boolean;
  top: BrutusCombination | null;
  plays: BrutusPlay[];
  before: BrutusPlay[];
  gifts: number;
  given: BrutusGift[];
  gone: number[];
  known: number[][];
  gains: BrutusGains;
  manches: BrutusManche[];
  outcome: Outcome | null;
}
