/** The prompt line: what is asked of the seat to act, with its facts; and what others wait for. */
import type { PromptLine } from '../../lib/board.ts';
import type { Fact, Speech } from '../../lib/speech.ts';
import { TROOP_NAMES, TROOPS } from './content/catalogue.ts';
import type { InsanamView } from './protocol.ts';
import { acting, actionAt, frameOf, LETTERS, zoneAsked } from './table.ts';
import {
  argsOf,
  effectShort,
  goodText,
  kindOf,
  placeText,
  ref,
  say,
  seatRef,
  troopsText,
} from './words.ts';

type Facts = Record<string, Fact>;
type Asking = (view: InsanamView, speech: Speech, moves: readonly string[]) => Facts;

/** The atom under way, how many of it are left, and what it is about. */
function atomOf(view: InsanamView) {
  const frame = frameOf(view.table, 'Effects');
  const atom = frame?.atoms[frame.at];
  const left = frame && frame.left >= 0 ? frame.left : (atom?.n ?? 0);
  return { atom, left };
}

/** How many goods can be exchanged at most, powers and cards included. */
const most = (moves: readonly string[]): number =>
  Math.max(
    0,
    ...moves.map((move) => (kindOf(move) === 'swap' ? (argsOf(move)[0]?.length ?? 0) : 0)),
  );

const left: Asking = (view) => ({ n: atomOf(view).left });
const goods: Asking = (view, speech) => {
  const { atom, left: n } = atomOf(view);
  return { goods: goodText(speech, atom?.resource ?? 'ANY', n || (atom?.n ?? 0)) };
};
const event: Asking = (view) => {
  const frame = frameOf(view.table, 'Event');
  return { event: ref('event', frame?.event ?? view.table.event), n: frame?.least ?? 0 };
};
const battle: Asking = (view, speech) => {
  const frame = frameOf(view.table, 'Battle');
  return { land: placeText(speech, frame?.land ?? '', view), n: frame?.damage ?? 0 };
};

/** What each question speaks of; those that are not here speak of nothing. */
const ASKED: Readonly<Record<string, Asking>> = {
  favour: (view, speech) => {
    const frame = frameOf(view.table, 'Favour');
    const letter = LETTERS[frame?.index ?? 0] ?? '';
    return {
      one: seatRef(frame?.requester ?? 0),
      what: effectShort(speech, actionAt(view.table, frame?.zone ?? '', letter)),
      zone: ref('zone', frame?.zone ?? ''),
      gold: ref('gold', frame?.price ?? 0),
    };
  },
  act: (view) => ({ zone: ref('zone', zoneAsked(view)) }),
  take: goods,
  lose: goods,
  pay: goods,
  steal: goods,
  swap: (view, _, moves) => ({ goods: ref('goods', most(moves) || (atomOf(view).atom?.n ?? 0)) }),
  hinder: (view) => ({ steps: ref('steps', atomOf(view).atom?.n ?? 0) }),
  push: (view) => ({ corruption: ref('corruption', atomOf(view).atom?.n ?? 0) }),
  seize: (view) => {
    const frame = frameOf(view.table, 'Steal');
    return { one: seatRef(frame?.victim ?? 0), n: frame?.left ?? 0 };
  },
  cull: left,
  recruit: left,
  deploy: left,
  march: (view) => ({ n: frameOf(view.table, 'March')?.points ?? 0 }),
  sail: (view, speech) => {
    const [group] = frameOf(view.table, 'Sail')?.groups ?? [];
    return { place: placeText(speech, group?.[0] ?? '', view) };
  },
  incited: (view, speech) => {
    const frame = frameOf(view.table, 'Incited');
    return {
      from: placeText(speech, frame?.source ?? '', view),
      to: placeText(speech, frame?.land ?? '', view),
    };
  },
  charm: battle,
  muster: battle,
  fall: battle,
  withdraw: (view, speech) => ({
    land: placeText(speech, frameOf(view.table, 'Withdrawal')?.land ?? '', view),
  }),
  thumbs: event,
  gifts: event,
  wage: (view) => {
    const troop = TROOP_NAMES[frameOf(view.table, 'Pay')?.troop ?? 0] ?? '';
    return { troop, gold: ref('gold', TROOPS[troop]?.pay ?? 0) };
  },
  unpaid: (view, speech) => ({
    troops: troopsText(speech, frameOf(view.table, 'Pay')?.unpaid ?? []),
  }),
};

/** Say to the seat to act what is asked of it. */
export function duty(
  view: InsanamView,
  moves: readonly string[],
  speech: Speech,
  names: readonly string[],
): string {
  if (!view.ask) return '';
  return say(speech, `ask-${view.ask}`, ASKED[view.ask]?.(view, speech, moves) ?? {}, names);
}

/** Say to whoever looks which others are to decide what; of the reader's own turn it says nothing. */
export function waiting(view: InsanamView, speech: Speech, names: readonly string[]): string {
  const seats = acting(view).filter((one) => one !== view.seat);
  if (!view.ask || seats.length === 0) return '';
  return say(speech, `wait-${view.ask}`, { seat: seats.map(seatRef) }, names);
}

export const prompt: PromptLine = (view, { moves }, speech, names) =>
  duty(view as InsanamView, moves, speech, names);
