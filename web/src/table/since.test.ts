import { describe, expect, it } from 'vitest';
import { viewMessage } from '../test/fakes.ts';
import { Since } from './since.svelte.ts';

const line = (n: number) => ({ n, message: { key: `line-${n}` } });
const log = Array.from({ length: 10 }, (_, n) => line(n));
const numbers = (since: Since) => since.lines(log).map((one) => one.n);

function waited(): Since {
  const since = new Since();
  since.see(viewMessage({ seq: 0 }), 1, false);
  since.see(viewMessage({ seq: 1 }), 2, true);
  since.see(viewMessage({ seq: 2 }), 4, false);
  since.see(viewMessage({ seq: 3 }), 9, false);
  return since;
}

describe('since my last turn', () => {
  it('knows nothing before my first move', () => {
    const since = new Since();
    since.see(viewMessage({ seq: 0 }), 1, false);
    expect([since.count, numbers(since)]).toEqual([0, []]);
  });

  it('has a step for each view since then, with the lines told with it', () => {
    const since = waited();
    expect([since.count, since.view]).toEqual([2, null]);
    expect(numbers(since)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    since.step(1);
    expect([since.view?.seq, numbers(since)]).toEqual([2, [3, 4]]);
    since.step(1);
    expect([since.view?.seq, numbers(since)]).toEqual([3, [5, 6, 7, 8, 9]]);
    since.step(-1);
    since.step(-1);
    expect(since.view?.seq).toBe(2);
    since.leave();
    expect(since.view).toBeNull();
  });

  it('goes back to the game after the last step', () => {
    const since = waited();
    for (let step = 0; step < 3; step += 1) since.step(1);
    expect(since.at).toBe(0);
  });

  it('begins anew with my next move, and when a move is taken back', () => {
    const since = waited();
    since.step(1);
    since.see(viewMessage({ seq: 4 }), 9, true);
    expect([since.count, since.at]).toEqual([0, 0]);
    const other = waited();
    other.see(viewMessage({ seq: 2 }), 4, false);
    expect(other.count).toBe(0);
  });

  it('is bounded, and whoever looks back goes on seeing the same', () => {
    const since = waited();
    since.step(2);
    for (let seq = 4; seq < 61; seq += 1) since.see(viewMessage({ seq }), 9, false);
    expect(since.view?.seq).toBe(3);
    expect(since.count).toBe(59);
    for (let seq = 61; seq < 200; seq += 1) since.see(viewMessage({ seq }), 9, false);
    expect(since.count).toBe(59);
  });

  it('does not count what is told again on a mended line', () => {
    const since = waited();
    since.see(viewMessage({ seq: 3 }), 9, false);
    expect(since.count).toBe(2);
  });
});
