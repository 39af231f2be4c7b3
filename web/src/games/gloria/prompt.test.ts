import { describe, expect, it } from 'vitest';
import { speechOf } from '../../test/catalogue.ts';
import { type Kept, MOMENTS, moment, NAMES } from './fixtures.ts';
import { duty, prompt } from './prompt.ts';

const english = speechOf('en');
const say = ({ view, moves }: Kept) => duty(view, moves, english, NAMES);

describe('the prompt line', () => {
  it('names the gladiator, what it can do and what it has to spend', () => {
    expect(say(moment('act'))).toMatch(/^\w+ has \d+ PA: walk, fight or act\.$/);
    expect(say(moment('down'))).toMatch(/^\w+ lies on the ground: stand up for 1 PA/);
    expect(say(moment('snared'))).toMatch(/^\w+ is entangled: try to break free for 2 PA/);
    expect(say(moment('stopped'))).toMatch(/enemy’s zone: no more steps/);
    expect(say(moment('crossing'))).toMatch(/stands over a body and must step on/);
  });

  it('says who is left to be placed or activated', () => {
    expect(say(moment('deploy'))).toBe(
      'Place a gladiator: a hex of your zone, then a facing. 3 are left.',
    );
    expect(say(moment('pick'))).toBe('Activate one of your 3 gladiators with a marker.');
  });

  it('tells both sides of a joust, and what an answer costs', () => {
    expect(say(moment('react'))).toMatch(
      /^\w+ engages \w+: test initiative for 1 PA, or withdraw for 2\. \d+ PA\.$/,
    );
    expect(say(moment('fast'))).toMatch(/stand fast, or withdraw for 2 PA/);
    expect(say(moment('buy'))).toMatch(/more dice\? One costs 2 PA, two cost 5; \d+ PA\.$/);
    expect(say(moment('advance'))).toMatch(/may follow/);
    expect(say(moment('must'))).toMatch(/must follow/);
  });

  it.each(['en', 'fr', 'ru'])('has a sentence for every question in %s', (language) => {
    const speech = speechOf(language);
    for (const name of MOMENTS) {
      const { view, moves } = moment(name);
      const text = prompt(view, { id: '1', moves }, speech, NAMES);
      expect(text === '').toBe(view.ask === '');
    }
    for (const ask of ['enlist', 'outfit', 'train', 'reroll']) {
      expect(duty({ ...moment('act').view, ask }, [], speech, NAMES)).not.toBe('');
    }
  });
});
