/** Picking and confirming. A pick belongs to its question; nothing can be sent twice. */
import type { BoardProps } from '../../lib/board.ts';
import type { InsanamView } from './protocol.ts';
import { kindOf } from './words.ts';

type Table = Pick<BoardProps<InsanamView>, 'view' | 'prompt' | 'replay' | 'act' | 'why' | 'said'>;

/** Answers that a slip would make dear: they are picked first and sent by a second word. */
const DEAR = new Set([
  'accuse',
  'act',
  'redo',
  'target',
  'rob',
  'unlock',
  'use',
  'tuck',
  'pass',
  'destiny',
  'place',
  'board',
  'validate',
  'redeem',
  'request',
  'camp',
  'banish',
  'demote',
  'incite',
  'raid',
  'forfeit',
  'buy',
  'hire',
  'cull',
  'dismiss',
  'retain',
]);

export class Choice {
  private chosen = $state.raw<{ prompt: string; move: string } | null>(null);
  /** The question that has been answered: until the next one comes there is nothing to choose. */
  private answered = $state.raw<string | null>(null);
  private readonly table: () => Table;

  constructor(table: () => Table) {
    this.table = table;
  }

  /** The legal moves; null when there is nothing to choose, or the choice is on its way. */
  get moves(): readonly string[] | null {
    const { prompt, replay } = this.table();
    const sent = prompt !== null && prompt.id === this.answered;
    return replay || sent ? null : (prompt?.moves ?? null);
  }

  /** The moves for quick looking up. */
  readonly legal: ReadonlySet<string> = $derived(new Set(this.moves ?? []));

  /** The move that is picked and not yet sent. */
  readonly picked: string | null = $derived.by(() => {
    const fits = this.chosen && this.chosen.prompt === this.table().prompt?.id;
    return fits && this.chosen && this.legal.has(this.chosen.move) ? this.chosen.move : null;
  });

  can(move: string): boolean {
    return this.legal.has(move);
  }

  /** Choose an answer: at once, or where it is dear by a second tap; ask why not otherwise. */
  press(move: string): void {
    if (!this.moves) return;
    if (!this.can(move)) this.ask(move);
    else if (!DEAR.has(kindOf(move)) || this.picked === move) this.send(move);
    else this.pick(move);
  }

  /** Pick a move to see what it would do. */
  pick(move: string): void {
    const { prompt } = this.table();
    this.chosen = prompt ? { prompt: prompt.id, move } : null;
  }

  /** Ask why a move is not allowed. */
  ask(move: string): void {
    this.cancel();
    if (this.moves) this.table().why(move);
  }

  confirm(): void {
    if (this.picked) this.send(this.picked);
  }

  cancel(): void {
    this.chosen = null;
  }

  /** Make a move at once. */
  send(move: string): void {
    const { prompt, act } = this.table();
    if (!prompt || !this.can(move)) return;
    this.cancel();
    this.answered = prompt.id;
    act(move);
  }

  /** A refusal gives the question back. */
  hear(): void {
    if (this.table().said?.type === 'refused') this.answered = null;
  }
}
