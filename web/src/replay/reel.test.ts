import { expect, it, vi } from 'vitest';
import type { Message, Replay } from '../lib/protocol.ts';
import { pathOf, placeOf } from './place.ts';
import { Reel, type Seat, type Source } from './reel.svelte.ts';

const STEPS = 200;
const PART = 10;

/** A game of which every answer holds ten steps; views and lines name their step and the eyes. */
function source(): Source {
  const part = <T>(first: number, make: (step: number) => T): T[] =>
    Array.from({ length: Math.min(PART, STEPS - first) }, (_, n) => make(first + n));
  return {
    index: vi.fn(async (seat: Seat) => {
      const told: Partial<Replay> = {
        seat,
        movers: Array.from({ length: STEPS }, () => 0),
        headings: [0, 50, 120].map((at) => ({ at, message: { key: 'gorus-round' } })),
        parts: [0, 7, 50, 60],
      };
      return told as Replay;
    }),
    views: vi.fn(async (seat: Seat, first: number) => ({
      first,
      views: part(first, (step) => `${seat} sees ${step}`),
    })),
    log: vi.fn(async (seat: Seat, first: number) => ({
      first,
      lines: part(first, (step): Message[] => [{ key: `${seat} hears ${step}` }]),
    })),
  };
}

async function opened(seat: Seat = 0): Promise<{ reel: Reel; from: Source }> {
  const from = source();
  const reel = new Reel(from);
  await reel.open(seat);
  await vi.waitFor(() => expect(reel.ready).toBe(true));
  return { reel, from };
}

it('asks for the part that is needed, and for the next before it is', async () => {
  const { reel, from } = await opened();
  expect(reel.view).toBe('0 sees 0');
  await vi.waitFor(() => expect(from.views).toHaveBeenCalledWith(0, 10));
  reel.go(150);
  await vi.waitFor(() => expect(reel.view).toBe('0 sees 150'));
  expect(from.views).not.toHaveBeenCalledWith(0, 100);
  reel.go(149);
  await vi.waitFor(() => expect(reel.view).toBe('0 sees 149'));
});

it('shows what it showed until the next view is there, and stays within the game', async () => {
  const { reel } = await opened();
  expect(reel.view).toBe('0 sees 0');
  reel.go(10_000);
  expect(reel.at).toBe(STEPS - 1);
  expect(reel.view).toBe('0 sees 0');
  await vi.waitFor(() => expect(reel.view).toBe(`0 sees ${STEPS - 1}`));
  reel.go(-3);
  expect(reel.at).toBe(0);
});

it('jumps by large and by small parts, and lists the moves of the present one', async () => {
  const { reel } = await opened();
  reel.go(55);
  expect(reel.next(reel.starts, 1)).toBe(120);
  expect(reel.next(reel.starts, -1)).toBe(50);
  expect(reel.next(reel.smallStarts, 1)).toBe(60);
  expect(reel.listed).toEqual({ from: 50, to: 120 });
  await vi.waitFor(() => expect(reel.told(119)).toEqual([{ key: '0 hears 119' }]));
  expect(reel.told(120)).toBeNull();
});

it('forgets what other eyes saw, and stays at its step', async () => {
  const { reel } = await opened(1);
  reel.go(3);
  await reel.open(null);
  await vi.waitFor(() => expect(reel.view).toBe('null sees 3'));
  expect(reel.at).toBe(3);
});

it('says what went wrong, and asks again', async () => {
  const { reel, from } = await opened();
  const views = vi.mocked(from.views);
  const answers = views.getMockImplementation();
  views.mockRejectedValue(new Error('gone'));
  reel.go(190);
  await vi.waitFor(() => expect(reel.failed).toBeInstanceOf(Error));
  if (answers) views.mockImplementation(answers);
  reel.go(190);
  await vi.waitFor(() => expect(reel.view).toBe('0 sees 190'));
});

it('has an address for every moment', () => {
  expect(pathOf('abc', 2, 17)).toBe('/r/abc?seat=2#17');
  expect(placeOf('?seat=2', '#17')).toEqual({ seat: 2, at: 17 });
  expect(placeOf('?seat=none', '')).toEqual({ seat: null, at: 0 });
  expect(placeOf('', '#here')).toEqual({ seat: undefined, at: 0 });
  expect(placeOf('?seat=-1', '#-4')).toEqual({ seat: undefined, at: 0 });
});
