import { describe, expect, it } from 'vitest';
import { speechOf } from '../test/catalogue.ts';
import { choiceText, optionName, optionSentence, optionsText } from './options.ts';

const english = speechOf('en');
const end = (choice: unknown, language = 'en') =>
  choiceText(speechOf(language), 'brutus', 'end', choice);

describe('a choice in words', () => {
  it('may be a word, or none', () => {
    expect(choiceText(english, 'gorus', 'edition', 'fr2018')).toBe('French, 2018');
    expect(choiceText(english, 'gorus', 'teams', '2v2')).toBe('2 v 2');
    expect(choiceText(english, 'gorus', 'teams', null)).toBe('each for themselves');
    expect(choiceText(english, 'gorus', 'target', null)).toBe('as in the rules');
    expect(choiceText(english, 'gorus', 'schools', ['BL', 'GR'])).toBe('Blue Fists, Green Arrows');
    expect(choiceText(english, 'gorus', 'dealer', 2)).toBe('seat 3');
    expect(choiceText(english, 'gorus', 'dealer', null)).toBe('drawn at random');
  });

  it('may be on or off', () => {
    expect(choiceText(english, 'brutus', 'revolt', true)).toBe('on');
    expect(choiceText(english, 'brutus', 'revolt', false)).toBe('off');
  });

  it('may have a number, in the right plural', () => {
    expect(end({ manches: 1 })).toBe('after 1 manche');
    expect(end({ manches: 2, target: null })).toBe('after 2 manches');
    expect(end({ target: 40 })).toBe('at 40 points');
    expect(end({ time: 1800 })).toBe('after 30 minutes');
    expect(end({ time: 3600 }, 'fr')).toBe('après 60 minutes');
    expect(end({ manches: 1 }, 'ru')).toBe('после 1 кона');
    expect(end({ manches: 5 }, 'ru')).toBe('после 5 конов');
    expect(end(null)).toBe('by the number of players');
  });

  it('is shown as it is where nobody has words for it', () => {
    expect(choiceText(english, 'gorus', 'pace', { beats: 3 })).toBe('beats 3');
    expect(choiceText(english, 'gorus', 'pace', {})).toBe('as in the rules');
    expect(optionName(english, 'gorus', 'pace')).toBe('pace');
  });
});

describe('a sentence on what an option changes', () => {
  const said = (game: string, name: string, choice: unknown, language = 'en') =>
    optionSentence(speechOf(language), game, name, choice);

  it('speaks of the choice', () => {
    expect(said('gorus', 'teams', null)).toBe('Everybody plays and scores alone.');
    expect(said('gorus', 'teams', '2v2v1')).toContain('2 v 2 v 1');
    expect(said('gorus', 'target', 1)).toContain('1 laurel,');
    expect(said('brutus', 'revolt', true)).not.toBe(said('brutus', 'revolt', false));
    expect(said('brutus', 'end', { time: 900 }, 'ru')).toContain('прошло 15 минут');
    expect(said('insanam', 'max_turns', 0)).toContain('until a marker reaches the end');
    expect(said('gloria', 'troops', [[{ level: 1 }]])).toBe('The gladiators are already chosen.');
  });

  it('is missing where the game has none', () => {
    expect(said('gorus', 'pace', 3)).toBeNull();
  });
});

it("tells a table's options: what is on by its name, what is off not at all", () => {
  const options = { players: 4, revolt: true, conspiracy: false, end: { target: 20 } };
  expect(optionsText(english, 'brutus', options)).toBe(
    'Gladiators’ Revolt · End of the game: at 20 points',
  );
  expect(optionsText(english, 'gorus', { players: 3, edition: 'ru2020', teams: null })).toBe(
    'Edition: Russian, 2020',
  );
});

it('has a space before a colon in French', () => {
  const told = optionsText(speechOf('fr'), 'gorus', { players: 3, edition: 'ru2020' });
  expect(told).toBe('Édition\u00a0: russe, 2020');
});

it.each(['en', 'fr', 'ru'])('has words for everything Gloria offers, in %s', (language) => {
  const speech = speechOf(language);
  const menu: Record<string, unknown[]> = {
    mode: ['melee', 'single'],
    campaign: [null, 3],
    troops: ['choice', 'custom', 'drawn'],
    crowd_appeal: [null, false, true],
    victory: ['last_troop', 'missions'],
    activation: ['choice', 'random'],
    turn_limit: [null, 30],
    duel_turn_limit: [null, 20],
    parallel_duels: [5],
    xp_defeated: ['each_below', 'sum_below', 'each_above'],
  };
  for (const [name, choices] of Object.entries(menu)) {
    expect(optionName(speech, 'gloria', name)).not.toBe(name);
    for (const choice of choices) {
      const text = choiceText(speech, 'gloria', name, choice);
      expect(text === `${choice}`).toBe(typeof choice === 'number');
      expect(text).not.toBe(speech.text('web-choice-none'));
    }
  }
});
