/** What this browser remembers of puzzles: which were solved, which were looked up, and on which days. */
import type { PuzzleRow } from '../lib/protocol.ts';
import { recall, remember } from '../lib/storage.ts';

/** `shown`: the answer was looked at before it was found. */
export type Mark = 'solved' | 'shown';

interface Memory {
  marks: Record<string, Record<string, Mark>>;
  days: string[];
}

const MOST_DAYS = 400;
const DAY = 24 * 3600 * 1000;

function memory(): Memory {
  const { marks = {}, days = [] } = recall<Partial<Memory>>('puzzles', {});
  return { marks, days };
}

export const marksOf = (game: string): Record<string, Mark> => memory().marks[game] ?? {};

/** Note how a puzzle ended; what was noted first stays. `day`: it was the puzzle of that day. */
export function note(game: string, id: string, mark: Mark, day: string | null): void {
  const { marks, days } = memory();
  const known = marks[game] ?? {};
  if (known[id]) return;
  const solved = day !== null && mark === 'solved' && !days.includes(day);
  remember('puzzles', {
    marks: { ...marks, [game]: { ...known, [id]: mark } },
    days: solved ? [...days, day].slice(-MOST_DAYS) : days,
  });
}

/** Count the days in a row, up to today or yesterday, on which a puzzle of the day was solved. */
export function streak(today: string): number {
  const solved = new Set(memory().days);
  const before = (day: string) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
  let [count, day] = [0, solved.has(today) ? today : before(today)];
  while (solved.has(day)) {
    count += 1;
    day = before(day);
  }
  return count;
}

/** Choose what comes next: today's, then the next after this one that nobody has solved or seen. */
export function nextOf(row: PuzzleRow, after: string | null = null): string {
  const marks = marksOf(row.game);
  if (!marks[row.daily] && row.daily !== after) return row.daily;
  const at = after === null ? 0 : row.ids.indexOf(after) + 1;
  const round = [...row.ids.slice(at), ...row.ids.slice(0, at)];
  return round.find((id) => !marks[id] && id !== after) ?? round[0] ?? row.daily;
}
