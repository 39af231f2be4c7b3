import { describe, expect, it } from 'vitest';
import { cards, table } from './fixtures.ts';
import { Flights, moved } from './flights.ts';

describe('what moves between two views', () => {
  it('goes from the forum to whoever takes', () => {
    const before = table(4, { phase: 'take', turn: 2, forum: cards(3, 9), pickers: [2, 0] });
    const now = { ...before, turn: 0, forum: cards(3), pickers: [0] };
    expect(moved(before, now)).toEqual([{ from: 'forum-9', to: 'seat-2', value: 9 }]);
  });

  it('goes face down to who is given a card, and open to the middle when discarded', () => {
    const give = table(4, { phase: 'give', turn: 1, sizes: [5, 5, 5, 5] });
    expect(moved(give, table(4, { sizes: [5, 3, 7, 5] }))).toEqual([
      { from: 'seat-1', to: 'seat-2', value: 0 },
      { from: 'seat-1', to: 'seat-2', value: 0 },
    ]);
    const discard = table(4, { phase: 'discard', turn: 3 });
    expect(moved(discard, table(4, { gone: cards(4) }))).toEqual([
      { from: 'seat-3', to: 'centre', value: 4 },
    ]);
  });

  it('goes to the left from everybody in, once a Conspiracy is done', () => {
    const slip = table(4, { phase: 'slip', turn: null, sizes: [2, 0, 3, 1] });
    expect(moved(slip, { ...slip, waiting: [2] })).toEqual([]);
    expect(moved(slip, { ...slip, phase: 'reply' }).map(({ from, to }) => [from, to])).toEqual([
      ['seat-0', 'seat-2'],
      ['seat-2', 'seat-3'],
      ['seat-3', 'seat-0'],
    ]);
  });

  it('is nothing when the next manche is dealt, or a play is made', () => {
    expect(moved(table(4, { phase: 'discard' }), table(4, { manche: 2, gone: cards(4) }))).toEqual(
      [],
    );
    expect(moved(table(4), table(4, { phase: 'reply' }))).toEqual([]);
  });
});

it('finds where a combination comes from: my column, or a plate', () => {
  const root = document.createElement('section');
  const mark = (name: string, value: string, left: number, className = '') => {
    const element = root.appendChild(document.createElement('i'));
    element.setAttribute(name, value);
    element.className = className;
    element.getBoundingClientRect = () => ({ left }) as DOMRect;
  };
  mark('data-pile', '9', 1);
  mark('data-place', 'seat-0', 2, 'mine');
  mark('data-place', 'seat-1', 3);
  const flights = new Flights();
  expect(flights.source(0, 9)).toBeNull();
  flights.look(root);
  expect(flights.source(0, 9)?.left).toBe(1);
  expect(flights.source(0, 4)?.left).toBe(2);
  expect(flights.source(1, 9)?.left).toBe(3);
});
