/** The board's sentences that are put together from facts. */

import { type Looking, sentences } from '../../lib/eyes.ts';
import type { Speech } from '../../lib/speech.ts';
import { type Hex, rowAndPlace } from './arena/hexes.ts';
import { fighting, figureOf, type Gladiator } from './people.ts';
import type { GloriaShown } from './protocol.ts';

export const { say, nameOf } = sentences('gloria', 'board-you');

/** Those who look, and at what. */
export type Eyes = Looking<GloriaShown>;

export { seatRef } from '../../lib/eyes.ts';

export const oneRef = (one: Gladiator | undefined) => ({
  kind: 'gladiator',
  id: one?.name ?? '',
});
export const itemRef = (id: string) => ({ kind: 'item', id });
export const wayRef = (id: number) => ({ kind: 'way', id });
const classRef = (id: string) => ({ kind: 'class', id });

export const oneName = (speech: Speech, one: Gladiator | undefined): string =>
  one ? speech.name('gloria', 'gladiator', one.name) : '';
export const className = (speech: Speech, type: string): string =>
  speech.name('gloria', 'class', type);
export const itemName = (speech: Speech, item: string): string =>
  speech.name('gloria', 'item', item);
export const wayName = (speech: Speech, way: number): string => speech.name('gloria', 'way', way);

/** Where a hex is: its row from above and its place from the left. */
export const hexText = ({ view, speech }: Eyes, hex: Hex): string =>
  say(speech, 'board-hex', { ...rowAndPlace(hex, view.table.radius) });

/** Two pieces of a label, or none. */
const listed = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(', ');

/** What a gladiator holds, in words. */
export const handsText = (speech: Speech, one: Gladiator): string =>
  one.hands.length
    ? say(speech, 'board-holds', { items: one.hands.map(itemRef) })
    : say(speech, 'board-empty-handed');

/** A level, and the one it began with; success in a fight can lift it above that. */
export const levelText = (speech: Speech, { level, initial }: Gladiator): string =>
  say(speech, level > initial ? 'board-level-above' : 'board-level', { level, initial });

/** A gladiator in one line for the ear: who, whose, how strong, which way, in which state. */
export function labelOf(eyes: Eyes, one: Gladiator): string {
  const { view, speech } = eyes;
  const lies = one.status === 'dead' || one.status === 'out';
  return listed([
    say(speech, 'board-gladiator', {
      one: oneRef(one),
      class: classRef(one.type),
      name: nameOf(eyes, one.owner),
    }),
    !lies && levelText(speech, one),
    one.status === 'fit' && !one.down && say(speech, 'board-looks', { way: wayRef(one.facing) }),
    ...figureOf(view, one).troubles.map((word) => say(speech, `board-state-${word}`)),
    one.marker && say(speech, 'board-marker'),
    one.pa > 0 && say(speech, 'board-pa', { pa: one.pa }),
  ]);
}

/** The same with all that is known, for the list of the arena. */
export const fullLabel = (eyes: Eyes, one: Gladiator): string =>
  listed([
    `${labelOf(eyes, one)}`,
    hexText(eyes, one.hex),
    say(eyes.speech, 'board-weight', { weight: figureOf(eyes.view, one).weight }),
    handsText(eyes.speech, one),
  ]);

/** Which turn it is, of how many, in which tournament. */
export function turnText({ view, speech }: Pick<Eyes, 'view' | 'speech'>): string {
  const { turn, options, tournament } = view.table;
  const { limit } = view;
  const parts = [
    options.campaign !== null &&
      tournament > 0 &&
      say(speech, 'board-tournament', { number: tournament, count: options.campaign }),
    turn > 0 &&
      (limit ? say(speech, 'board-turn-of', { turn, limit }) : say(speech, 'board-turn', { turn })),
  ];
  return parts.filter(Boolean).join(' · ') || say(speech, 'board-before');
}

/** All that is public about a seat, in one line for the ear. */
export function seatLine(eyes: Eyes, who: number): string {
  const { view, speech } = eyes;
  const { table } = view;
  const place = table.order.indexOf(who) + 1;
  return listed([
    say(speech, 'board-seat', {
      name: nameOf(eyes, who),
      troop: say(speech, 'board-troop', { id: who }),
      count: view.troops[who]?.standing ?? 0,
    }),
    say(speech, 'board-victories', { count: view.troops[who]?.victories ?? 0 }),
    table.options.campaign !== null &&
      say(speech, 'board-laurels', { count: table.schools[who]?.laurels ?? 0 }),
    place > 0 && say(speech, 'board-place', { place }),
    table.gladiators[table.active]?.owner === who && say(speech, 'board-in-phase'),
    view.turn === who && table.over === null && say(speech, 'board-thinks'),
    table.over?.winners.includes(who) && say(speech, 'board-winner'),
  ]);
}

/** Who fights whom, in words; nothing in a melee. */
export const pairText = (eyes: Eyes, one: number, other: number): string =>
  say(eyes.speech, 'board-pair', {
    one: oneRef(eyes.view.table.gladiators[one]),
    other: oneRef(eyes.view.table.gladiators[other]),
  });

/** Gladiators in the arena, mine first, then clockwise. */
export function rollCall({ view, seat }: Eyes): Gladiator[] {
  const { players } = view.table.options;
  const from = (one: Gladiator) => (one.owner - (seat ?? 0) + players) % players;
  return fighting(view.table).toSorted((a, b) => from(a) - from(b) || a.id - b.id);
}
