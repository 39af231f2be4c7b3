import { describe, expect, it } from 'vitest';
import { ownLink, puzzlePath, routeOf, rulesPath } from './router.ts';

describe('addresses', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['', { page: 'lobby' }],
    ['/about', { page: 'about' }],
    ['/about/', { page: 'about' }],
    ['/t/Ab-1_x', { page: 'table', id: 'Ab-1_x' }],
    ['/r/7', { page: 'replay', id: '7' }],
    ['/rules/gorus', { page: 'rules', game: 'gorus' }],
    ['/puzzles', { page: 'puzzles', game: null, id: null }],
    ['/puzzles/gorus', { page: 'puzzles', game: 'gorus', id: null }],
    ['/puzzles/gorus/ab12', { page: 'puzzles', game: 'gorus', id: 'ab12' }],
    ['/puzzles/gorus/ab12/3', { page: 'missing' }],
    ['/t', { page: 'missing' }],
    ['/t/1/2', { page: 'missing' }],
    ['/nowhere', { page: 'missing' }],
    ['/t/%E0%A4', { page: 'table', id: '%E0%A4' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it('leads to articles', () => {
    expect(rulesPath('gorus', 'G-5.2')).toBe('/rules/gorus#G-5.2');
    expect(rulesPath('gorus')).toBe('/rules/gorus');
    expect(puzzlePath('gorus')).toBe('/puzzles/gorus');
    expect(puzzlePath('gorus', 'ab12')).toBe('/puzzles/gorus/ab12');
  });
});

describe('links of our own', () => {
  // Only looked at, never dispatched: the test's browser would try to go there.
  function click(html: string, init: Partial<MouseEvent> = {}): string | null {
    document.body.innerHTML = html;
    const event = { target: document.querySelector('b'), button: 0, ...init };
    return ownLink(event as unknown as MouseEvent);
  }

  it('are followed without a reload', () => {
    expect(click('<a href="/rules/docs"><b>x</b></a>')).toBe('/rules/docs');
    expect(click('<a href="/about"><b>x</b></a>')).toBe('/about');
  });

  it.each([
    ['a new tab', '<a href="/about"><b>x</b></a>', { ctrlKey: true }],
    ['the middle button', '<a href="/about"><b>x</b></a>', { button: 1 }],
    ['another site', '<a href="https://example.org/"><b>x</b></a>', {}],
    ['a scheme-less other site', '<a href="//example.org/"><b>x</b></a>', {}],
    ['a download', '<a href="/api/tables/1/record" download><b>x</b></a>', {}],
    ['the documentation', '<a href="/docs/"><b>x</b></a>', {}],
    ['a page of the documentation', '<a href="/docs/lab/#files"><b>x</b></a>', {}],
    ['a target', '<a href="/rules/gorus" target="_blank"><b>x</b></a>', {}],
    ['a fragment', '<a href="#main"><b>x</b></a>', {}],
    ['no link', '<b>x</b>', {}],
  ])('leave %s to the browser', (_, html, init) => {
    expect(click(html, init)).toBeNull();
  });
});
