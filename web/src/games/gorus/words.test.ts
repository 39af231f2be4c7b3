import { beforeAll, describe, expect, it } from 'vitest';
import { speechOf } from '../../test/catalogue.ts';
import { forecastOf } from '../../test/fakes.ts';
import { printedIn } from '../../test/printed.ts';
import { read } from './cards.ts';
import { NAMES, table } from './fixtures.ts';
import { cardLabel, sideName } from './words.ts';

const english = speechOf('en');

beforeAll(() => read(printedIn('gorus')));
describe('names', () => {
  it('gives a card its state for those who do not see it', () => {
    const challenge = forecastOf({ facts: { kind: 'challenge' } });
    expect(cardLabel(english, 'BL10', ['BL10'], null)).toBe('Blue 10, favour +1, playable');
    expect(cardLabel(english, 'PI8', ['PI8'], challenge)).toBe(
      'Pink 8, favour −4, playable as a challenge',
    );
    expect(cardLabel(english, 'GR0', ['BL10'], null)).toBe('Green 0, favour 0/5, must wait');
    expect(cardLabel(english, 'GR0', null, null)).toBe('Green 0, favour 0/5');
  });

  it('names sides: players, teams, wanderers', () => {
    const name = (view: ReturnType<typeof table>, side: number) =>
      sideName(english, view, 0, NAMES, side);
    expect(name(table(3), 1)).toBe('Marcus');
    expect(
      name(
        table(4, {
          options: { teams: '2v2' },
          sides: [
            [0, 2],
            [1, 3],
          ],
        }),
        0,
      ),
    ).toBe('A · You, Claudia');
    expect(name(table(1), 1)).toBe('Wanderers');
  });
});
