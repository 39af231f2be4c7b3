/**
 * What has happened since the reader's last move, to be looked at again step by step.
 *
 * It is kept only until the next move, so it holds no more than the rules let people look up.
 */
import type { LogLine, ViewMessage } from '../lib/protocol.ts';

/** How many views are kept; of a longer wait the end. */
const MOST = 60;

interface Step {
  view: ViewMessage;
  /** The number of the last line of the log that was told then. */
  last: number;
}

export class Since {
  /** The view after the reader's last move, and all that came after it. */
  private steps = $state.raw<readonly Step[]>([]);
  /** Which step is looked at; 0: the game as it is. */
  at = $state(0);

  /** How many steps there are. */
  readonly count = $derived(Math.max(0, this.steps.length - 1));
  /** The view that is looked back at. */
  readonly view = $derived(this.at > 0 ? (this.steps[this.at]?.view ?? null) : null);

  /** Take in a view; `own` says that it shows the reader's own move. */
  see(view: ViewMessage, last: number, own: boolean): void {
    const before = this.steps.at(-1)?.view;
    if (before?.seq === view.seq && before.seat === view.seat) return;
    const step = { view, last };
    // Another seat's, or a move was taken back: what was kept is no longer so.
    const anew = before && (before.seat !== view.seat || before.seq > view.seq);
    if (own || anew) {
      this.steps = [step];
      this.at = 0;
    } else if (this.steps.length) {
      const kept = [...this.steps, step];
      const dropped = Math.max(0, kept.length - MOST);
      this.steps = kept.slice(dropped);
      // Whoever looks back goes on seeing the same.
      if (this.at > 0) this.at = Math.max(1, this.at - dropped);
    }
  }

  /** The lines of the log that were told with the step that is looked at, or with all of them. */
  lines(log: readonly LogLine[]): LogLine[] {
    const from = this.steps[this.at > 0 ? this.at - 1 : 0]?.last ?? 0;
    const to = this.at > 0 ? (this.steps[this.at]?.last ?? 0) : Infinity;
    return this.steps.length ? log.filter((line) => line.n > from && line.n <= to) : [];
  }

  /** Look at the step before or after; past the last one the game goes on. */
  step(by: number): void {
    const next = this.at + by;
    this.at = next > this.count ? 0 : Math.max(1, next);
  }

  /** Look at the game as it is. */
  leave(): void {
    this.at = 0;
  }
}
