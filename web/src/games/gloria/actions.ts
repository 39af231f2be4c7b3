/** The row of buttons: what the house says can be done, grouped and put into words. */

import type { Speech } from '../../lib/speech.ts';
import type { Choice, Mode } from './choice.svelte.ts';
import { DEEDS } from './emblems.ts';
import { kindOf, wordOf } from './offer.ts';
import { figureOf, type Gladiator } from './people.ts';
import type { GloriaDeed, GloriaShown } from './protocol.ts';
import { pieceOf } from './school/emblems.ts';
import { itemName, itemRef, oneRef, say } from './words.ts';

export interface Action {
  id: string;
  /** The move it makes, or that is asked about where it cannot be made. */
  move: string;
  text: string;
  icon: string;
  /** In action points; null where nothing is paid. */
  price: number | null;
  lit: boolean;
  pressed: boolean;
  primary: boolean;
  does: 'move' | 'mode' | 'attack';
  mode: Mode;
}

const ATTACKS = ['engage', 'push', 'throw'];
/** Deeds of which several may stand behind one button. */
const THINGS = ['pickup', 'drop', 'kick'];
/** The answers that are chosen most often. */
const PRIMARY = ['test', 'fast', 'free', 'buy 0', 'fight 0'];

/** Whether what is picked would make a move, or one of its kind. */
function isPressed({ picked, mode }: Choice, kind: string, move: string | null): boolean {
  if (picked?.kind === 'attack') return picked.attack.kind === kind;
  if (picked?.kind !== 'toss' && picked?.kind !== 'word') return mode === kind;
  return move === null ? kindOf(picked.move) === kind : picked.move === move;
}

/** A button for one deed, or for several of a kind: then it opens a part of the row. */
function actionOf(choice: Choice, all: readonly GloriaDeed[], acting: boolean): Action[] {
  const legal = choice.moves ?? [];
  const lit = all.filter(({ move }) => legal.includes(move));
  const deed = lit[0] ?? all[0];
  if (!deed) return [];
  const { move, price } = deed;
  const kind = kindOf(move);
  const opens = lit.length > 0 && (kind === 'pivot' || all.length > 1);
  const attacks = ATTACKS.includes(kind);
  return [
    {
      id: all.length > 1 || acting ? kind : move,
      move,
      text: '',
      icon: DEEDS[kind] ?? '',
      price,
      lit: lit.length > 0,
      pressed: isPressed(choice, kind, all.length > 1 || attacks ? null : move),
      primary: !acting && PRIMARY.some((one) => one === kind || one === move),
      does: attacks ? 'attack' : opens ? 'mode' : 'move',
      mode: opens ? (kind as Mode) : null,
    },
  ];
}

/** The deeds of a question, those with things together. */
function grouped(deeds: readonly GloriaDeed[], acting: boolean): GloriaDeed[][] {
  const groups = new Map<string, GloriaDeed[]>();
  for (const deed of deeds) {
    const kind = kindOf(deed.move);
    const key = acting && THINGS.includes(kind) ? kind : deed.move;
    groups.set(key, [...(groups.get(key) ?? []), deed]);
  }
  return [...groups.values()];
}

/** The picture of a button: of a thing its own. */
function iconOf(view: GloriaShown, one: Gladiator | undefined, action: Action, open: boolean) {
  const kind = kindOf(action.move);
  if (kind === 'throw' && one) return pieceOf(figureOf(view, one).snare);
  return kind === 'lose' || open ? pieceOf(wordOf(action.move)) : action.icon;
}

/** Put an action into the words of its button. */
function textOf(speech: Speech, view: GloriaShown, one: Gladiator | undefined, action: Action) {
  const { move, does, mode } = action;
  const kind = kindOf(move);
  const word = wordOf(move);
  if (does === 'mode' && mode !== 'pivot') return say(speech, `board-do-${kind}-some`);
  switch (kind) {
    case 'draw':
      return say(speech, 'board-do-draw', { item: itemRef(one?.sheathed ?? '') });
    case 'pickup':
    case 'kick':
    case 'drop':
      return say(speech, `board-do-${kind}`, { item: itemRef(word) });
    case 'lose':
      return itemName(speech, word);
    case 'buy':
    case 'fight':
      return say(speech, `board-do-${kind}`, { count: Number(word) });
    case 'throw':
      return say(speech, 'board-do-throw', { item: itemRef(one ? figureOf(view, one).snare : '') });
    case 'end':
      return say(speech, view.ask === 'free' ? 'board-do-leave' : 'board-do-end');
    case 'engage':
      return view.ask === 'act'
        ? say(speech, 'board-do-engage')
        : say(speech, 'board-send-engage', {
            other: oneRef(view.table.gladiators[Number(word)]),
          });
    default:
      return say(speech, `board-do-${kind}`);
  }
}

/** The buttons of the row, with their words. */
export function actionsOf(speech: Speech, view: GloriaShown, choice: Choice): Action[] {
  const { offer, moves, mode } = choice;
  const one = view.table.gladiators[offer.who];
  if (!moves) return [];
  const acting = view.ask === 'act';
  const open = acting && mode !== null && mode !== 'pivot';
  const found = open
    ? view.deeds
        .filter(({ move }) => kindOf(move) === mode && moves.includes(move))
        .flatMap((deed) => actionOf(choice, [deed], false))
    : grouped(view.deeds, acting).flatMap((all) => actionOf(choice, all, acting));
  return found.map((action) => ({
    ...action,
    icon: iconOf(view, one, action, open),
    text: textOf(speech, view, one, action),
  }));
}
