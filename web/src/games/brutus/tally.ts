/** The points of finished manches, by where they came from. */
import type { BrutusManche } from './protocol.ts';

export const SOURCES = ['position', 'caesar', 'revolt', 'mercy'] as const;
export type Source = (typeof SOURCES)[number];

/** What a seat gained in a manche in all. */
export const gained = (manche: BrutusManche, seat: number): number =>
  SOURCES.reduce((sum, source) => sum + (manche[source][seat] ?? 0), 0);

/** The sources that brought anybody anything; the place always counts. */
export const sourcesOf = (manche: BrutusManche): Source[] =>
  SOURCES.filter((source) => source === 'position' || manche[source].some((points) => points > 0));

/** The seats from the first one out to the last. */
export const byPlace = (manche: BrutusManche): number[] =>
  manche.places
    .map((_, seat) => seat)
    .sort((one, other) => (manche.places[one] ?? 0) - (manche.places[other] ?? 0));

/** Totals when a manche had ended: all that was gained up to then. */
export const totalsAfter = (manches: readonly BrutusManche[], count: number): number[] =>
  (manches[0]?.places ?? []).map((_, seat) =>
    manches.slice(0, count).reduce((sum, manche) => sum + gained(manche, seat), 0),
  );
