/** The geometry of the curve: where a moment, a chance and a label stand in a picture of some size. */
import type { Point } from './moments.ts';

const TOP = 34;
const FOOT = 8;
const LEFT = 48;
/** Labels are at least so far apart. */
const APART = 17;

export class Frame {
  readonly left = LEFT;
  readonly right: number;
  readonly top = TOP;
  readonly bottom: number;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly last: number,
    labels: number,
  ) {
    this.right = width - labels;
    this.bottom = height - FOOT;
  }

  x = (entry: number): number =>
    this.left + (entry / Math.max(1, this.last)) * (this.right - this.left);

  y = (value: number): number =>
    this.top + (1 - Math.min(1, Math.max(0, value))) * (this.bottom - this.top);

  /** The step that is shown at some distance from the left edge. */
  entryAt = (x: number): number =>
    Math.round(Math.min(1, Math.max(0, (x - this.left) / (this.right - this.left))) * this.last);

  line = (course: readonly Point[]): string =>
    course.map((one) => this.at(one.entry, one.value)).join(' ');

  /** The interval of a chance: forth along its upper edge, and back along the lower one. */
  band = (course: readonly Point[]): string => {
    const edge = (sign: number) =>
      course.map((one) => this.at(one.entry, one.value + sign * one.error));
    return [...edge(1), ...edge(-1).reverse()].join(' ');
  };

  private at(entry: number, value: number): string {
    return `${this.x(entry).toFixed(1)},${this.y(value).toFixed(1)}`;
  }
}

/** Move labels apart that would cover each other, as little as possible, within the picture. */
export function spread(wanted: readonly number[], least: number, most: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const found = [...wanted];
  let floor = least;
  for (const at of order) {
    found[at] = Math.max(found[at] ?? 0, floor);
    floor = (found[at] ?? 0) + APART;
  }
  let roof = most;
  for (const at of order.reverse()) {
    found[at] = Math.min(found[at] ?? 0, roof);
    roof = (found[at] ?? 0) - APART;
  }
  return found;
}
