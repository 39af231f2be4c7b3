import { describe, expect, it } from 'vitest';
import { speechOf } from '../../test/catalogue.ts';
import { cards, NAMES, reply, table } from './fixtures.ts';
import { duty, prompt } from './prompt.ts';
import type { BrutusView } from './protocol.ts';

const english = speechOf('en');
const say = (view: BrutusView) => duty(view, english, NAMES);
const PHASES: BrutusView['phase'][] = [
  'announce',
  'lay',
  'mercy',
  'take',
  'power',
  'lead',
  'reply',
  'conspire',
  'slip',
  'gifts',
  'to',
  'give',
  'discard',
];

describe('the prompt line', () => {
  it('says how many cards are to be laid or taken', () => {
    expect(say(table(4, { phase: 'lay', asked: 3, laid: [5] }))).toBe(
      'Lay 2 cards face down into the forum.',
    );
    const forum = cards(3, 4, 5);
    expect(say(table(4, { phase: 'take', forum, asked: 2, pickers: [0, 1] }))).toBe(
      'Take 1 card from the forum.',
    );
  });

  it('says what Benevolence brings', () => {
    expect(say(table(4, { phase: 'mercy' }))).toContain('You gain 2 points');
  });

  it('says what is to be beaten, and that it may be matched under the power', () => {
    expect(say(reply(9, 2))).toBe('Beat 9×2 with as many cards, or pass.');
    expect(say(reply(13, 1, { power: true }))).toBe(
      'Beat or match Caesar (13) with as many cards, or pass.',
    );
  });

  it('says who gets what', () => {
    const top = { value: 9, count: 1, owner: 0 };
    expect(say(table(4, { phase: 'to', gifts: 2, top }))).toBe(
      'Who gets the first of 2 cards? Tap a player’s plate.',
    );
    expect(say(table(4, { phase: 'to', gifts: 1, top: { ...top, value: 11 } }))).toBe(
      'Senator: who gets a card and leads next? Tap a player’s plate.',
    );
    expect(say(table(4, { phase: 'give', given: [{ to: 2, value: 0 }] }))).toBe(
      'Choose the card for Claudia.',
    );
    expect(say(table(4, { phase: 'slip', sizes: [1, 0, 0, 2] }))).toBe(
      'Choose a card to pass to Titus.',
    );
  });

  it('speaks of people by their names', () => {
    const view = table(4, { phase: 'give', given: [{ to: 1, value: 0 }] });
    expect(prompt(view, { id: '1', moves: [] }, english, NAMES)).toBe(
      'Choose the card for Marcus.',
    );
  });

  it.each(['en', 'fr', 'ru'])('has a sentence for every phase in %s', (language) => {
    for (const phase of PHASES) {
      const view = table(4, { phase, given: [{ to: 1, value: 0 }] });
      expect(duty(view, speechOf(language), NAMES)).not.toBe('');
    }
    expect(duty(table(4, { phase: 'over' }), english, NAMES)).toBe('');
  });
});
