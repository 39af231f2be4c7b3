/** What the school says: sentences put together from facts. */

import { type Looking, sentences } from '../../../lib/eyes.ts';
import type { Ref } from '../../../lib/protocol.ts';
import type { Speech } from '../../../lib/speech.ts';
import type { GloriaGladiator, GloriaMemory, GloriaShown } from '../protocol.ts';
import { type Figures, kindsOf } from './equipment.ts';
import type { Slot } from './roll.ts';

export const { say, nameOf, sayOf } = sentences('gloria-school', 'you');

/** Those who look, and at what. */
export type Eyes = Looking<GloriaShown>;

export { seatRef } from '../../../lib/eyes.ts';

export const classRef = (id: string): Ref => ({ kind: 'class', id });
export const levelRef = (id: number): Ref => ({ kind: 'level', id });
export const gladiatorRef = (id: string): Ref => ({ kind: 'gladiator', id });
const itemRefs = (ids: readonly string[]): Ref[] => ids.map((id) => ({ kind: 'item', id }));

export const className = (speech: Speech, id: string): string => speech.name('gloria', 'class', id);
export const itemName = (speech: Speech, id: string): string => speech.name('gloria', 'item', id);
export const levelName = (speech: Speech, level: number): string =>
  speech.name('gloria', 'level', level);
export const gladiatorName = (speech: Speech, name: string): string =>
  speech.name('gloria', 'gladiator', name);

/** Begin with a capital: things are named in the middle of a sentence in some languages. */
export const capital = (speech: Speech, text: string): string =>
  text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);

/** A weight as a number of the reader's language. */
export const weightText = (speech: Speech, weight: number): string =>
  new Intl.NumberFormat(speech.language).format(weight);

/** Action points on average, to a tenth. */
export const paText = (speech: Speech, points: number): string =>
  new Intl.NumberFormat(speech.language, { minimumFractionDigits: 1 }).format(points);

/** List what is worn. */
export const wearsText = (speech: Speech, { armour }: GloriaGladiator['outfit']): string =>
  say(speech, 'wears', { items: itemRefs(armour) });

export const kindName = (speech: Speech, kind: string): string => say(speech, 'kind', { id: kind });

/** The figures of an outfit in one line for the ear. */
export const figuresText = (speech: Speech, { weight, points, stops }: Figures): string =>
  say(speech, 'figures', { weight, pa: points, stops });

/** What is in hand, by its kinds. */
export const kindsText = (speech: Speech, one: GloriaGladiator['outfit']): string =>
  kindsOf(one)
    .map((kind) => kindName(speech, kind))
    .join(', ');

/** Say how a gladiator's days in the arena ended. */
export const memoryText = (speech: Speech, one: GloriaMemory): string =>
  say(speech, `end-${one.end}`, { tournament: one.tournament });

/** A place in a troop, in words. */
export function slotText(speech: Speech, { level, one, now }: Slot): string {
  const facts = { level: levelRef(level), number: level };
  if (!one) return capital(speech, say(speech, now ? 'slot-now' : 'slot-free', facts));
  return say(speech, 'slot', { ...facts, one: gladiatorRef(one.name), class: classRef(one.type) });
}

/** Say what taking a gladiator with such figures would bring. */
export function willTake(speech: Speech, id: string, one: Figures, level: number): string {
  const { weight, points, stops } = one;
  const facts = { class: classRef(id), level: levelRef(level), number: level };
  const message = { key: 'gloria-will-enlist', facts: { ...facts, weight, points, stops } };
  return capital(speech, speech.say(message));
}

/** How a gladiator fares in the tournament under way; nothing of those who are whole. */
export function statusText(speech: Speech, one: GloriaGladiator): string {
  if (one.status !== 'fit') return say(speech, 'status', { id: one.status });
  return one.level === one.initial ? '' : say(speech, 'now-level', { level: one.level });
}
