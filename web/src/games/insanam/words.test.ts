import { describe, expect, it } from 'vitest';
import { speechOf } from '../../test/catalogue.ts';
import { forecastOf } from '../../test/fakes.ts';
import { atomsOf } from './content/atoms.ts';
import { ADVERSARIES, BOARDS, GLADIATORS, PERSONAL, TILES, ZONES } from './content/catalogue.ts';
import { eyesAt, MOMENTS, moment, NAMES } from './fixtures/played.ts';
import { bringsOf } from './foretold.ts';
import { moveText } from './moves.ts';
import { duty, prompt, waiting } from './prompt.ts';
import { seatLine, statusText } from './spoken.ts';
import {
  atomText,
  cardName,
  countGoods,
  effectText,
  goodsText,
  metricText,
  powerText,
  shortText,
  troopsText,
} from './words.ts';

const english = speechOf('en');
const eyesOf = (name: string, speech = english) => eyesAt(name, speech);

describe.each(['en', 'fr', 'ru'])('in %s', (language) => {
  const speech = speechOf(language);

  it('has a sentence for every question, to the asked and to the others', () => {
    for (const name of MOMENTS) {
      const { view, moves } = moment(name);
      const text = prompt(view, { id: '1', moves }, speech, NAMES);
      expect(text === '').toBe(view.ask === '');
      const other = { ...view, seat: null };
      expect(waiting(other, speech, NAMES) === '').toBe(view.ask === '');
    }
  });

  it('never names the reader among those who are waited for', () => {
    for (const name of MOMENTS) {
      const { view, seat } = moment(name);
      expect(waiting({ ...view, seat }, speech, NAMES)).not.toContain(NAMES[seat ?? 0]);
    }
  });

  it('has words for every move and what it would do', () => {
    for (const name of MOMENTS) {
      const eyes = eyesOf(name, speech);
      for (const move of moment(name).moves) {
        expect(moveText(eyes, move)).not.toBe('');
        bringsOf(eyes, move);
      }
    }
  });

  it('has words for all that is printed', () => {
    const effects = [
      ...Object.values(TILES).flatMap(({ actions }) => actions),
      ...Object.values(ZONES).flatMap(({ circles, base }) => [...circles, ...base]),
      ...Object.values(GLADIATORS).flatMap((card) => [card.oneshot, card.income, card.permanent]),
      ...Object.values(ADVERSARIES).flatMap((card) => [card.effect, card.reward]),
      ...Object.values(BOARDS).flatMap(({ start, powers }) => [start, ...powers]),
    ];
    for (const atom of effects.flatMap(atomsOf)) {
      expect(atomText(speech, atom)).not.toBe('');
      expect(shortText(speech, atom)).not.toBe('');
    }
    for (const [id, { conditions }] of Object.entries(PERSONAL)) {
      expect(cardName(speech, id)).not.toBe('');
      for (const [metric, n] of conditions) expect(metricText(speech, metric, n)).not.toBe('');
    }
  });

  it('tells of the table', () => {
    for (const name of MOMENTS) {
      const eyes = eyesOf(name, speech);
      expect(statusText(eyes)).not.toBe('');
      eyes.view.table.players.forEach((_, seat) => {
        expect(seatLine(eyes, seat)).not.toBe('');
      });
    }
  });
});

describe('words', () => {
  it('count goods and troops', () => {
    expect(countGoods('GGWS')).toEqual([2, 1, 1]);
    expect(goodsText(english, [2, 0, 1])).toBe('2 gold, 1 stone');
    expect(goodsText(english, [0, 0, 0])).toBe('nothing');
    expect(troopsText(english, [1, 0, 2, 1])).toBe('1 legionary, 2 Evocati, 1 camp');
  });

  it('say what effects do, at length and in short', () => {
    expect(effectText(english, 'recruit(2,1) +1G')).toBe(
      'recruit up to 2 troops, each 1 gold cheaper; +1 gold',
    );
    const short = (effect: string) => atomsOf(effect).map((atom) => shortText(english, atom));
    expect(short('recruit(2,1) fight(2) gbuy(0)')).toEqual([
      'recruit 2 −1',
      'fight +2',
      'buy a gladiator',
    ]);
    expect(short('redo(COL,HIP) redo(any)')).toEqual([
      'repeat: Colosseum, Hippodrome',
      'repeat any',
    ]);
  });

  it('name powers, the accusation for all alike', () => {
    expect(powerText(english, 'seneca', 0)).toBe('Price of unlocking −3 gold');
    expect(powerText(english, 'seneca', 3)).toBe(powerText(english, 'macro', 3));
  });

  it('say how much can be exchanged, cards and powers included', () => {
    const { view } = moment('swap');
    expect(duty(view, ['swap GGGGG WWWWW', 'done'], english, NAMES)).toBe(
      'Exchange up to 5 goods, or none.',
    );
  });

  it('tell marches from attacks', () => {
    const facts = { attack: { kind: 'territory', id: 'TAR' } };
    const forecast = (move: string) => (move.includes('TAR') ? forecastOf({ facts }) : null);
    const eyes = { ...eyesOf('march'), forecast };
    expect(moveText(eyes, 'march NAR TAR 1 0 0')).toMatch(/^Attack:/);
    expect(moveText(eyes, 'march NAR AQU 1 0 0')).toMatch(/^March:/);
  });
});
