import { expect, it } from 'vitest';
import { glued } from './glue.ts';
import type { Part } from './speech.ts';

const thing = { kind: 'school', id: 'BL' };
const shown = (parts: Part[]) =>
  glued(parts).map((part) => (part.ref ? `<${part.before}${part.text}${part.after}>` : part.text));

it('keeps brackets and stops with the picture they stand at', () => {
  const parts = [
    { text: 'the 0 (', ref: null },
    { text: 'Blue Fists', ref: thing },
    { text: '), worth 5', ref: null },
  ];
  expect(shown(parts)).toEqual(['the 0 ', '<(Blue Fists),>', ' worth 5']);
});

it('keeps the narrow space that French puts before a sign', () => {
  const parts = [
    { text: 'un défi avec ', ref: null },
    { text: '0', ref: thing },
    { text: '\u202f!', ref: null },
  ];
  expect(shown(parts)).toEqual(['un défi avec ', '<0\u202f!>', '']);
});

it('leaves everything else where it was', () => {
  const parts = [
    { text: 'Livia', ref: thing },
    { text: ' takes ', ref: null },
    { text: '9', ref: thing },
  ];
  expect(shown(parts)).toEqual(['<Livia>', ' takes ', '<9>']);
});
