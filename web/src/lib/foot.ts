/**
 * For what stays at the foot of the window while the rest scrolls: whatever is scrolled to, or gets
 * the focus, ends up above it and not behind it.
 */
export function foot(node: HTMLElement): (() => void) | undefined {
  const page = node.closest<HTMLElement>('main');
  if (!page) return undefined;
  const watch = new ResizeObserver(() => {
    page.style.scrollPaddingBottom = `${node.offsetHeight}px`;
  });
  watch.observe(node);
  return () => {
    watch.disconnect();
    page.style.scrollPaddingBottom = '';
  };
}
