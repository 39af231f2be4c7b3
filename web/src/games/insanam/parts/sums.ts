/** The lines of a sum as a ledger shows them: words, a picture, and what is about to be lost. */
import tent from '~icon/camping-tent';
import dice from '~icon/dice-six-faces-three';
import fort from '~icon/hill-fort';
import crest from '~icon/laurel-crown';
import swordman from '~icon/swordman';
import viking from '~icon/viking-helmet';
import type { Line, Ref } from '../../../lib/protocol.ts';
import { TROOP_NAMES } from '../content/catalogue.ts';
import type { Eyes } from '../words.ts';
import { RANKS } from '../words.ts';
import { TROOP_ICON } from './emblems.ts';

export interface Row {
  text: string;
  icon: string;
  value: number;
  /** It is added to or taken from what comes before. */
  change?: boolean;
  /** It is about to be lost. */
  lost?: boolean;
}

/** The pictures of reasons; those that are not here have a crest. */
const ICONS: Readonly<Record<string, string>> = {
  strength: TROOP_ICON.LEG ?? '',
  action: dice,
  adversary: swordman,
  barbarians: viking,
  citadel: fort,
  camp: tent,
};
/** What a side is made of; all else is added to it. */
const PIECES: readonly string[] = ['troops', 'strength', 'barbarians', 'citadel', 'camp'];

const wordOf = ({ reason }: Line): string => reason.key.replace(/^insanam-why-/, '');

/** The troops a line counts: which type, and how many; of others the type is -1. */
function countedIn({ reason }: Line): { kind: number; n: number } {
  const troops = reason.facts?.troops as Ref | undefined;
  return { kind: troops ? RANKS.indexOf(troops.kind) : -1, n: Number(troops?.id ?? 1) };
}

function iconOf(line: Line): string {
  const { kind } = countedIn(line);
  return TROOP_ICON[TROOP_NAMES[kind] ?? ''] ?? ICONS[wordOf(line)] ?? crest;
}

/** Lines as rows; `losing` counts the pieces of each type that are about to go, camps last. */
export function rowsOf(
  { speech, names }: Eyes,
  lines: readonly Line[],
  losing: readonly number[] = [],
): Row[] {
  return lines.map((line) => {
    const { kind, n } = countedIn(line);
    const at = wordOf(line) === 'camp' ? RANKS.length : kind;
    return {
      text: speech.say(line.reason, names),
      icon: iconOf(line),
      value: line.amount,
      change: !PIECES.includes(wordOf(line)),
      lost: (losing[at] ?? 0) >= n,
    };
  });
}
