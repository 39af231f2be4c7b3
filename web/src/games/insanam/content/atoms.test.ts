import { describe, expect, it } from 'vitest';
import { atomsOf } from './atoms.ts';
import * as content from './catalogue.ts';

describe('reading effects', () => {
  it('reads what is gained, lost, levied and paid', () => {
    expect(atomsOf('+2G -1VP !3ANY pay(4ANY)')).toEqual([
      { kind: 'gain', n: 2, resource: 'G' },
      { kind: 'lose', n: 1, resource: 'VP' },
      { kind: 'levy', n: 3, resource: 'ANY' },
      { kind: 'pay', n: 4, resource: 'ANY' },
    ]);
  });

  it('reads what is done', () => {
    expect(atomsOf('recruit(2,1) deploy(4) fight(0) gbuy(2) redo(any) redo(COL,HIP)')).toEqual([
      { kind: 'recruit', n: 2, d: 1 },
      { kind: 'deploy', n: 4 },
      { kind: 'fight', n: 0 },
      { kind: 'gbuy', d: 2 },
      { kind: 'redo', zones: [] },
      { kind: 'redo', zones: ['COL', 'HIP'] },
    ]);
    expect(atomsOf('free(CEN,1) peek(EVT,3) levyper(G,terr,1) barb(ARO,1)')).toEqual([
      { kind: 'free', troop: 'CEN', n: 1 },
      { kind: 'peek', deck: 'EVT', n: 3 },
      { kind: 'levyper', resource: 'G', metric: 'terr', n: 1 },
      { kind: 'barb', region: 'ARO', n: 1 },
    ]);
  });

  it('reads what lasts, and powers of boards', () => {
    expect(atomsOf('mod(cost.LEG,-2) tax(place.HIP,1G) sp(strength EVO +1)')).toEqual([
      { kind: 'mod', key: 'cost.LEG', n: -2 },
      { kind: 'tax', key: 'place.HIP', n: 1, resource: 'G' },
      { kind: 'sp', key: 'strength', troop: 'EVO', n: 1 },
    ]);
    expect(atomsOf('sp(extra 5,3,2) sp(raid, once) sp(accuse per round) sp(first blow)')).toEqual([
      { kind: 'sp', key: 'extra', numbers: [5, 3, 2] },
      { kind: 'sp', key: 'raid', limit: 'game' },
      { kind: 'sp', key: 'accuse', limit: 'round' },
      { kind: 'sp', key: 'first blow' },
    ]);
    expect(atomsOf('sp(adversary -2) spend(5G 5W)')).toEqual([
      { kind: 'sp', key: 'adversary', n: -2 },
      {
        kind: 'spend',
        goods: [
          ['G', 5],
          ['W', 5],
        ],
      },
    ]);
  });

  it('reads every effect there is', () => {
    const texts = [
      ...Object.values(content.GLADIATORS).flatMap((one) => [
        one.oneshot,
        one.income,
        one.permanent,
      ]),
      ...Object.values(content.ADVERSARIES).flatMap((one) => [one.effect, one.reward]),
      ...Object.values(content.INDIVIDUAL).flatMap((one) => [one.approve, one.refuse]),
      ...Object.values(content.COLLECTIVE).flatMap((one) => one.rewards),
      ...Object.values(content.TILES).flatMap((one) => one.actions),
      ...Object.values(content.BOARDS).flatMap((one) => [one.start, ...one.powers]),
    ];
    for (const text of texts) {
      const atoms = atomsOf(text);
      expect(atoms.length, text).toBeGreaterThan(0);
      for (const atom of atoms) {
        expect(atom.kind, text).not.toBe('');
        expect(Number.isNaN(atom.n ?? 0) || Number.isNaN(atom.d ?? 0), text).toBe(false);
      }
    }
  });
});
