/**
 * Words for any game, by the keys of its own sentences; what has none is shown as it is written.
 *
 * - `<game>-field-<name>`: a field of the view, or of a thing in it
 * - `<game>-seat-<name>`: a field that holds something for every seat, in their order
 * - `<game>-thing-<name>`: what is in such a field, by its `$id`; often `{ <game>-card }`
 * - `<game>-move-<word>`: a move, with its slots as facts; `<game>-moves-<word>`: all moves of a word
 * - `<game>-<kind>`: a thing, wherever a slot of a move is named after its kind
 */
import type { Offer } from '../protocol.ts';
import type { Plain, Speech } from '../speech.ts';

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
  move(offer: Offer): string {
    const key = `${this.game}-move-${offer.word}`;
    if (this.speech.has(key)) return this.speech.text(key, this.facts(offer));
    if (!Object.keys(offer.facts).length) return capital(spoken(offer.move));
    const facts = Object.values(this.facts(offer)).join(' · ');
    return `${capital(spoken(offer.word))} ${facts}`;
  }

  /** Name all moves of a word. */
  group(word: string): string {
    return this.speech.first([`${this.game}-moves-${word}`]) ?? capital(spoken(word));
  }

  /** Show what is in a slot of a move. */
  slot(name: string, value: number | string): string {
    return `${this.fact(name, value)}`;
  }

  private facts(offer: Offer): Plain {
    const rows = Object.entries(offer.facts).map(([name, value]) => [name, this.fact(name, value)]);
    return Object.fromEntries(rows);
  }

  /** A number stays one, so that sentences can have plurals. */
  private fact(name: string, value: number | string): number | string {
    if (typeof value === 'number') return SEATS.has(name) ? this.seat(value) : value;
    return this.speech.has(`${this.game}-${name}`)
      ? this.speech.name(this.game, name, value)
      : spoken(value);
  }

  private seat(seat: number): string {
    return this.names[seat] ?? this.speech.text('seat', { number: seat + 1 });
  }
}
