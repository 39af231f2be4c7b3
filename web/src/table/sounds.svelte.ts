/** What is heard at a table: my turn, a move, something decided, the end. One sound at a time. */
import { pace } from '../lib/pace.svelte.ts';
import { type Sound, sound } from '../lib/sound.svelte.ts';
import type { TableModel } from './model.svelte.ts';

interface Moment {
  /** The number of the last entry, of the last prompt to me, and whether the game is over. */
  seq: number;
  prompt: string | null;
  over: boolean;
}

/** Choose the sound of what has changed, the weightiest first; `decided`: a result was told. */
export function soundOf(before: Moment, now: Moment, decided: boolean): Sound | null {
  if (now.over && !before.over) return 'end';
  if (now.prompt !== null && now.prompt !== before.prompt && before.prompt === null) return 'turn';
  if (now.seq <= before.seq) return null;
  return decided ? 'hit' : 'card';
}

export function tableSounds(model: TableModel): void {
  let before: Moment | null = null;
  $effect(() => {
    const { current, info } = model;
    if (!current || !info) return;
    const now = {
      seq: current.seq,
      prompt: model.prompt?.id ?? null,
      over: info.status === 'finished',
    };
    const decided = model.news.some((line) => (line.ends ?? 0) > 0);
    const which = before && soundOf(before, now, decided);
    before = now;
    // At once, many moves come together: only what concerns me is heard.
    if (which && (pace.now !== 'at-once' || which === 'turn' || which === 'end')) sound.play(which);
  });
}
