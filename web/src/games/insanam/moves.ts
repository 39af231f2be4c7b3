/** Moves in words: what a button says, and what it costs. */

import type { Fact, Speech } from '../../lib/speech.ts';
import { REDEMPTIONS, TILES } from './content/catalogue.ts';
import { isAttack } from './foretold.ts';
import type { InsanamPlayer, InsanamView } from './protocol.ts';
import { actionAt, zoneAsked } from './table.ts';
import {
  argsOf,
  capital,
  cardName,
  countGoods,
  type Eyes,
  effectShort,
  effectText,
  goodsText,
  kindOf,
  metricText,
  nameIn,
  nameOf,
  placeText,
  powerName,
  ref,
  say,
  troopsText,
  troopText,
} from './words.ts';

type Facts = Record<string, Fact>;
type Telling = (args: string[], eyes: Eyes) => Facts;

const numbers = (args: readonly string[]): number[] => args.map(Number);
const land =
  (name: string): Telling =>
  ([id = ''], { speech, view }) => ({
    [name]: placeText(speech, id, view),
  });
const gladiator: Telling = ([id = '']) => ({ gladiator: ref('gladiator', id) });
const ambition: Telling = ([id = '']) => ({ ambition: ref('ambition', id) });
const one: Telling = ([seat = ''], eyes) => ({ one: nameOf(eyes, Number(seat)) });
const goods: Telling = ([text = ''], { speech }) => ({
  goods: goodsText(speech, countGoods(text)),
});
const good: Telling = ([id = '']) => ({ good: ref('good', id) });
/** An action of a zone by what it does, as it stands on the tile. */
const action: Telling = ([zone = '', letter = ''], { speech, view }) => ({
  zone: ref('zone', zone),
  what: effectShort(speech, actionAt(view.table, zone, letter)),
});
const troopAt: Telling = ([troop = '', place = ''], { speech, view }) => ({
  troop: ref('troop', troop),
  place: placeText(speech, place, view),
  land: placeText(speech, place, view),
});
const way: Telling = ([from = '', to = '', ...troops], { speech, view }) => ({
  from: placeText(speech, from, view),
  to: placeText(speech, to, view),
  troops: troopsText(speech, numbers(troops)),
});
const cards: Telling = ([ids = ''], { speech }) => ({
  card: cardName(speech, ids),
  cards: ids
    .split(',')
    .map((id) => cardName(speech, id))
    .join(', '),
});

/** What each kind of move names, as its sentence wants it. */
const FACTS: Readonly<Record<string, Telling>> = {
  board: ([id = '']) => ({ board: ref('board', id) }),
  pick: cards,
  keep: cards,
  order: cards,
  show: ambition,
  validate: ambition,
  settle: land('land'),
  camp: land('land'),
  battle: land('land'),
  patronage: goods,
  take: goods,
  lose: goods,
  pay: goods,
  fund: good,
  name: good,
  seize: good,
  use: gladiator,
  tuck: gladiator,
  forfeit: gladiator,
  hire: gladiator,
  accuse: one,
  rob: one,
  target: one,
  redeem: ([at = ''], eyes) => ({ what: objectiveText(eyes, Number(at)) }),
  request: action,
  clear: action,
  redo: action,
  banish: ([id = '', ...troops], { speech, view }) => ({
    land: placeText(speech, id, view),
    troops: troopsText(speech, numbers(troops)),
  }),
  demote: ([id = '', ...troops], { speech, view }) => ({
    land: placeText(speech, id, view),
    troops: troopsText(speech, [0, ...numbers(troops)]),
  }),
  incite: way,
  raid: way,
  march: way,
  transit: way,
  sail: way,
  place: ([zone = '', circle = '']) => ({ zone: ref('zone', zone), circle: Number(circle) }),
  act: ([letter = ''], eyes) => action([zoneAsked(eyes.view), letter], eyes),
  swap: ([give = '', get = ''], { speech }) => ({
    give: goodsText(speech, countGoods(give)),
    get: goodsText(speech, countGoods(get)),
  }),
  cull: troopAt,
  dismiss: troopAt,
  deploy: troopAt,
  withdraw: troopAt,
  buy: ([id = '']) => ({ tile: ref('tile', id), zone: ref('zone', TILES[id]?.zone ?? '') }),
  unlock: ([at = ''], eyes) => ({ power: powerName(eyes.speech, boardOf(eyes), Number(at)) }),
  recruit: ([troop = '']) => ({ troop: ref('troop', troop) }),
  fight: ([id = '', foe = ''], { speech, view }) => ({
    gladiator: ref('gladiator', id),
    adversary: foe === 'TOP' ? hiddenText(speech, view) : ref('adversary', foe),
  }),
  send: (troops, { speech }) => ({ troops: troopsText(speech, numbers(troops)) }),
  fall: (troops, { speech }) => ({ troops: troopsText(speech, numbers(troops)) }),
  muster: ([n = '']) => ({ n: Number(n) }),
  give: ([kind = '', n = ''], { speech }) => ({
    what: goodsText(speech, countGoods(kind.repeat(Number(n)))),
  }),
  wage: ([troop = '', n = ''], { speech }) => ({ troops: troopText(speech, troop, Number(n)) }),
  destiny: ([which = ''], { view }) => ({
    which,
    destiny: ref('destiny', (which === 'old' ? view.mine?.destiny : view.mine?.offered) ?? ''),
  }),
};

const playerOf = ({ view, seat }: Eyes): InsanamPlayer | undefined =>
  view.table.players[seat ?? -1];
const boardOf = (eyes: Eyes): string => playerOf(eyes)?.board ?? '';

/** The hidden adversary, of which only the category can be seen. [C-21.4] */
export const hiddenText = (speech: Speech, view: InsanamView): string =>
  say(speech, 'hidden', { category: nameIn(speech, 'category', view.table.eyes) });

/** An objective of my redemption card, from 1; the price is the last. [C-11.4] */
function objectiveText(eyes: Eyes, at: number): string {
  const card = REDEMPTIONS[playerOf(eyes)?.card ?? ''];
  const condition = card?.conditions[at - 1];
  if (condition) return metricText(eyes.speech, ...condition);
  return card ? effectText(eyes.speech, card.spend) : '';
}

/** Kinds of moves whose sentence depends on the question they answer. */
const BY_ASK: Readonly<Record<string, readonly string[]>> = {
  skip: ['act', 'rob', 'charm'],
  done: ['after', 'fight', 'hire', 'tile', 'unlock', 'redo'],
  stay: ['slide'],
};

function keyOf(move: string, eyes: Eyes): string {
  const kind = kindOf(move);
  if (kind === 'place' && argsOf(move).length > 1) return 'place-circle';
  if (kind === 'march' && isAttack(eyes, move)) return 'march-attack';
  return BY_ASK[kind]?.includes(eyes.view.ask) ? `${kind}-${eyes.view.ask}` : kind;
}

/** What a move does, in words. */
export const moveText = (eyes: Eyes, move: string): string =>
  capital(
    say(eyes.speech, `do-${keyOf(move, eyes)}`, FACTS[kindOf(move)]?.(argsOf(move), eyes) ?? {}),
  );
