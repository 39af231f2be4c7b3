import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../lib/api.ts';
import type { Mistake, NamedMove, SeatAccount } from '../lib/protocol.ts';
import Review from '../pages/Review.svelte';
import { speechOf } from '../test/catalogue.ts';
import { seatInfo, tableInfo } from '../test/fakes.ts';

const move = (value: number): NamedMove => ({
  move: 'pass',
  word: 'pass',
  facts: {},
  told: null,
  value,
  error: 0.02,
  forecast: null,
  apart: {},
});
const mistake = (seat: number, lead: number): Mistake => ({
  entry: 10 + seat,
  seat,
  compared: {
    first: move(lead),
    other: move(0),
    lead,
    error: 0.01,
    better: 40,
    worse: 10,
    worlds: 60,
  },
});
const account: SeatAccount = {
  start: 0.5,
  skill: 0,
  skill_error: 0,
  others: 0,
  others_error: 0,
  luck: 0,
  luck_error: 0,
  rest: 0,
  rest_error: 0,
  chance: 0,
  hidden: 0,
  result: 0.5,
};

/** Open the review of a game of Ann and Ben, of which one seat may be mine. */
async function open(mine: number | null): Promise<void> {
  const seats = [0, 1].map((seat) => seatInfo(seat, { mine: seat === mine }));
  vi.spyOn(api, 'table').mockResolvedValue(tableInfo({ status: 'finished', seats }));
  vi.spyOn(api, 'review').mockResolvedValue({
    done: 1,
    of: 1,
    review: {
      game: 'gorus',
      seats: ['a', 'b'],
      winners: [0],
      entries: 20,
      worlds: 60,
      curve: [],
      accounts: [account, account],
      decisions: [],
      mistakes: [mistake(1, 0.4), mistake(0, 0.2)],
    },
  });
  render(Review, { speech: speechOf('en'), id: 't1' });
  await screen.findByText('The largest mistakes');
}

beforeEach(() => void vi.restoreAllMocks());

test('a review begins with my own largest mistake, in games of a hundred', async () => {
  await open(0);
  screen.getByText('Ann: this cost 20.0 games of 100');
  screen.getByText('Mistake 1 of 1');
  const whose = screen.getByLabelText<HTMLSelectElement>('Whose moves');
  expect(whose.value).toBe('0');
  await fireEvent.change(whose, { target: { value: 'all' } });
  screen.getByText('Ben: this cost 40.0 games of 100');
  screen.getByText('Mistake 1 of 2');
});

test('whoever did not play sees the mistakes of all', async () => {
  await open(null);
  screen.getByText('Ben: this cost 40.0 games of 100');
});
