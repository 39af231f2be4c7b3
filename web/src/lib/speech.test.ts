import { describe, expect, it, vi } from 'vitest';
import { speechOf } from '../test/catalogue.ts';
import told from '../test/sentences.json';
import type { Message } from './protocol.ts';
import { MissingMessage, Speech } from './speech.ts';

describe.each(['en', 'fr', 'ru'] as const)('the catalogue in %s', (language) => {
  const speech = speechOf(language);

  // The same file is checked against the Python catalogue in tests/server/test_typescript.py.
  it.each(told.sentences)('says $message.key as the house does', (row) => {
    expect(speech.say(row.message as Message, told.names)).toBe(row[language]);
  });

  it.each(told.sentences)('says the same in parts: $message.key', (row) => {
    const parts = speech.parts(row.message as Message, told.names);
    expect(parts.map((part) => part.text).join('')).toBe(row[language]);
  });
});

describe('speech', () => {
  const speech = speechOf('ru');

  it.each([
    [1, '1 карта'],
    [3, '3 карты'],
    [11, '11 карт'],
    [21, '21 карта'],
  ])('has the Russian plural of %i', (cards, words) => {
    const card = { kind: 'card', id: 'BL10' };
    const facts = { seat: { kind: 'seat', id: 0 }, card, cards, favour: -4, by: 'led' };
    expect(speech.say({ key: 'gorus-takes', facts }, ['Анна'])).toBe(
      `Анна побеждает в бою (синяя 10, старшая в стартовой школе): ${words}, поддержка −4.`,
    );
  });

  it('keeps the things of a sentence apart', () => {
    const message = {
      key: 'gorus-lead',
      facts: { seat: { kind: 'seat', id: 0 }, card: { kind: 'card', id: 'BL10' } },
    };
    expect(speechOf('en').parts(message, ['Ann'])).toEqual([
      { text: 'Ann', ref: { kind: 'seat', id: 0 } },
      { text: ' leads ', ref: null },
      { text: 'Blue 10', ref: { kind: 'card', id: 'BL10' } },
      { text: '.', ref: null },
    ]);
  });

  it('throws where it is strict', () => {
    expect(() => speech.text('no-such-key')).toThrow(MissingMessage);
    expect(() => speech.say({ key: 'gorus-lead' })).toThrow(MissingMessage);
  });

  it('shows what there is where it is not, and reports a gap once', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const facts = { seat: { kind: 'seat', id: 0 }, card: { kind: 'card', id: 'X7' }, points: -3 };
    const lenient = new Speech('en', '');
    for (let times = 0; times < 2; times += 1) {
      expect(lenient.say({ key: 'tessera-thrown_out', facts }, ['Ann'])).toBe(
        'tessera thrown out (seat Ann, card X7, points −3)',
      );
    }
    expect(lenient.attribute('tessera-name', 'pitch')).toBe('tessera name pitch');
    expect(report).toHaveBeenCalledTimes(3);
    report.mockRestore();
  });

  it('finds the first sentence there is', () => {
    const made = new Speech('en', 'one = One\n    .small = o\ntwo = { $number } and two');
    expect(made.first(['none', 'two', 'one'], { number: 1 })).toBe('1 and two');
    expect(made.first(['none'])).toBeNull();
    expect([made.has('one', 'small'), made.has('two', 'small')]).toEqual([true, false]);
  });
});
