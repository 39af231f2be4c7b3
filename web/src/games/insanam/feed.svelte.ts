/** What comes with a new view: an event whose result should be seen, fights to look back at. */

import type { InsanamView } from './protocol.ts';
import { frameOf } from './table.ts';

/** A result that nobody puts away gives way after so many views. */
const SHOWN = 6;
/** So many fights, battles and events can be looked back at. */
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
    if (ends(before, now)) this.past = [before, ...this.past].slice(0, KEPT);
  }
}

/** Whether something that was fought out or decided together is over with the new view. */
function ends(before: InsanamView, now: InsanamView): boolean {
  return (['Fight', 'Battle', 'Event'] as const).some((type) => {
    const old = frameOf(before.table, type);
    return old !== undefined && frameOf(now.table, type) === undefined;
  });
}
