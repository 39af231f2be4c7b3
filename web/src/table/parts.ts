/** The log in parts, as the rules divide it: rounds and fights, turns and activations. */
import type { LogLine, Ref } from '../lib/protocol.ts';

export interface LogPart {
  /** The number of its first line. */
  key: number;
  /** The line that opens it; null for lines before the first one that does. */
  head: LogLine | null;
  /** Whose part it is, where it is somebody's. */
  seat: number | null;
  items: (LogLine | LogPart)[];
  /** The line that tells how it ended. */
  result: LogLine | null;
}

export const isPart = (item: LogLine | LogPart): item is LogPart => 'items' in item;

function opened(line: LogLine, head: LogLine | null): LogPart {
  const who = head?.message.facts?.['seat'] as Ref | undefined;
  const seat = who?.kind === 'seat' && typeof who.id === 'number' ? who.id : null;
  return { key: line.n, head, seat, items: [], result: null };
}

export function partsOf(lines: readonly LogLine[]): LogPart[] {
  const parts: LogPart[] = [];
  let outer: LogPart | null = null;
  let inner: LogPart | null = null;
  for (const line of lines) {
    const { opens = 0, ends = 0 } = line;
    if (opens === 1 || !outer) {
      outer = opened(line, opens === 1 ? line : null);
      inner = null;
      parts.push(outer);
      if (opens === 1) continue;
    }
    if (opens === 2) {
      inner = opened(line, line);
      outer.items.push(inner);
      continue;
    }
    if (ends === 1) inner = null;
    const part: LogPart = inner ?? outer;
    part.items.push(line);
    if (ends > 0) part.result = line;
  }
  return parts;
}

/** Whether a part holds a line with one of these numbers. */
export function holds(part: LogPart, from: number, to: number): boolean {
  const within = (n: number) => n >= from && n < to;
  return (
    within(part.key) ||
    part.items.some((item) => (isPart(item) ? holds(item, from, to) : within(item.n)))
  );
}

/** What a line speaks of that can be shown on the board: a thing, or else somebody. */
export function subject(line: LogLine): Ref | null {
  const refs = Object.values(line.message.facts ?? {})
    .flat()
    .filter((fact): fact is Ref => typeof fact === 'object');
  return refs.find((ref) => ref.kind !== 'seat') ?? refs[0] ?? null;
}
