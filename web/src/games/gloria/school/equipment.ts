/** What gladiators wear and hold, as the house prints it; equipment of one's own in the making. */
import type { Printed } from '../../../lib/printed.ts';
import type { GloriaOutfit } from '../protocol.ts';

/** What equipment comes to: its weight, points on average, and blows in ten that it stops. */
export interface Figures {
  weight: number;
  points: number;
  stops: number;
}

export interface Class extends Figures {
  id: string;
  outfit: GloriaOutfit;
}

interface Tables {
  /** The light ones first. */
  classes: readonly Class[];
  /** The name of a class with equipment of its own. */
  custom: string;
  /** What covers the same part of the body: one of a row is worn at most. */
  parts: readonly (readonly string[])[];
  armour: Readonly<Record<string, { weight: number; needs: readonly string[] }>>;
  items: Readonly<Record<string, { weight: number; kind: string; guard: number }>>;
  /** What is held in the right hand, or sheathed. */
  arms: readonly string[];
  /** What the left hand can hold, by what is in the right one. */
  beside: Readonly<Record<string, readonly string[]>>;
  /** By guard, then by weight in steps. */
  figures: readonly (readonly { points: number; stops: number }[])[];
  step: number;
  /** Where the rulebook says why something cannot be chosen. */
  articles: Readonly<Record<'given' | 'needs' | 'length' | 'right', string>>;
  rudis: number;
  leaves: number;
}

/** What is printed; nothing before `read`. */
export let SCHOOL: Tables = {
  classes: [],
  custom: '',
  parts: [],
  armour: {},
  items: {},
  arms: [],
  beside: {},
  figures: [],
  step: 1,
  articles: { given: '', needs: '', length: '', right: '' },
  rudis: 0,
  leaves: 0,
};

/** Take in what is printed. */
export function read(printed: Printed): void {
  SCHOOL = printed.school as Tables;
}

export const NOTHING: GloriaOutfit = { armour: [], hands: [], sheathed: '' };

export const classOf = (id: string): Class | undefined =>
  SCHOOL.classes.find((one) => one.id === id);

/** What a piece or an item weighs; nothing for an empty hand. */
export const weightOf = (id: string): number =>
  (SCHOOL.armour[id] ?? SCHOOL.items[id])?.weight ?? 0;

export const kindOf = (item: string): string => SCHOOL.items[item]?.kind ?? '';

/** The kinds of what is in hand, each once, in the order held. */
export const kindsOf = ({ hands }: GloriaOutfit): string[] => [...new Set(hands.map(kindOf))];

/** Look up what equipment comes to. */
export function figuresOf({ armour, hands }: GloriaOutfit): Figures {
  const weight = [...armour, ...hands].reduce((sum, id) => sum + weightOf(id), 0);
  const guard = Math.max(0, ...hands.map((item) => SCHOOL.items[item]?.guard ?? 0));
  const found = SCHOOL.figures[guard]?.[Math.round(weight / SCHOOL.step)];
  return { weight, points: found?.points ?? 0, stops: found?.stops ?? 0 };
}

/** An outfit in the making: a weapon in the right hand, which is a must, and what goes with it. */
export interface Draft {
  armour: readonly string[];
  right: string;
  left: string;
  sheathed: string;
}

export function draftOf({ armour, hands, sheathed }: GloriaOutfit): Draft {
  const at = hands.findIndex((item) => SCHOOL.arms.includes(item));
  return {
    armour,
    right: hands[at] ?? '',
    left: hands.find((_, other) => other !== at) ?? '',
    sheathed,
  };
}

export const outfitOf = ({ armour, right, left, sheathed }: Draft): GloriaOutfit => ({
  armour: [...armour],
  hands: [right, left].filter(Boolean),
  sheathed,
});

/** Whether a piece would have something to hang from, where it needs that. */
export function hangs({ armour }: Pick<Draft, 'armour'>, piece: string): boolean {
  const needs = SCHOOL.armour[piece]?.needs ?? [];
  return needs.length === 0 || needs.some((other) => armour.includes(other));
}

/** Whether the left hand can hold a thing beside what the right one holds. */
export const fitsLeft = ({ right }: Pick<Draft, 'right'>, item: string): boolean =>
  item === '' ||
  (right ? (SCHOOL.beside[right] ?? []).includes(item) : !SCHOOL.arms.includes(item));

/** Put a piece on in the place of what covers the same part, or take it off. */
export function wear(draft: Draft, piece: string): Draft {
  const part = SCHOOL.parts.find((row) => row.includes(piece)) ?? [];
  const rest = draft.armour.filter((worn) => !part.includes(worn));
  const armour = draft.armour.includes(piece) ? rest : [...rest, piece];
  return { ...draft, armour: armour.filter((worn) => hangs({ armour }, worn)) };
}

/** Take a weapon in the right hand; the left one lets go of what does not go with it. */
export function take(draft: Draft, right: string): Draft {
  return { ...draft, right, left: fitsLeft({ right }, draft.left) ? draft.left : '' };
}

/** Without the first of these things that is there as well: what one has beyond the other. */
function beyond(all: readonly string[], some: readonly string[]): string[] {
  const left = [...all];
  for (const one of some) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * The moves that lead from one outfit to another and end the equipping, each legal in its turn: what
 * a piece hangs from before it, weapons before what goes with them.
 */
export function movesTo(from: GloriaOutfit, to: GloriaOutfit): string[] {
  const order = SCHOOL.parts.flat();
  const pieces = beyond(to.armour, from.armour).toSorted(
    (one, other) => order.indexOf(one) - order.indexOf(other),
  );
  const second = (item: string) => Number(!SCHOOL.arms.includes(item));
  const items = beyond(to.hands, from.hands).toSorted((one, other) => second(one) - second(other));
  return [
    ...pieces.map((piece) => `wear ${piece}`),
    ...items.map((item) => `hold ${item}`),
    ...(to.sheathed && !from.sheathed ? [`sheathe ${to.sheathed}`] : []),
    'ready',
  ];
}
