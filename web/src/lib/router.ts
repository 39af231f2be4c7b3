/** Addresses of the house: one function from a path to a page, and links that need no reload. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'review'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'puzzles'; game: string | null; id: string | null }
  | { page: 'about' }
  | { page: 'missing' };

/** Read a path. */
export function routeOf(path: string): Route {
  const [first = '', second, ...rest] = path.split('/').filter(Boolean).map(decode);
  if (first === 'puzzles' && rest.length < 2) {
    return { page: 'puzzles', game: second ?? null, id: rest[0] ?? null };
  }
  if (rest.length) return { page: 'missing' };
  if (second === undefined) {
    if (first === '') return { page: 'lobby' };
    return first === 'about' ? { page: 'about' } : { page: 'missing' };
  }
  if (first === 't') return { page: 'table', id: second };
  if (first === 'r') return { page: 'replay', id: second };
  if (first === 'review') return { page: 'review', id: second };
  if (first === 'rules') return { page: 'rules', game: second };
  return { page: 'missing' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of an article, or of a whole rulebook. */
export function rulesPath(game: string, article?: string | null): string {
  return `/rules/${encodeURIComponent(game)}${article ? `#${article}` : ''}`;
}

/** The address of a puzzle, or of a game's next one. */
export function puzzlePath(game: string, id: string | null = null): string {
  return ['/puzzles', game, ...(id === null ? [] : [id])].map(encodeURI).join('/');
}

/** Say where a click on a link of our own leads; null if the browser should see to it. */
export function ownLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.('a');
  const href = link?.getAttribute('href');
  if (!link || !href?.startsWith('/') || href.startsWith('//')) return null;
  if (link.target || link.hasAttribute('download') || /^\/(api|docs)\//.test(href)) return null;
  return href;
}
