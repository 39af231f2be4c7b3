// Made by `python -m ludus.server.typescript` from the views of gorus.
// Do not edit: change the Python and make this anew.

import type { Outcome } from '../../lib/protocol.ts';

export interface GorusFight {
  plays: GorusPlay[];
  winner: number | null;
}

export interface GorusOptions {
  players: number;
  edition: 'fr2018' | 'ru2020';
  teams: string | null;
  target: number | null;
  schools: ('BL' | 'BR' | 'GR' | 'PI' | 'YE')[] | null;
  dealer: number | null;
}

export interface GorusPlay {
  seat: number | null;
  card: string;
  kind: 'lead' | 'follow' | 'challenge' | 'discard';
}

export interface GorusRoundScore {
  totals: number[];
  gained: number[];
  preferred: 'BL' | 'BR' | 'GR' | 'PI' | 'YE';
  trial_failed: boolean;
}

export interface GorusView {
  options: GorusOptions;
  seat: number | null;
  round: number;
  dealer: number | null;
  turn: number | null;
  preferred: 'BL' | 'BR' | 'GR' | 'PI' | 'YE' | null;
  hand: string[];
  hand_sizes: number[];
  deck_size: number;
  fight: GorusPlay[];
  last_fight: GorusFight | null;
  pile_sizes: number[];
  wanderers_pile: string[];
  tokens: number[];
  targets: number[];
  scores: GorusRoundScore[];
  memory: GorusFight[];
  outcome: Outcome | null;
}
