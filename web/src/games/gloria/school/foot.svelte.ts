/** How high the bar at the foot of the school is, for the page that scrolls above it. */
import { getContext, setContext } from 'svelte';

export class Foot {
  height = $state(0);
}

const KEY = Symbol('foot');

export const setFoot = (): Foot => setContext(KEY, new Foot());
export const footOf = (): Foot => getContext(KEY);
