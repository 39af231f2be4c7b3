/** What gladiators wear and hold and what it means: the content files and chapter L-2, for looking. */
import type { GloriaOutfit } from '../protocol.ts';

export type Kind = 'short' | 'long' | 'small' | 'large' | 'net' | 'lasso';

/** The weight of each piece of armour, in quarters. [L-2.1, L-2.2] */
export const ARMOUR: Readonly<Record<string, number>> = {
  ocrea: 2,
  'leather-ocrea': 1,
  manica: 2,
  'leather-manica': 1,
  galerus: 2,
  helmet: 4,
  'leather-helmet': 2,
  grille: 4,
  cuirass: 8,
  'leather-cuirass': 4,
};

/** What covers the same part of the body: one of a row is worn at most. [L-2.2] */
export const PARTS: readonly (readonly string[])[] = [
  ['leather-helmet', 'helmet'],
  ['grille'],
  ['galerus'],
  ['leather-manica', 'manica'],
  ['leather-cuirass', 'cuirass'],
  ['leather-ocrea', 'ocrea'],
];

/** What is held in a hand, its kind and its weight in quarters. [L-2.1, L-2.8] */
export const ITEMS: Readonly<Record<string, { kind: Kind; weight: number }>> = {
  gladius: { kind: 'short', weight: 4 },
  sica: { kind: 'short', weight: 4 },
  pugio: { kind: 'short', weight: 4 },
  blade: { kind: 'short', weight: 4 },
  trident: { kind: 'long', weight: 8 },
  hasta: { kind: 'long', weight: 8 },
  parma: { kind: 'small', weight: 4 },
  scutum: { kind: 'large', weight: 8 },
  net: { kind: 'net', weight: 8 },
  lasso: { kind: 'lasso', weight: 4 },
};

const FACED = ['helmet', 'grille'];
const outfit = (armour: string[], hands: string[], sheathed = ''): GloriaOutfit => ({
  armour,
  hands,
  sheathed,
});

/** The preset classes. [L-2.4] */
export const CLASSES: Readonly<Record<string, GloriaOutfit>> = {
  retiarius: outfit(['galerus', 'leather-manica'], ['trident', 'net'], 'pugio'),
  secutor: outfit([...FACED, 'leather-manica', 'ocrea'], ['gladius', 'scutum']),
  murmillo: outfit([...FACED, 'manica', 'ocrea'], ['gladius', 'scutum']),
  thraex: outfit([...FACED, 'leather-manica', 'ocrea'], ['sica', 'parma']),
  hoplomachus: outfit([...FACED, 'leather-manica', 'ocrea'], ['hasta', 'parma'], 'pugio'),
  provocator: outfit(
    [...FACED, 'leather-cuirass', 'leather-manica', 'ocrea'],
    ['gladius', 'scutum'],
  ),
  dimachaerus: outfit(['helmet', 'leather-manica', 'leather-ocrea'], ['gladius', 'gladius']),
  laquearius: outfit(['galerus', 'leather-manica'], ['pugio', 'lasso']),
  samnis: outfit(['helmet', 'ocrea'], ['gladius', 'scutum']),
  eques: outfit([...FACED, 'leather-manica'], ['gladius', 'parma']),
  crupellarius: outfit([...FACED, 'cuirass', 'manica', 'ocrea'], ['gladius', 'scutum']),
  scissor: outfit([...FACED, 'cuirass', 'manica'], ['gladius', 'blade']),
  gallus: outfit(['leather-helmet'], ['gladius', 'scutum']),
  essedarius: outfit(['helmet', 'leather-manica'], ['gladius', 'parma']),
  veles: outfit(['leather-helmet'], ['hasta', 'parma']),
};

export const CUSTOM = 'custom';
export const NOTHING: GloriaOutfit = outfit([], []);
export const HANDS = 2;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What an outfit weighs, in quarters; what is sheathed weighs nothing. [L-2.1, L-2.5] */
export const weightOf = ({ armour, hands }: GloriaOutfit): number =>
  sum(armour.map((piece) => ARMOUR[piece] ?? 0)) +
  sum(hands.map((item) => ITEMS[item]?.weight ?? 0));

/** The classes, the light ones first. */
export const BY_WEIGHT: readonly string[] = Object.keys(CLASSES).toSorted(
  (one, other) => weightOf(CLASSES[one] ?? NOTHING) - weightOf(CLASSES[other] ?? NOTHING),
);

/** The kinds of what is in hand, each once, in the order held. */
export const kindsOf = ({ hands }: GloriaOutfit): Kind[] => [
  ...new Set(hands.flatMap((item) => ITEMS[item]?.kind ?? [])),
];

const isWeapon = (kind: Kind | undefined): boolean => kind === 'short' || kind === 'long';

const TEN = Array.from({ length: 10 }, (_, die) => die);

/** The action points that come on average with a weight in quarters. [L-7.2] */
export const averagePa = (weight: number): number =>
  1 + sum(TEN.map((die) => Math.max(0, Math.floor(die - weight / 4)))) / TEN.length;

/** Of ten hits, how many the armour stops. A long weapon in hand weakens it. [L-20.4] */
export function stops(one: GloriaOutfit): number {
  const guard = kindsOf(one).includes('long') ? 1 : 0;
  return TEN.filter((die) => 4 * (die + guard) < weightOf(one)).length;
}

/** What may be sheathed, and held in the right hand: any weapon. [L-2.5] */
export const ARMS: readonly string[] = Object.keys(ITEMS).filter((item) =>
  isWeapon(ITEMS[item]?.kind),
);

/**
 * An outfit in the making: a weapon in the right hand, which is a must, and in the left a second
 * one of the same length, a shield or a snare. So two hands are never filled wrongly. [L-2.7]
 */
export interface Draft {
  armour: readonly string[];
  right: string;
  left: string;
  sheathed: string;
}

export function draftOf({ armour, hands, sheathed }: GloriaOutfit): Draft {
  const at = hands.findIndex((item) => isWeapon(ITEMS[item]?.kind));
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

/** Whether a grille would have something to hang from. [L-2.2] */
export const hasHelmet = ({ armour }: Pick<Draft, 'armour'>): boolean =>
  armour.some((worn) => PARTS[0]?.includes(worn));

/** Whether the left hand can hold a thing beside what the right one holds. [L-2.7] */
export function fitsLeft({ right }: Pick<Draft, 'right'>, item: string): boolean {
  const kind = ITEMS[item]?.kind;
  return !isWeapon(kind) || kind === ITEMS[right]?.kind;
}

/** Put a piece on in the place of what covers the same part, or take it off. */
export function wear(draft: Draft, piece: string): Draft {
  const part = PARTS.find((row) => row.includes(piece)) ?? [];
  const rest = draft.armour.filter((worn) => !part.includes(worn));
  const armour = draft.armour.includes(piece) ? rest : [...rest, piece];
  const hung = hasHelmet({ armour }) ? armour : armour.filter((worn) => worn !== 'grille');
  return { ...draft, armour: hung };
}

/** Take a weapon in the right hand; the left one lets go of a weapon of another length. */
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
 * The moves that lead from one outfit to another and end the equipping, each legal in its turn:
 * helmets before grilles, weapons before what needs none.
 */
export function movesTo(from: GloriaOutfit, to: GloriaOutfit): string[] {
  const order = PARTS.flat();
  const weapons = Object.keys(ITEMS);
  const pieces = beyond(to.armour, from.armour).toSorted(
    (one, other) => order.indexOf(one) - order.indexOf(other),
  );
  const items = beyond(to.hands, from.hands).toSorted(
    (one, other) => weapons.indexOf(one) - weapons.indexOf(other),
  );
  return [
    ...pieces.map((piece) => `wear ${piece}`),
    ...items.map((item) => `hold ${item}`),
    ...(to.sheathed && !from.sheathed ? [`sheathe ${to.sheathed}`] : []),
    'ready',
  ];
}
