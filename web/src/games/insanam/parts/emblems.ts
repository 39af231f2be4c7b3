/** The pictures of goods, troops, places, people and of what is done. */
import eye from '~icon/all-seeing-eye';
import turn from '~icon/anticlockwise-rotation';
import arena from '~icon/arena';
import barracks from '~icon/barracks-tent';
import boots from '~icon/boots';
import chain from '~icon/breaking-chain';
import dagger from '~icon/broad-dagger';
import tent from '~icon/camping-tent';
import back from '~icon/cancel';
import discard from '~icon/card-discard';
import draw from '~icon/card-draw';
import look from '~icon/card-pickup';
import centurion from '~icon/centurion-helmet';
import chariot from '~icon/chariot';
import tick from '~icon/check-mark';
import rotate from '~icon/clockwise-rotation';
import pile from '~icon/coins-pile';
import crested from '~icon/crested-helmet';
import swords from '~icon/crossed-swords';
import crown from '~icon/crown';
import sica from '~icon/curvy-knife';
import skull from '~icon/death-skull';
import masks from '~icon/drama-masks';
import banner from '~icon/flying-flag';
import gladius from '~icon/gladius';
import temple from '~icon/greek-temple';
import hood from '~icon/hooded-figure';
import horse from '~icon/horse-head';
import crown2 from '~icon/laurel-crown';
import laurels from '~icon/laurels';
import lion from '~icon/lion';
import chest from '~icon/locked-chest';
import flower from '~icon/lotus-flower';
import lyre from '~icon/lyre';
import meeple from '~icon/meeple';
import padlock from '~icon/padlock';
import open from '~icon/padlock-open';
import money from '~icon/pay-money';
import speaker from '~icon/public-speaker';
import push from '~icon/push';
import robber from '~icon/robber-hand';
import shield from '~icon/roman-shield';
import rose from '~icon/rose';
import quill from '~icon/scroll-quill';
import scroll from '~icon/scroll-unfurled';
import snake from '~icon/snake';
import spartan from '~icon/spartan-helmet';
import spears from '~icon/spears';
import block from '~icon/stone-block';
import tablet from '~icon/stone-tablet';
import throne from '~icon/stone-throne';
import fence from '~icon/stone-wall';
import bag from '~icon/swap-bag';
import clash from '~icon/sword-clash';
import swordman from '~icon/swordman';
import trade from '~icon/trade';
import trident from '~icon/trident';
import coins from '~icon/two-coins';
import viking from '~icon/viking-helmet';
import wolf from '~icon/wolf-head';
import wood from '~icon/wood-pile';

export const GOOD_ICON: Readonly<Record<string, string>> = {
  G: coins,
  W: wood,
  S: block,
  VP: laurels,
  COR: snake,
  ANY: bag,
};

export const TROOP_ICON: Readonly<Record<string, string>> = {
  LEG: shield,
  CEN: centurion,
  EVO: spartan,
};

export const ZONE_ICON: Readonly<Record<string, string>> = {
  COL: arena,
  HIP: chariot,
  BAR: barracks,
  SEN: temple,
  MAR: trade,
  SUB: hood,
};

export const CLASS_ICON: Readonly<Record<string, string>> = {
  MUR: crested,
  THR: sica,
  RET: trident,
  SEC: gladius,
  HOP: spears,
  BES: lion,
};

export const CATEGORY_ICON: Readonly<Record<string, string>> = {
  CH: crown,
  OR: swordman,
  AN: wolf,
};

/** The colours of walls: of zones, and of adversaries by the colour of their eyes. [C-22.1] */
export const ZONE_WALL: Readonly<Record<string, string>> = {
  COL: 'ochre',
  HIP: 'green',
  BAR: 'red',
  SEN: 'purple',
  MAR: 'blue',
  SUB: 'dark',
};
export const CATEGORY_WALL: Readonly<Record<string, string>> = {
  CH: 'red',
  OR: 'blue',
  AN: 'green',
};

/** The protagonists: what each is known for. */
export const BOARD_ICON: Readonly<Record<string, string>> = {
  claudius: throne,
  seneca: quill,
  macro: spartan,
  sabinus: eye,
  postumus: chain,
  chaerea: dagger,
  milonia: rose,
  pallas: pile,
  narcissus: flower,
  petronius: lyre,
};

/** What an atom does, by its kind; gains and losses show their good instead. */
export const ATOM_ICON: Readonly<Record<string, string>> = {
  pay: money,
  recruit: shield,
  free: shield,
  deploy: banner,
  move: boots,
  race: horse,
  hinder: fence,
  gbuy: gladius,
  gdraw: draw,
  gdiscard: discard,
  fight: swords,
  refresh: rotate,
  peek: look,
  redo: turn,
  unlock: open,
  tile: tablet,
  swap: trade,
  steal: robber,
  push,
  drop: snake,
  unbanner: banner,
  cull: skull,
  lock: padlock,
  levyper: money,
  levy: money,
  barb: viking,
  mod: crown2,
  tax: money,
  sp: crown2,
  spend: money,
};

/** What a move does, by its first word. */
export const MOVE_ICON: Readonly<Record<string, string>> = {
  place: meeple,
  pass: back,
  skip: back,
  done: tick,
  later: back,
  use: clash,
  tuck: chest,
  validate: crown2,
  accuse: speaker,
  redeem: scroll,
  request: rose,
  grant: tick,
  deny: back,
  camp: tent,
  banish: quill,
  demote: pile,
  incite: masks,
  raid: chain,
  unlock: open,
  rob: robber,
};

/** Nearer and farther, drawn plainly so that nobody takes one for the other. */
const plus = '<path fill="currentColor" d="M220 90h72v130h130v72H292v130h-72V292H90v-72h130z"/>';
const minus = '<path fill="currentColor" d="M90 220h332v72H90z"/>';

export { banner, crown2 as wreath, eye, masks, meeple, minus, padlock, plus, scroll, tent };
