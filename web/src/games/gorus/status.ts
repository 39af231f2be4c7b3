/** Where the game stands: the round, the fight of how many, and the laurels that win. */
import type { StatusLine } from '../../lib/board.ts';
import type { Speech } from '../../lib/speech.ts';
import type { GorusView } from './protocol.ts';
import { sideOf } from './seats.ts';
import { say } from './words.ts';

/** What wins; in teams of unequal size each side has its own target. [G-2.8, G-13.5] */
export function goal(view: GorusView, speech: Speech): string {
  const [target = 0] = view.targets;
  if (view.targets.every((one) => one === target)) return say(speech, 'board-goal', { target });
  if (view.seat === null) return '';
  return say(speech, 'board-goal-own', { target: view.targets[sideOf(view, view.seat)] ?? 0 });
}

export const status: StatusLine = (given, speech) => {
  const view = given as GorusView;
  const { round, fight_number: fight, fights } = view;
  const now = say(speech, 'board-now', { round, fight, fights });
  return [now, goal(view, speech)].filter(Boolean).join(' · ');
};
