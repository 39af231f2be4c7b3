/** What a pick would do, as the house foretells it, and what the button says that sends it. */
import type { Forecast } from '../../lib/protocol.ts';
import type { Choice } from './choice.svelte.ts';
import { firstOdds } from './joust/odds.ts';
import { kindOf, wordOf } from './offer.ts';
import { type Eyes, itemRef, oneRef, say, wayRef } from './words.ts';

/** What a move costs and brings; null if nothing is known. */
type Foretell = (move: string) => Forecast | null;

function walkTold({ speech }: Eyes, choice: Choice, hex: number): string[] {
  const goal = choice.offer.goals.get(hex);
  if (!goal) return [];
  const facts = { pa: goal.cost, left: goal.left, way: wayRef(goal.facing) };
  return [
    say(speech, 'board-told-walk', facts),
    ...(goal.stops ? [say(speech, 'board-told-stop')] : []),
  ];
}

/** What a move surely brings, and its price. */
function moveTold({ speech, names }: Eyes, forecast: Forecast | null): string[] {
  if (!forecast) return [];
  const pa = forecast.costs[0]?.total ?? 0;
  const { left } = forecast.facts;
  return [
    ...forecast.brings.map((message) => speech.say(message, names)),
    ...(pa > 0 && typeof left === 'number' ? [say(speech, 'board-told-price', { pa, left })] : []),
  ];
}

/** How an attack may end; the panel of the fight tells all of it, but may have to be scrolled to. */
function attackTold({ speech, names }: Eyes, forecast: Forecast | null): string[] {
  const odds = forecast ? firstOdds(forecast) : [];
  const told = odds.map(({ what, chance }) => {
    return `${speech.say(what, names)} ${speech.percent(chance)}`;
  });
  return told.length > 0 ? [told.join('\u00a0· ')] : [];
}

/** Say what the pick would do: sentence by sentence. */
export function toldOf(eyes: Eyes, choice: Choice, foretell: Foretell): string[] {
  const { view, speech } = eyes;
  const { picked, offer } = choice;
  const one = oneRef(view.table.gladiators[offer.mover]);
  switch (picked?.kind) {
    case 'walk':
      return walkTold(eyes, choice, picked.hex);
    case 'toss': {
      const item = itemRef(wordOf(picked.move));
      return [say(speech, `board-told-${kindOf(picked.move)}`, { one, item })];
    }
    case 'place': {
      if (picked.hex === null) return [];
      const who = oneRef(view.table.gladiators[picked.who]);
      return [say(speech, 'board-told-place', { one: who, way: wayRef(picked.facing) })];
    }
    case 'attack':
      return attackTold(eyes, foretell(picked.attack.move));
    default:
      return picked ? moveTold(eyes, foretell(picked.move)) : [];
  }
}

/** What the button says that sends the pick; null while nothing is picked. */
export function sendOf(eyes: Eyes, choice: Choice): string | null {
  const { view, speech } = eyes;
  const { picked, offer } = choice;
  if (!picked || (picked.kind === 'place' && picked.hex === null)) return null;
  const one = (who: number) => oneRef(view.table.gladiators[who]);
  switch (picked.kind) {
    case 'walk':
      return say(speech, 'board-send-walk');
    case 'face':
      return say(speech, `board-send-${offer.verb}`);
    case 'activate':
      return say(speech, 'board-send-activate', { one: one(picked.who) });
    case 'place':
      return say(speech, 'board-send-place', { one: one(picked.who) });
    case 'attack':
      return say(speech, `board-send-${picked.attack.kind}`, { other: one(picked.attack.who) });
    default:
      return say(speech, `board-send-${kindOf(picked.move)}`);
  }
}
