import { describe, expect, it } from 'vitest';
import type { LogLine } from '../lib/protocol.ts';
import { holds, isPart, partsOf, subject } from './parts.ts';

let n = 0;
function line(key: string, more: Partial<LogLine> = {}, facts = {}): LogLine {
  n += 1;
  return { n, message: { key, facts }, ...more };
}
const round = (at: number) => line('round', { opens: 1 }, { round: at });
const lead = (seat: number) => line('lead', { opens: 2 }, { seat: { kind: 'seat', id: seat } });
const takes = () => line('takes', { ends: 2 });
const total = () => line('total', { ends: 1 });

const keys = (lines: readonly LogLine[]): unknown =>
  partsOf(lines).map(function told(part): unknown {
    return [
      part.head?.message.key ?? null,
      ...part.items.map((item) => (isPart(item) ? told(item) : item.message.key)),
    ];
  });

describe('the log in parts', () => {
  it('puts fights into rounds, and what counts the round after the fights', () => {
    const lines = [
      round(1),
      line('dealt'),
      lead(1),
      line('follow'),
      takes(),
      lead(0),
      takes(),
      total(),
      line('token', { ends: 1 }),
      round(2),
      line('dealt'),
    ];
    expect(keys(lines)).toEqual([
      ['round', 'dealt', ['lead', 'follow', 'takes'], ['lead', 'takes'], 'total', 'token'],
      ['round', 'dealt'],
    ]);
    const [first] = partsOf(lines);
    expect(first?.result?.message.key).toBe('token');
    const fights = first?.items.filter(isPart) ?? [];
    expect(fights.map((fight) => [fight.seat, fight.result?.message.key])).toEqual([
      [1, 'takes'],
      [0, 'takes'],
    ]);
  });

  it('keeps lines whose beginning may no longer be looked up', () => {
    expect(keys([line('follow'), takes(), lead(0)])).toEqual([[null, 'follow', 'takes', ['lead']]]);
    expect(keys([lead(2), line('follow')])).toEqual([[null, ['lead', 'follow']]]);
  });

  it('is one list where a game divides nothing', () => {
    expect(keys([line('a'), line('b')])).toEqual([[null, 'a', 'b']]);
    expect(partsOf([])).toEqual([]);
  });

  it('finds lines by their numbers, also within', () => {
    const [opening, inner, last] = [round(3), lead(0), takes()];
    const [part] = partsOf([opening, inner, last]);
    if (!part) throw new Error('no part');
    expect([opening.n, inner.n, last.n].map((at) => holds(part, at, at + 1))).toEqual([
      true,
      true,
      true,
    ]);
    expect(holds(part, last.n + 1, last.n + 9)).toBe(false);
  });

  it('shows of a line the thing it speaks of, or else the person', () => {
    const [seat, card] = [
      { kind: 'seat', id: 1 },
      { kind: 'card', id: 'BL6' },
    ];
    expect(subject(line('lead', {}, { seat, card, number: 3 }))).toEqual(card);
    expect(subject(line('dealt', {}, { cards: [card] }))).toEqual(card);
    expect(subject(line('pass', {}, { seat }))).toEqual(seat);
    expect(subject(line('round', {}, { round: 1 }))).toBeNull();
  });
});
