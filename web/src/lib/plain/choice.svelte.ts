/** What a reader of the plain board looks at and has chosen, move by move. */
import type { Offer } from '../protocol.ts';
import type { Fact } from '../speech.ts';

/** More moves of a word than this are chosen slot by slot. */
const MANY = 12;
/** Whoever only passes over a move does not want to know its odds. */
const LINGERS = 150;
/** Until then moves are not shown by their bare texts. */
const PATIENCE = 800;

export interface Asked {
  /** The prompt that is answered; null if nothing is asked. */
  prompt: { id: string; moves: readonly string[] } | null;
  offers: readonly Offer[];
  act(move: string): void;
  why(move: string): void;
  consider(move: string): void;
}

export interface Group {
  word: string;
  offers: readonly Offer[];
  /** The slots by which a long list is narrowed down; none for a short one. */
  slots: readonly string[];
}

/** How a piece on the table answers a tap: it does nothing, is for a move, or cannot be used now. */
export type Use = 'none' | 'move' | 'why';

export class Choice {
  /** The move that is chosen and waits to be made. */
  picked = $state.raw<string | null>(null);
  /** The move under the pointer or the focus. */
  looked = $state.raw<string | null>(null);
  /** The piece whose moves are shown; null for all. */
  about = $state.raw<string | null>(null);
  /** The house has had time enough to tell the parts of the moves. */
  private waited = $state.raw(false);
  private readonly asked: () => Asked;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** All moves that can be made, and those that are listed but not allowed. */
  readonly offers = $derived.by(() => this.known());
  readonly groups = $derived(groupsOf(this.offers.filter((offer) => this.isAbout(offer))));
  /** What the forecast is shown of. */
  readonly shown = $derived(this.offers.find(({ move }) => move === (this.looked ?? this.picked)));

  constructor(asked: () => Asked) {
    this.asked = asked;
  }

  /** Another question has come. */
  forget(): void {
    this.picked = null;
    this.about = null;
    this.waited = false;
    this.look(null);
    clearTimeout(this.patience);
    this.patience = setTimeout(() => (this.waited = true), PATIENCE);
  }

  look(move: string | null): void {
    this.looked = move;
    clearTimeout(this.timer);
    if (move !== null) this.timer = setTimeout(() => this.asked().consider(move), LINGERS);
  }

  /** Choose a move; chosen again it is made, and one that is not allowed is asked about. */
  tap(offer: Offer): void {
    if (!offer.allowed) this.asked().why(offer.move);
    else if (this.picked === offer.move) this.make();
    else this.pick(offer.move);
  }

  pick(move: string | null): void {
    this.picked = move;
    if (move !== null) this.asked().consider(move);
  }

  make(): void {
    if (this.picked !== null) this.asked().act(this.picked);
  }

  /** What a tap on a piece does, by its text; `row` are the pieces that lie beside it. */
  use(piece: string, row: readonly string[]): Use {
    if (this.with(piece).some((offer) => offer.allowed)) return 'move';
    return this.forbidden(piece, row) === null ? 'none' : 'why';
  }

  /** Tell whether a piece is what is being chosen. */
  isTaken(piece: string): boolean {
    const picked = this.offers.find(({ move }) => move === this.picked);
    return this.about === piece || (picked !== undefined && mentions(picked, piece));
  }

  tapPiece(piece: string, row: readonly string[]): void {
    const [first, ...more] = this.with(piece).filter((offer) => offer.allowed);
    if (first && !more.length) this.tap(first);
    else if (first) this.about = this.about === piece ? null : piece;
    else {
      const move = this.forbidden(piece, row);
      if (move !== null) this.asked().why(move);
    }
  }

  /** The move with a piece that cannot be made: a listed one, or that of a neighbour with this piece. */
  private forbidden(piece: string, row: readonly string[]): string | null {
    const listed = this.with(piece)[0];
    if (listed) return listed.move;
    for (const other of row) {
      const like = this.with(other).find((offer) => offer.allowed);
      if (like) return like.move.replace(other, piece);
    }
    return null;
  }

  private with(piece: string): Offer[] {
    return this.offers.filter((offer) => mentions(offer, piece));
  }

  private isAbout(offer: Offer): boolean {
    return this.about === null || mentions(offer, this.about);
  }

  /** The moves in their parts as the house tells them; if it does not, by their texts. */
  private known(): Offer[] {
    const { prompt, offers } = this.asked();
    if (!prompt || !(offers.length || this.waited)) return [];
    const parts = new Map(offers.map((offer) => [offer.move, offer]));
    const moves = prompt.moves.map((move) => parts.get(move) ?? bare(move));
    return [...moves, ...offers.filter((offer) => !offer.allowed)];
  }
}

const bare = (move: string): Offer => ({
  move,
  word: '',
  facts: {},
  allowed: true,
  forecast: null,
});

/** What a slot holds, as a text by which it can be compared. */
export const idOf = (fact: Fact | undefined): string => {
  if (Array.isArray(fact)) return fact.map(idOf).join(' ');
  return `${typeof fact === 'object' ? fact.id : (fact ?? '')}`;
};

// A number may stand for anything: only texts name pieces.
const mentions = ({ move, facts }: Offer, piece: string) =>
  move === piece ||
  Object.values(facts).some((fact) => typeof fact !== 'number' && idOf(fact) === piece);

function groupsOf(offers: readonly Offer[]): Group[] {
  const words = new Map<string, Offer[]>();
  for (const offer of offers) words.set(offer.word, [...(words.get(offer.word) ?? []), offer]);
  return [...words].map(([word, some]) => ({ word, offers: some, slots: slotsOf(some) }));
}

/** The slots that tell moves of a word apart, where there are many. */
function slotsOf(offers: readonly Offer[]): string[] {
  const names = Object.keys(offers[0]?.facts ?? {});
  const apart = names.filter(
    (name) => new Set(offers.map((one) => idOf(one.facts[name]))).size > 1,
  );
  return offers.length > MANY && apart.length > 1 ? apart : [];
}
