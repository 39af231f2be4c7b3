/** What a lesson points at: pieces of the board by their data attributes, such as `hand=BL10`,
 * or the bare name of one that has no value. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far a ring stands off from what it surrounds. */
const MARGIN = 5;

/** Write a point as a selector. */
export function selectorOf(point: string): string {
  const at = point.indexOf('=');
  if (at < 0) return `[data-${point}]`;
  const value = point.slice(at + 1).replace(/["\\]/g, '\\$&');
  return `[data-${point.slice(0, at)}="${value}"]`;
}

/** Find what is pointed at and drawn, one thing for each point. */
export function elementsOf(points: readonly string[]): Element[] {
  const drawn = (one: Element) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  return points.flatMap((point) => {
    const found = [...document.querySelectorAll(`main ${selectorOf(point)}`)];
    return found.filter(drawn).slice(0, 1);
  });
}

/** Give the places of some things on the screen, cut off where the board scrolls out of sight. */
export function boxesOf(elements: readonly Element[]): Box[] {
  return elements.flatMap((one) => {
    const box = one.getBoundingClientRect();
    const seen = frameOf(one);
    const left = Math.max(box.left - MARGIN, seen.left);
    const top = Math.max(box.top - MARGIN, seen.top);
    const width = Math.min(box.right + MARGIN, seen.right) - left;
    const height = Math.min(box.bottom + MARGIN, seen.bottom) - top;
    return width > 0 && height > 0 ? [{ left, top, width, height }] : [];
  });
}

interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Say within what a thing can be seen: inside all that scrolls around it, and above what stays at the foot. */
function frameOf(thing: Element): Frame {
  const frame = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  let stays = false;
  for (let one = thing.parentElement; one; one = one.parentElement) {
    const { overflowY, position, scrollPaddingBottom } = getComputedStyle(one);
    stays ||= position === 'sticky';
    if (one.tagName === 'MAIN' || (overflowY !== 'visible' && overflowY !== '')) {
      const box = one.getBoundingClientRect();
      const foot = stays ? 0 : Number.parseFloat(scrollPaddingBottom) || 0;
      frame.left = Math.max(frame.left, box.left);
      frame.top = Math.max(frame.top, box.top);
      frame.right = Math.min(frame.right, box.right);
      frame.bottom = Math.min(frame.bottom, box.bottom - foot);
    }
    if (one.tagName === 'MAIN') break;
  }
  return frame;
}

/** Scroll the board just so far that a thing can be seen, with a little room around it. */
export function bring(thing: Element): void {
  const main = thing.closest('main');
  if (!main) return;
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = thing.getBoundingClientRect();
  const frame = frameOf(thing);
  const room = 4 * MARGIN;
  if (box.bottom + room > frame.bottom) main.scrollBy(0, box.bottom + room - frame.bottom);
  else if (box.top - room < frame.top) main.scrollBy(0, box.top - room - frame.top);
}
