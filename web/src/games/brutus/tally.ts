/** The points of finished manches, by where they came from. */
import type { BrutusManche } from './protocol.ts';

const SOURCES = ['position', 'caesar', 'revolt', 'mercy'] as const;
export type Source = (typeof SOURCES)[number];

/** The sources that brought anybody anything; the place always counts. */
export const sourcesOf = (manche: BrutusManche): Source[] =>
  SOURCES.filter((source) => source === 'position' || manche[source].some((points) => points > 0));

/** The seats from the first one out to the last. */
export const byPlace = (manche: BrutusManche): number[] =>
  manche.places
    .map((_, seat) => seat)
    .sort((one, other) => (manche.places[one] ?? 0) - (manche.places[other] ?? 0));
