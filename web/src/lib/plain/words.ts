/**
 * Words for any game, by the keys of its own sentences; what has none is shown as it is written.
 *
 * - `<game>-field-<name>`: a field of the view, or of a thing in it
 * - `<game>-seat-<name>`: a field that holds something for every seat, in their order
 * - `<game>-thing-<name>`: what is in such a field, by its `$id`; often `{ <game>-card }`
 * - `<game>-move-<word>`: a move, with its slots as facts; `<game>-moves-<word>`: all moves of a word
 * - `<game>-<kind>`: a thing that a slot of a move names
 */
import type { Offer } from '../protocol.ts';
import type { Fact, Speech } from '../speech.ts';

/** Fields that hold seats, whatever is played. */
const SEATS = new Set(['seat', 'seats', 'turn', 'waiting', 'leader', 'dealer', 'owner', 'winner']);

const spoken = (word: string) => word.replace(/[-_]+/g, ' ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export class Words {
  readonly speech: Speech;
  readonly names: readonly string[];
  private readonly game: string;

  constructor(speech: Speech, game: string, names: readonly string[]) {
    this.speech = speech;
    this.game = game;
    this.names = names;
  }

  /** Name a field. */
  field(name: string): string {
    const keys = [`${this.game}-field-${name}`, `${this.game}-seat-${name}`];
    return this.speech.first(keys) ?? capital(spoken(name));
  }

  /** Tell whether a field has a name of its own. */
  has(name: string): boolean {
    return this.speech.has(`${this.game}-field-${name}`);
  }

  /** Tell whether a field holds something for every seat. */
  isBySeat(name: string): boolean {
    return this.speech.has(`${this.game}-seat-${name}`);
  }

  /** Show a simple value of a field. */
  value(name: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return this.speech.text(value ? 'web-yes' : 'web-no');
    if (typeof value === 'number' && SEATS.has(name)) return this.seat(value);
    const key = `${this.game}-thing-${name}`;
    if (!this.speech.has(key)) return spoken(`${value}`);
    return this.speech.name(this.game, key, value as number | string);
  }

  /** Name a move. */
  move({ move, word, facts }: Offer): string {
    const key = `${this.game}-move-${word}`;
    if (this.speech.has(key)) return this.speech.say({ key, facts }, this.names);
    const slots = Object.values(facts).map((fact) => this.fact(fact));
    return capital(slots.length ? `${spoken(word)} ${slots.join(' · ')}` : spoken(move));
  }

  /** Name all moves of a word. */
  group(word: string): string {
    return this.speech.first([`${this.game}-moves-${word}`]) ?? capital(spoken(word));
  }

  /** Show what is in a slot of a move. */
  fact(fact: Fact): string {
    if (Array.isArray(fact)) return fact.map((one) => this.fact(one)).join(', ');
    if (typeof fact !== 'object') return spoken(`${fact}`);
    if (fact.kind === 'seat' && typeof fact.id === 'number') return this.seat(fact.id);
    const named = this.speech.has(`${this.game}-${fact.kind}`);
    return named ? this.speech.name(this.game, fact.kind, fact.id) : spoken(`${fact.id}`);
  }

  private seat(seat: number): string {
    return this.names[seat] ?? this.speech.text('seat', { number: seat + 1 });
  }
}
