/** What comes with a new view: an event whose result should be seen, fights to look back at. */

import type { InsanamView } from './protocol.ts';
import { frameOf } from './table.ts';

/** A result that nobody puts away gives way after this many views. */
const SHOWN = 6;
/** How many fights, battles and events can be looked back at. */
const KEPT = 12;

export class Feed {
  /** Views in which a fight, a battle or an event was seen last, the latest first. */
  past = $state.raw<readonly InsanamView[]>([]);
  /** The result of an event is on show until it is put away. */
  result = $state(false);
  private before: InsanamView | null = null;
  private age = 0;

  /** Take in a new view, before the picture changes. */
  see(now: InsanamView): void {
    const { before } = this;
    this.before = now;
    if (before === null || before === now) return;
    const event = frameOf(before.table, 'Event');
    const next = frameOf(now.table, 'Event');
    this.age += 1;
    if (event && event.stage !== 'reveal' && !next && now.table.event) {
      this.result = true;
      this.age = 0;
    }
    // The next event has come, a replay has gone elsewhere, or it was there long enough.
    else if (next || now.table.turn < before.table.turn || this.age > SHOWN) this.result = false;
    const ended = endedIn(before, now);
    if (ended) this.past = [ended, ...this.past].slice(0, KEPT);
  }
}

/** The view to look back at where something that was fought out or decided together is over. */
function endedIn(before: InsanamView, now: InsanamView): InsanamView | null {
  const over = (['Fight', 'Battle', 'Event'] as const).find(
    (type) => frameOf(before.table, type) !== undefined && frameOf(now.table, type) === undefined,
  );
  if (!over) return null;
  // What came of an event lies open only after it; a fight is seen last while it goes on.
  return over === 'Event' ? now : before;
}
