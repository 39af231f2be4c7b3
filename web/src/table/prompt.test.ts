import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linger, PACES, pace } from '../lib/pace.svelte.ts';
import type { Speech } from '../lib/speech.ts';
import type { TableContext } from './context.ts';
import { endedText } from './prompt.ts';

const speech = { say: ({ key }: { key: string }) => key } as unknown as Speech;

/** A table at which a fight has ended, and somebody has begun the next. */
function told(more: object = {}): string | null {
  const log = [
    { n: 0, message: { key: 'takes', facts: {} }, ends: 2 },
    { n: 1, message: { key: 'lead', facts: {} }, opens: 2 },
  ];
  const model = { running: true, unread: null, alone: true, eyes: 0, names: [], log, ...more };
  return endedText({ model } as unknown as TableContext, speech);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  pace.hurry();
  pace.chosen = 'calm';
  vi.useRealTimers();
});

describe('the prompt while something that has ended is still to be seen', () => {
  it.each(PACES)('tells how it ended and names nothing that comes after it: %s', (chosen) => {
    pace.chosen = chosen;
    expect(told()).toBe(null);
    linger(() => undefined);
    expect(told()).toBe(chosen === 'at-once' ? null : 'takes');
    expect(told({ unread: { kind: 'round' } })).toBe(null);
    expect(told({ running: false })).toBe(null);
    pace.hurry();
    expect(told()).toBe(null);
  });

  it('tells among other people only what passes by itself: their game goes on', () => {
    for (const chosen of PACES.slice(0, 3)) {
      pace.chosen = chosen;
      linger(() => undefined);
      expect(told({ alone: false })).toBe(chosen === 'calm' ? null : 'takes');
      pace.hurry();
    }
  });
});
