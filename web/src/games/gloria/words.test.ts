import { describe, expect, it } from 'vitest';
import { speechOf } from '../../test/catalogue.ts';
import { changed, moment, NAMES } from './fixtures.ts';
import type { GloriaShown } from './protocol.ts';
import { fullLabel, labelOf, nameOf, rollCall, seatLine, turnText } from './words.ts';

const english = speechOf('en');
const eyes = (view: GloriaShown, speech = english) => ({ view, seat: 0, names: NAMES, speech });
const { view } = moment('pick');
const [priscus] = view.table.gladiators;

/** The first gladiator, changed; as part of its table. */
function with0(part: Parameters<typeof changed>[2], from: GloriaShown = view) {
  const gladiators = changed(from, 0, part);
  const table = { ...from.table, gladiators };
  const [one] = gladiators;
  if (!one) throw new Error('nobody there');
  return { view: { ...from, table }, table, one };
}

describe('a gladiator in words', () => {
  it('is told with class, lanista, level, facing and marker', () => {
    const { one, view: now } = with0({ facing: 3 });
    expect(labelOf(eyes(now), one)).toBe(
      'Priscus, Retiarius, You, level 4 of 4, looks west, can still be activated',
    );
    expect(fullLabel(eyes(now), one)).toMatch(
      /, row \d+, place \d+, weight 4\.75, holds trident, net$/,
    );
  });

  it('is told with what besets it, as the house says', () => {
    const bad = with0({ down: true, marker: false, hands: [] });
    const troubles = ['down', 'snared', 'stunned', 'cowed'];
    const figures = bad.view.figures.map((one) => ({ ...one, troubles, weight: 3.25 }));
    const now = { ...bad.view, figures };
    expect(labelOf(eyes(now), bad.one)).toMatch(
      /on the ground, entangled, stunned, can only defend$/,
    );
    expect(fullLabel(eyes(now), bad.one)).toMatch(/weight 3\.25, empty-handed$/);
  });

  it('speaks French and Russian', () => {
    if (!priscus) return;
    expect(labelOf(eyes(view, speechOf('fr')), priscus)).toContain('niveau 4 sur 4');
    expect(labelOf(eyes(view, speechOf('ru')), priscus)).toContain('уровень 4 из 4');
  });
});

describe('the table in words', () => {
  it('counts turns, and tournaments of a campaign', () => {
    expect(turnText(eyes(view))).toBe('Turn 1 of 30');
    const table = { ...view.table, options: { ...view.table.options, campaign: 3 } };
    expect(turnText(eyes({ ...view, table, limit: null }))).toBe('Tournament 1 of 3 · Turn 1');
    expect(turnText(eyes(moment('deploy').view))).toBe('Before the fight');
  });

  it('tells a seat with all that is public about it', () => {
    const line = seatLine(eyes({ ...view, turn: 1 }), 1);
    expect(line).toMatch(/^Marcus: troop of the Moon, 3 gladiators left, 0 victories, place \d/);
    expect(line).toContain('to decide');
    const { over } = moment('over').view.table;
    const winner = over?.winners[0] ?? 0;
    expect(seatLine(eyes(moment('over').view), winner)).toContain('winner');
    expect(nameOf(eyes(view), 0)).toBe('You');
  });

  it('calls mine first', () => {
    const owners = rollCall({ ...eyes(view), seat: 1 }).map((one) => one.owner);
    expect(owners).toEqual([1, 1, 1, 0, 0, 0]);
  });
});
