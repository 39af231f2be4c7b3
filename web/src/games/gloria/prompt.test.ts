import { expect, it } from 'vitest';
import { speechOf } from '../../test/catalogue.ts';
import { MOMENTS, moment, NAMES } from './fixtures.ts';
import { prompt } from './prompt.ts';

it.each(['en', 'fr', 'ru'])('the house has a sentence for every question, in %s', (language) => {
  const speech = speechOf(language);
  for (const name of MOMENTS) {
    const { view, moves } = moment(name);
    const text = prompt(view, { id: '1', moves }, speech, NAMES);
    expect(text === '', name).toBe(view.ask === '');
  }
});

it('is what the house says: no sentence, no line', () => {
  const { view } = moment('act');
  const silent = { ...view, asked: { ...view.asked, said: null } };
  expect(prompt(silent, { id: '1', moves: [] }, speechOf('en'), NAMES)).toBe('');
});
