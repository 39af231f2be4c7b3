/** What the house would say is printed in a game, read from the same files. */
import { inject } from 'vitest';
import type { Printed } from '../lib/printed.ts';

export function printedIn(game: string): Printed {
  const found = inject('printed')[game];
  if (!found) throw new Error(`there is no game ${game}`);
  return found;
}
