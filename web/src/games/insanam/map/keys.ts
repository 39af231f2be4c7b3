/** Going over the map by arrow keys: to the nearest space in that direction. */
import { SPOTS } from './shapes.ts';

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The space one comes to by a key; null where there is none, or the key is another. */
export function towards(from: string, key: string, spaces: readonly string[]): string | null {
  const way = WAYS[key];
  const here = SPOTS[from];
  if (!way || !here) return null;
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const space of spaces) {
    const there = SPOTS[space];
    if (!there || space === from) continue;
    const [dx, dy] = [there[0] - here[0], there[1] - here[1]];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    // What lies more aside than ahead is in another direction.
    if (along <= 0 || aside > along * 1.6) continue;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [space, far];
  }
  return best;
}
