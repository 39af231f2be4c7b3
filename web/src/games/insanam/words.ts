/** The board's sentences that are put together from facts: names, goods, effects, cards. */

import { type Looking, sentences } from '../../lib/eyes.ts';
import type { Forecast, Offer } from '../../lib/protocol.ts';
import type { Speech } from '../../lib/speech.ts';
import { atomsOf } from './content/atoms.ts';
import { BOARDS, TROOP_NAMES } from './content/catalogue.ts';
import type { InsanamAtom, InsanamPlayer, InsanamView } from './protocol.ts';

export const { say, nameOf } = sentences('insanam', 'ui-you');

/** Those who look, at what, and what the house tells them of their moves. */
export interface Eyes extends Looking<InsanamView> {
  /** What a move costs and brings, as far as is known. */
  forecast: (move: string) => Forecast | null;
  /** Somebody looks at a move: its exact odds are asked for. */
  consider: (move: string) => void;
  /** The moves of the question, those that are listed but not allowed as well. */
  offers: readonly Offer[];
}

export { seatRef } from '../../lib/eyes.ts';

/** The first word of a move: what kind it is. */
export const kindOf = (move: string): string => move.split(' ', 1)[0] ?? '';
/** What a move names. */
export const argsOf = (move: string): string[] => move.split(' ').slice(1);

export const ref = (kind: string, id: number | string) => ({ kind, id });
/** Name a thing of this game. */
export const nameIn = (speech: Speech, kind: string, id: number | string): string =>
  speech.name('insanam', `insanam-${kind}`, id);

/** The one who looks, if somebody plays here. */
export const meOf = ({ view, seat }: Eyes): InsanamPlayer | null =>
  seat === null ? null : (view.table.players[seat] ?? null);

/** Pieces of a sentence, joined. */
export const listed = (
  parts: readonly (string | 0 | false | null | undefined)[],
  by = ', ',
): string => parts.filter(Boolean).join(by);

/** A text that begins with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const COUNTED: Readonly<Record<string, string>> = {
  G: 'gold',
  W: 'wood',
  S: 'stone',
  VP: 'points',
  COR: 'corruption',
  ANY: 'any',
};
const LETTERS = ['G', 'W', 'S'] as const;
/** What counts troops of each type. */
export const RANKS: readonly string[] = ['legionaries', 'centurions', 'evocati'];

/** An amount of a good: "3 gold". */
export const goodText = (speech: Speech, good: string, n: number): string =>
  nameIn(speech, COUNTED[good] ?? 'any', n);

/** Count the letters of a text of goods: GGW is two gold and one wood. */
export const countGoods = (text: string): [number, number, number] => {
  const count = (letter: string) => text.split(letter).length - 1;
  return [count('G'), count('W'), count('S')];
};

/** Gold, wood and stone in words, without those of which there are none. */
export const goodsText = (speech: Speech, goods: readonly number[]): string =>
  listed(LETTERS.map((good, at) => goods[at] && goodText(speech, good, goods[at]))) ||
  say(speech, 'nothing');

/** Legionaries, centurions, evocati and a camp in words, without those of which there are none. */
export const troopsText = (speech: Speech, troops: readonly number[]): string =>
  listed([
    ...RANKS.map((rank, at) => troops[at] && nameIn(speech, rank, troops[at])),
    troops[3] && nameIn(speech, 'camps', troops[3]),
  ]) || say(speech, 'nothing');

export const troopText = (speech: Speech, troop: string, n: number): string =>
  nameIn(speech, RANKS[TROOP_NAMES.indexOf(troop)] ?? 'troops', n);

/** A place of the map by its letters: a territory, a sea space, or the storage. */
export function placeText(speech: Speech, id: string, view: InsanamView): string {
  if (id === 'STO') return say(speech, 'storage');
  return nameIn(speech, id in view.table.seas ? 'sea' : 'territory', id);
}

/** A word of the content as it is chosen by: dots and spaces become hyphens. */
const chosen = (word: string): string => word.replaceAll(/[. ]/g, '-');
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;

/** Whether an atom repeats an action of any zone it can: none is named then. [C-24.8] */
const repeatsAny = ({ kind, zones = [] }: InsanamAtom): boolean =>
  kind === 'redo' && zones.length === 0;

/** What an atom says, in words. */
export function atomText(speech: Speech, atom: InsanamAtom): string {
  const { kind, n = 0, d = 0, resource = '', troop = '', deck = '' } = atom;
  const what = resource ? goodText(speech, resource, n) : '';
  switch (kind) {
    case 'mod':
      return say(speech, 'mod', { key: chosen(atom.key ?? ''), n: signed(n) });
    case 'tax':
      return say(speech, 'tax', { trigger: chosen(atom.key ?? ''), what });
    case 'sp':
      return specialText(speech, atom);
    case 'spend':
      return say(speech, 'atom-spend', {
        what: listed((atom.goods ?? []).map(([good, count]) => goodText(speech, good, count))),
      });
    default:
      return say(speech, repeatsAny(atom) ? 'atom-redo-any' : `atom-${kind}`, {
        n,
        d,
        what,
        deck,
        troops: troop ? troopText(speech, troop, n) : '',
        zones: (atom.zones ?? []).map((zone) => ref('zone', zone)),
        region: atom.region ? ref('region', atom.region) : '',
        measure: atom.metric ? say(speech, 'measure', { id: chosen(atom.metric) }) : '',
      });
  }
}

/** What a power of a board says that no other atom can. */
function specialText(speech: Speech, { key = '', limit, troop, numbers, n = 0 }: InsanamAtom) {
  const ending = key === 'accuse' ? limit : key === 'strength' ? troop : '';
  return say(speech, 'sp', {
    key: chosen(ending && ending !== 'game' ? `${key}-${ending}` : key),
    troops: troopsText(speech, numbers ?? []),
    n: signed(n),
  });
}

/** What an effect says, in words. */
export const effectText = (speech: Speech, effect: string): string =>
  listed(
    atomsOf(effect).map((atom) => atomText(speech, atom)),
    '; ',
  );

/** What an atom does, in a few words, as they stand on a tile. */
export const shortText = (speech: Speech, atom: InsanamAtom): string =>
  say(speech, 'ui-short', {
    kind: repeatsAny(atom) ? 'redo-any' : atom.kind,
    n: atom.n ?? 0,
    less: atom.d ? ` −${atom.d}` : '',
    bonus: atom.n ? ` +${atom.n}` : '',
    what: atom.resource ? goodText(speech, atom.resource, atom.n ?? 0) : '',
    troops: atom.troop ? troopText(speech, atom.troop, atom.n ?? 0) : '',
    zones: (atom.zones ?? []).map((zone) => say(speech, 'ui-zone-short', { id: zone })).join(', '),
    region: atom.region ? ref('region', atom.region) : '',
    deck: atom.deck ? ref('deck', atom.deck) : '',
  });

/** What an effect does, in a few words, as they stand on a tile. */
export const effectShort = (speech: Speech, effect: string): string =>
  listed(atomsOf(effect).map((atom) => shortText(speech, atom)));

/** A condition of an ambition or an objective, in words. */
export const metricText = (speech: Speech, metric: string, n: number): string =>
  say(speech, 'metric', { metric: chosen(metric), n });

/** What is measured, in words. */
export const measureText = (speech: Speech, metric: string): string =>
  say(speech, 'measure', { id: chosen(metric) });

/** The name and the text of a power of a board: 0 is the starting one. */
export const powerName = (speech: Speech, board: string, power: number): string =>
  nameIn(speech, 'power', `${board}-${power}`);
export const powerText = (speech: Speech, board: string, power: number): string =>
  capital(effectText(speech, powersOf(board)[power] ?? ''));

/** The powers of a board as they are printed: the starting one first. */
export const powersOf = (board: string): readonly string[] => {
  const card = BOARDS[board];
  return card ? [card.start, ...card.powers] : [];
};

/** The name of a card, whatever kind it is, by its letters. */
export function cardName(speech: Speech, id: string): string {
  const kinds: Record<string, string> = {
    G: 'gladiator',
    A: 'adversary',
    E: 'event',
    P: 'ambition',
    U: 'public',
    D: 'redemption',
  };
  return nameIn(speech, kinds[id.charAt(0)] ?? 'tile', id);
}
