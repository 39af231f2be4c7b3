/** Tests of experience: what those of a school brought. */
import type { GloriaGladiator, GloriaShown, GloriaState, GloriaTests } from '../protocol.ts';

/** The tests under way, or null. */
export function testsIn(table: GloriaState): GloriaTests | null {
  const top = table.frames.at(-1);
  return top?.type === 'Tests' ? top : null;
}

/** What the tests of a school brought, gladiator by gladiator, and which trainers have left. */
export interface Brought {
  tested: { one: GloriaGladiator; fate: 'dies' | 'learns' | 'freed' | 'nothing'; level: number }[];
  left: string[];
}

/** Compare a table during the tests with one after them. */
export function broughtTo(before: GloriaShown, after: GloriaState, seat: number): Brought {
  const { table } = before;
  const troop = table.gladiators.filter((one) => one.owner === seat);
  const tested = troop.map((one) => {
    const memory = after.memories.find(
      (other) => other.name === one.name && other.tournament === table.tournament,
    );
    const initial = before.trials[one.id]?.initial ?? one.initial;
    const level = after.gladiators.find((other) => other.name === one.name)?.initial ?? initial;
    if (memory) {
      return { one, fate: memory.end === 'rudis' ? 'freed' : 'dies', level: memory.level } as const;
    }
    return { one, fate: level > initial ? 'learns' : 'nothing', level } as const;
  });
  const trainers = new Set([
    ...(table.schools[seat]?.trainers ?? []).map(({ name }) => name),
    ...tested.filter(({ fate }) => fate === 'freed').map(({ one }) => one.name),
  ]);
  const staying = after.schools[seat]?.trainers.map(({ name }) => name) ?? [];
  return { tested, left: [...trainers].filter((name) => !staying.includes(name)) };
}
