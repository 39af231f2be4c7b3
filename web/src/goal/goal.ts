/** The goal card: what a newcomer reads first. Its sentences are the game's, its numbers the house's. */
import type { Component } from 'svelte';
import { api } from '../lib/api.ts';
import { type Printed, printedOf } from '../lib/printed.ts';
import type { GoalInfo } from '../lib/protocol.ts';
import type { Speech } from '../lib/speech.ts';
import { recall, remember } from '../lib/storage.ts';

export interface PictureProps {
  facts: GoalInfo['facts'];
  speech: Speech;
}

type Lazy<T> = Record<string, () => Promise<T>>;

const pictures = import.meta.glob('../games/*/Picture.svelte') as Lazy<{
  default: Component<PictureProps>;
}>;
const readers = import.meta.glob('../games/*/printed.ts') as Lazy<{
  read(printed: Printed): void;
}>;

const kept = new Map<string, Promise<GoalInfo>>();

/** Fetch the numbers of a game for the options of a table, or for the usual ones. */
export function goalOf(game: string, options: object | null = null): Promise<GoalInfo> {
  const key = `${game} ${JSON.stringify(options)}`;
  let found = kept.get(key);
  if (!found) {
    found = api.goal(game, options);
    // What failed is asked for again next time.
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

/** Fetch the drawing of a piece; null for a game that has none. */
export async function pictureOf(
  game: string,
  version: string,
): Promise<Component<PictureProps> | null> {
  const drawn = pictures[`../games/${game}/Picture.svelte`];
  if (!drawn) return null;
  const [picture, reader, printed] = await Promise.all([
    drawn(),
    readers[`../games/${game}/printed.ts`]?.(),
    printedOf(game, version),
  ]);
  reader?.read(printed);
  return picture.default;
}

export const hasGoal = (speech: Speech, game: string): boolean => speech.has(`${game}-goal-theme`);

/** Whether the card of a game was read on this device. */
export const isRead = (game: string): boolean => recall<string[]>('goals', []).includes(game);

export function markRead(game: string): void {
  if (!isRead(game)) remember('goals', [...recall<string[]>('goals', []), game]);
}
