import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { NamedMove } from '../lib/protocol.ts';
import { speechOf } from '../test/catalogue.ts';
import Mistakes from './Mistakes.svelte';

const move = (name: string, value: number): NamedMove => ({
  move: name,
  word: 'pass',
  facts: {},
  told: null,
  value,
  error: 0.02,
  forecast: null,
  apart: {},
});

const mistake = {
  entry: 12,
  seat: 1,
  compared: {
    first: move('a', 0.5),
    other: move('b', 0.3),
    lead: 0.2,
    error: 0.03,
    better: 40,
    worse: 10,
    worlds: 60,
  },
};

test('a mistake can be looked at in the replay, and played on from', async () => {
  render(Mistakes, {
    id: 't1',
    game: 'gorus',
    mistakes: [mistake],
    names: ['Ann', 'Ben'],
    speech: speechOf('en'),
    at: 0,
    show: () => undefined,
  });
  // The position is the one before the move, through the eyes of whoever made it.
  expect(screen.getByRole('link').getAttribute('href')).toBe('/r/t1?seat=1#11');
  await fireEvent.click(screen.getByRole('button', { name: 'Play on from here' }));
  const seat = screen.getByLabelText<HTMLSelectElement>('You take the seat of');
  expect(seat.value).toBe('1');
  expect([...seat.options].map((one) => one.value)).toEqual(['0', '1']);
});
