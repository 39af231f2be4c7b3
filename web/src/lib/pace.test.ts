import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ms, outline } from './motion.ts';
import { linger, PACES, pace } from './pace.svelte.ts';
import { hold, reading } from './reading.svelte.ts';
import { recall } from './storage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  pace.skipping = false;
  pace.hurry();
  pace.chosen = 'calm';
  vi.useRealTimers();
});

describe('the pace', () => {
  it('is calm at first, and remembered once chosen', () => {
    expect(pace.chosen).toBe('calm');
    pace.chosen = 'quick';
    expect(recall('pace', '')).toBe('quick');
    expect(document.documentElement.dataset['pace']).toBe('quick');
  });

  it('says how long movements take', () => {
    const times = PACES.map((one) => {
      pace.chosen = one;
      return ms(300);
    });
    expect(times).toEqual([300, 300, 180, 0]);
  });

  it('is at once while the reader skips to their turn, and then as chosen', () => {
    pace.chosen = 'usual';
    pace.skipping = true;
    expect([pace.now, pace.chosen, ms(300)]).toEqual(['at-once', 'usual', 0]);
    pace.skipping = false;
    expect(pace.now).toBe('usual');
  });

  it('outlines what changed where nothing moves', () => {
    const node = document.createElement('div');
    const animate = vi.fn();
    node.animate = animate;
    pace.chosen = 'usual';
    outline(node);
    expect(animate).not.toHaveBeenCalled();
    pace.chosen = 'at-once';
    outline(node);
    expect(animate).toHaveBeenCalledWith(expect.anything(), 1000);
    // A place has no corners of its own: the line follows those of the card that lies there.
    document.body.append(node);
    const card = node.appendChild(document.createElement('div'));
    card.style.borderRadius = '7px';
    outline(node);
    const [[line]] = animate.mock.lastCall as [{ borderRadius: string }[]];
    expect(line?.borderRadius).toBe('7px');
  });
});

describe('what has ended', () => {
  it.each([
    ['usual', 1600],
    ['quick', 800],
    ['at-once', 0],
  ] as const)('stays as long as the pace says: %s, %d ms', (chosen, time) => {
    pace.chosen = chosen;
    const done = vi.fn();
    linger(done);
    expect([pace.waits, reading.panel, pace.lingers]).toEqual([false, false, time > 0]);
    vi.advanceTimersByTime(Math.max(0, time - 1));
    expect(done).toHaveBeenCalledTimes(time === 0 ? 1 : 0);
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledOnce();
    expect(pace.lingers).toBe(false);
  });

  it('stays until the reader goes on where the pace is calm, and bots wait', () => {
    const done = vi.fn();
    linger(done);
    vi.advanceTimersByTime(3_600_000);
    expect(done).not.toHaveBeenCalled();
    expect([pace.waits, reading.panel]).toEqual([true, true]);
    expect(pace.hurry()).toBe(true);
    expect(done).toHaveBeenCalledOnce();
    expect([pace.waits, reading.panel]).toEqual([false, false]);
    expect(pace.hurry()).toBe(false);
  });

  it('does not wait for who only looks on', () => {
    const done = vi.fn();
    linger(done, false);
    expect([pace.waits, reading.panel]).toEqual([false, false]);
    vi.advanceTimersByTime(1600);
    expect(done).toHaveBeenCalledOnce();
  });

  it('can be ended by what comes next', () => {
    const done = vi.fn();
    const stop = linger(done);
    stop();
    stop();
    expect(pace.hurry()).toBe(false);
    expect(done).not.toHaveBeenCalled();
    expect([pace.waits, reading.panel]).toEqual([false, false]);
  });
});

describe('reading', () => {
  it('lasts until the last panel is closed', () => {
    const [one, other] = [hold(), hold()];
    one();
    one();
    expect(reading.panel).toBe(true);
    other();
    expect(reading.panel).toBe(false);
  });
});
