/** The board's sentences that are put together from facts. */

import { type Looking, seatRef, sentences } from '../../lib/eyes.ts';
import type { Fact, Speech } from '../../lib/speech.ts';
import { CAESAR, caesarPoints, combination, countOf, NAMED, SENATOR, VESTALIS } from './cards.ts';
import { need } from './picking.ts';
import type { BrutusPlay, BrutusView } from './protocol.ts';
import { consequence, leftIn, rankId, rankOf, rightIn } from './rules.ts';

export const { say, nameOf, sayOf } = sentences('brutus', 'board-you');

/** Those who look, and at what. */
export type Eyes = Looking<BrutusView>;

const cardRefs = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other).map((id) => ({ kind: 'card', id }));

/** Tell a turn of a round. */
export function playText(eyes: Eyes, play: BrutusPlay): string {
  const facts: Record<string, Fact> = play.value
    ? { combination: combination(play.value, play.count) }
    : {};
  return sayOf(eyes, play.kind, play.seat, facts);
}

/** Say who must do what while nothing is asked of me: what a seat decides, or who still chooses. */
export function waitText(eyes: Eyes): string {
  const { view, speech } = eyes;
  if (view.phase === 'over') return '';
  if (view.turn === null) {
    if (view.waiting.every((who) => who === eyes.seat)) return '';
    const others = view.waiting.map((who) => nameOf(eyes, who)).join(', ');
    return say(speech, 'board-choosing', { names: others });
  }
  return view.turn === eyes.seat ? '' : sayOf(eyes, `board-wait-${view.phase}`, view.turn);
}

/** Name a column for those who do not see it: "9×2 … playable, 1 picked". */
export function columnLabel(
  speech: Speech,
  value: number,
  count: number,
  lit: boolean | null,
  picked: readonly number[],
): string {
  const facts = { card: { kind: 'card', id: value }, count };
  const chosen = countOf(picked, value);
  return [
    say(speech, 'board-column', facts),
    chosen > 0 && say(speech, 'board-picked', { count: chosen }),
    lit === true && say(speech, 'board-playable'),
    lit === false && say(speech, 'ui-waits'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** All that is public about a seat, in one line for the ear. */
export function seatLine(eyes: Eyes, who: number): string {
  const { view, speech } = eyes;
  const place = view.places[who] ?? 0;
  const last = view.plays.findLast((play) => play.seat === who);
  const rank = (id: string) => ({ kind: 'rank', id });
  const marks = [
    say(speech, 'board-seat', {
      name: nameOf(eyes, who),
      rank: rank(rankOf(view, who)),
      cards: view.sizes[who] ?? 0,
      points: view.scores[who] ?? 0,
    }),
    (view.won[who] ?? 0) > 0 && say(speech, 'board-won-manches', { count: view.won[who] ?? 0 }),
    place > 0 && say(speech, 'board-out-as', { rank: rank(rankId(place, view.sizes.length)) }),
    last?.kind === 'pass' && say(speech, 'board-passed'),
    last?.kind === 'skip' && say(speech, 'board-skipped'),
    view.turn === who && view.outcome === null && say(speech, 'board-thinks'),
    view.waiting.includes(who) && say(speech, 'board-chooses'),
    view.outcome?.winners.includes(who) && say(speech, 'board-winner'),
  ];
  return marks.filter(Boolean).join(', ');
}

/** What winning the round with a value brings. [B-8] */
function effectText(eyes: Eyes, seat: number, value: number, out: boolean): string | null {
  const { view, speech, names } = eyes;
  if (value === CAESAR) {
    return say(speech, 'board-will-caesar', { points: caesarPoints(view.sizes.length) });
  }
  if (value === VESTALIS) {
    const leader = { seat: seatRef(rightIn(view, seat)) };
    return say(speech, out ? 'board-will-yield' : 'board-will-vestalis', leader, names);
  }
  const key = { 9: 'dux', 10: 'censor', 11: 'senator' }[value];
  return key && !out ? say(speech, `board-will-${key}`) : null;
}

/** Say what parting with the last cards means; nothing while cards are left. [B-9] */
function outWill(eyes: Eyes, seat: number, value: number, count: number): string[] {
  const { view, speech } = eyes;
  const then = consequence(view, seat, value, count);
  if (then.place === 0) return [];
  const rank = { kind: 'rank', id: rankId(then.place, view.sizes.length) };
  return [
    say(speech, 'board-will-out', { rank, points: then.points }),
    then.revolt > 0 && say(speech, 'board-will-revolt', { points: then.revolt }),
    then.ends && say(speech, 'board-will-end'),
  ].filter((one): one is string => Boolean(one));
}

/** Say what playing a combination would do: sentence by sentence, the weightiest first. */
export function playWill(eyes: Eyes, seat: number, value: number, count: number): string[] {
  const { view, speech, names } = eyes;
  const then = consequence(view, seat, value, count);
  const out = then.place > 0;
  const effect = then.ends ? null : effectText(eyes, seat, value, out);
  return [
    ...outWill(eyes, seat, value, count),
    then.skips !== null && say(speech, 'board-will-skip', { seat: seatRef(then.skips) }, names),
    then.conspires && say(speech, 'board-will-conspire'),
    effect ?? (!out && say(speech, 'board-will-win', { combination: combination(value, count) })),
  ].filter((one): one is string => Boolean(one));
}

/** Say what the picked cards, or the picked recipient, would do. */
export function willText(
  eyes: Eyes,
  seat: number,
  values: readonly number[],
  to: number | null,
): string[] {
  const { view, speech, names } = eyes;
  const [value] = values;
  if (to !== null) {
    const leads = view.top?.value === SENATOR;
    return [say(speech, leads ? 'board-will-lead' : 'board-will-to', { seat: seatRef(to) }, names)];
  }
  if (value === undefined) return [];
  const more = (need(view) ?? 0) - values.length;
  if (more > 0) return [say(speech, 'board-more', { left: more })];
  const cards = cardRefs(values);
  const [card = { kind: 'card', id: value }] = cards;
  switch (view.phase) {
    case 'lead':
    case 'reply':
      return playWill(eyes, seat, value, values.length);
    case 'give': {
      const gift = { seat: seatRef(view.given.at(-1)?.to ?? 0), card };
      const chosen = view.given.length === view.gifts;
      return [
        ...(chosen ? outWill(eyes, seat, 0, view.gifts) : []),
        say(speech, 'board-will-give', gift, names),
      ];
    }
    case 'slip':
      return [say(speech, 'board-will-give', { seat: seatRef(leftIn(view, seat)), card }, names)];
    case 'discard':
      return [...outWill(eyes, seat, 0, 1), say(speech, 'board-will-discard', { card })];
    default:
      return [say(speech, `board-will-${view.phase}`, { cards })];
  }
}

/** What the button says that sends the choice. */
export function sendText(eyes: Eyes, values: readonly number[], to: number | null): string {
  const { view, speech, names } = eyes;
  if (to !== null) return say(speech, 'board-send-to', { seat: seatRef(to) }, names);
  const [value = 0] = values;
  const facts = { combination: combination(value, Math.max(1, values.length)) };
  if (view.phase === 'lead' || view.phase === 'reply') {
    return say(speech, 'board-send-play', facts);
  }
  if (view.phase === 'lay' || view.phase === 'take') {
    return say(speech, `board-send-${view.phase}`, { count: values.length });
  }
  return say(speech, `board-send-${view.phase}`, { card: { kind: 'card', id: value } });
}

/** The short name on a card; none where the rulebook has none. */
export const characterName = (speech: Speech, value: number): string =>
  NAMED.includes(value) ? say(speech, 'board-name', { id: value }) : '';

/** Name a position. */
export const rankName = (speech: Speech, id: string): string => speech.name('brutus', 'rank', id);
