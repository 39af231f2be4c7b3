/** What a battle is made of, piece by piece; the engine decides, this explains. [C-19] */

import { modOf } from '../content/atoms.ts';
import { ADVERSARIES, GLADIATORS } from '../content/catalogue.ts';
import type { InsanamBattle, InsanamTable, InsanamView } from '../protocol.ts';
import { sum } from './offer.ts';

/** The power of a barbarian, and of a citadel or a camp. [C-19.4] */
export const BARBARIAN = 1;
export const FORT = 5;

const KINDS = ['LEG', 'CEN', 'EVO'] as const;
export type Kind = (typeof KINDS)[number] | 'barb' | 'citadel' | 'camp' | 'gladiators' | 'foes';

/** So many of something, each with so much power. */
export interface Piece {
  kind: Kind;
  n: number;
  each: number;
}

export interface Side {
  /** The seat; -1 for barbarians. */
  who: number;
  pieces: Piece[];
  /** The power before the die. */
  power: number;
}

const campOf = (table: InsanamTable): number => (table.options.camp_vp ? 0 : FORT);

/** What troops and a camp have of power together. [C-19.4] */
export function powerOf(
  view: InsanamView,
  who: number,
  troops: readonly number[],
  camp: boolean,
): number {
  const strength = view.houses[who]?.strength ?? [1, 2, 3];
  const men = troops.reduce((all, n, at) => all + n * (strength[at] ?? 0), 0);
  return men + (camp ? campOf(view.table) : 0);
}

/** What gladiators under a board, and adversaries face up, add to one side of a battle. */
function modifiers(table: InsanamTable, who: number, key: 'atk' | 'def'): Piece[] {
  const own = (table.players[who]?.winners ?? []).map((id) => GLADIATORS[id]?.permanent ?? '');
  const foes = table.adversaries
    .map((id) => ADVERSARIES[id])
    .map((foe) => (foe?.timing === 'while' ? foe.effect : ''));
  const found: Piece[] = [
    { kind: 'gladiators', n: 1, each: modOf(own, key) },
    { kind: 'foes', n: 1, each: modOf(foes, key) },
  ];
  return found.filter(({ each }) => each !== 0);
}

function sideOf(who: number, pieces: readonly Piece[]): Side {
  const there = pieces.filter(({ n }) => n > 0);
  return { who, pieces: there, power: sum(there.map(({ n, each }) => n * each)) };
}

/** The attackers and the defenders as they stand now. */
export function sidesOf(view: InsanamView, battle: InsanamBattle): [Side, Side] {
  const { table } = view;
  const land = table.lands[battle.land];
  const men = (who: number, troops: readonly number[]): Piece[] => {
    const strength = view.houses[who]?.strength ?? [1, 2, 3];
    return KINDS.map((kind, at) => ({ kind, n: troops[at] ?? 0, each: strength[at] ?? 0 }));
  };
  const attackers = sideOf(battle.seat, [
    ...men(battle.seat, table.invaders[battle.land] ?? []),
    ...modifiers(table, battle.seat, 'atk'),
  ]);
  if (battle.defender < 0) {
    const wild: Piece[] = [
      { kind: 'barb', n: land?.barb ?? 0, each: BARBARIAN },
      { kind: 'citadel', n: land?.citadel ? 1 : 0, each: FORT },
    ];
    return [attackers, sideOf(-1, wild)];
  }
  const defenders = sideOf(battle.defender, [
    ...men(battle.defender, land?.troops ?? []),
    { kind: 'camp', n: land?.camp ? 1 : 0, each: campOf(table) },
    ...modifiers(table, battle.defender, 'def'),
  ]);
  return [attackers, defenders];
}

/** What a set of losses costs in power: legionaries, centurions, evocati, camps. */
export function lossPower(view: InsanamView, who: number, losses: readonly number[]): number {
  const [legs = 0, cens = 0, evos = 0, camps = 0] = losses;
  return powerOf(view, who, [legs, cens, evos], camps > 0);
}
