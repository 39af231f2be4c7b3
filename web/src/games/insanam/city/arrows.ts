/** Going over the plan by arrow keys: to the nearest thing in that direction. */

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/** Which of the spots lies nearest in the direction of a key; -1 where none does. */
export function nearest(from: Spot, spots: readonly Spot[], key: string): number {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, at) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead <= 1) return;
    const far = ahead + 2.5 * aside;
    if (far < least) {
      best = at;
      least = far;
    }
  });
  return best;
}

const spotOf = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Move the focus among the buttons of a place; whether there was one to go to. */
export function walk(place: Element, from: Element, key: string): boolean {
  if (!(key in WAYS)) return false;
  const all = [...place.querySelectorAll<HTMLElement>('button:enabled')].filter(
    (one) => one !== from,
  );
  const to = all[nearest(spotOf(from), all.map(spotOf), key)];
  to?.focus();
  return to !== undefined;
}
