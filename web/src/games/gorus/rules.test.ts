import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAVOUR, SCHOOLS, signed, worth, ZERO_BONUS } from './cards.ts';
import { fight, table } from './fixtures.ts';
import { ahead, consequence, kindOf } from './rules.ts';
import { SEATING } from './seats.ts';

const folder = join(import.meta.dirname, '../../../../src/ludus/games/gorus/content');
const content = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('the tables are those of the engine', () => {
  it('has the favour of every strength', () => {
    const cards = content('cards.toml');
    const rows = [...cards.matchAll(/strength = (\d+)\nfavour = (-?\d+)/g)];
    expect(rows.map((row) => Number(row[2]))).toEqual([...FAVOUR]);
    expect(rows.map((row) => Number(row[1]))).toEqual(rows.map((_, at) => at));
    expect(cards).toContain(`zero_bonus = ${ZERO_BONUS}`);
    expect(cards).toContain(`schools = [${SCHOOLS.map((one) => `"${one}"`).join(', ')}]`);
  });

  it('has the seating of every team format', () => {
    const teams = content('table.toml').split('[teams]')[1] ?? '';
    const rows = [...teams.matchAll(/^(\w+) = "(\w+)"$/gm)].map((row) => [row[1], row[2]]);
    expect(Object.fromEntries(rows)).toEqual(SEATING);
  });
});

describe('what a card is', () => {
  it('never challenges when led [G-4.5]', () => {
    expect(kindOf([], 'BL10')).toBe('lead');
  });

  it('challenges with the strength of the card just before, of whatever school [G-6.1, G-6.5]', () => {
    const before = fight(4, 0, 'BL4', 'BL10');
    expect(kindOf(before, 'GR10')).toBe('challenge');
    expect(kindOf(fight(4, 0, 'GR4', 'BL10'), 'GR10')).toBe('challenge');
    expect(kindOf(before, 'GR4')).toBe('discard');
    expect(kindOf(before, 'BL11')).toBe('follow');
  });

  it('shows its favour, a 0 both of its values', () => {
    expect(['BL8', 'BL9', 'BL5', 'BL0'].map(worth)).toEqual(['−4', '+2', '0', '0/5']);
    expect(signed(-12)).toBe('−12');
  });
});

describe('who is ahead', () => {
  // The worked examples of the rulebook: cards, preferred at the end, place of the winning card.
  it.each([
    ['E1', ['BL4', 'BL10', 'GR10'], 'GR', 2],
    ['E2', ['BR5', 'BL8', 'BR4'], 'YE', 0],
    ['E3', ['BL6', 'PI8', 'BR8'], 'BR', 2],
    ['E4', ['BL9', 'PI8', 'BL5', 'PI5'], 'PI', 1],
    ['E5', ['GR12', 'BL7', 'BL0', 'BR0'], 'BR', 3],
    ['E7', ['BR4', 'BR2', 'BR9', 'BR11', 'YE11', 'YE15', 'BR8', 'PI0'], 'YE', 5],
  ] as const)('%s', (_, cards, preferred, at) => {
    expect(ahead(fight(8, 0, ...cards), preferred)?.card).toBe(cards[at]);
  });

  it('is nobody on empty sand', () => expect(ahead([], 'BL')).toBeNull());
});

describe('what a card would do', () => {
  it('makes the school of the first card of a round the preferred one [G-4.3]', () => {
    expect(consequence(table(3), 0, 'GR0')).toMatchObject({ kind: 'lead', turns: true });
    const later = table(3, { preferred: 'BL' });
    expect(consequence(later, 0, 'GR0')).toMatchObject({ kind: 'lead', turns: false });
  });

  it('turns the crowd by a challenge, and may so put another ahead [G-6.3, G-7.2]', () => {
    const view = table(4, { preferred: 'GR', fight: fight(4, 1, 'BL9', 'PI8', 'BL5') });
    const then = consequence(view, 0, 'PI5');
    expect(then).toMatchObject({ kind: 'challenge', turns: true, ahead: 2, stays: false });
    expect(then.ends).toEqual({ cards: 4, favour: -2 });
  });

  it('counts two wanderers in solo: the answer of the second is still to come', () => {
    const view = table(1, { preferred: 'BL', fight: fight(1, 0, 'BL9') });
    expect(consequence(view, 0, 'BL10')).toMatchObject({ ahead: 0, ends: null });
    expect(consequence(view, 0, 'BL4')).toMatchObject({ ahead: null, stays: true });
  });
});
