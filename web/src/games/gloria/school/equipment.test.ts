import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GloriaOutfit } from '../protocol.ts';
import {
  ARMOUR,
  ARMS,
  averagePa,
  BY_WEIGHT,
  CLASSES,
  type Draft,
  draftOf,
  fitsLeft,
  ITEMS,
  kindsOf,
  movesTo,
  NOTHING,
  outfitOf,
  PARTS,
  stops,
  take,
  wear,
  weightOf,
} from './equipment.ts';
import { moment } from './fixtures.ts';

const content = (name: string): string =>
  readFileSync(
    join(import.meta.dirname, '../../../../../src/ludus/games/gloria/content', `${name}.toml`),
    'utf8',
  );

/** The lines of a table of a content file. */
const section = (text: string, name: string): string[] =>
  (text.split(`[${name}]\n`)[1] ?? '').split(/\n\[/)[0]?.split('\n').filter(Boolean) ?? [];

const strings = (line: string | undefined): string[] =>
  [...(line?.matchAll(/"([^"]+)"/g) ?? [])].map((match) => match[1] ?? '');

const outfit = (name: string): GloriaOutfit => CLASSES[name] ?? NOTHING;

describe('what the client knows of equipment', () => {
  it('is what the rules say: armour', () => {
    const found = section(content('equipment'), 'armour').map((line) => {
      const [, name = '', weight = ''] = /^([\w-]+) = \{ weight = ([\d.]+)/.exec(line) ?? [];
      return [name, 4 * Number(weight)];
    });
    expect(Object.fromEntries(found)).toEqual(ARMOUR);
    expect(PARTS.flat().toSorted()).toEqual(Object.keys(ARMOUR).toSorted());
  });

  it('is what the rules say: things in hand', () => {
    const found = section(content('equipment'), 'items').map((line) => {
      const [, name = '', kind = '', weight = ''] =
        /^(\w+) = \{ kind = "(\w+)", weight = ([\d.]+)/.exec(line) ?? [];
      return [name, { kind, weight: 4 * Number(weight) }];
    });
    expect(Object.fromEntries(found)).toEqual(ITEMS);
  });

  it('is what the rules say: classes', () => {
    const text = content('classes');
    const names = [...text.matchAll(/\[classes\.(\w+)\]/g)].map((match) => match[1] ?? '');
    expect(names).toEqual(Object.keys(CLASSES));
    for (const name of names) {
      const lines = section(text, `classes.${name}`);
      const line = (word: string) => lines.find((one) => one.startsWith(`${word} =`));
      expect(outfit(name), name).toEqual({
        armour: strings(line('armour')),
        hands: strings(line('hands')),
        sheathed: strings(line('sheathed'))[0] ?? '',
      });
    }
  });

  it('weighs what the table of the rulebook says', () => {
    const weights = Object.keys(CLASSES).map((name) => weightOf(outfit(name)) / 4);
    expect(weights).toEqual([
      4.75, 5.75, 6, 4.75, 5.75, 6.75, 3.5, 2.75, 4.5, 4.25, 8, 6.5, 3.5, 3.25, 3.5,
    ]);
    expect([BY_WEIGHT[0], BY_WEIGHT.at(-1)]).toEqual(['laquearius', 'crupellarius']);
  });

  it('says what a weight means', () => {
    expect(averagePa(19)).toBe(2);
    expect(averagePa(32)).toBeCloseTo(1.1);
    expect(averagePa(0)).toBe(5.5);
    // A thraex is stopped below 4.75; a hoplomachus holds a long weapon, which adds one.
    expect([stops(outfit('thraex')), stops(outfit('hoplomachus'))]).toEqual([5, 5]);
    expect(stops(outfit('crupellarius'))).toBe(8);
    expect(kindsOf(outfit('retiarius'))).toEqual(['long', 'net']);
    expect(kindsOf(outfit('dimachaerus'))).toEqual(['short']);
  });
});

describe('equipment of one’s own', () => {
  const empty = draftOf(NOTHING);

  it('comes back from a draft as it was', () => {
    for (const name of Object.keys(CLASSES))
      expect(outfitOf(draftOf(outfit(name)))).toEqual(outfit(name));
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
    const open = Object.keys(ITEMS).filter((item) => !given.left && fitsLeft(given, item));
    expect(open.map((item) => `hold ${item}`).toSorted()).toEqual(
      moves.filter((move) => move.startsWith('hold ')).toSorted(),
    );
    expect(ARMS.map((item) => `sheathe ${item}`)).toEqual(
      moves.filter((move) => move.startsWith('sheathe ')),
    );
  });
});
