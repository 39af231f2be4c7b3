/** How much of the rest is to be seen, measured by the reader’s print. */
const LEAST = 3;
/** Pixels for the ring around what has the focus. */
const MARGIN = 4;

/**
 * For what stays at the foot of the window while the rest scrolls: whatever is scrolled to, or gets
 * the focus, ends up above it and not behind it. Where it would leave no room for the rest, as in the
 * largest print, it scrolls along.
 */
export function foot(node: HTMLElement): () => void {
  let page: HTMLElement | null = null;

  function fit(): void {
    const found = scroller(node);
    if (found !== page) {
      if (page) release(page);
      page = found;
      watch.observe(page);
    }
    const print = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const stays = page.clientHeight - node.offsetHeight >= LEAST * print;
    node.style.position = stays ? '' : 'static';
    const over = stays && getComputedStyle(node).bottom !== 'auto';
    page.style.scrollPaddingBottom = over ? `${node.offsetHeight + MARGIN}px` : '';
  }

  function release(from: HTMLElement): void {
    watch.unobserve(from);
    from.style.scrollPaddingBottom = '';
  }

  const watch = new ResizeObserver(fit);
  watch.observe(node);
  return () => {
    if (page) release(page);
    watch.disconnect();
  };
}

/** What scrolls around a thing: the window, unless something nearer does, as a board beside a score sheet. */
function scroller(node: HTMLElement): HTMLElement {
  for (let one = node.parentElement; one; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return document.documentElement;
}
