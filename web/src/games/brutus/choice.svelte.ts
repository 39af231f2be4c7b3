/** Picking and confirming: a choice belongs to its question, and several cards go one by one. */
import type { BoardProps } from '../../lib/board.ts';
import { forced, isWhole, movesOf, tap, wished } from './picking.ts';
import type { BrutusView } from './protocol.ts';

type Table = Pick<BoardProps<BrutusView>, 'view' | 'prompt' | 'replay' | 'act' | 'why' | 'said'>;

interface Chosen {
  prompt: string;
  values: readonly number[];
  seat: number | null;
}

export class Choice {
  private chosen = $state.raw<Chosen | null>(null);
  /** What is still to be sent, once the question with this name has been answered. */
  private queue = $state.raw<{ prompt: string; moves: readonly string[] } | null>(null);
  /** The question that has been answered: until the next one comes there is nothing to choose. */
  private answered = $state.raw<string | null>(null);
  private readonly table: () => Table;

  constructor(table: () => Table) {
    this.table = table;
  }

  /** The legal moves; null when there is nothing to choose, or the choice is on its way. */
  get moves(): readonly string[] | null {
    const { prompt, replay } = this.table();
    return replay || this.sent ? null : (prompt?.moves ?? null);
  }

  /** A choice is on its way. */
  private get sent(): boolean {
    const { prompt } = this.table();
    return this.queue !== null || (prompt !== null && prompt.id === this.answered);
  }

  /** The picked cards. Whoever has no choice finds them picked. */
  get values(): readonly number[] {
    if (!this.moves) return [];
    const { view, prompt } = this.table();
    const forcedOnes = forced(view);
    if (forcedOnes) return forcedOnes;
    return this.chosen?.prompt === prompt?.id ? (this.chosen?.values ?? []) : [];
  }

  /** The picked recipient. */
  get seat(): number | null {
    const fits = this.moves && this.chosen?.prompt === this.table().prompt?.id;
    return fits ? (this.chosen?.seat ?? null) : null;
  }

  get whole(): boolean {
    return this.seat !== null || isWhole(this.table().view, this.values);
  }

  /** Whether a card of my hand may be picked now; null while nothing is asked of my hand. */
  lit(value: number): boolean | null {
    const { view } = this.table();
    const mine = ['lead', 'reply', 'lay', 'give', 'discard', 'slip'].includes(view.phase);
    return this.moves && mine ? this.moves.includes(wished(view, value)) : null;
  }

  tapHand(value: number): void {
    const { view, why, replay } = this.table();
    if (replay || this.sent) return;
    if (this.lit(value)) this.pick(tap(view, this.values, value));
    else {
      this.cancel();
      why(wished(view, value));
    }
  }

  tapForum(value: number): void {
    const { view, why, replay } = this.table();
    if (replay || this.sent) return;
    if (!this.moves?.includes(`take ${value}`)) why(`take ${value}`);
    else if (!forced(view)) this.pick(tap(view, this.values, value));
  }

  /** One card of a lead fewer. */
  fewer(value: number): void {
    const at = this.values.lastIndexOf(value);
    if (at < 0 || !this.moves) return;
    const less = this.table().view.phase === 'reply' ? [] : this.values.toSpliced(at, 1);
    this.pick(less);
  }

  tapSeat(seat: number): void {
    const { prompt, why } = this.table();
    if (!this.moves?.includes(`to ${seat}`)) why(`to ${seat}`);
    else if (prompt) {
      const again = this.seat === seat;
      this.chosen = again ? null : { prompt: prompt.id, values: [], seat };
    }
  }

  /** Answer at once: the big buttons and the pass. */
  answer(move: string): void {
    if (!this.moves?.includes(move)) return;
    this.send(move);
  }

  confirm(): void {
    const { view, prompt } = this.table();
    if (!prompt || !this.moves || !this.whole) return;
    const [first, ...rest] =
      this.seat === null ? movesOf(view.phase, this.values) : [`to ${this.seat}`];
    if (first === undefined) return;
    if (rest.length) this.queue = { prompt: prompt.id, moves: rest };
    this.send(first);
  }

  cancel(): void {
    this.chosen = null;
  }

  /** Send the next card when its question has come; stop where one was refused. */
  advance(): void {
    const { queue } = this;
    const { prompt, said } = this.table();
    if (said?.type === 'refused') this.answered = null;
    if (!queue) return;
    const [next, ...rest] = queue.moves;
    if (!prompt || said?.type === 'refused') this.queue = null;
    else if (prompt.id !== queue.prompt) {
      const goes = next !== undefined && prompt.moves.includes(next);
      this.queue = goes && rest.length ? { prompt: prompt.id, moves: rest } : null;
      if (goes) this.send(next);
    }
  }

  private send(move: string): void {
    const { prompt, act } = this.table();
    this.cancel();
    this.answered = prompt?.id ?? null;
    act(move);
  }

  private pick(values: readonly number[]): void {
    const { prompt } = this.table();
    this.chosen = prompt && values.length ? { prompt: prompt.id, values, seat: null } : null;
  }
}
