import { describe, expect, it } from 'vitest';
import { speechOf } from '../../test/catalogue.ts';
import { fight, NAMES, table } from './fixtures.ts';
import { cardLabel, consequenceText, sideName } from './words.ts';

const english = speechOf('en');
const told = (view: ReturnType<typeof table>, card: string, speech = english) =>
  consequenceText(speech, view, 0, NAMES, card);

describe('what a card would do, in words', () => {
  it('says that the first card of a round sets the preferred school', () => {
    expect(told(table(3), 'BL4')).toEqual(['The Blue Fists become the preferred school.']);
  });

  it('says that a challenge turns the crowd', () => {
    const view = table(4, { preferred: 'BL', fight: fight(4, 2, 'BL9') });
    expect(told(view, 'PI9')).toEqual([
      'Challenge: the Pink Axes become the preferred school.',
      'You would be ahead so far.',
      'Favour +2 for whoever takes it.',
    ]);
    expect(told({ ...view, preferred: 'PI' }, 'PI9')[0]).toBe(
      'Challenge: the Pink Axes stay the preferred school.',
    );
  });

  it('says who stays or comes ahead', () => {
    const view = table(4, { preferred: 'BL', fight: fight(4, 2, 'BL12', 'BL7') });
    expect(told(view, 'BL4')).toEqual(['Claudia stays ahead.']);
    const turned = table(5, { preferred: 'GR', fight: fight(5, 2, 'BL9', 'PI12', 'BL8') });
    expect(told(turned, 'PI8').slice(0, 2)).toEqual([
      'Challenge: the Pink Axes become the preferred school.',
      'Titus would be ahead.',
    ]);
  });

  it('says who wins when the card ends the fight, and what it is worth', () => {
    const view = table(3, { preferred: 'BL', fight: fight(3, 1, 'BL9', 'BL8') });
    expect(told(view, 'BL10')).toEqual(['You would win the fight: 3 cards, favour −1.']);
    expect(told(view, 'BL4')).toEqual(['Marcus would win the fight: 3 cards, favour −2.']);
  });

  it('tells both values of a 0', () => {
    const view = table(3, { preferred: 'BL', fight: fight(3, 1, 'YE9') });
    expect(told(view, 'GR0').at(-1)).toBe(
      'Favour 5 if its school is preferred at the end of the round, else 0.',
    );
  });

  it('speaks of wanderers in solo', () => {
    const view = table(1, { preferred: 'BL', fight: fight(1, 0, 'BL9') });
    expect(told(view, 'BL4')).toEqual(['The wanderer stays ahead.']);
  });

  it('speaks French and Russian', () => {
    const view = table(3, { preferred: 'BL', fight: fight(3, 1, 'BL9', 'BL8') });
    expect(told(view, 'PI8', speechOf('fr'))).toEqual([
      'Défi\u00a0: les Haches roses deviennent l’école préférée.',
      'Vous gagneriez le combat\u00a0: 3 cartes, faveur −6.',
    ]);
    expect(told(view, 'PI8', speechOf('ru'))).toEqual([
      'Вызов: сильнейшей школой станут «Розовые топоры».',
      'Вы победите в бою: 3 карты, поддержка −6.',
    ]);
  });
});

describe('names', () => {
  it('gives a card its state for those who do not see it', () => {
    const view = table(3, { fight: fight(3, 1, 'BL9', 'BL8') });
    const label = (card: string, moves: string[] | null) => cardLabel(english, view, card, moves);
    expect(label('BL10', ['BL10'])).toBe('Blue 10, favour +1, playable');
    expect(label('PI8', ['PI8'])).toBe('Pink 8, favour −4, playable as a challenge');
    expect(label('GR0', ['BL10'])).toBe('Green 0, favour 0/5, must wait');
    expect(label('GR0', null)).toBe('Green 0, favour 0/5');
  });

  it('names sides: players, teams, wanderers', () => {
    const name = (view: ReturnType<typeof table>, side: number) =>
      sideName(english, view, 0, NAMES, side);
    expect(name(table(3), 1)).toBe('Marcus');
    expect(name(table(4, { options: { teams: '2v2' } }), 0)).toBe('A · You, Claudia');
    expect(name(table(1), 1)).toBe('Wanderers');
  });
});
