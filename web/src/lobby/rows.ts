/** A table in a list: whose turn it is, who has won, and what a reader can do there. */
import type { TableRow } from '../lib/protocol.ts';
import type { Speech } from '../lib/speech.ts';

export const isMyTurn = (row: TableRow): boolean =>
  !row.aside && row.status === 'running' && row.acting.some((seat) => row.own.includes(seat));

const free = (row: TableRow): number => row.seats.filter((name) => name === null).length;
const names = (row: TableRow, seats: readonly number[], speech: Speech): string =>
  seats
    .map((seat) => speech.who(row.seats[seat] ?? ''))
    .filter(Boolean)
    .join(', ');

/** The reader's own; one that is set aside is listed for its own people only. */
export const isMine = (row: TableRow): boolean => row.own.length > 0 || Boolean(row.aside);

/** Who else sits there. */
export function others(row: TableRow, speech: Speech): string {
  const seats = row.seats.map((_, seat) => seat).filter((seat) => !row.own.includes(seat));
  return names(row, seats, speech);
}

/** The game against bots alone that was played last and is not over; practice is none. */
export function unfinished(rows: readonly TableRow[], game: string): TableRow | null {
  const going = (row: TableRow) =>
    !row.aside &&
    !row.lesson &&
    !row.practice &&
    row.game === game &&
    row.status === 'running' &&
    row.people === 1 &&
    row.own.length > 0;
  return rows.find(going) ?? null;
}

/** First where the reader is asked, then games that go on, then those that are over. */
export function byUrgency(rows: readonly TableRow[]): TableRow[] {
  const rank = (row: TableRow) =>
    isMyTurn(row) ? 0 : row.aside || row.status === 'finished' ? 2 : 1;
  return [...rows].sort((one, other) => rank(one) - rank(other) || other.touched - one.touched);
}

/** What can be done there: a word of the catalogue. */
export function doing(row: TableRow): string {
  if (row.aside) return row.aside === 'over' ? 'web-look-back' : 'web-why';
  if (row.status === 'finished' || row.status === 'abandoned') return 'web-look-back';
  if (row.own.length) return 'web-continue';
  // Before the start a person may take the seat of a bot.
  return row.status === 'open' && row.people < row.seats.length ? 'web-join' : 'web-watch';
}

/** How it stands, in a few words. */
export function standing(row: TableRow, speech: Speech): string {
  if (row.aside && !row.winners) return speech.text(`web-aside-${row.aside}`);
  if (row.status === 'running') return turn(row, speech);
  if (row.status === 'finished' && row.winners) return won(row, row.winners, speech);
  if (row.status !== 'open') return speech.text(`web-status-${row.status}`);
  if (row.people === row.seats.length) return speech.text('web-full');
  return free(row)
    ? speech.text('web-free-seats', { count: free(row) })
    : speech.text('web-status-open');
}

function turn(row: TableRow, speech: Speech): string {
  if (isMyTurn(row)) return speech.text('web-your-turn');
  if (!row.acting.length) return speech.text('web-status-running');
  return speech.text('web-row-turn', {
    count: row.acting.length,
    names: names(row, row.acting, speech),
  });
}

function won(row: TableRow, winners: readonly number[], speech: Speech): string {
  if (!winners.length) return speech.text('web-won-nobody');
  if (row.own.length === 1 && winners.includes(row.own[0] ?? -1)) {
    return speech.text('web-row-won-you');
  }
  return speech.text('web-row-won', { count: winners.length, names: names(row, winners, speech) });
}
