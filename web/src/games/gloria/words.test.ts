import { describe, expect, it } from 'vitest';
import { speechOf } from '../../test/catalogue.ts';
import { changed, moment, NAMES } from './fixtures.ts';
import { notesOf } from './joust/notes.ts';
import { offerOf } from './offer.ts';
import type { GloriaView } from './protocol.ts';
import { dangers, fighting, hasZone, reachesOf, sees, troubles } from './rules.ts';
import { placeAt } from './troops/seats.ts';
import { fullLabel, labelOf, nameOf, rollCall, seatLine, turnText } from './words.ts';

const english = speechOf('en');
const eyes = (view: GloriaView, speech = english) => ({ view, seat: 0, names: NAMES, speech });
const { view } = moment('pick');
const [priscus] = view.table.gladiators;

/** The first gladiator, changed; as part of its table. */
function with0(part: Parameters<typeof changed>[2], from: GloriaView = view) {
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
      /, hex −?\d, −?\d, weight 4\.75, holds trident, net$/,
    );
  });

  it('is told with what besets it', () => {
    const turn = view.table.turn;
    const bad = with0({ down: true, snare: 'net', stunned: turn + 1, cowed: turn, marker: false });
    expect(labelOf(eyes(bad.view), bad.one)).toMatch(
      /on the ground, entangled, stunned, can only defend$/,
    );
    expect(troubles(bad.table, with0({ status: 'dead' }).one)).toEqual(['dead']);
    expect(troubles(bad.table, with0({ stunned: turn - 1 }).one)).toEqual([]);
    const bare = with0({ hands: [] });
    expect(fullLabel(eyes(bare.view), bare.one)).toContain('empty-handed');
  });

  it('speaks French and Russian', () => {
    if (!priscus) return;
    expect(labelOf(eyes(view, speechOf('fr')), priscus)).toContain('niveau 4 sur 4');
    expect(labelOf(eyes(view, speechOf('ru')), priscus)).toContain('уровень 4 из 4');
  });
});

describe('a zone of control', () => {
  it('needs one who stands free', () => {
    const { table, one } = with0({ hex: 0, facing: 0, arm: 'long' });
    expect(reachesOf(table, one).zone).toHaveLength(3);
    expect(reachesOf(table, one).reach).toHaveLength(5);
    expect(hasZone(with0({ down: true }).one)).toBe(false);
    expect(reachesOf(table, with0({ appealing: true }).one).zone).toEqual([]);
    const short = with0({ arm: 'short', hands: ['gladius'] });
    expect(reachesOf(table, short.one).reach).toEqual([]);
  });

  it('ends at the wall', () => {
    const { table, one } = with0({ hex: 5, facing: 0 });
    expect(reachesOf(table, one).zone).toHaveLength(0);
  });

  it('is a danger to enemies alone', () => {
    const foes = fighting(view.table).filter((one) => one.owner === 1);
    const zones = foes.flatMap((one) => reachesOf(view.table, one).zone);
    if (priscus) expect(dangers(view.table, priscus)).toEqual(new Set(zones));
  });

  it('is not all that is seen', () => {
    const { one } = with0({ hex: 0, facing: 0, down: false });
    expect([1, 2, 100, 199, -1, -2].map((hex) => sees(one, hex))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(sees({ ...one, down: true }, 1)).toBe(false);
  });
});

describe('the table in words', () => {
  it('counts turns, and tournaments of a campaign', () => {
    expect(turnText(eyes(view))).toBe('Turn 1 of 30');
    const campaign = { ...view.table.options, campaign: 3, turn_limit: null };
    const table = { ...view.table, options: campaign };
    expect(turnText(eyes({ ...view, table }))).toBe('Tournament 1 of 3 · Turn 1');
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

describe('what is worth knowing about an attack', () => {
  const kept = moment('attack');
  const offer = offerOf(kept.view, kept.moves);
  const one = kept.view.table.gladiators[offer.who];
  const attack = offer.attacks.find(({ kind }) => kind === 'engage');
  const note = (part: Parameters<typeof changed>[2]) => {
    if (!one || !attack) return [];
    const gladiators = changed(kept.view, attack.who, part);
    const now = { ...kept.view, table: { ...kept.view.table, gladiators } };
    return notesOf(eyes(now), one, attack);
  };

  it('tells how the other one will meet it', () => {
    expect(note({ down: true })[0]).toContain('on the ground: one more die');
    expect(note({ down: false, snare: 'net' })[0]).toContain('entangled');
    expect(note({ down: false, snare: '', marker: true })[0]).toContain('still has the marker');
    const turned = { down: false, snare: '', marker: false, pa: 0 };
    const notes = [0, 1, 2, 3, 4, 5].map((facing) => note({ ...turned, facing })[0]);
    expect(notes.some((text) => text?.startsWith('From behind'))).toBe(true);
    expect(notes.some((text) => text?.includes('one die in defence'))).toBe(true);
  });

  it('tells what a throw and a push are', () => {
    if (!one || !attack) return;
    expect(notesOf(eyes(kept.view), one, { ...attack, kind: 'throw' })[0]).toContain('Caught on');
    expect(notesOf(eyes(kept.view), one, { ...attack, kind: 'push' }).at(-1)).toContain(
      'back two hexes',
    );
  });
});

it('seats the lanistae clockwise, each in a corner of its own', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const places = Array.from({ length: seats }, (_, seat) => placeAt(seat, seats));
    expect(new Set(places.map((one) => JSON.stringify(one))).size).toBe(seats);
  }
});
