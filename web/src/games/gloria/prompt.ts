/** The prompt line: whom it is about, what can be done, and what it costs. */
import type { PromptLine } from '../../lib/board.ts';
import type { Fact, Speech } from '../../lib/speech.ts';
import { offerOf } from './offer.ts';
import type { GloriaAct, GloriaJoust, GloriaView } from './protocol.ts';
import { otherOf, subjectOf, topOf } from './rules.ts';
import { itemRef, oneRef, say } from './words.ts';

type Sentence = [key: string, facts?: Record<string, Fact>];

/** In an activation it depends on the state of the gladiator. */
function acting(view: GloriaView): Sentence {
  const act = topOf(view.table) as GloriaAct;
  const one = view.table.gladiators[act.who];
  const facts = { one: oneRef(one), pa: one?.pa ?? 0 };
  if (one?.snare) return ['act-snared', facts];
  if (one?.down) return ['act-down', facts];
  if (act.crossing) return ['act-crossing', facts];
  return [act.stopped ? 'act-stopped' : 'act', facts];
}

function buying(view: GloriaView): Sentence {
  const joust = topOf(view.table) as GloriaJoust;
  const who = subjectOf(view);
  const one = view.table.gladiators[who];
  const attacks = joust.kind !== 'jostle' && (who === joust.first || joust.tie);
  return [attacks ? 'buy-attack' : 'buy-defend', { one: oneRef(one), pa: one?.pa ?? 0 }];
}

function reacting(view: GloriaView, moves: readonly string[]): Sentence {
  const facts = {
    one: oneRef(view.table.gladiators[subjectOf(view)]),
    other: oneRef(view.table.gladiators[otherOf(view)]),
    pa: view.table.gladiators[subjectOf(view)]?.pa ?? 0,
  };
  return [moves.includes('test') ? 'react' : 'react-fast', facts];
}

/** The sentence for a question and what it speaks of. */
function sentence(view: GloriaView, moves: readonly string[]): Sentence {
  const { table } = view;
  const one = oneRef(table.gladiators[subjectOf(view)]);
  const other = oneRef(table.gladiators[otherOf(view)]);
  const pa = table.gladiators[subjectOf(view)]?.pa ?? 0;
  switch (view.ask) {
    case 'act':
      return acting(view);
    case 'buy':
      return buying(view);
    case 'react':
      return reacting(view, moves);
    case 'enlist':
    case 'outfit':
    case 'train':
    case 'reroll':
      return [view.ask];
    case 'deploy':
      return ['deploy', { left: new Set(offerOf(view, moves).places.map(({ who }) => who)).size }];
    case 'pick':
      return ['pick', { count: moves.length }];
    case 'toss':
      return ['toss', { one, item: itemRef((topOf(table) as GloriaAct).item) }];
    case 'advance':
      return [moves.includes('stay') ? 'advance' : 'advance-must', { one }];
    case 'free':
      return ['free', { one, pa, level: table.gladiators[subjectOf(view)]?.level ?? 0 }];
    case 'aim':
    case 'face':
    case 'turnabout':
    case 'counter':
    case 'duty':
    case 'pull':
    case 'repeat':
    case 'jostle':
      return [view.ask, { one, other }];
    default:
      return [view.ask, { one }];
  }
}

/** Say to the seat to act what it can do. */
export function duty(
  view: GloriaView,
  moves: readonly string[],
  speech: Speech,
  names: readonly string[],
): string {
  if (!view.ask) return '';
  const [key, facts] = sentence(view, moves);
  return say(speech, `board-ask-${key}`, facts, names);
}

export const prompt: PromptLine = (view, { moves }, speech, names) =>
  duty(view as GloriaView, moves, speech, names);
