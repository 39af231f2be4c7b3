import { describe, expect, it } from 'vitest';
import type { GloriaOutfit } from '../protocol.ts';
import {
  classOf,
  type Draft,
  draftOf,
  figuresOf,
  fitsLeft,
  kindsOf,
  movesTo,
  NOTHING,
  outfitOf,
  SCHOOL,
  take,
  wear,
} from './equipment.ts';
import { moment } from './fixtures.ts';

const outfit = (name: string): GloriaOutfit => classOf(name)?.outfit ?? NOTHING;

describe('what is printed of equipment', () => {
  it('gives every class the figures that its pieces add up to', () => {
    expect(SCHOOL.classes.length).toBeGreaterThan(0);
    for (const { id, outfit: worn, weight, points, stops } of SCHOOL.classes) {
      expect(figuresOf(worn), id).toEqual({ weight, points, stops });
    }
  });

  it('names the kinds of what is in hand, each once', () => {
    expect(kindsOf(outfit('retiarius'))).toEqual(['long', 'net']);
    expect(kindsOf(outfit('dimachaerus'))).toEqual(['short']);
  });
});

describe('equipment of one’s own', () => {
  const empty = draftOf(NOTHING);

  it('comes back from a draft as it was', () => {
    for (const { outfit: worn } of SCHOOL.classes) expect(outfitOf(draftOf(worn))).toEqual(worn);
    expect(draftOf({ armour: [], hands: ['parma'], sheathed: '' })).toEqual({
      ...empty,
      left: 'parma',
    });
  });

  it('covers each part of the body once, and loses the grille with the helmet', () => {
    let draft: Draft = wear(wear(empty, 'leather-helmet'), 'grille');
    draft = wear(draft, 'helmet');
    expect(draft.armour.toSorted()).toEqual(['grille', 'helmet']);
    draft = wear(wear(draft, 'ocrea'), 'helmet');
    expect(draft.armour).toEqual(['ocrea']);
  });

  it('has weapons of one length', () => {
    const two = { ...take(empty, 'gladius'), left: 'sica' };
    expect(fitsLeft(two, 'pugio')).toBe(true);
    expect(fitsLeft(two, 'hasta')).toBe(false);
    expect(fitsLeft(empty, 'gladius')).toBe(false);
    expect(fitsLeft(empty, 'net')).toBe(true);
    expect(take(two, 'trident').left).toBe('');
    expect(take({ ...two, left: 'net' }, 'trident').left).toBe('net');
  });

  it('is sent in an order in which each move is legal', () => {
    const wish: GloriaOutfit = {
      armour: ['grille', 'leather-helmet', 'ocrea'],
      hands: ['net', 'trident'],
      sheathed: 'pugio',
    };
    expect(movesTo(NOTHING, wish)).toEqual([
      'wear leather-helmet',
      'wear grille',
      'wear ocrea',
      'hold trident',
      'hold net',
      'sheathe pugio',
      'ready',
    ]);
    expect(movesTo({ ...NOTHING, hands: ['gladius'] }, outfit('dimachaerus'))).toEqual([
      'wear helmet',
      'wear leather-manica',
      'wear leather-ocrea',
      'hold gladius',
      'ready',
    ]);
  });

  it('offers nothing but what a real question allows', () => {
    const { view, moves } = moment('outfit');
    const frame = view.table.frames.at(-1);
    const given = draftOf(frame?.type === 'Enlist' ? (frame.outfit ?? NOTHING) : NOTHING);
    const open = Object.keys(SCHOOL.kinds).filter((item) => !given.left && fitsLeft(given, item));
    expect(open.map((item) => `hold ${item}`).toSorted()).toEqual(
      moves.filter((move) => move.startsWith('hold ')).toSorted(),
    );
    expect(SCHOOL.arms.map((item) => `sheathe ${item}`)).toEqual(
      moves.filter((move) => move.startsWith('sheathe ')),
    );
  });
});
