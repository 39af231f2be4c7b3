/** Which cards a question lays out, and the move that goes with each. */
import { type Eyes, kindOf } from '../words.ts';

interface Staged {
  move: string;
  card: string;
  /** It can be chosen; otherwise a tap asks why not. */
  lit: boolean;
}

/** Answers that go by a card, by their kind. */
const CARDED = ['board', 'pick', 'show', 'hire', 'buy', 'forfeit', 'destiny'];

/** What could be chosen besides, if the rules did not forbid it. */
function wanted({ view }: Eyes): string[] {
  const { table } = view;
  if (view.ask === 'hire') return table.display.map((id) => `hire ${id}`);
  if (view.ask === 'tile') {
    const offers = Object.values(table.zones).map((zone) => zone.offer);
    return offers.filter(Boolean).map((id) => `buy ${id}`);
  }
  return [];
}

/** The cards of a question in the order of the table, then those the moves name besides. */
export function stagedOf(eyes: Eyes, moves: readonly string[]): Staged[] {
  const named = wanted(eyes);
  const rest = moves.filter((move) => CARDED.includes(kindOf(move)) && !named.includes(move));
  return [...named, ...rest].map((move) => ({
    move,
    card: cardOf(eyes, move),
    lit: moves.includes(move),
  }));
}

function cardOf({ view }: Eyes, move: string): string {
  const id = move.split(' ')[1] ?? '';
  if (kindOf(move) !== 'destiny') return id;
  return (id === 'old' ? view.mine?.destiny : view.mine?.offered) ?? '';
}
