/**
 * What is printed in a game: the facts of its content files, as the server tells them.
 *
 * The version in the address is made from the text itself, so the browser keeps it for ever.
 */
import { api } from './api.ts';

/** The content files by their names; what is in them only the game knows. */
export type Printed = Readonly<Record<string, unknown>>;

const kept = new Map<string, Promise<Printed>>();

export function printedOf(game: string, version: string): Promise<Printed> {
  const key = `${game} ${version}`;
  const known = kept.get(key);
  if (known) return known;
  const fetched = api.printed(game, version);
  kept.set(key, fetched);
  // What failed is asked for again next time.
  fetched.catch(() => kept.delete(key));
  return fetched;
}
