/** What stands on a space of the map, in words. */

import { REGIONS, SEAS, TERRITORIES } from '../content/catalogue.ts';
import type { InsanamLand } from '../protocol.ts';
import { type Eyes, listed, nameIn, nameOf, placeText, say, troopsText } from '../words.ts';
import type { MapChoice } from './choice.svelte.ts';
import { hasSource, sum } from './offer.ts';

export const isSea = (space: string): boolean => space in SEAS;

/** The region of a territory in words; a sea is a sea. */
export const regionText = ({ speech }: Eyes, space: string): string =>
  isSea(space)
    ? say(speech, 'map-sea')
    : nameIn(speech, 'region', TERRITORIES[space]?.region ?? '');

/** Troops of a player at sea. */
export const fleetOf = ({ view }: Eyes, space: string, who: number): readonly number[] =>
  view.table.seas[space]?.[who] ?? [0, 0, 0];

function fleets(eyes: Eyes, space: string): string[] {
  const groups = eyes.view.table.seas[space] ?? [];
  return groups.flatMap((troops, who) => (sum(troops) ? [held(eyes, who, troops, false)] : []));
}

/** A player with troops, and a camp perhaps: "Seneca: 2 legionaries, camp". */
function held(eyes: Eyes, who: number, troops: readonly number[], camp: boolean): string {
  const { speech } = eyes;
  const pieces = listed([
    sum(troops) > 0 && troopsText(speech, troops),
    camp && say(speech, 'camp'),
  ]);
  return say(speech, 'map-held', { name: nameOf(eyes, who), pieces });
}

/** Barbarians of a territory: "3 barbarians, citadel". */
export const barbariansText = ({ speech }: Eyes, land: InsanamLand): string =>
  listed([
    land.barb > 0 && nameIn(speech, 'barbarians', land.barb),
    land.citadel && say(speech, 'citadel'),
  ]);

/** Who holds a territory, with what. */
export function holdingText(eyes: Eyes, space: string): string {
  const { speech, view } = eyes;
  if (isSea(space)) return fleets(eyes, space).join('; ') || say(speech, 'map-nobody');
  const land = view.table.lands[space];
  if (!land) return '';
  if (land.owner >= 0) return held(eyes, land.owner, land.troops, land.camp);
  return barbariansText(eyes, land) || say(speech, 'vacant');
}

/** Those who wait there for battle, or pass through. [C-18.9, C-18.10] */
export function guestsText(eyes: Eyes, space: string): string {
  const { speech, view } = eyes;
  const { invaders, passing, mover } = view.table;
  const group = (key: string, troops: readonly number[] | undefined) =>
    troops &&
    sum(troops) > 0 &&
    say(speech, key, { name: nameOf(eyes, mover), troops: troopsText(speech, troops) });
  return listed(
    [group('map-invaders', invaders[space]), group('map-passing', passing[space])],
    '; ',
  );
}

/** What a territory scores. [C-14.2] */
export function scoreText({ speech }: Eyes, space: string): string {
  const region = TERRITORIES[space]?.region ?? '';
  const { territory, full } = REGIONS[region] ?? { territory: 0, full: 0 };
  return say(speech, 'map-score', { n: territory, full, region: nameIn(speech, 'region', region) });
}

/** Which start territory it is, and who has chosen it while nobody stands there yet. */
export const startText = (eyes: Eyes, space: string): string | null => {
  const start = TERRITORIES[space]?.start;
  if (!start) return null;
  const { players, lands } = eyes.view.table;
  const who =
    (lands[space]?.owner ?? -1) < 0 ? players.findIndex((one) => one.start === space) : -1;
  return who < 0
    ? say(eyes.speech, 'map-start', { number: start })
    : say(eyes.speech, 'map-start-of', { number: start, name: nameOf(eyes, who) });
};

/** Where one can go from a space in one step. */
export function neighboursOf(space: string): string[] {
  const land = TERRITORIES[space];
  if (land) return [...land.land, ...land.seas];
  const coast = Object.keys(TERRITORIES).filter((id) => TERRITORIES[id]?.seas.includes(space));
  return [...(SEAS[space]?.seas ?? []), ...coast];
}

/** A space in one line for the ear: where, whose, with what, and what a tap would do. */
export function spaceLabel(eyes: Eyes, choice: MapChoice, space: string): string {
  const { speech, view } = eyes;
  const state = choice.lit.has(space) && (choice.to === space ? 'picked' : litWord(choice));
  return listed([
    placeText(speech, space, view),
    regionText(eyes, space),
    holdingText(eyes, space),
    guestsText(eyes, space),
    startText(eyes, space),
    choice.from === space && say(speech, 'map-from-here'),
    state && say(speech, `map-lit-${state}`),
  ]);
}

const litWord = ({ mode, from }: MapChoice): string =>
  mode && hasSource(mode) && !from ? 'source' : 'target';
