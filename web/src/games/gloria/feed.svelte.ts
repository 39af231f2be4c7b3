/** What comes with a new view: dice that would be gone, wounds to be seen. */

import type { GloriaShown } from './protocol.ts';

/** How many phases with a fight can be looked back at. */
const KEPT = 12;

export class Feed {
  /** The views in which a phase with a fight was seen last, the latest first. */
  past = $state.raw<readonly GloriaShown[]>([]);
  /** Who lost a level with the last view. */
  hurt = $state.raw<ReadonlySet<number>>(new Set());
  /** Grows with each new series of dice: those of another phase fall again. */
  series = $state(0);
  private before: GloriaShown | null = null;

  /** Take in a new view, before the picture changes. */
  see(now: GloriaShown): void {
    const { before } = this;
    this.before = now;
    if (before === null || before === now) return;
    this.keep(before, now);
    this.wounds(before, now);
  }

  private keep(before: GloriaShown, now: GloriaShown): void {
    const [old, dice] = [before.dice, now.dice];
    const same = old.every((die, at) => JSON.stringify(die) === JSON.stringify(dice[at]));
    if (same && dice.length >= old.length) return;
    this.series += 1;
    if (old.some(({ fight }) => fight)) this.past = [before, ...this.past].slice(0, KEPT);
  }

  private wounds(before: GloriaShown, now: GloriaShown): void {
    const same = before.table.tournament === now.table.tournament;
    const hurt = now.table.gladiators.filter((one) => {
      const old = before.table.gladiators[one.id];
      return old && same && old.name === one.name && one.level < old.level;
    });
    if (hurt.length || this.hurt.size) this.hurt = new Set(hurt.map((one) => one.id));
  }
}
