/**
 * Whoever goes from page to page without a reload is told so: the focus moves to the new page, and
 * a screen reader begins there. Nothing moves on the first page, where the browser sees to it.
 */
let first = true;

export function land(main: HTMLElement): void {
  if (!first) {
    main.tabIndex = -1;
    main.focus({ preventScroll: true });
  }
  first = false;
}
