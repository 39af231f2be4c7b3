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
  /** What covers the same part of the body; what a piece hangs from comes before it. */
  parts: readonly (readonly string[])[];
  kinds: Readonly<Record<string, string>>;
  /** Of pieces of armour and of items. */
  weights: Readonly<Record<string, number>>;
  /** What is held in the right hand, or sheathed. */
  arms: readonly string[];
  /** All that can be worn together, in the order of the alphabet: its column. */
  worn: Readonly<Record<string, number>>;
  /** All that can be held together: column by column, where its figures stand. */
  held: Readonly<Record<string, readonly number[]>>;
  figures: readonly Figures[];
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
  kinds: {},
  weights: {},
  arms: [],
  worn: {},
  held: {},
  figures: [],
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
export const weightOf = (id: string): number => SCHOOL.weights[id] ?? 0;

export const kindOf = (item: string): string => SCHOOL.kinds[item] ?? '';

/** The kinds of what is in hand, each once, in the order held. */
export const kindsOf = ({ hands }: GloriaOutfit): string[] => [...new Set(hands.map(kindOf))];

/** The name of things together. */
const together = (...things: string[]): string => things.filter(Boolean).toSorted().join(' ');

/** Look up what equipment comes to. */
export function figuresOf({ armour, hands }: GloriaOutfit): Figures {
  const column = SCHOOL.worn[together(...armour)] ?? -1;
  const at = SCHOOL.held[together(...hands)]?.[column] ?? -1;
  return SCHOOL.figures[at] ?? { weight: 0, points: 0, stops: 0 };
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

/** What is worn besides what covers the same part of the body as a piece. */
function besides(armour: readonly string[], piece: string): string[] {
  const part = SCHOOL.parts.find((row) => row.includes(piece)) ?? [];
  return armour.filter((worn) => !part.includes(worn));
}

const canWear = (...pieces: string[]): boolean => together(...pieces) in SCHOOL.worn;

/** Whether a piece would have something to hang from, where it needs that. */
export const hangs = ({ armour }: Pick<Draft, 'armour'>, piece: string): boolean =>
  canWear(...besides(armour, piece), piece);

/** Whether the left hand can hold a thing beside what the right one holds. */
export const fitsLeft = ({ right }: Pick<Draft, 'right'>, item: string): boolean =>
  item === '' ||
  ((right !== '' || !SCHOOL.arms.includes(item)) && together(right, item) in SCHOOL.held);

/** Put a piece on in the place of what covers the same part, or take it off with what hangs from it. */
export function wear(draft: Draft, piece: string): Draft {
  const rest = besides(draft.armour, piece);
  const wish = draft.armour.includes(piece) ? rest : [...rest, piece];
  const armour: string[] = [];
  for (const one of SCHOOL.parts.flat()) {
    if (wish.includes(one) && canWear(...armour, one)) armour.push(one);
  }
  return { ...draft, armour };
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
