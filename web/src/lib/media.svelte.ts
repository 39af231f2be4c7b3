/** A media query that the page can depend on. */
import { createSubscriber } from 'svelte/reactivity';

export function media(query: string): { readonly matches: boolean } {
  const list = window.matchMedia(query);
  const subscribe = createSubscriber((update) => {
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  });
  return {
    get matches() {
      subscribe();
      return list.matches;
    },
  };
}
