/**
 * What is printed on cards, boards and the map: the facts of the content files, for the eye.
 * Effects are kept as their texts; atoms.ts reads them. A test compares all of it with the files.
 */

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

/** What a territory and a whole region score. [C-14.2] */
export const REGIONS: Readonly<Record<string, { territory: number; full: number }>> = {
  ARO: { territory: 2, full: 3 },
  GAL: { territory: 2, full: 4 },
  HIS: { territory: 2, full: 5 },
  BRE: { territory: 3, full: 6 },
  GER: { territory: 3, full: 7 },
};
/** The 25 territories. [C-1.3] */
export const TERRITORIES: Readonly<Record<string, Territory>> = {
  TIN: { region: 'ARO', land: ['CAE'], seas: ['GAD', 'ATL'], barb: 2, citadel: true },
  CAE: { region: 'ARO', land: ['TIN', 'NUM'], seas: ['IBR'], barb: 2 },
  NUM: { region: 'ARO', land: ['CAE'], seas: ['IBR', 'GLC'], barb: 0, start: 1 },
  NAR: { region: 'GAL', land: ['AQU', 'LUG', 'TAR'], seas: ['GLC'], barb: 0, start: 4 },
  AQU: { region: 'GAL', land: ['NAR', 'LUG', 'TAR'], seas: ['CTB'], barb: 2 },
  LUG: { region: 'GAL', land: ['NAR', 'AQU', 'BEL', 'SUP'], seas: ['CTB', 'BRT'], barb: 3 },
  BEL: { region: 'GAL', land: ['LUG', 'INF', 'SUP'], seas: ['BRT', 'GRM'], barb: 3, citadel: true },
  BAE: { region: 'HIS', land: ['CAR', 'LUS'], seas: ['GAD'], barb: 0, start: 3 },
  CAR: { region: 'HIS', land: ['BAE', 'LUS', 'TAR'], seas: ['IBR'], barb: 2 },
  LUS: { region: 'HIS', land: ['BAE', 'CAR', 'TAR', 'GLA'], seas: ['ATL'], barb: 2 },
  TAR: { region: 'HIS', land: ['CAR', 'LUS', 'GLA', 'NAR', 'AQU'], seas: ['IBR', 'GLC'], barb: 2 },
  GLA: { region: 'HIS', land: ['LUS', 'TAR'], seas: ['ATL', 'CTB'], barb: 3, citadel: true },
  CAN: { region: 'BRE', land: ['CAT', 'DUM'], seas: ['BRT', 'GRM'], barb: 3 },
  CAT: {
    region: 'BRE',
    land: ['CAN', 'ICE', 'DUM', 'SIL', 'BRI'],
    seas: [],
    barb: 5,
    citadel: true,
  },
  ICE: { region: 'BRE', land: ['CAT', 'BRI'], seas: ['GRM'], barb: 4 },
  DUM: { region: 'BRE', land: ['CAN', 'CAT', 'SIL'], seas: ['BRT', 'HBN'], barb: 3 },
  SIL: { region: 'BRE', land: ['DUM', 'CAT', 'BRI'], seas: ['HBN'], barb: 4 },
  BRI: { region: 'BRE', land: ['CAT', 'ICE', 'SIL'], seas: ['GRM', 'HBN'], barb: 5 },
  INF: { region: 'GER', land: ['BEL', 'SUP', 'FRI', 'CHA'], seas: ['GRM'], barb: 2 },
  SUP: { region: 'GER', land: ['LUG', 'BEL', 'INF', 'CHA', 'SUE'], seas: [], barb: 0, start: 2 },
  FRI: { region: 'GER', land: ['INF', 'CHU', 'CHE'], seas: ['GRM'], barb: 4 },
  CHU: { region: 'GER', land: ['FRI', 'CHE'], seas: ['GRM'], barb: 5 },
  CHE: { region: 'GER', land: ['FRI', 'CHU', 'CHA', 'SUE'], seas: [], barb: 6, citadel: true },
  CHA: { region: 'GER', land: ['INF', 'SUP', 'CHE', 'SUE'], seas: [], barb: 4 },
  SUE: { region: 'GER', land: ['SUP', 'CHE', 'CHA'], seas: [], barb: 5 },
};
/** The 8 sea spaces. [C-18.12] */
export const SEAS: Readonly<Record<string, { seas: string[] }>> = {
  GLC: { seas: ['IBR'] },
  IBR: { seas: ['GLC', 'GAD'] },
  GAD: { seas: ['IBR', 'ATL'] },
  ATL: { seas: ['GAD', 'CTB'] },
  CTB: { seas: ['ATL', 'BRT', 'HBN'] },
  BRT: { seas: ['CTB', 'GRM', 'HBN'] },
  GRM: { seas: ['BRT', 'HBN'] },
  HBN: { seas: ['CTB', 'BRT', 'GRM'] },
};
/** Gladiators. [C-21.1] */
export const GLADIATORS: Readonly<Record<string, Gladiator>> = {
  G01: {
    class: 'MUR',
    cost: 6,
    power: 5,
    strong: ['OR'],
    weak: ['AN'],
    oneshot: '+3G +1W',
    income: '+1G',
    permanent: 'mod(fight,1)',
  },
  G02: {
    class: 'MUR',
    cost: 5,
    power: 4,
    strong: ['OR'],
    weak: ['AN'],
    oneshot: '+3S',
    income: '+1S',
    permanent: 'mod(inc.S,1)',
  },
  G03: {
    class: 'MUR',
    cost: 4,
    power: 3,
    strong: ['OR'],
    weak: ['AN'],
    oneshot: '+2W +1S',
    income: '+1W',
    permanent: 'mod(cost.glad,-2)',
  },
  G04: {
    class: 'MUR',
    cost: 7,
    power: 6,
    strong: ['OR'],
    weak: ['AN'],
    oneshot: 'recruit(2,2)',
    income: '+1G',
    permanent: 'mod(atk,1)',
  },
  G05: {
    class: 'MUR',
    cost: 3,
    power: 2,
    strong: ['OR', 'AN'],
    weak: [],
    oneshot: 'race(2)',
    income: '+1W',
    permanent: 'mod(race,1)',
  },
  G06: {
    class: 'THR',
    cost: 5,
    power: 4,
    strong: ['CH'],
    weak: ['OR'],
    oneshot: '+2VP',
    income: '+1G',
    permanent: 'mod(inc.VP,1)',
  },
  G07: {
    class: 'THR',
    cost: 6,
    power: 5,
    strong: ['CH'],
    weak: ['OR'],
    oneshot: 'move(2)',
    income: '+1G',
    permanent: 'mod(def,1)',
  },
  G08: {
    class: 'THR',
    cost: 4,
    power: 3,
    strong: ['CH'],
    weak: ['OR'],
    oneshot: 'swap(4)',
    income: '+1S',
    permanent: 'mod(swap,2)',
  },
  G09: {
    class: 'THR',
    cost: 7,
    power: 6,
    strong: ['CH'],
    weak: ['OR'],
    oneshot: 'hinder(3) +2G',
    income: '+1G',
    permanent: 'mod(cost.CEN,-1)',
  },
  G10: {
    class: 'THR',
    cost: 3,
    power: 2,
    strong: ['CH'],
    weak: [],
    oneshot: '+3G',
    income: '+1G',
    permanent: 'mod(inc.G,2)',
  },
  G11: {
    class: 'RET',
    cost: 5,
    power: 4,
    strong: ['CH'],
    weak: ['AN'],
    oneshot: 'steal(ANY,2)',
    income: '+1W',
    permanent: 'mod(toll_in,2)',
  },
  G12: {
    class: 'RET',
    cost: 4,
    power: 3,
    strong: ['CH'],
    weak: ['AN'],
    oneshot: '+3ANY',
    income: '+1W',
    permanent: 'mod(inc.W,1)',
  },
  G13: {
    class: 'RET',
    cost: 4,
    power: 3,
    strong: ['CH'],
    weak: ['AN'],
    oneshot: 'move(3)',
    income: '+1W',
    permanent: 'mod(sea,1)',
  },
  G14: {
    class: 'RET',
    cost: 6,
    power: 5,
    strong: ['CH'],
    weak: ['AN'],
    oneshot: 'race(3)',
    income: '+1G',
    permanent: 'mod(mp,1)',
  },
  G15: {
    class: 'RET',
    cost: 3,
    power: 2,
    strong: ['CH'],
    weak: [],
    oneshot: '+3W',
    income: '+1W',
    permanent: 'mod(bonus.W,1)',
  },
  G16: {
    class: 'SEC',
    cost: 8,
    power: 6,
    strong: ['OR'],
    weak: [],
    oneshot: 'fight(2)',
    income: '+1G',
    permanent: 'mod(fight,2)',
  },
  G17: {
    class: 'SEC',
    cost: 5,
    power: 4,
    strong: ['OR'],
    weak: ['CH'],
    oneshot: 'unbanner(1) +1G',
    income: '+1S',
    permanent: 'mod(cost.unlock,-2)',
  },
  G18: {
    class: 'SEC',
    cost: 4,
    power: 3,
    strong: ['OR'],
    weak: ['CH'],
    oneshot: '+2G +1VP',
    income: '+1G',
    permanent: 'mod(reroll,1)',
  },
  G19: {
    class: 'SEC',
    cost: 3,
    power: 2,
    strong: ['OR'],
    weak: [],
    oneshot: '+3S',
    income: '+1S',
    permanent: 'mod(bonus.S,1)',
  },
  G20: {
    class: 'SEC',
    cost: 8,
    power: 7,
    strong: ['OR'],
    weak: ['CH'],
    oneshot: 'push(2) +2G',
    income: '+2G',
    permanent: 'mod(atk,1)',
  },
  G21: {
    class: 'HOP',
    cost: 4,
    power: 3,
    strong: ['AN'],
    weak: ['OR'],
    oneshot: '+2G +2COR',
    income: '+1S',
    permanent: 'mod(suburra,1)',
  },
  G22: {
    class: 'HOP',
    cost: 6,
    power: 5,
    strong: ['AN'],
    weak: ['OR'],
    oneshot: 'drop(3) +1VP',
    income: '+1S',
    permanent: 'mod(donate,1)',
  },
  G23: {
    class: 'HOP',
    cost: 5,
    power: 4,
    strong: ['AN'],
    weak: ['OR'],
    oneshot: 'tile(5)',
    income: '+1G',
    permanent: 'mod(cost.tile,-2)',
  },
  G24: {
    class: 'HOP',
    cost: 3,
    power: 2,
    strong: ['AN'],
    weak: [],
    oneshot: '+2S +1G',
    income: '+1S',
    permanent: 'mod(def,1)',
  },
  G25: {
    class: 'HOP',
    cost: 7,
    power: 6,
    strong: ['AN'],
    weak: ['OR'],
    oneshot: 'deploy(4)',
    income: '+1G',
    permanent: 'mod(cost.LEG,-1)',
  },
  G26: {
    class: 'BES',
    cost: 7,
    power: 6,
    strong: ['AN'],
    weak: ['CH'],
    oneshot: 'refresh(ADV) +2G',
    income: '+1W',
    permanent: 'mod(fight.AN,2)',
  },
  G27: {
    class: 'BES',
    cost: 4,
    power: 3,
    strong: ['AN'],
    weak: ['CH'],
    oneshot: 'race(2) +1W',
    income: '+1W',
    permanent: 'mod(race,1)',
  },
  G28: {
    class: 'BES',
    cost: 3,
    power: 2,
    strong: ['AN'],
    weak: [],
    oneshot: 'gdraw(1)',
    income: '+1W',
    permanent: 'mod(inc.W,1)',
  },
  G29: {
    class: 'BES',
    cost: 5,
    power: 4,
    strong: ['AN'],
    weak: ['CH'],
    oneshot: 'peek(EVT,3) +2G',
    income: '+1G',
    permanent: 'mod(pay,-3)',
  },
  G30: {
    class: 'BES',
    cost: 6,
    power: 5,
    strong: ['AN'],
    weak: ['CH'],
    oneshot: '+2ANY +1VP',
    income: '+1S',
    permanent: 'mod(bonus.G,1)',
  },
};
/** Adversaries. [C-22.2] */
export const ADVERSARIES: Readonly<Record<string, Adversary>> = {
  A01: {
    category: 'CH',
    power: 9,
    strong: ['MUR'],
    weak: ['RET'],
    timing: 'while',
    effect: 'tax(fight,2G)',
    reward: '+4G +2W +2S +4VP',
  },
  A02: {
    category: 'CH',
    power: 7,
    strong: ['THR'],
    weak: ['RET'],
    timing: 'while',
    effect: 'mod(race,-1)',
    reward: '+4G +1W +1S +3VP',
  },
  A03: {
    category: 'CH',
    power: 8,
    strong: ['SEC'],
    weak: ['HOP'],
    timing: 'while',
    effect: 'mod(atk,-1)',
    reward: '+4G +2W +1S +3VP',
  },
  A04: {
    category: 'CH',
    power: 8,
    strong: ['RET'],
    weak: ['THR'],
    timing: 'while',
    effect: 'mod(cost.tile,2)',
    reward: '+5G +1W +1S +3VP',
  },
  A05: {
    category: 'CH',
    power: 8,
    strong: ['MUR'],
    weak: ['RET'],
    timing: 'now',
    effect: 'barb(GER,1)',
    reward: '+3G +2W +2S +3VP',
  },
  A06: {
    category: 'CH',
    power: 7,
    strong: ['BES'],
    weak: ['SEC'],
    timing: 'now',
    effect: 'barb(ARO,1)',
    reward: '+3G +2W +1S +3VP',
  },
  A07: {
    category: 'CH',
    power: 7,
    strong: ['HOP'],
    weak: ['RET'],
    timing: 'while',
    effect: 'mod(mp,-1)',
    reward: '+3G +1W +2S +3VP',
  },
  A08: {
    category: 'CH',
    power: 9,
    strong: ['SEC'],
    weak: ['BES'],
    timing: 'while',
    effect: 'mod(cost.glad,2)',
    reward: '+5G +2W +2S +4VP',
  },
  A09: {
    category: 'OR',
    power: 3,
    strong: [],
    weak: [],
    timing: 'while',
    effect: 'tax(recruit,1W)',
    reward: '+1G +2W +1VP',
  },
  A10: {
    category: 'OR',
    power: 4,
    strong: ['RET'],
    weak: ['SEC'],
    timing: 'while',
    effect: 'mod(def,-1)',
    reward: '+2G +1W +1S +1VP',
  },
  A11: {
    category: 'OR',
    power: 3,
    strong: ['MUR'],
    weak: ['BES'],
    timing: 'while',
    effect: 'tax(place.HIP,1G)',
    reward: '+2G +1W +1VP',
  },
  A12: {
    category: 'OR',
    power: 4,
    strong: ['THR'],
    weak: ['MUR'],
    timing: 'while',
    effect: 'mod(cost.LEG,1)',
    reward: '+2G +2S +1VP',
  },
  A13: {
    category: 'OR',
    power: 3,
    strong: [],
    weak: ['HOP'],
    timing: 'now',
    effect: '-1G',
    reward: '+2G +1S +1VP',
  },
  A14: {
    category: 'OR',
    power: 2,
    strong: [],
    weak: [],
    timing: 'now',
    effect: '+1COR',
    reward: '+2G +1VP',
  },
  A15: {
    category: 'OR',
    power: 2,
    strong: [],
    weak: ['SEC'],
    timing: 'while',
    effect: 'tax(fight,1W)',
    reward: '+1G +1S +1VP',
  },
  A16: {
    category: 'OR',
    power: 4,
    strong: ['SEC'],
    weak: ['RET'],
    timing: 'while',
    effect: 'mod(sea,-1)',
    reward: '+3G +1W +1VP',
  },
  A17: {
    category: 'OR',
    power: 3,
    strong: [],
    weak: ['MUR'],
    timing: 'while',
    effect: 'mod(pay,2)',
    reward: '+2G +1W +1VP',
  },
  A18: {
    category: 'OR',
    power: 2,
    strong: [],
    weak: [],
    timing: 'now',
    effect: '-1ANY',
    reward: '+1G +1W +1VP',
  },
  A19: {
    category: 'OR',
    power: 5,
    strong: ['HOP'],
    weak: ['RET'],
    timing: 'while',
    effect: 'tax(race,1W)',
    reward: '+2G +2W +2VP',
  },
  A20: {
    category: 'OR',
    power: 5,
    strong: ['BES'],
    weak: ['THR'],
    timing: 'while',
    effect: 'mod(toll_out,1)',
    reward: '+3G +1S +2VP',
  },
  A21: {
    category: 'AN',
    power: 6,
    strong: [],
    weak: [],
    timing: 'while',
    effect: 'tax(turn,1W)',
    reward: '+3G +2S +2VP',
  },
  A22: {
    category: 'AN',
    power: 6,
    strong: ['RET'],
    weak: ['BES'],
    timing: 'while',
    effect: 'tax(place.COL,1G)',
    reward: '+3G +1W +1S +2VP',
  },
  A23: {
    category: 'AN',
    power: 7,
    strong: ['MUR'],
    weak: ['HOP'],
    timing: 'while',
    effect: 'mod(deploy,-1)',
    reward: '+3G +2W +1S +3VP',
  },
  A24: {
    category: 'AN',
    power: 6,
    strong: ['SEC'],
    weak: ['BES'],
    timing: 'while',
    effect: 'tax(turn,1G)',
    reward: '+4G +1W +2VP',
  },
  A25: {
    category: 'AN',
    power: 5,
    strong: ['RET'],
    weak: [],
    timing: 'now',
    effect: '-2W',
    reward: '+2G +2W +2VP',
  },
  A26: {
    category: 'AN',
    power: 5,
    strong: ['THR'],
    weak: ['HOP'],
    timing: 'while',
    effect: 'tax(place.SUB,1G)',
    reward: '+2G +2S +2VP',
  },
  A27: {
    category: 'AN',
    power: 5,
    strong: ['MUR'],
    weak: ['BES'],
    timing: 'now',
    effect: '-2S',
    reward: '+2G +1W +1S +2VP',
  },
  A28: {
    category: 'AN',
    power: 4,
    strong: ['HOP'],
    weak: ['BES'],
    timing: 'while',
    effect: 'tax(place.MAR,1G)',
    reward: '+2G +1W +1S +1VP',
  },
  A29: {
    category: 'AN',
    power: 3,
    strong: [],
    weak: ['BES'],
    timing: 'while',
    effect: 'mod(inc.G,-1)',
    reward: '+1G +1W +1S +1VP',
  },
  A30: {
    category: 'AN',
    power: 3,
    strong: [],
    weak: [],
    timing: 'now',
    effect: '-1ANY',
    reward: '+1G +2S +1VP',
  },
};
/** Individual events. [C-13.3] */
export const INDIVIDUAL: Readonly<Record<string, Individual>> = {
  E101: { round: 1, source: 'Suet. Cal. 13–14', approve: '+3G', refuse: '-1G +1COR' },
  E102: { round: 1, source: 'Dio 59.2', approve: 'recruit(2,1) +1G', refuse: '-1VP +2COR' },
  E103: { round: 1, source: 'Suet. Cal. 15', approve: 'drop(2) +1VP', refuse: '-1ANY +2COR' },
  E106: { round: 1, source: 'Suet. Cal. 17', approve: '+2G +1W', refuse: '-1W +1COR' },
  E107: { round: 1, source: 'Jos. AJ 18.237', approve: '+2G +1VP', refuse: '-2G +1COR' },
  E108: { round: 1, source: 'Suet. Cal. 15', approve: '+1W +1S +1VP', refuse: '-1VP +2COR' },
  E201: { round: 2, source: 'Suet. Cal. 23', approve: '+3G -1VP', refuse: '-2G +2COR' },
  E202: {
    round: 2,
    source: 'Suet. Cal. 23; Dio 59.8',
    approve: '+2S +1W -1VP',
    refuse: '!2ANY +2COR',
  },
  E203: { round: 2, source: 'Dio 59.10', approve: 'cull(1) +3G', refuse: '-2VP +3COR' },
  E205: { round: 2, source: 'Dio 59.11', approve: '+4G -2VP', refuse: '!2G +2COR' },
  E208: { round: 2, source: 'Suet. Vesp. 5', approve: '+2W -1G', refuse: '-1VP +1COR' },
  E210: { round: 2, source: 'Dio 59.10', approve: 'gdiscard(1) +4G', refuse: 'lock(1) +2COR' },
  E301: { round: 3, source: 'Dio 59.16', approve: '!2G drop(2)', refuse: '-3VP +3COR' },
  E303: {
    round: 3,
    source: 'Suet. Cal. 26; Dio 59.20',
    approve: '!3G +1VP',
    refuse: 'lock(1) +2COR',
  },
  E304: { round: 3, source: 'Suet. Cal. 38', approve: '!3G gdraw(1)', refuse: '-2VP +2COR' },
  E305: { round: 3, source: 'Dio 59.22', approve: 'cull(2) +2VP', refuse: '!4G +4COR' },
  E306: {
    round: 3,
    source: 'Suet. Cal. 24; Dio 59.22',
    approve: '+3G -2VP',
    refuse: '!3ANY +3COR',
  },
  E309: { round: 3, source: 'Dio 59.15', approve: '!2G !2S', refuse: '-2VP +2COR' },
  E401: { round: 4, source: 'Suet. Cal. 46', approve: '!3ANY +1VP', refuse: 'cull(3) +3COR' },
  E402: {
    round: 4,
    source: 'Suet. Cal. 35; Dio 59.25',
    approve: '+5G -3VP',
    refuse: '!5G +3COR',
    board: 'barb(ARO,1)',
  },
  E403: { round: 4, source: 'Suet. Cal. 48', approve: 'cull(2)', refuse: '!6G +4COR' },
  E405: {
    round: 4,
    source: 'Suet. Cal. 40–41',
    approve: 'levyper(G,terr,1)',
    refuse: '-4VP +3COR',
  },
  E408: {
    round: 4,
    source: 'Dio 59.26; Suet. Cal. 28',
    approve: '-3VP push(2)',
    refuse: 'lock(1) !3ANY +4COR',
  },
  E410: { round: 4, source: 'Suet. Cal. 56–58', approve: '-3VP -3G', refuse: '!3G +5COR' },
};
/** Collective events. [C-13.5] */
export const COLLECTIVE: Readonly<Record<string, Collective>> = {
  E104: {
    round: 1,
    source: 'Suet. Cal. 15',
    kind: 'ANY',
    k: 2,
    rewards: ['+4VP', '+2VP', '+1VP', '+1G'],
  },
  E105: {
    round: 1,
    source: 'Dio 59.7',
    kind: 'S',
    k: 1,
    rewards: ['+4VP', '+2VP +1W', '+1VP', '+1COR'],
  },
  E109: {
    round: 1,
    source: 'Suet. Cal. 14, 27',
    kind: 'G',
    k: 2,
    rewards: ['+5VP', '+3VP', '+1VP', '+1COR'],
  },
  E110: {
    round: 1,
    source: 'Suet. Cal. 37',
    kind: 'ANY',
    k: 2,
    rewards: ['+5G', '+3G', '+2G', '+1G +1COR'],
  },
  E204: {
    round: 2,
    source: 'Suet. Cal. 24',
    kind: 'G',
    k: 3,
    rewards: ['+5VP', '+3VP', '+1VP', '+1COR'],
  },
  E206: {
    round: 2,
    source: 'Dio 59.9',
    kind: 'W',
    k: 2,
    rewards: ['+5VP', '+3VP +1S', '+2VP', '+1VP'],
  },
  E207: {
    round: 2,
    source: 'Suet. Cal. 21; Frontin. 13',
    kind: 'S',
    k: 2,
    rewards: ['+6VP', '+4VP', '+2VP', '+1VP'],
  },
  E209: {
    round: 2,
    source: 'Dio 59.12',
    kind: 'G',
    k: 2,
    rewards: ['+2VP free(CEN,1)', '+1VP free(LEG,1)', 'free(LEG,1)', '+1G'],
  },
  E302: {
    round: 3,
    source: 'Suet. Cal. 19; Dio 59.17',
    kind: 'W',
    k: 3,
    rewards: ['+7VP', '+4VP', '+2VP', '+1COR'],
  },
  E307: {
    round: 3,
    source: 'Suet. Cal. 39',
    kind: 'G',
    k: 4,
    rewards: ['+7VP', '+5VP', '+3VP', '+1VP'],
  },
  E308: {
    round: 3,
    source: 'Suet. Cal. 45',
    kind: 'ANY',
    k: 4,
    rewards: ['+4VP free(CEN,1)', '+3VP free(LEG,1)', '+1VP', '+1COR'],
  },
  E310: {
    round: 3,
    source: 'Suet. Cal. 25; Dio 59.23',
    kind: 'ANY',
    k: 3,
    rewards: ['+6VP', '+4VP', '+2VP', '+1G'],
  },
  E404: {
    round: 4,
    source: 'Philo, Leg.; Jos. AJ 18.261',
    kind: 'S',
    k: 4,
    rewards: ['+8VP', '+5VP', '+3VP', '+1COR'],
  },
  E406: {
    round: 4,
    source: 'Suet. Cal. 22; Dio 59.28',
    kind: 'G',
    k: 5,
    rewards: ['+9VP', '+6VP', '+3VP', '+1VP'],
  },
  E407: {
    round: 4,
    source: 'Suet. Cal. 22, 57',
    kind: 'ANY',
    k: 5,
    rewards: ['+8VP', '+5VP', '+2VP', '+1COR'],
  },
  E409: {
    round: 4,
    source: 'Sen. Brev. 18.5',
    kind: 'ANY',
    k: 5,
    rewards: ['+8VP', '+6VP', '+4VP', '+2VP'],
  },
};
/** Action tiles. [C-7.2] */
export const TILES: Readonly<Record<string, Tile>> = {
  K01: { zone: 'COL', actions: ['gbuy(2)', 'fight(1)', '+2G +1W', 'gdraw(1) +2COR'] },
  K02: {
    zone: 'COL',
    actions: ['gbuy(0)', 'fight(0) +2W', 'refresh(ADV) fight(1)', 'fight(2) +1COR'],
  },
  K03: { zone: 'COL', actions: ['gbuy(3) +1COR', 'gbuy(1)', 'fight(1)', '+3G'] },
  K04: { zone: 'COL', actions: ['gbuy(0)', 'fight(3) +2COR', '+1G +1S'] },
  K05: { zone: 'COL', actions: ['gbuy(1)', 'fight(1) +1VP', '+2ANY', '+2VP +1COR'] },
  K06: {
    zone: 'COL',
    actions: ['gbuy(0) +1W', 'fight(1)', 'fight(1) +1ANY +1COR', 'refresh(GLAD) gbuy(1)'],
  },
  K07: { zone: 'COL', actions: ['gbuy(0)', 'fight(2)', '+3W', 'peek(ADV,3) fight(1)'] },
  K08: { zone: 'COL', actions: ['gbuy(1)', 'fight(1)', 'push(1) +2G', '+2S +1W'] },
  K09: { zone: 'COL', actions: ['gbuy(2)', 'fight(2) +1COR', '+2G +1S', 'gbuy(0) fight(0) +2COR'] },
  K10: { zone: 'COL', actions: ['gbuy(1)', 'fight(1) +1S', '+2ANY', 'drop(2)'] },
  H01: { zone: 'HIP', actions: ['race(3)', 'race(2) +1W', 'hinder(2)', '+2G'] },
  H02: { zone: 'HIP', actions: ['race(4) +2COR', 'race(2)', '+1VP +1G', 'race(1) +1ANY'] },
  H03: { zone: 'HIP', actions: ['race(2)', 'race(2) +2G +1COR', '+3G', 'race(1) hinder(1)'] },
  H04: { zone: 'HIP', actions: ['race(2) +1S', 'race(4) +2COR', 'hinder(2) +1COR', '+1W +1S'] },
  H05: { zone: 'HIP', actions: ['race(2)', 'race(1) +1VP', '+1W +2S'] },
  H06: { zone: 'HIP', actions: ['race(2) +1W', 'push(2)', 'hinder(3) +1COR', 'race(3) +1COR'] },
  H07: { zone: 'HIP', actions: ['race(3)', 'race(2)', '+2ANY', 'steal(ANY,1)'] },
  H08: { zone: 'HIP', actions: ['race(2)', '+3S', 'race(3) +1COR', '+2W'] },
  H09: { zone: 'HIP', actions: ['hinder(3) +1COR', 'hinder(2)', 'race(2)', 'race(1) +2G'] },
  H10: { zone: 'HIP', actions: ['race(4) +1COR', 'race(3)', 'race(2)', '+1G +1W'] },
  B01: { zone: 'BAR', actions: ['recruit(3)', 'deploy(4)', '+1ANY', 'recruit(1) deploy(3) +1COR'] },
  B02: { zone: 'BAR', actions: ['recruit(3,1)', 'deploy(3)', 'move(2)', '+3G +1COR'] },
  B03: { zone: 'BAR', actions: ['recruit(2)', 'deploy(4)', 'recruit(2) deploy(2) +2COR', '+2S'] },
  B04: { zone: 'BAR', actions: ['recruit(4) +1COR', 'deploy(4)', 'recruit(2)', 'move(1) +1W'] },
  B05: {
    zone: 'BAR',
    actions: ['recruit(2,1)', 'deploy(3)', 'free(LEG,1) +1COR', 'move(2) +1COR'],
  },
  B06: { zone: 'BAR', actions: ['recruit(1,2)', 'recruit(2)', 'deploy(4)', 'free(CEN,1) +2COR'] },
  B07: { zone: 'BAR', actions: ['deploy(4) move(1)', 'recruit(2)', 'move(3) +1COR', '+1ANY'] },
  B08: { zone: 'BAR', actions: ['deploy(3)', 'recruit(2)', 'move(2) +1W', '+2W +1S'] },
  B09: { zone: 'BAR', actions: ['recruit(2)', 'deploy(3)', 'push(2)', '+2G +1S'] },
  B10: {
    zone: 'BAR',
    actions: ['recruit(3,1) +1COR', 'deploy(4) +1W', 'recruit(1) deploy(1)', 'move(2)'],
  },
  S01: { zone: 'SEN', actions: ['redo(any)', 'redo(COL,HIP)', 'unlock(1)', '+2G'] },
  S02: { zone: 'SEN', actions: ['redo(any) +1COR', 'unlock(0)', 'push(2)', '+1G +1S'] },
  S03: { zone: 'SEN', actions: ['redo(any)', 'unlock(2) +1COR', '+2VP +2COR'] },
  S04: { zone: 'SEN', actions: ['redo(BAR,MAR)', 'redo(COL,HIP)', 'unlock(1)', 'drop(2)'] },
  S05: { zone: 'SEN', actions: ['redo(any)', 'unlock(0)', 'push(3) +1COR', 'steal(ANY,2) +1COR'] },
  S06: { zone: 'SEN', actions: ['redo(any)', 'unlock(2)', 'swap(3)', '+2G'] },
  S07: { zone: 'SEN', actions: ['redo(any)', 'redo(any) +1COR', 'unlock(1)', '+1VP'] },
  S08: { zone: 'SEN', actions: ['redo(any)', 'unlock(3) +2COR', 'pay(3G) +2VP', '+1W +1S'] },
  S09: {
    zone: 'SEN',
    actions: ['redo(COL,BAR)', 'redo(HIP,MAR)', 'unlock(2) +1COR', 'unbanner(1) +1G'],
  },
  S10: { zone: 'SEN', actions: ['redo(any)', 'unlock(1)', 'move(2) +1COR', 'peek(EVT,3) +1G'] },
  M01: { zone: 'MAR', actions: ['swap(4)', 'tile(0)', '+1W +1S', '+2G'] },
  M02: { zone: 'MAR', actions: ['swap(3) +1W', 'tile(1)', '+3W +1COR', '+1G +1S'] },
  M03: { zone: 'MAR', actions: ['swap(3)', 'tile(0)', 'gbuy(1)', '+3G +1COR'] },
  M04: { zone: 'MAR', actions: ['swap(3)', 'tile(1)', '+2S', '+3S +1COR'] },
  M05: { zone: 'MAR', actions: ['swap(4)', 'tile(2) +1COR', 'pay(4ANY) +2VP', '+2G'] },
  M06: { zone: 'MAR', actions: ['swap(3)', 'tile(0)', 'steal(G,1) +1G', '+4G +2COR'] },
  M07: { zone: 'MAR', actions: ['swap(5)', 'tile(0)', '+1G +1W +1S +1COR'] },
  M08: { zone: 'MAR', actions: ['swap(3)', 'tile(1)', '+2W', '+1G +1W'] },
  M09: { zone: 'MAR', actions: ['swap(6) +1COR', 'swap(3)', 'tile(1)', '+2G'] },
  M10: { zone: 'MAR', actions: ['swap(3)', 'tile(3) +2COR', '+3ANY +2COR', '+1ANY'] },
};
/** Circles and printed actions of the zones. [C-5.3, C-1.7] */
export const ZONES: Readonly<Record<string, ZoneBoard>> = {
  COL: {
    circles: ['+1G', '+1COR', '+1W', '+1S', '+1G'],
    base: ['gbuy(0)', 'fight(0)', 'fight(2) +1COR', '+2G'],
  },
  HIP: {
    circles: ['+1W', '+1COR', '+1G', '+1S', '+1VP'],
    base: ['race(2)', 'race(3) +1COR', 'race(1) hinder(1)', '+1W +1S'],
  },
  BAR: {
    circles: ['+1G', '+1COR', '+1S', '+1W', '+1G'],
    base: ['recruit(2)', 'deploy(4)', 'recruit(1) deploy(2) +1COR', 'move(1)'],
  },
  SEN: {
    circles: ['+1COR', '+1G', '+1S', '+1W', '+1G'],
    base: ['redo(COL,HIP)', 'redo(BAR,MAR)', 'redo(any) +1COR', 'unlock(0)'],
  },
  MAR: {
    circles: ['+1S', '+1W', '+1COR', '+1G', '+1W'],
    base: ['swap(3)', 'tile(0)', '+1W +1S', '+2ANY +1COR'],
  },
};
/** The income printed on every board that has no other. [C-4.2] */
export const INCOME = '+2G';
/** The starting power of each board, and the three to unlock. [C-25] */
export const BOARDS: Readonly<Record<string, Board>> = {
  claudius: {
    income: '+3G +1S',
    start: 'sp(swap2)',
    powers: ['mod(mp,1)', 'sp(mines)', 'sp(accuse)'],
  },
  seneca: {
    income: '+3G +1S',
    start: 'mod(cost.unlock,-3)',
    powers: ['sp(diplomacy)', 'sp(wisdom)', 'sp(accuse)'],
  },
  macro: {
    income: '+1G',
    start: 'sp(extra 5,3,2)',
    powers: ['sp(strength all +1)', 'sp(funds)', 'sp(accuse)'],
  },
  sabinus: {
    start: 'sp(accuse per round)',
    powers: ['sp(extra 2,1,1)', 'sp(plunder)', 'sp(accuse)'],
  },
  postumus: {
    income: '+3G',
    start: 'sp(buyback)',
    powers: ['sp(revolt)', 'sp(raid, once)', 'sp(accuse)'],
  },
  chaerea: {
    start: 'sp(first blow)',
    powers: ['sp(strength EVO +1)', 'sp(plunder)', 'sp(accuse)'],
  },
  milonia: {
    income: '+1G',
    start: 'sp(theft)',
    powers: ['sp(charm)', 'sp(favours)', 'sp(accuse)'],
  },
  pallas: {
    income: '+1W',
    start: 'mod(cost.tile,-3)',
    powers: ['sp(financing)', 'sp(contacts)', 'sp(accuse)'],
  },
  narcissus: {
    income: '+4G',
    start: 'sp(adversary -2)',
    powers: [
      'mod(cost.LEG,-2) mod(cost.EVO,2) sp(strength EVO +1)',
      'mod(inc.G,2) mod(inc.W,2) mod(inc.S,2)',
      'sp(accuse)',
    ],
  },
  petronius: {
    income: '+3G +1W',
    start: 'sp(immune)',
    powers: ['sp(influence, once)', 'sp(patronage)', 'sp(accuse)'],
  },
};
/** Personal ambitions. [C-12.1] */
export const PERSONAL: Readonly<Record<string, Personal>> = {
  P01: { conditions: [['full.GAL', 1]], vp: 8 },
  P02: { conditions: [['terr.HIS', 3]], vp: 6 },
  P03: { conditions: [['terr.GER', 3]], vp: 8 },
  P04: { conditions: [['terr.BRE', 2]], vp: 8 },
  P05: { conditions: [['full.ARO', 1]], vp: 7 },
  P06: { conditions: [['regions', 4]], vp: 8 },
  P07: { conditions: [['citadels', 2]], vp: 8 },
  P08: {
    conditions: [
      ['barbwins', 5],
      ['terr', 4],
    ],
    vp: 6,
  },
  P09: { conditions: [['pvpwins', 2]], vp: 7 },
  P10: {
    conditions: [
      ['camps', 2],
      ['map', 6],
    ],
    vp: 7,
  },
  P11: { conditions: [['map.EVO', 3]], vp: 6 },
  P12: { conditions: [['off', 16]], vp: 7 },
  P13: {
    conditions: [
      ['map.LEG', 4],
      ['map.CEN', 3],
      ['map.EVO', 1],
    ],
    vp: 6,
  },
  P14: {
    conditions: [
      ['winners', 2],
      ['tucked', 1],
    ],
    vp: 7,
  },
  P15: { conditions: [['winners', 3]], vp: 9 },
  P16: { conditions: [['beaten.AN', 2]], vp: 6 },
  P17: {
    conditions: [
      ['beaten.CH', 1],
      ['winners', 1],
    ],
    vp: 7,
  },
  P18: { conditions: [['race', 12]], vp: 5 },
  P19: {
    conditions: [
      ['race', 16],
      ['racefirst', 1],
    ],
    vp: 8,
  },
  P20: { conditions: [['sub', 5]], vp: 5 },
  P21: { conditions: [['tiles', 3]], vp: 6 },
  P22: {
    conditions: [
      ['hold.G', 20],
      ['hold.W', 6],
      ['hold.S', 6],
    ],
    vp: 6,
  },
  P23: {
    conditions: [
      ['top', 2],
      ['gifts', 4],
    ],
    vp: 7,
  },
};
/** Public ambitions. [C-14.5] */
export const PUBLICS: Readonly<Record<string, Public>> = {
  U1: { metrics: ['terr'], vp: [8, 5, 2, 0] },
  U2: { metrics: ['strength'], vp: [7, 4, 2, 0] },
  U3: { metrics: ['hold.G'], vp: [6, 4, 2, 0] },
  U4: { metrics: ['hold.W', 'hold.S'], vp: [6, 4, 2, 0] },
  U5: { metrics: ['glads'], vp: [7, 4, 2, 0] },
  U6: { metrics: ['unlocked', 'camps'], vp: [8, 5, 2, 0] },
  U7: { metrics: ['tiles'], vp: [6, 4, 2, 0] },
  U8: { metrics: ['gifts'], vp: [7, 4, 2, 0] },
};
/** Redemption cards. [C-11.4] */
export const REDEMPTIONS: Readonly<Record<string, Redemption>> = {
  D1: {
    conditions: [
      ['citadels', 1],
      ['barbwins', 3],
    ],
    spend: 'spend(12G)',
  },
  D2: {
    conditions: [
      ['beaten.CH', 1],
      ['beaten', 2],
    ],
    spend: 'spend(6G 6W)',
  },
  D3: {
    conditions: [
      ['top', 1],
      ['gifts', 3],
    ],
    spend: 'spend(8G 4S)',
  },
  D4: {
    conditions: [
      ['corlast', 1],
      ['sub', 4],
    ],
    spend: 'spend(5G 5W 5S)',
  },
};
/** Round ends, citizens and event symbols on the treachery track. [C-3.5, C-9] */
export const TRACK = {
  last: 60,
  ends: [10, 25, 40, 60],
  citizens: [20, 40],
  symbols: [6, 15, 22, 31, 37, 46, 53],
} as const;
export const HIPPODROME = { finish: 24, obstacles: [6, 12, 18] } as const;
/** Faces of a combat die. [C-19.5] */
export const DIE = [-1, 0, 0, 1, 1, 2] as const;
/** What depends on how many play: active circles, rewards in force. [C-5.3, C-13.10] */
export const PLAYERS: Readonly<Record<number, { circles: number; rewards: number[] }>> = {
  2: { circles: 3, rewards: [1, 4] },
  3: { circles: 4, rewards: [1, 2, 4] },
  4: { circles: 5, rewards: [1, 2, 3, 4] },
};
/** Gold, wood and stone that each power costs. [C-24.9] */
export const UNLOCK = [
  [6, 5, 0],
  [6, 0, 5],
  [10, 0, 10],
] as const;
