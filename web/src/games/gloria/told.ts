/** What a pick would do, and what the button says that sends it. */
import type { Fact } from '../../lib/speech.ts';
import type { Choice } from './choice.svelte.ts';
import { kindOf, wordOf } from './offer.ts';
import { dangers, type Gladiator, otherOf, weightOf } from './rules.ts';
import { type Eyes, hexText, itemRef, oneRef, say, wayRef } from './words.ts';

interface Asked {
  eyes: Eyes;
  choice: Choice;
  one: Gladiator | undefined;
}

const asked = (eyes: Eyes, choice: Choice): Asked => ({
  eyes,
  choice,
  one: eyes.view.table.gladiators[choice.offer.mover],
});

/** The facing a way ends in. */
function facingAfter(way: readonly string[], facing: number): number {
  const last = way.findLast((move) => kindOf(move) === 'pivot');
  return last ? Number(wordOf(last)) : facing;
}

function walkTold({ eyes, choice, one }: Asked, hex: number): string[] {
  const goal = choice.offer.goals.get(hex);
  if (!goal || !one) return [];
  const { speech, view } = eyes;
  const way = wayRef(facingAfter(goal.way, one.facing));
  return [
    say(speech, 'board-told-walk', { pa: goal.cost, left: one.pa - goal.cost, way }),
    ...(dangers(view.table, one).has(hex) ? [say(speech, 'board-told-stop')] : []),
  ];
}

function wayTold({ eyes, one }: Asked, move: string): string[] {
  const { view, speech } = eyes;
  const kind = kindOf(move);
  const way = Number(wordOf(move));
  const other = oneRef(view.table.gladiators[otherOf(view)]);
  const facts: Record<string, Fact> = { one: oneRef(one), way: wayRef(way) };
  if (kind === 'step') {
    const pa = view.ask === 'closer' || way === one?.facing ? 1 : 2;
    return [say(speech, 'board-told-step', { ...facts, pa })];
  }
  const key = `board-told-${kind}`;
  return [say(speech, key, kind === 'withdraw' ? { ...facts, other } : facts)];
}

function wordTold({ eyes, one }: Asked, move: string): string[] {
  const { speech } = eyes;
  const kind = kindOf(move);
  if (!one) return [];
  switch (kind) {
    case 'end':
      return [say(speech, 'board-told-end', { one: oneRef(one), pa: one.pa })];
    case 'free':
      return [say(speech, 'board-told-free', { one: oneRef(one), level: one.level })];
    default: {
      const item = itemRef(kind === 'draw' ? one.sheathed : wordOf(move));
      return [say(speech, `board-told-${kind}`, { one: oneRef(one), item })];
    }
  }
}

/** Say what the pick would do: sentence by sentence. */
export function toldOf(eyes: Eyes, choice: Choice): string[] {
  const { view, speech } = eyes;
  const { picked, offer } = choice;
  const given = asked(eyes, choice);
  const { one } = given;
  switch (picked?.kind) {
    case 'walk':
      return walkTold(given, picked.hex);
    case 'way':
      return wayTold(given, picked.move);
    case 'word':
      return wordTold(given, picked.move);
    case 'toss':
      return [
        say(speech, `board-told-${kindOf(picked.move)}`, {
          one: oneRef(one),
          item: itemRef(wordOf(picked.move)),
        }),
      ];
    case 'face': {
      const facts = { one: oneRef(one), way: wayRef(picked.facing) };
      const level = { level: one?.level ?? 0 };
      return [
        say(
          speech,
          `board-told-${offer.verb}`,
          offer.verb === 'stand' ? { ...facts, ...level } : facts,
        ),
      ];
    }
    case 'activate': {
      const who = view.table.gladiators[picked.who];
      const weight = who ? weightOf(who) : 0;
      return [say(speech, 'board-told-activate', { one: oneRef(who), weight })];
    }
    case 'place': {
      if (picked.hex === null) return [];
      const who = oneRef(view.table.gladiators[picked.who]);
      const facts = { one: who, hex: hexText(picked.hex), way: wayRef(picked.facing) };
      return [say(speech, 'board-told-place', facts)];
    }
    case 'attack': {
      const { kind, who } = picked.attack;
      const facts = { one: oneRef(view.table.gladiators[offer.who]) };
      return [
        say(speech, `board-told-${kind}`, { ...facts, other: oneRef(view.table.gladiators[who]) }),
      ];
    }
    default:
      return [];
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
    case 'way':
      return say(speech, `board-send-${kindOf(picked.move)}`);
    case 'face':
      return say(speech, `board-send-${offer.verb}`);
    case 'activate':
      return say(speech, 'board-send-activate', { one: one(picked.who) });
    case 'place':
      return say(speech, 'board-send-place', { one: one(picked.who) });
    case 'attack':
      return say(speech, `board-send-${picked.attack.kind}`, { other: one(picked.attack.who) });
    case 'toss':
      return say(speech, `board-send-${kindOf(picked.move)}`);
    case 'word':
      return say(speech, `board-send-${kindOf(picked.move)}`);
  }
}
