/** What the parts of a board share: who looks at what, and the sentences of the game. */
import type { Ref } from './protocol.ts';
import type { Fact, Speech } from './speech.ts';

/** Those who look, and at what. */
export interface Looking<V> {
  view: V;
  seat: number | null;
  names: readonly string[];
  speech: Speech;
}

type Somebody = Omit<Looking<unknown>, 'view'>;
type Facts = Record<string, Fact>;

export const seatRef = (id: number): Ref => ({ kind: 'seat', id });

/** The sentences whose keys begin with a prefix, such as a game's name; `you` is the key for “You”. */
export function sentences(prefix: string, you: string) {
  function say(speech: Speech, key: string, facts: Facts = {}, names: readonly string[] = []) {
    return speech.say({ key: `${prefix}-${key}`, facts }, names);
  }
  /** Name a player, or say "You". */
  function nameOf({ seat, names, speech }: Somebody, who: number): string {
    return who === seat ? say(speech, you) : (names[who] ?? '');
  }
  /** Say something of a seat: to itself with "you", where there is such a sentence. */
  function sayOf(eyes: Somebody, key: string, who: number, facts: Facts = {}): string {
    const own = who === eyes.seat && eyes.speech.has(`${prefix}-${key}-you`);
    const all = own ? facts : { ...facts, seat: seatRef(who) };
    return say(eyes.speech, own ? `${key}-you` : key, all, eyes.names);
  }
  return { say, nameOf, sayOf };
}
