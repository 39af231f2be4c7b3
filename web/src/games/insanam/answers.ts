/** What can be answered by buttons below the planes, and by cards above them. */
import { ARENA_ASKS, BATTLE_ASKS, EDICT_ASKS, MAP_ASKS, MAP_MOVES } from './asks.ts';
import { TROOP_NAMES, UNLOCK } from './content/catalogue.ts';
import { priceOf } from './foretold.ts';
import { moveText } from './moves.ts';
import { MOVE_ICON, ZONE_ICON } from './parts/emblems.ts';
import { actionAt, zoneAsked } from './table.ts';
import { argsOf, type Eyes, kindOf } from './words.ts';

export interface Answer {
  move: string;
  text: string;
  icon: string;
  price: readonly number[] | null;
  /** It can be chosen; otherwise a tap asks why not. */
  lit: boolean;
  primary: boolean;
  /** What an action of a tile does, shown instead of its letter. */
  effect: string;
}

/** Free actions, which can be taken before the placement or after the main action. [C-8] */
const FREE = ['use', 'tuck', 'validate', 'accuse', 'redeem', 'request'];
/** Questions answered by cards. */
export const CARD_ASKS: readonly string[] = [
  'board',
  'draft',
  'keep',
  'show',
  'peek',
  'destiny',
  'hire',
  'tile',
  'forfeit',
];
/** Questions answered by numbers of goods or soldiers. */
export const NUMBER_ASKS: readonly string[] = ['take', 'lose', 'pay', 'swap', 'patronage', 'wage'];
/** Words that decline or end: they stand last and quiet. */
const QUIET = ['skip', 'done', 'later', 'pass', 'deny'];
/** Questions asked on the planes or their panels, which have buttons of their own. */
const ELSEWHERE = [...MAP_ASKS, ...BATTLE_ASKS, ...ARENA_ASKS, ...EDICT_ASKS];

const isFree = (ask: string): boolean => ask === 'turn' || ask === 'after';

/** Answers that the planes or cards take themselves. */
function elsewhere(ask: string, move: string): boolean {
  const kind = kindOf(move);
  if (isFree(ask)) return [...FREE, ...MAP_MOVES, 'place'].includes(kind);
  if (ELSEWHERE.includes(ask)) return true;
  if ([...CARD_ASKS, ...NUMBER_ASKS].includes(ask)) return !QUIET.includes(kind);
  return false;
}

/** Questions whose answers are shown in one order, whether they are allowed or not. */
const IN_ORDER: readonly string[] = ['act', 'recruit', 'unlock'];

/** What a question could be answered with, if the rules did not forbid some of it. */
function wanted({ view, offers }: Eyes, moves: readonly string[]): string[] {
  if (!IN_ORDER.includes(view.ask)) return [];
  const listed = offers.map(({ move }) => move);
  const all = [...new Set([...moves, ...listed])].filter((move) => kindOf(move) === view.ask);
  return all.toSorted((one, other) => rankOf(one) - rankOf(other) || one.localeCompare(other));
}

/** Troops come by their strength; all else by its letter or number. */
const rankOf = (move: string): number => TROOP_NAMES.indexOf(argsOf(move)[0] ?? '');

/** The zone and the letter of an action that a move names; none for other moves. */
function actionOf({ view }: Eyes, move: string): { zone: string; letter: string } | null {
  const [first = '', second = ''] = argsOf(move);
  switch (kindOf(move)) {
    case 'act':
      return { zone: zoneAsked(view), letter: first };
    case 'redo':
    case 'clear':
    case 'request':
      return { zone: first, letter: second };
    default:
      return null;
  }
}

/** What the action that a move names does. */
function effectOf(eyes: Eyes, move: string): string {
  const action = actionOf(eyes, move);
  if (!action) return '';
  return actionAt(eyes.view.table, action.zone, action.letter);
}

/** The picture of a move: for an action elsewhere that of its zone. */
function iconOf(eyes: Eyes, move: string): string {
  const kind = kindOf(move);
  const zone = kind === 'act' ? '' : (actionOf(eyes, move)?.zone ?? '');
  return ZONE_ICON[zone] ?? MOVE_ICON[kind] ?? '';
}

/** What a power out of reach costs as it is printed. [C-24.9] */
const printedPrice = (move: string): readonly number[] | null =>
  kindOf(move) === 'unlock' ? (UNLOCK[Number(argsOf(move)[0]) - 1] ?? null) : null;

function answer(eyes: Eyes, move: string, lit: boolean): Answer {
  const kind = kindOf(move);
  return {
    move,
    text: moveText(eyes, move),
    icon: iconOf(eyes, move),
    price: priceOf(eyes, move) ?? (lit ? null : printedPrice(move)),
    lit,
    primary: kind === 'done' && eyes.view.ask === 'after',
    effect: effectOf(eyes, move),
  };
}

/** The buttons of a question, those that decline last. */
export function answersOf(eyes: Eyes, moves: readonly string[] | null): Answer[] {
  if (!moves) return [];
  const { ask } = eyes.view;
  const legal = new Set(moves);
  const named = wanted(eyes, moves);
  const rest = moves.filter((move) => !named.includes(move) && !elsewhere(ask, move));
  const quiet = (move: string) => Number(QUIET.includes(kindOf(move)));
  return [...named, ...rest.toSorted((a, b) => quiet(a) - quiet(b))].map((move) =>
    answer(eyes, move, legal.has(move)),
  );
}

/** Free actions by buttons; those on the map are taken there. */
export const freeOf = (eyes: Eyes, moves: readonly string[] | null): Answer[] =>
  (isFree(eyes.view.ask) ? (moves ?? []) : [])
    .filter((move) => FREE.includes(kindOf(move)))
    .map((move) => answer(eyes, move, true));

/** Whether there are free actions on the map. */
export const mapFree = (eyes: Eyes, moves: readonly string[] | null): boolean =>
  isFree(eyes.view.ask) && (moves ?? []).some((move) => MAP_MOVES.includes(kindOf(move)));

/** The plane in which a question is asked; null where it is asked elsewhere. */
export function planeOf(ask: string): 'rome' | 'empire' | null {
  if (MAP_ASKS.includes(ask) || BATTLE_ASKS.includes(ask)) return 'empire';
  if (['turn', 'act', 'redo', 'clear', 'hire', 'tile', 'fight', 'rob'].includes(ask)) return 'rome';
  return null;
}
