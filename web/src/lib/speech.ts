/**
 * Messages as data in, sentences in the reader's language out: the client's side of
 * `ludus.locales.catalogue`, on the same .ftl files. Both give the same sentences.
 *
 * - a number is formatted by the language, with a true minus sign;
 * - a reference to a seat is the name of who sits there;
 * - any other reference is the message `<game>-<kind>`, which gets `$id`, and for ids like `BL10`
 *   also `$code` and `$number`; the game is the first word of the key of the sentence; a sentence of the
 *   house names things of a game by the whole key, such as `gorus-question`;
 * - a list is joined by commas.
 *
 * A key that the catalogue lacks is shown as words with its facts, a thing without a name by its id,
 * and the gap is reported once on the console.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Message, Ref } from './protocol.ts';

export type Fact = number | string | Ref | (number | Ref)[];
export type Plain = Record<string, number | string>;

/** A stretch of a sentence: plain text, or a thing it speaks of with its words. */
export interface Part {
  text: string;
  ref: Ref | null;
}

export class MissingMessage extends Error {}

const ID = /^([A-Za-z]+)(\d+)$/;
const MINUS = /(?<![\p{L}\p{N}_-])-(?=\d)/gu;
// Private-use signs stand for the things spoken of while a sentence is made in parts.
const MARK = /\uE000(\d+)\uE001/u;

export class Speech {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly strict: boolean;

  private readonly gaps = new Set<string>();

  /** `strict` throws where a key or a fact is missing; otherwise something readable is shown. */
  constructor(language: string, source: string, strict = false) {
    this.language = language;
    this.strict = strict;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  has(key: string, attribute?: string): boolean {
    if (attribute === undefined) return this.bundle.hasMessage(key);
    return this.bundle.getMessage(key)?.attributes[attribute] !== undefined;
  }

  /** Give a probability in percent; what can just happen or just fail is not rounded away. */
  percent(chance: number): string {
    const digits = chance > 0 && chance < 1 && (chance < 0.1 || chance > 0.9) ? 1 : 0;
    const least = 0.001;
    const shown = chance > 0 && chance < 1 ? Math.min(1 - least, Math.max(least, chance)) : chance;
    return new Intl.NumberFormat(this.language, {
      style: 'percent',
      maximumFractionDigits: digits,
    }).format(shown);
  }

  /** Give the first of some sentences that there is, or null. */
  first(keys: readonly string[], facts: Plain = {}): string | null {
    const key = keys.find((one) => this.has(one));
    return key === undefined ? null : this.text(key, facts);
  }

  /** Give a sentence of the house with plain facts. */
  text(key: string, facts: Plain = {}): string {
    return this.format(key, null, facts);
  }

  /** Give an attribute of a message, such as `gorus-name.pitch`. */
  attribute(key: string, attribute: string, facts: Plain = {}): string {
    return this.format(key, attribute, facts);
  }

  /** Put a message into words; `names` are those of the seats. */
  say(message: Message, names: readonly string[] = []): string {
    return this.tell(message, (game, ref) => this.reference(game, ref, names));
  }

  /** Put a message into words and keep apart the things it speaks of. */
  parts(message: Message, names: readonly string[] = []): Part[] {
    const found: Part[] = [];
    const text = this.tell(message, (game, ref) => {
      found.push({ text: this.reference(game, ref, names), ref });
      return `\uE000${found.length - 1}\uE001`;
    });
    return text
      .split(MARK)
      .map((piece, at) => (at % 2 ? found[Number(piece)] : { text: piece, ref: null }))
      .filter((part): part is Part => part !== undefined && part.text !== '');
  }

  /** Name somebody at a table: a person by their own name, a bot in this language. */
  who(name: string | Ref): string {
    return typeof name === 'string' ? name : this.reference('', name, []);
  }

  /** Name a thing of a game: a card, a school. */
  name(game: string, kind: string, id: number | string): string {
    return this.reference(game, { kind, id }, []);
  }

  private tell(message: Message, show: (game: string, ref: Ref) => string): string {
    const game = message.key.split('-', 1)[0] ?? '';
    const facts: Plain = {};
    for (const [name, fact] of Object.entries(message.facts ?? {})) {
      if (Array.isArray(fact)) {
        facts[name] = fact
          .map((one) => (typeof one === 'object' ? show(game, one) : `${one}`))
          .join(', ');
      } else facts[name] = typeof fact === 'object' ? show(game, fact) : fact;
    }
    return this.format(message.key, null, facts);
  }

  private reference(game: string, ref: Ref, names: readonly string[]): string {
    if (ref.kind === 'seat' && typeof ref.id === 'number') {
      return names[ref.id] ?? this.format('seat', null, { number: ref.id + 1 });
    }
    const own = `${game}-${ref.kind}`;
    const key = this.has(own) || !ref.kind.includes('-') ? own : ref.kind;
    if (!this.has(key)) {
      this.gap(key);
      return `${ref.id}`;
    }
    const facts: Plain = { id: ref.id };
    const match = ID.exec(`${ref.id}`);
    if (match) Object.assign(facts, { code: match[1], number: Number(match[2]) });
    return this.format(key, null, facts);
  }

  private format(key: string, attribute: string | null, facts: Plain): string {
    const message = this.bundle.getMessage(key);
    const pattern = attribute === null ? message?.value : message?.attributes[attribute];
    if (!pattern) {
      const name = attribute === null ? key : `${key}.${attribute}`;
      this.gap(name);
      return inWords(name, facts);
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, facts, errors);
    if (errors[0]) this.gap(`${key}: ${errors[0].message}`);
    return text.replace(MINUS, '−');
  }

  private gap(what: string): void {
    if (this.strict) throw new MissingMessage(`${this.language}: ${what}`);
    if (this.gaps.has(what)) return;
    this.gaps.add(what);
    console.error(`no sentence in ${this.language}: ${what}`);
  }
}

/** Make something readable of a key without a sentence: its words, then its facts. */
function inWords(key: string, facts: Plain): string {
  const words = key.replace(/[-_.]+/g, ' ');
  const told = Object.entries(facts).map(([name, fact]) => `${name} ${fact}`);
  return (told.length ? `${words} (${told.join(', ')})` : words).replace(MINUS, '−');
}
