import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { speechOf } from '../test/catalogue.ts';
import Account from './Account.svelte';
import Curve from './Curve.svelte';

const names = ['Ann', 'Ben'];
const points = [0, 4, 9].map((entry) => ({
  entry,
  values: [entry / 9, 1 - entry / 9],
  errors: entry === 4 ? [0.05, 0.05] : [0, 0],
}));

test('a line for each seat, and the same as a table', () => {
  const { container } = render(Curve, {
    points,
    names,
    mistakes: [],
    at: 4,
    speech: speechOf('en'),
  });
  expect(container.querySelectorAll('polyline')).toHaveLength(2);
  expect(container.querySelectorAll('tbody tr')).toHaveLength(3);
  expect(container.querySelector('tbody tr:nth-child(2)')?.textContent).toContain('± 9.8');
  expect(container.querySelector('tbody tr:last-child')?.textContent).toMatch(/9\s*100%\s*0%/);
});

test('the interval of every chance lies around its line', () => {
  const speech = speechOf('en');
  const { container } = render(Curve, { points, names, mistakes: [], at: null, speech });
  const bands = [...container.querySelectorAll('polygon')];
  expect(bands).toHaveLength(2);
  const heights = (bands[0]?.getAttribute('points') ?? '').split(' ').map((one) => {
    return Number(one.split(',')[1]);
  });
  // Forth along the upper edge and back along the lower one: wide only where nothing is certain.
  const [begin, middle, end, , below] = heights;
  expect(heights).toHaveLength(6);
  expect((below ?? 0) - (middle ?? 0)).toBeCloseTo(2 * 1.96 * 0.05 * 212, 0);
  expect([begin, end]).toEqual([heights[5], heights[3]]);
  expect(container.textContent).toContain('95 of 100');
});

test('luck and skill are shown with what they are made of, and their errors', () => {
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
  render(Account, { accounts: [account], names: ['Ann'], speech: speechOf('en') });
  const told = screen.getByRole('listitem').textContent?.replace(/\s+/g, ' ');
  expect(told).toContain('+20.0 pts ± 4');
  expect(told).toContain('Choices of the others +5.0 pts ± 3');
  expect(told).toContain('+30.0 pts ± 5');
  expect(told).toContain('Not explained −5.0 pts ± 2');
});
