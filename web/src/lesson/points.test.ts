import { afterEach, expect, it, vi } from 'vitest';
import { boxesOf, elementsOf, selectorOf } from './points.ts';

const box = (left: number, top: number, width: number, height: number) =>
  vi.fn(() => new DOMRect(left, top, width, height));

afterEach(() => {
  document.body.innerHTML = '';
});

it('writes a point as a selector, and no value breaks out of it', () => {
  expect(selectorOf('hand=BL10')).toBe('[data-hand="BL10"]');
  expect(selectorOf('move=place HIP 3')).toBe('[data-move="place HIP 3"]');
  expect(selectorOf('free')).toBe('[data-free]');
  expect(selectorOf('hand="]body')).toBe('[data-hand="\\"]body"]');
});

it('finds one drawn thing for each point, on the board alone', () => {
  document.body.innerHTML =
    '<i data-hand="A"></i><main><i id="flat" data-hand="A"></i><i id="one" data-hand="A"></i></main>';
  const one = document.getElementById('one') as HTMLElement;
  one.getBoundingClientRect = box(10, 10, 50, 50);
  expect(elementsOf(['hand=A', 'hand=B'])).toEqual([one]);
});

it('cuts a ring off where the board scrolls out of sight', () => {
  document.body.innerHTML = '<main><i></i></main>';
  const main = document.querySelector('main') as HTMLElement;
  const thing = document.querySelector('i') as HTMLElement;
  main.getBoundingClientRect = box(0, 50, 300, 200);
  thing.getBoundingClientRect = box(100, 20, 40, 60);
  expect(boxesOf([thing])).toEqual([{ left: 95, top: 50, width: 50, height: 35 }]);
  thing.getBoundingClientRect = box(100, 300, 40, 60);
  expect(boxesOf([thing])).toEqual([]);
});
