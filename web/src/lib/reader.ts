/** A message about the reader is put to them as “you”, where the catalogue has that form. */
import type { Forecast, Message, Ref, Sum } from './protocol.ts';
import type { Speech } from './speech.ts';

const isRef = (fact: unknown): fact is Ref => typeof fact === 'object' && fact !== null;

/**
 * Give the form of a message for the seat that reads it: its key with `-you` appended, in `others`
 * the other players it names, and in `company` how many they are. The terminal does the same (ludus.cli.tables.tell).
 * A mere list of players has no such form: there the reader is “you” in its place. Where somebody else
 * does it to the reader, `-at-you` is appended.
 */
export function toReader(message: Message, seat: number | null, speech: Speech): Message {
  const { seat: one, seats, to, other } = message.facts ?? {};
  const who = one ?? seats;
  const named = (Array.isArray(who) ? who : [who]).filter(isRef);
  const mine = (ref: Ref) => ref.kind === 'seat' && ref.id === seat;
  const key = `${message.key}-you`;
  if (seat === null) return message;
  if (!named.some(mine)) {
    const aimed = `${message.key}-at-you`;
    return [to, other].some((ref) => isRef(ref) && mine(ref)) && speech.has(aimed)
      ? { ...message, key: aimed }
      : message;
  }
  if (!speech.has(key)) {
    if (!Array.isArray(who)) return message;
    const you = (ref: unknown) => (isRef(ref) && mine(ref) ? { kind: 'web-you', id: seat } : ref);
    return { ...message, facts: { ...message.facts, seats: who.map(you) as Ref[] } };
  }
  const others = named.filter((ref) => !mine(ref));
  return { key, facts: { ...message.facts, others, company: others.length } };
}

/**
 * Give what was told to somebody as another one reads it: the mover is named where it says “you”. A sentence
 * in the form `-you` has one without it; any other that speaks to the mover has one with `-named` appended,
 * which gets the mover as `who`.
 */
export function toOther({ key, facts }: Message, mover: number, speech: Speech): Message {
  const ref: Ref = { kind: 'seat', id: mover };
  const plain = key.replace(/-you$/, '');
  if (plain !== key && speech.has(plain)) return { key: plain, facts: { ...facts, seat: ref } };
  const named = `${key}-named`;
  return speech.has(named)
    ? { key: named, facts: { ...facts, who: ref } }
    : { key, facts: { ...facts } };
}

/** Give a whole forecast as somebody else reads it. */
export function toOthers(forecast: Forecast, mover: number, speech: Speech): Forecast {
  const other = (message: Message): Message => toOther(message, mover, speech);
  const sum = (one: Sum): Sum => ({
    ...one,
    what: other(one.what),
    lines: one.lines.map((line) => ({ ...line, reason: other(line.reason) })),
  });
  return {
    ...forecast,
    costs: forecast.costs.map(sum),
    sums: forecast.sums.map(sum),
    odds: forecast.odds.map((one) => ({ ...one, what: other(one.what) })),
    brings: forecast.brings.map(other),
  };
}
