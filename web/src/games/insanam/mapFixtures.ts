/** Tables for the tests of the map: three players in the middle of a game, placed by hand. */

import { TERRITORIES } from './content.ts';
import { moment } from './fixtures.ts';
import type { InsanamLand, InsanamPlayer, InsanamTable, InsanamView } from './protocol.ts';

const { view: real } = moment('turn');
const [seated] = real.table.players;
if (!seated || !real.mine) throw new Error('nobody sits there');
const { mine } = real;

const player = (part: Partial<InsanamPlayer>): InsanamPlayer => ({
  ...seated,
  goods: [],
  marker: 0,
  storage: [0, 0, 0],
  blocked: false,
  unlocked: [false, false, false],
  play: [],
  tucked: [],
  winners: [],
  exposed: false,
  ...part,
});

const wild = (id: string): InsanamLand => ({
  owner: -1,
  troops: [0, 0, 0],
  camp: false,
  barb: TERRITORIES[id]?.barb ?? 0,
  citadel: TERRITORIES[id]?.citadel ?? false,
});

const held = (owner: number, troops: number[], camp = false): InsanamLand => ({
  owner,
  troops,
  camp,
  barb: 0,
  citadel: false,
});

const none = () => [0, 1, 2].map(() => [0, 0, 0]);

/** A table: Livia in Hispania, Marcus in Gaul, Ovidia in Africa and at sea. */
export const tableOf = (part: Partial<InsanamTable> = {}): InsanamTable => ({
  ...real.table,
  options: { ...real.table.options, players: 3, camp_vp: false },
  players: [
    player({ board: 'seneca', start: 'BAE', goods: [11, 2, 3], play: ['G07', 'G05'] }),
    player({ board: 'macro', start: 'NAR' }),
    player({ board: 'milonia', start: 'NUM' }),
  ],
  lands: {
    ...Object.fromEntries(Object.keys(TERRITORIES).map((id) => [id, wild(id)])),
    BAE: held(0, [2, 1, 0]),
    TAR: held(0, [2, 0, 0], true),
    NAR: held(1, [1, 1, 1]),
    AQU: held(1, [0, 0, 0], true),
    NUM: held(2, [3, 0, 0]),
    LUS: held(-1, [0, 0, 0]),
  },
  seas: {
    GLC: none(),
    IBR: [
      [0, 0, 0],
      [0, 0, 0],
      [1, 1, 0],
    ],
    GAD: none(),
    ATL: none(),
    CTB: none(),
    BRT: [
      [1, 0, 0],
      [0, 0, 2],
      [0, 0, 0],
    ],
    GRM: none(),
    HBN: none(),
  },
  order: [1, 0, 2],
  adversaries: ['A09', 'A03'],
  eyes: 'AN',
  invaders: {},
  passing: {},
  mover: -1,
  event: '',
  gifts: [],
  thumbs: [],
  dice: null,
  frames: [],
  over: null,
  ...part,
});

/** What Livia sees while she is asked something. */
export const viewOf = (
  ask: string,
  part: Partial<InsanamTable> = {},
  more: Partial<InsanamView> = {},
): InsanamView => ({
  seat: 0,
  turn: 0,
  waiting: [],
  ask,
  table: tableOf(part),
  mine: { ...mine, answer: [] },
  decks: real.decks,
  prices: {},
  progress: {},
  houses: [
    { points: 2, strength: [1, 2, 3], lands: 2, income: [4, 0, 0] },
    { points: 1, strength: [2, 3, 4], lands: 2, income: [4, 0, 0] },
    { points: 1, strength: [1, 2, 3], lands: 1, income: [3, 0, 0] },
  ],
  ...more,
});

const base = { seats: [0] };

export const march = (points = 2) => ({
  type: 'March' as const,
  seat: 0,
  points,
  ...base,
  ask: 'march',
});
export const battleFrame = (part = {}) => ({
  type: 'Battle' as const,
  seat: 0,
  land: 'NAR',
  defender: 1,
  forced: false,
  stage: 'fall' as const,
  exchange: 1,
  dice: [-1, 2] as [number, number],
  totals: [4, 11] as [number, number],
  killed: [1, 0] as [number, number],
  citadels: 0,
  damage: 2,
  choosing: [0],
  ...base,
  ask: 'fall',
  ...part,
});
export const eventFrame = (event: string, part = {}) => ({
  type: 'Event' as const,
  event,
  stage: 'choose' as const,
  kinds: '',
  least: 0,
  ...base,
  ask: 'thumbs',
  ...part,
});

/** Ask for stillness, as some readers do: nothing is animated. */
export function holdStill(): void {
  const { happyDOM } = window as unknown as {
    happyDOM: { settings: { device: { prefersReducedMotion: string } } };
  };
  happyDOM.settings.device.prefersReducedMotion = 'reduce';
}
