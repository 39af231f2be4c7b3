/** What an attack would mean, said before it is sent. */

import { type Eyes, listed, nameIn, nameOf, placeText, say, troopsText } from '../words.ts';
import { BARBARIAN, FORT, powerOf } from './battleRules.ts';
import type { Deed } from './offer.ts';

/** Whether a deed leads to a battle. [C-18.6, C-18.7] */
export function isAttack({ view, seat }: Eyes, { verb, to }: Deed): boolean {
  if (!['march', 'sail', 'deploy', 'send'].includes(verb)) return false;
  const land = view.table.lands[to];
  if (!land || land.owner === seat) return false;
  return land.owner >= 0 || land.barb > 0 || land.citadel;
}

/** The word on the button: what is done; the rest stands above it. */
export const sendText = (eyes: Eyes, deed: Deed): string =>
  say(eyes.speech, `map-send-${isAttack(eyes, deed) ? 'attack' : deed.verb}`);

/** The rest, for those who hear the button alone: with whom, from where, to where. */
export function deedText({ speech, view }: Eyes, { from, to, troop, counts }: Deed): string {
  const place = (space: string) => placeText(speech, space, view);
  return listed([
    counts ? troopsText(speech, counts) : troop && nameIn(speech, 'troop', troop),
    from ? `${place(from)} → ${place(to)}` : place(to),
  ]);
}

/** The powers that would meet, and a starting power that would be lost. [C-19.2, C-19.4] */
export function warningOf(eyes: Eyes, deed: Deed): string[] {
  const { view, seat, speech } = eyes;
  const { lands, players, invaders, seas } = view.table;
  const land = lands[deed.to];
  const me = players[seat ?? -1];
  if (!land || !me || seat === null) return [];
  const single = ['LEG', 'CEN', 'EVO'].map((kind) => Number(kind === deed.troop));
  const group = deed.counts ?? (deed.troop ? single : (seas[deed.from]?.[seat] ?? []));
  const there = invaders[deed.to] ?? [];
  const all = group.map((n, at) => n + (there[at] ?? 0));
  const mine = powerOf(view, seat, all, false);
  const other =
    land.owner < 0
      ? land.barb * BARBARIAN + (land.citadel ? FORT : 0)
      : powerOf(view, land.owner, land.troops, land.camp);
  const highest = Math.max(...players.map(({ marker }) => marker));
  const victim = players[land.owner];
  // Whoever is made to attack is not to blame. [C-25.29]
  const blamed = victim && deed.verb !== 'send' && !me.blocked && victim.marker < highest;
  return [
    say(speech, 'map-attack-power', { mine, other }),
    ...(blamed ? [say(speech, 'map-attack-blame', { name: nameOf(eyes, land.owner) })] : []),
  ];
}
