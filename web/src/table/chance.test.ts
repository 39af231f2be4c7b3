import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../verify/verify.mjs';
import type { Kept } from '../lib/nonces.ts';
import { speechOf } from '../test/catalogue.ts';
import { type ChanceRecord, checkChance } from './chance.ts';

const NAMES = ['Ann', 'Ben', 'Cy', 'Di'];
const text = readFileSync('../docs/vectors/brutus.json', 'utf8');
const vector = () =>
  JSON.parse(text) as ChanceRecord & { log: { fate?: [string, number | null, number[]][] }[] };
const MINE = 'nonce-of-seat-0';
const THEIRS = 'nonce-of-seat-3';
const { commitment } = vector().fairness ?? { commitment: '' };
const kept = (part: Partial<Kept> = {}): Kept => ({
  commitment,
  nonces: { 0: MINE },
  seen: [hashOf(MINE), null, null, hashOf(THEIRS)],
  ...part,
});
const keys = (record: ChanceRecord, memory: Kept | null, good: boolean | null) =>
  checkChance(record, memory, NAMES)
    .filter((one) => one.good === good)
    .map((one) => one.key.replace('web-chance-', ''));

describe('the check of chance', () => {
  it('is content with a fair game, and names who added nothing', () => {
    expect(keys(vector(), kept(), false)).toEqual([]);
    expect(keys(vector(), kept(), true)).toEqual([
      ...['seed', 'same-commitment', 'own-nonce', 'promises', 'draws'],
    ]);
    expect(keys(vector(), kept(), null)).toEqual(['without']);
    expect(keys(vector(), null, null)).toEqual(['stranger', 'without']);
  });

  it.each<[string, Partial<Kept>]>([
    ['other-commitment', { commitment: 'another' }],
    ['other-nonce', { nonces: { 0: 'mine was another' } }],
    ['broken', { seen: [hashOf(MINE), null, null, hashOf('what was promised')] }],
    ['broken', { seen: [hashOf(MINE), null, null, null] }],
  ])('finds against its memory: %s', (key, part) => {
    expect(keys(vector(), kept(part), false)).toEqual([key]);
  });

  it('says who kept a promised number back, and that it sent none itself', () => {
    const seen = [hashOf(MINE), 'promised', null, hashOf(THEIRS)];
    expect(keys(vector(), kept({ seen }), null)).toEqual(['withheld', 'without']);
    expect(keys(vector(), kept({ seen: null }), null)).toEqual(['not-sent', 'without']);
  });

  it('finds what does not follow', () => {
    const record = vector();
    record.log[0]?.fate?.[0]?.[2].reverse();
    expect(keys(record, kept(), false)).toEqual(['draw-wrong']);
    const { fairness } = record;
    expect(
      keys({ ...record, fairness: fairness && { ...fairness, seed: '00' } }, null, false),
    ).toEqual(['commitment']);
    expect(
      keys({ ...record, fairness: fairness && { ...fairness, seed: null } }, null, false),
    ).toEqual(['no-seed']);
  });

  it.each(['en', 'fr', 'ru'])('has words for everything it finds: %s', (language) => {
    const speech = speechOf(language);
    const found = checkChance(vector(), kept({ seen: [null, 'p', null, 'other'] }), NAMES);
    for (const { key, facts } of found) expect(speech.text(key, facts)).not.toContain('web-chance');
  });
});
