/**
 * Whether the reader is busy with something that lies before the table. The table's page tells the
 * house, and bots wait: see `ludus.tables.pace`.
 *
 * A panel holds the game while it is there: `$effect(hold)`.
 */
import { untrack } from 'svelte';
import { createSubscriber } from 'svelte/reactivity';

let held = $state(0);

/** Let bots wait until the function that this gives is called. */
export function hold(): () => void {
  const add = (count: number) => untrack(() => (held += count));
  let holds = true;
  add(1);
  return () => {
    if (holds) add(-1);
    holds = false;
  };
}

const looked = createSubscriber((update) => {
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
});

export const reading = {
  /** A panel is open. */
  get panel(): boolean {
    return held > 0;
  },
  /** Nobody looks at this page. */
  get hidden(): boolean {
    looked();
    return document.visibilityState === 'hidden';
  },
};
