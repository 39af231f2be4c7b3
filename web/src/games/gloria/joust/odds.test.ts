import { describe, expect, it, vi } from 'vitest';
import { api } from '../../../lib/api.ts';
import { Odds, tellable } from './odds.svelte.ts';

const answer = (win: number) => Promise.resolve({ move: 'engage 4 0', odds: { win } });

describe('the odds of an attack', () => {
  it('are asked once for each', async () => {
    const ask = vi.spyOn(api, 'odds').mockImplementation(() => answer(0.5));
    const odds = new Odds();
    await odds.look('t1', 0, '0.1.0', 'engage 4 0');
    await odds.look('t1', 0, '0.1.0', 'engage 4 0');
    expect(ask).toHaveBeenCalledExactlyOnceWith('t1', 0, 'engage 4 0');
    expect(odds.chances).toEqual({ win: 0.5 });
    await odds.look('t1', 0, '0.1.0', null);
    expect(odds.chances).toBeNull();
  });

  it('are not told where the house does not know them', async () => {
    vi.spyOn(api, 'odds').mockImplementation(() => Promise.reject(new Error('404')));
    const odds = new Odds();
    await odds.look('t1', 0, '0.1.0', 'engage 4 0');
    expect(odds.chances).toBeNull();
    vi.spyOn(api, 'odds').mockResolvedValue({ move: 'x', odds: null });
    await odds.look('t1', 0, '0.2.0', 'engage 4 0');
    expect(odds.chances).toBeNull();
  });

  it('that come too late are forgotten', async () => {
    let come: (now: unknown) => void = () => undefined;
    const late = new Promise((resolve) => {
      come = resolve;
    }).then(() => answer(0.1));
    vi.spyOn(api, 'odds').mockImplementation((_table, _seat, move) =>
      move === 'push 4' ? answer(0.7) : late,
    );
    const odds = new Odds();
    const first = odds.look('t1', 0, '0.1.0', 'engage 4 0');
    await odds.look('t1', 0, '0.1.0', 'push 4');
    come(null);
    await first;
    expect(odds.chances).toEqual({ win: 0.7 });
  });

  it('leave out what cannot happen', () => {
    const words = (kind: string, chances: Record<string, number>) =>
      tellable(kind, chances).map(({ word }) => word);
    expect(words('engage', { win: 0, wound: 0.2 })).toEqual(['win', 'wound']);
    expect(words('throw', { caught: 0.4, wounded: 0.1 })).toEqual(['caught', 'wounded']);
    expect(words('push', { win: 0.4, fell: 0.1 })).toEqual(['win', 'fell']);
  });
});
