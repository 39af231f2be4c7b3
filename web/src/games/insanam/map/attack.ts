/** What is sent from the map, in words. */

import { isAttack } from '../foretold.ts';
import { type Eyes, listed, nameIn, placeText, say, troopsText } from '../words.ts';
import type { Deed } from './offer.ts';

/** The word on the button: what is done; the rest stands above it. */
export const sendText = (eyes: Eyes, deed: Deed): string =>
  say(eyes.speech, `map-send-${isAttack(eyes, deed.move) ? 'attack' : deed.verb}`);

/** The rest, for those who hear the button alone: with whom, from where, to where. */
export function deedText({ speech, view }: Eyes, { from, to, troop, counts }: Deed): string {
  const place = (space: string) => placeText(speech, space, view);
  return listed([
    counts ? troopsText(speech, counts) : troop && nameIn(speech, 'troop', troop),
    from ? `${place(from)} → ${place(to)}` : place(to),
  ]);
}
