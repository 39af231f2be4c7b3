/** The row of buttons: what the active gladiator can do, or the answers to any other question. */

import type { Speech } from '../../lib/speech.ts';
import { aims, length } from './arena/hexes.ts';
import type { Choice, Mode } from './choice.svelte.ts';
import { DEEDS } from './emblems.ts';
import { type Assault, kindOf, type Offer, wordOf } from './offer.ts';
import type { GloriaView } from './protocol.ts';
import { DICE, fighting, type Gladiator, hostile, PRICE, snareOf } from './rules.ts';
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

const plain = { lit: true, pressed: false, primary: false, does: 'move', mode: null } as const;

/** The enemy that comes to mind first: the nearest one. */
function nearest(view: GloriaView, one: Gladiator): Gladiator | undefined {
  const foes = fighting(view.table).filter((other) => hostile(view.table, one, other));
  const far = (other: Gladiator) => length(other.hex - one.hex);
  return foes.toSorted((a, b) => far(a) - far(b))[0];
}

/** A button for a kind of attack: it opens the first one, or asks why there is none. */
function assault(view: GloriaView, choice: Choice, one: Gladiator, kind: Assault): Action[] {
  const { offer, picked } = choice;
  const attack = offer.attacks.find((other) => other.kind === kind);
  const foe = nearest(view, one);
  const [aim = 0] = foe ? aims(foe.hex - one.hex) : [];
  const asked = foe && (kind === 'push' ? `push ${foe.id}` : `${kind} ${foe.id} ${aim}`);
  const move = attack?.move ?? asked;
  if (move === undefined) return [];
  return [
    {
      ...plain,
      id: kind,
      move,
      text: '',
      icon: kind === 'throw' ? pieceOf(snareOf(one) ?? 'net') : (DEEDS[kind] ?? ''),
      price: PRICE[kind] ?? null,
      lit: attack !== undefined,
      pressed: picked?.kind === 'attack' && picked.attack.kind === kind,
      does: 'attack',
    },
  ];
}

/** A button for things: one of them at once, several as a part of the row of their own. */
function things(choice: Choice, kind: 'pickup' | 'kick' | 'drop', items: readonly string[]) {
  const legal = choice.offer.words.filter((move) => kindOf(move) === kind);
  const [only, more] = [...new Set(items)];
  if (only === undefined) return [];
  const { picked } = choice;
  const several = more !== undefined;
  const base = { ...plain, id: kind, text: '', icon: DEEDS[kind] ?? '', price: PRICE[kind] ?? 0 };
  return [
    {
      ...base,
      move: legal[0] ?? `${kind} ${only}`,
      lit: legal.length > 0,
      pressed:
        choice.mode === kind ||
        ((picked?.kind === 'toss' || picked?.kind === 'word') && kindOf(picked.move) === kind),
      does: several && legal.length > 0 ? ('mode' as const) : ('move' as const),
      mode: several ? kind : null,
    },
  ];
}

/** What the active gladiator can do, and what it might if it could. */
function deeds(view: GloriaView, choice: Choice, one: Gladiator): Action[] {
  const { offer, picked } = choice;
  const here = view.table.ground[one.hex] ?? [];
  const simple = (kind: string, move = kind): Action => ({
    ...plain,
    id: kind,
    move,
    text: '',
    icon: DEEDS[kind] ?? '',
    price: PRICE[kind] ?? null,
    lit: offer.words.includes(move),
    pressed: picked?.kind === 'word' && picked.move === move,
  });
  const end = offer.words.includes('end') ? [simple('end')] : [];
  if (one.snare) return [simple('free'), ...end];
  if (one.down) return end;
  const [pivot] = offer.facings.values();
  return [
    ...assault(view, choice, one, 'engage'),
    ...(one.hands.some((item) => item === 'parma' || item === 'scutum')
      ? assault(view, choice, one, 'push')
      : []),
    ...(snareOf(one) ? assault(view, choice, one, 'throw') : []),
    {
      ...simple('pivot', pivot ?? `pivot ${(one.facing + 1) % 6}`),
      lit: pivot !== undefined,
      pressed: choice.mode === 'pivot',
      does: pivot === undefined ? 'move' : 'mode',
      mode: 'pivot',
    },
    ...things(choice, 'pickup', here),
    ...(one.sheathed ? [simple('draw')] : []),
    ...things(choice, 'drop', one.hands),
    ...things(choice, 'kick', here),
    ...end,
  ];
}

/** The things of an opened part of the row. */
function opened(offer: Offer, choice: Choice, mode: 'pickup' | 'kick' | 'drop'): Action[] {
  const { picked } = choice;
  return offer.words
    .filter((move) => kindOf(move) === mode)
    .map((move) => ({
      ...plain,
      id: move,
      move,
      text: '',
      icon: pieceOf(wordOf(move)),
      price: PRICE[mode] ?? 0,
      pressed: (picked?.kind === 'toss' || picked?.kind === 'word') && picked.move === move,
    }));
}

/** The answers to a question that is not an activation. */
function answers(offer: Offer): Action[] {
  return offer.words.map((move) => {
    const kind = kindOf(move);
    const count = Number(wordOf(move));
    const prices: Record<string, number> = {
      buy: DICE[count] ?? 0,
      fight: 1 + (DICE[count] ?? 0),
      test: 1,
      free: 2,
    };
    return {
      ...plain,
      id: move,
      move,
      text: '',
      icon: kind === 'lose' ? pieceOf(wordOf(move)) : (DEEDS[kind] ?? ''),
      price: prices[kind] ?? null,
      primary: ['test', 'fast', 'free'].includes(kind) || move === 'fight 0' || move === 'buy 0',
    };
  });
}

/** Put an action into the words of its button. */
function textOf(speech: Speech, view: GloriaView, one: Gladiator | undefined, action: Action) {
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
      return say(speech, 'board-do-throw', { item: itemRef((one && snareOf(one)) ?? 'net') });
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
export function actionsOf(speech: Speech, view: GloriaView, choice: Choice): Action[] {
  const { offer, moves, mode } = choice;
  const one = view.table.gladiators[offer.who];
  if (!moves) return [];
  const found =
    view.ask === 'act' && one
      ? mode && mode !== 'pivot'
        ? opened(offer, choice, mode)
        : deeds(view, choice, one)
      : [
          ...(one && offer.attacks.length ? assault(view, choice, one, 'engage') : []),
          ...answers(offer),
        ];
  return found.map((action) => ({ ...action, text: textOf(speech, view, one, action) }));
}
