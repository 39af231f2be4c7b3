/** The hexes that can be tapped or walked to by keys, and what each of them says. */
import type { Choice } from '../choice.svelte.ts';
import { kindOf, wordOf } from '../offer.ts';
import { bodies, fighting, standsAt } from '../people.ts';
import { type Eyes, hexText, itemRef, labelOf, say } from '../words.ts';
import { centre, DIRECTIONS, FACINGS, type Hex, length, step } from './hexes.ts';

/** In reading order. */
const byRow = (a: Hex, b: Hex): number => centre(a).y - centre(b).y || centre(a).x - centre(b).x;

/** The hexes around the active gladiator: those it cannot go to may be asked why not. */
export function beside(eyes: Eyes, choice: Choice): Hex[] {
  const { table, ask } = eyes.view;
  const one = table.gladiators[choice.offer.mover];
  if (ask !== 'act' || !choice.moves || !one) return [];
  return FACINGS.map((way) => step(one.hex, way)).filter((hex) => length(hex) <= table.radius);
}

/** All hexes worth a stop. */
export function stopsOf(eyes: Eyes, choice: Choice): Hex[] {
  const { table } = eyes.view;
  const found = new Set<Hex>([
    ...choice.lit,
    ...beside(eyes, choice),
    ...fighting(table).map((one) => one.hex),
    ...bodies(table).map((one) => one.hex),
    ...Object.keys(table.ground).map(Number),
  ]);
  return [...found].sort(byRow);
}

/** The hexes a way of moves leads over, the first one included. */
export function pathOf(from: Hex, way: readonly string[]): Hex[] {
  const path = [from];
  for (const move of way) {
    const last = path.at(-1) ?? from;
    if (kindOf(move) === 'step') path.push(last + (DIRECTIONS[Number(wordOf(move))] ?? 0));
  }
  return path;
}

/** What a tap on a hex would do, in a word or two. */
function deedOf(eyes: Eyes, choice: Choice, hex: Hex): string {
  const { speech, view } = eyes;
  const { offer, picked } = choice;
  const there = standsAt(view.table, hex);
  if (!choice.lit.has(hex)) return choice.moves ? say(speech, 'board-dim') : '';
  if (picked?.kind === 'place' || picked?.kind === 'toss') return say(speech, 'board-lit');
  if (there && offer.activations.has(there.id)) return say(speech, 'board-lit-activate');
  if (there && offer.attacks.some((one) => one.who === there.id)) {
    return say(speech, 'board-lit-attack');
  }
  const goal = offer.goals.get(hex);
  return goal ? say(speech, 'board-lit-walk', { pa: goal.cost }) : say(speech, 'board-lit');
}

/** Name a hex with all that is in it. */
export function hexLabel(eyes: Eyes, choice: Choice, hex: Hex): string {
  const { speech, view } = eyes;
  const { table } = view;
  const there = standsAt(table, hex);
  const lying = bodies(table).filter((one) => one.hex === hex);
  const items = table.ground[hex] ?? [];
  return [
    there && labelOf(eyes, there),
    ...lying.map((one) => labelOf(eyes, one)),
    items.length > 0 && say(speech, 'board-on-ground', { items: items.map(itemRef) }),
    hexText(eyes, hex),
    isPicked(choice, hex) && say(speech, 'board-picked'),
    deedOf(eyes, choice, hex),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Whether a hex is part of the pick. */
export function isPicked({ picked }: Choice, hex: Hex): boolean {
  return picked !== null && 'hex' in picked && picked.hex === hex;
}
