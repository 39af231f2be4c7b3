/** The moments of a reviewed game: where they lie, who decided, and what a sentence says of the whole. */
import type { Message, Mistake, Outcome, Replay, Review } from '../lib/protocol.ts';
import type { Plain, Speech } from '../lib/speech.ts';

/** Whose play is looked at: a seat's, or everybody's. */
export type Whose = number | 'all';

/** How many standard errors on either side hold the truth in 95 of 100 cases. */
const SURE = 1.96;
/** How many mistakes have a number on the curve. */
export const NUMBERED = 3;
/** A smaller loss is nobody's mistake. */
const SMALL = 0.01;
/** Luck that is worse than this is worth a word. */
const UNLUCKY = -0.1;

/** What is known of a game beside its review. */
export interface Known {
  index: Replay | null;
  outcome: Outcome | null;
  /** My own seat. */
  mine: number | null;
  names: readonly string[];
  speech: Speech;
}

/** Games of a hundred, as whole ones; what costs anything costs one at least. */
export const games = (share: number): number => Math.max(1, Math.round(share * 100));

export const mistakesOf = (review: Review, whose: Whose): Mistake[] =>
  review.mistakes.filter(({ seat }) => whose === 'all' || seat === whose);

/** Where a step lies: the part of the game as its heading calls it, and the step. */
export function placeText({ index, names, speech }: Known, step: number): string {
  const part = partOf(index, step);
  return part
    ? speech.text('review-at', { part: headingText(part.message, speech, names), step })
    : speech.text('review-at-step', { step });
}

const partOf = (index: Replay | null, step: number) =>
  index?.headings.findLast((one) => one.at <= step) ?? null;

/** A part by its short name ("Round 2"), where its heading has one. */
export function headingText(
  { key, facts = {} }: Message,
  speech: Speech,
  names: readonly string[],
): string {
  if (!speech.has(key, 'name')) return speech.say({ key, facts }, names).replace(/\.$/, '');
  return speech.attribute(key, 'name', facts as Plain);
}

/** How the game ended for a seat. */
function result({ outcome, mine, names, speech }: Known, review: Review, seat: number): string {
  const me = seat === mine;
  const name = names[seat] ?? '';
  if (review.winners.includes(seat)) {
    return me ? speech.text('web-won-you') : speech.text('web-won', { count: 1, names: name });
  }
  const place = outcome?.winners.length ? outcome.ranking[seat] : undefined;
  if (place === undefined) {
    return me ? speech.text('web-beaten') : speech.text('review-lost', { name });
  }
  return me ? speech.text('web-came', { place }) : speech.text('review-came', { name, place });
}

/** The one sentence worth knowing. */
export function headline(known: Known, review: Review, whose: Whose): string {
  const { speech, names } = known;
  const found = mistakesOf(review, whose);
  const count = found.length;
  if (whose === 'all') {
    const winners = review.winners.map((seat) => names[seat] ?? '');
    const ended = winners.length
      ? speech.text('web-won', { count: winners.length, names: winners.join(', ') })
      : speech.text('web-won-nobody');
    return speech.text('review-head-all', { result: ended, count });
  }
  const ended = result(known, review, whose);
  const lost = games(found.reduce((sum, one) => sum + one.compared.lead, 0));
  if (count === 1) return speech.text('review-head-one', { result: ended, games: lost });
  if (count) return speech.text('review-head-some', { result: ended, count, games: lost });
  const luck = review.accounts[whose]?.luck ?? 0;
  const beaten = !review.winners.includes(whose);
  return speech.text(beaten && luck < UNLUCKY ? 'review-head-luck' : 'review-head-clean', {
    result: ended,
  });
}

/** The decisions that are no listed mistake: how many lost a little, how much, and how many nothing. */
export function slips(
  review: Review,
  whose: Whose,
): { count: number; lost: number; good: number; all: number } {
  const listed = new Set(review.mistakes.map((one) => one.entry));
  const mine = review.decisions.filter(({ seat }) => whose === 'all' || seat === whose);
  const small = mine.filter(
    (one) => !listed.has(one.entry) && one.loss > SMALL && one.loss > 2 * one.error,
  );
  const told = mine.filter((one) => listed.has(one.entry)).length;
  return {
    count: small.length,
    lost: small.reduce((sum, one) => sum + one.loss, 0),
    good: mine.length - small.length - told,
    all: mine.length,
  };
}

/** A seat's chance to win, as far as it could know it then; the interval is that of 95 cases of 100. */
export interface Point {
  entry: number;
  value: number;
  error: number;
}

/**
 * The course of a game as a seat could see it: its chance at the start, with each of its decisions what it
 * played was worth to it, and the result. A mistake has a point more: what the better move was worth.
 */
export function courseOf(review: Review, seat: number): Point[] {
  const listed = new Map(review.mistakes.map((one) => [one.entry, one.compared]));
  const account = review.accounts[seat];
  const course: Point[] = [{ entry: 0, value: account?.start ?? 0, error: 0 }];
  for (const { entry, seat: mover, move, options } of review.decisions) {
    if (mover !== seat) continue;
    const told = listed.get(entry);
    const played = told?.other ?? options.find((one) => one.move === move);
    if (told) course.push({ entry: entry - 0.5, ...worth(told.first) });
    if (played) course.push({ entry, ...worth(played) });
  }
  course.push({ entry: review.entries - 1, value: account?.result ?? 0, error: 0 });
  return course;
}

const worth = ({ value, error }: { value: number; error: number }) => ({
  value,
  error: SURE * error,
});

/** The chance of a seat as it stood before a step. */
export const chanceBefore = (course: readonly Point[], step: number): number =>
  course.findLast((one) => one.entry < step)?.value ?? 0;

/** Where to begin: at the worst mistake; without one where the chances turned most. */
export function beginning(review: Review, whose: Whose): number {
  const worst = mistakesOf(review, whose)[0];
  if (worst) return worst.entry;
  const seats = whose === 'all' ? review.accounts.map((_, seat) => seat) : [whose];
  let [found, most] = [1, 0];
  for (const course of seats.map((seat) => courseOf(review, seat))) {
    for (const [n, { entry, value }] of course.entries()) {
      const turned = Math.abs(value - (course[n - 1]?.value ?? value));
      if (turned > most) [found, most] = [Math.max(1, Math.ceil(entry)), turned];
    }
  }
  return found;
}
