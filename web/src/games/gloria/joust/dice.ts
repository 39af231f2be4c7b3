/** Every die in one sentence: what it was for, what it was compared with, what it meant. */

import type { Fact } from '../../../lib/speech.ts';
import type { GloriaDie } from '../protocol.ts';
import { type Eyes, oneRef, say, seatRef } from '../words.ts';

/** Dice of a seat and not of a gladiator. */
const OF_SEATS: readonly string[] = ['order', 'leave'];

/** Whether a die was good for whoever it was rolled for; null where there is no good or bad. */
export function luckOf(die: GloriaDie): boolean | null {
  const good = ['attacks', 'special', 'touch', 'push', 'close', 'stopped', 'stands', 'steady'];
  const more = ['taken', 'caught', 'torn', 'freed', 'spared', 'mercy', 'stays', 'tie'];
  const bad = ['defends', 'miss', 'wounded', 'falls', 'turned', 'broken', 'missed', 'held'];
  if (die.label === 'spec') return true;
  if ([...good, ...more].includes(die.result)) return true;
  return [...bad, 'doubt', 'death', 'leaves'].includes(die.result) ? false : null;
}

/** Quarters as the number they are. */
const whole = (quarters: number): number => quarters / 4;

/** The facts of a die, by what it was rolled for. */
function factsOf(die: GloriaDie): Record<string, Fact> {
  const { value, total, limit } = die;
  switch (die.label) {
    case 'act':
      return { value, weight: whole(limit), pa: total };
    case 'init':
      return {
        value,
        weight: whole(total - 4 * value),
        total: whole(total),
        limit: whole(limit),
      };
    case 'prot':
      return { value, more: whole(total) - value, weight: whole(limit) };
    case 'fall':
      return { value, limit: whole(limit) };
    case 'crowd':
      return { value, less: value - total, total };
    case 'order':
    case 'spec':
      return { value };
    default:
      return { value, limit };
  }
}

/** The key of the sentence; most have one for each meaning. */
function keyOf(die: GloriaDie): string {
  const { label, result } = die;
  if (label === 'prot') return `prot-${result}${die.total > 4 * die.value ? '-more' : ''}`;
  return result ? `${label}-${result}` : label;
}

/** Tell a die. */
export function dieText(eyes: Eyes, die: GloriaDie): string {
  const { view, speech, names } = eyes;
  const facts: Record<string, Fact> = OF_SEATS.includes(die.label)
    ? { seat: seatRef(die.who) }
    : { one: oneRef(view.table.gladiators[die.who]) };
  return say(speech, `board-die-${keyOf(die)}`, { ...facts, ...factsOf(die) }, names);
}

/** The seat whose colour a die bears. */
export const seatOf = ({ view }: Eyes, die: GloriaDie): number =>
  OF_SEATS.includes(die.label) ? die.who : (view.table.gladiators[die.who]?.owner ?? 0);

/** The dice of a fight: those of order, of activation and of objects are told apart. */
export const ofFight = (die: GloriaDie): boolean =>
  !['order', 'act', 'pick', 'rise', 'xp', 'leave'].includes(die.label);
