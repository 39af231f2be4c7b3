/** The board's sentences that are put together from facts. */

import { type Looking, seatRef, sentences } from '../../lib/eyes.ts';
import type { Forecast, Message, Ref } from '../../lib/protocol.ts';
import type { Fact, Speech } from '../../lib/speech.ts';
import { combination, countOf, meant } from './cards.ts';
import { movesOf, need } from './picking.ts';
import type { BrutusPlay, BrutusView } from './protocol.ts';
import { rankId, rankOf } from './ranks.ts';

export const { say, nameOf, sayOf } = sentences('brutus', 'board-you');

/** Those who look, and at what. */
export type Eyes = Looking<BrutusView>;

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

/** Say what a move would bring, as the house foretells it. */
export const foretold = ({ speech, names }: Eyes, forecast: Forecast | null): string[] =>
  (forecast?.brings ?? []).map((message) => speech.say(message, names));

/** Sentences about several cards that differ in nothing but the card become one about all of them. */
function gathered(messages: readonly Message[]): Message[] {
  const kinds = new Map<string, Message[]>();
  for (const message of messages) {
    const kind = JSON.stringify([message.key, { ...message.facts, card: null }]);
    kinds.set(kind, [...(kinds.get(kind) ?? []), message]);
  }
  return [...kinds.values()].flatMap(([first, ...more]) => {
    if (!first || !more.length) return first ?? [];
    const values = [first, ...more].flatMap(
      ({ facts }) => meant((facts?.['card'] ?? null) as Ref) ?? [],
    );
    const card = [...new Set(values)].map((value) => combination(value, countOf(values, value)));
    return values.length ? { ...first, facts: { ...first.facts, card } } : first;
  });
}

/** Say what the picked cards or the picked recipient would bring, or how many cards are missing. */
export function willText(
  eyes: Eyes,
  values: readonly number[],
  to: number | null,
  forecast: (move: string) => Forecast | null,
): string[] {
  const { view, speech } = eyes;
  if (to !== null) return foretold(eyes, forecast(`to ${to}`));
  const more = (need(view) ?? 0) - values.length;
  if (values.length > 0 && more > 0) return [say(speech, 'board-more', { left: more })];
  const brings = movesOf(view.phase, values).flatMap((move) => forecast(move)?.brings ?? []);
  return gathered(brings).map((message) => speech.say(message, eyes.names));
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

/** The short name on a card; none where the rulebook has but its value. */
export function characterName(speech: Speech, value: number): string {
  const name = say(speech, 'board-name', { id: value });
  return name === `${value}` ? '' : name;
}

/** Name a position. */
export const rankName = (speech: Speech, id: string): string => speech.name('brutus', 'rank', id);
