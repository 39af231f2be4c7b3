/**
 * A finished game as this browser knows it: the index, and of the views and the log what was needed so
 * far. Whatever is missing is asked for in parts, and the part that comes next before it is needed.
 */
import { SvelteMap } from 'svelte/reactivity';
import type { Message, Replay, ReplayLog, ReplayViews } from '../lib/protocol.ts';

export type Seat = number | null;

/** Where the parts come from. */
export interface Source {
  index(seat: Seat): Promise<Replay>;
  views(seat: Seat, first: number): Promise<ReplayViews>;
  log(seat: Seat, first: number): Promise<ReplayLog>;
}

/** How many steps before it is needed the next part is asked for. */
const AHEAD = 15;
/** How far before a step a part begins when one walks backwards. */
const BEHIND = 15;
/** How many views are kept; those farthest away are forgotten first. */
const KEPT = 400;
/** How many moves are listed at once. */
const LISTED = 300;

/** Some steps in a row: from the first to before the last. */
interface Stretch {
  from: number;
  to: number;
}

export class Reel {
  index = $state.raw<Replay | null>(null);
  at = $state(0);
  /** What went wrong when something was asked for last. */
  failed = $state.raw<unknown>(null);
  private readonly views = new SvelteMap<number, unknown>();
  private readonly lines = new SvelteMap<number, Message[]>();
  private readonly asked = new Set<string>();
  /** What was shown last stays until the next view is there. */
  private shown: unknown = undefined;

  readonly last = $derived(Math.max(0, (this.index?.movers.length ?? 1) - 1));
  readonly ready = $derived(this.views.has(this.at));
  readonly view = $derived.by(() => {
    if (this.views.has(this.at)) this.shown = this.views.get(this.at);
    return this.shown;
  });
  /** The large parts: where each begins; the first one begins the game. */
  readonly starts = $derived([
    ...new Set([0, ...(this.index?.headings.map((one) => one.at) ?? [])]),
  ]);
  readonly smallStarts = $derived(
    [...new Set([...this.starts, ...(this.index?.parts ?? [])])].sort((one, other) => one - other),
  );
  /** The moves that are listed: those of the present large part, or some of very many. */
  readonly listed = $derived.by((): Stretch => {
    const from = this.starts.findLast((start) => start <= this.at) ?? 0;
    const to = this.starts.find((start) => start > this.at) ?? this.last + 1;
    const page = from + Math.floor((this.at - from) / LISTED) * LISTED;
    return { from: page, to: Math.min(to, page + LISTED) };
  });

  constructor(private readonly source: Source) {}

  /** Look through somebody's eyes; the step stays. */
  async open(seat: Seat): Promise<void> {
    const index = await this.source.index(seat);
    this.asked.clear();
    this.views.clear();
    this.lines.clear();
    this.index = index;
    this.go(this.at);
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, Math.round(to)));
    void this.look();
  }

  /** The step before or after the present one with which a part begins. */
  next(starts: readonly number[], by: 1 | -1): number {
    if (by > 0) return starts.find((start) => start > this.at) ?? this.last;
    return starts.findLast((start) => start < this.at) ?? 0;
  }

  told(step: number): readonly Message[] | null {
    return this.lines.get(step) ?? null;
  }

  /** Ask for what the present step needs and does not have, then for what will be needed next. */
  private async look(): Promise<void> {
    const { at } = this;
    this.failed = null;
    await Promise.all([this.fetchViews(this.missing(at)), this.fetchLog()]);
    if (this.at !== at) return;
    if (!this.views.has(at)) await this.fetchViews(at);
    let ahead = at;
    while (ahead < at + AHEAD && this.views.has(ahead)) ahead += 1;
    if (ahead < at + AHEAD && ahead <= this.last) await this.fetchViews(ahead);
  }

  /** Where to begin so that a step is among the views: some steps before it if one walks back. */
  private missing(at: number): number | null {
    if (this.views.has(at)) return null;
    if (!this.views.has(at + 1)) return at;
    let first = at;
    while (first > 0 && first > at - BEHIND && !this.views.has(first - 1)) first -= 1;
    return first;
  }

  private async fetchViews(first: number | null): Promise<void> {
    if (first === null) return;
    await this.fetch(`views ${first}`, async (seat) => {
      const part = await this.source.views(seat, first);
      return () => {
        for (const [n, view] of part.views.entries()) this.views.set(part.first + n, view);
        this.forget();
      };
    });
  }

  private async fetchLog(): Promise<void> {
    const { from, to } = this.listed;
    for (let step = from; step < to; ) {
      if (this.lines.has(step)) {
        step += 1;
        continue;
      }
      const first = step;
      await this.fetch(`log ${first}`, async (seat) => {
        const part = await this.source.log(seat, first);
        return () => {
          for (const [n, lines] of part.lines.entries()) this.lines.set(part.first + n, lines);
        };
      });
      // It did not come, or is on its way already.
      if (!this.lines.has(first)) return;
    }
  }

  /** Ask once at a time for a thing; an answer for other eyes than the present ones is thrown away. */
  private async fetch(name: string, ask: (seat: Seat) => Promise<() => void>): Promise<void> {
    const { index } = this;
    if (!index || this.asked.has(name)) return;
    this.asked.add(name);
    try {
      const take = await ask(index.seat);
      if (this.index !== index) return;
      take();
    } catch (error) {
      if (this.index === index) this.failed = error;
    } finally {
      if (this.index === index) this.asked.delete(name);
    }
  }

  private forget(): void {
    if (this.views.size <= KEPT) return;
    const far = [...this.views.keys()].sort(
      (one, other) => Math.abs(other - this.at) - Math.abs(one - this.at),
    );
    for (const step of far.slice(0, this.views.size - KEPT)) this.views.delete(step);
  }
}
