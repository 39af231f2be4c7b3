/**
 * How fast things happen on this screen: bots, flights of cards, how long a finished fight stays.
 * One setting of the reader; boards take everything that has to do with time from here.
 */
import { untrack } from 'svelte';
import { hold } from './reading.svelte.ts';
import { recall, remember } from './storage.ts';

export const PACES = ['calm', 'usual', 'quick', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** How long what has ended stays to be seen, in milliseconds; calm: until the reader goes on. */
const LINGER: Record<Pace, number> = { calm: Infinity, usual: 1600, quick: 800, 'at-once': 0 };
/** How long movements take, in parts of their usual time. */
const MOTION: Record<Pace, number> = { calm: 1, usual: 1, quick: 0.6, 'at-once': 0 };

const KEY = 'pace';
// First games start calm: nobody has learnt yet what to look at.
const stored = recall<string>(KEY, 'calm');

let chosen = $state<Pace>(PACES.find((one) => one === stored) ?? 'calm');
let skipping = $state(false);
/** What lingers, to be ended by a tap; those that end by nothing else are waited for. */
const lingering = new Set<() => void>();
let shown = $state(0);
let waiting = $state(0);
const show = (count: number) => untrack(() => (shown += count));
const wait = (count: number) => untrack(() => (waiting += count));

/** The style sheets look at it: see theme.css. */
function dress(): void {
  document.documentElement.dataset.pace = pace.now;
}

export const pace = {
  /** What the reader has chosen. */
  get chosen(): Pace {
    return chosen;
  },
  set chosen(value: Pace) {
    chosen = value;
    remember(KEY, value);
    dress();
  },
  /** What counts now: at once while the reader skips to their turn. */
  get now(): Pace {
    return skipping ? 'at-once' : chosen;
  },
  /** The reader wants everything until their turn to happen at once. */
  get skipping(): boolean {
    return skipping;
  },
  set skipping(value: boolean) {
    skipping = value;
    dress();
    if (value) pace.hurry();
  },
  /** Factor for the time that movements take. */
  get motion(): number {
    return MOTION[pace.now];
  },
  /** Something has ended and is still to be seen, for a moment or until the reader goes on. */
  get lingers(): boolean {
    return shown > 0;
  },
  /** Something has ended and stays until the reader goes on. */
  get waits(): boolean {
    return waiting > 0;
  },
  /** End everything that lingers; false if nothing did. */
  hurry(): boolean {
    const ends = [...lingering];
    for (const end of ends) end();
    return ends.length > 0;
  },
};

/**
 * Let something that has ended stay to be seen, as long as the pace says, and call `done` then. While it
 * waits for the reader, bots wait too. Who only looks on, or back, is not waited for.
 * Gives a function that ends it without calling `done`.
 */
export function linger(done: () => void, waits = true): () => void {
  const time = waits ? LINGER[pace.now] : Math.min(LINGER[pace.now], LINGER.usual);
  const timer = time < Infinity ? setTimeout(end, time) : undefined;
  const release = timer === undefined ? hold() : undefined;
  if (release) wait(1);

  function stop(): void {
    if (!lingering.delete(end)) return;
    clearTimeout(timer);
    if (time > 0) show(-1);
    if (release) wait(-1);
    release?.();
  }
  function end(): void {
    stop();
    done();
  }
  lingering.add(end);
  if (time > 0) show(1);
  return stop;
}

dress();
