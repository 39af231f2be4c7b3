import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { speechOf } from '../test/catalogue.ts';
import Account from './Account.svelte';
import AccountTable from './AccountTable.svelte';
import Curve from './Curve.svelte';
import CurveTable from './CurveTable.svelte';
import { Frame, spread } from './curve.ts';

const names = ['Ann', 'Ben'];
const courses = [
  [0, 4, 9].map((entry) => ({ entry, value: entry / 9, error: entry === 4 ? 0.1 : 0 })),
  [0, 5, 9].map((entry) => ({ entry, value: 1 - entry / 9, error: 0 })),
];
const headings = [1, 6].map((at, n) => ({
  at,
  message: { key: 'gorus-round', facts: { round: n + 1 } },
}));
const speech = speechOf('en');
const curve = (whose: number | 'all', go = vi.fn<(step: number) => void>()) =>
  render(Curve, {
    courses,
    last: 9,
    names,
    headings,
    mistakes: [],
    whose,
    mine: 0,
    at: 4,
    said: 'Round 1 · step 4: You, 44%',
    speech,
    go,
  });

test('my own line is thick and has its interval; the rounds are named', () => {
  const { container } = curve(0);
  expect(container.querySelectorAll('polyline')).toHaveLength(2);
  const own = [...container.querySelectorAll('polyline.own')];
  expect(own.map((one) => one.getAttribute('data-seat'))).toEqual(['0']);
  expect(container.querySelectorAll('polygon')).toHaveLength(1);
  expect(container.textContent).toContain('Round 2');
  expect(container.querySelector('.name.own')?.textContent).toBe('You');
});

test('nobody stands out where the moves of everybody are looked at', () => {
  const { container } = curve('all');
  expect(container.querySelectorAll('polyline')).toHaveLength(2);
  expect(container.querySelector('polyline.own, polygon')).toBeNull();
});

test('the slider says where it is, in words', () => {
  curve(0);
  const slider = screen.getByRole('slider', { name: 'The moment shown below' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Round 1 · step 4: You, 44%');
});

test('a step is found where it is drawn', () => {
  const frame = new Frame(640, 230, 9, 104);
  for (const entry of [0, 3, 9]) expect(frame.entryAt(frame.x(entry))).toBe(entry);
  expect([frame.entryAt(-50), frame.entryAt(9999)]).toEqual([0, 9]);
});

test('the interval of a chance lies around its line', () => {
  const frame = new Frame(640, 230, 9, 104);
  const heights = frame
    .band(courses[0] ?? [])
    .split(' ')
    .map((one) => Number(one.split(',')[1]));
  // Forth along the upper edge and back along the lower one: wide only where nothing is certain.
  expect(heights).toHaveLength(6);
  const whole = frame.y(0) - frame.y(1);
  expect((heights[4] ?? 0) - (heights[1] ?? 0)).toBeCloseTo(2 * 0.1 * whole, 0);
  expect([heights[0], heights[2]]).toEqual([heights[5], heights[3]]);
});

test('labels move apart and stay in the picture', () => {
  expect(spread([100, 20, 100, 100], 20, 100)).toEqual([66, 20, 83, 100]);
});

test('the curve in numbers', () => {
  const { container } = render(CurveTable, { courses, names, speech });
  expect(container.querySelectorAll('tbody tr')).toHaveLength(4);
  expect(container.querySelector('tbody tr:nth-child(2)')?.textContent).toContain('± 10');
  expect(container.querySelector('tbody tr:last-child')?.textContent).toMatch(/9\s*100%\s*0%/);
});

const account = {
  start: 0.5,
  result: 1,
  skill: 0.2,
  others: 0.05,
  rest: -0.05,
  luck: 0.3,
  chance: 0.1,
  hidden: 0.2,
  skill_error: 0.04,
  others_error: 0.03,
  luck_error: 0.05,
  rest_error: 0.02,
};

test('luck and skill are shown apart, with their errors', () => {
  const given = { game: 'gorus', accounts: [account], secrets: true, names: ['Ann'], speech };
  const { container } = render(Account, { ...given, mine: null, whose: 0 });
  const told = container.textContent?.replace(/\s+/g, ' ');
  for (const part of ['the deal, hidden cards', '+20.0 pts ± 4', '+30.0 pts ± 5', 'Ann: from 50%'])
    expect(told).toContain(part);
});

test.each([
  ['gorus', true, ['the deal', 'hidden cards']],
  ['gloria', false, []],
])('all numbers of %s have the luck that it can have', (game, secrets, parts) => {
  const { container } = render(AccountTable, {
    game,
    accounts: [account],
    secrets,
    names: ['Ann'],
    speech,
  });
  const told = container.textContent?.replace(/\s+/g, ' ') ?? '';
  for (const part of ['Choices of the others+5.0 pts ± 3', 'Error of the estimate−5.0 pts ± 2'])
    expect(told).toContain(part);
  for (const part of parts) expect(told).toContain(part);
  expect(told.includes('hidden')).toBe(secrets);
});
