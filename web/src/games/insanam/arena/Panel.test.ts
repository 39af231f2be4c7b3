import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speechOf } from '../../../test/catalogue.ts';
import { forecastOf } from '../../../test/fakes.ts';
import { costing, holdStill, lineOf, panelOf, sumOf, viewOf } from '../fixtures/placed.ts';
import ArenaPanel from './Panel.svelte';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeAll(holdStill);

describe('the panel of the arena', () => {
  const pairs = ['fight G07 A09', 'fight G07 TOP', 'fight G05 A09', 'fight G05 TOP', 'done'];
  const weak = { against: { kind: 'category', id: 'OR' } };
  const goods = [
    { kind: 'gold', id: 1 },
    { kind: 'wood', id: 2 },
  ];
  const told = {
    'fight G07 A09': forecastOf({
      costs: costing(2).costs,
      sums: [
        sumOf(
          'power',
          { key: 'insanam-sum-hidden' },
          lineOf(5, 'strength'),
          lineOf(-2, 'weak', weak),
        ),
        sumOf('power', { key: 'insanam-sum-hidden' }, lineOf(3, 'strength')),
      ],
      odds: [{ word: 'won', what: { key: 'insanam-odds-won', facts: { goods } }, chance: 0.4 }],
    }),
  };
  const fought = (part = {}) => ({
    type: 'Fight' as const,
    seat: 0,
    gladiator: 'G07',
    adversary: 'A09',
    bonus: 0,
    hidden: false,
    stage: 'result' as const,
    dice: [2, 1] as [number, number],
    totals: [5, 4] as [number, number],
    again: 1,
    result: '' as const,
    seats: [0],
    ask: 'reroll',
    ...part,
  });

  it('shows the sums before the dice, and sends the pair that is picked', async () => {
    const props = panelOf(viewOf('fight'), pairs, speechOf('en'), told);
    const consider = vi.fn();
    render(ArenaPanel, { ...props, eyes: { ...props.eyes, consider } });
    screen.getByText('weak: Ordinary');
    const odds = document.querySelector('.odds')?.textContent ?? '';
    expect(odds.replace(/\s+/g, ' ')).toMatch(/wins and brings 1 gold, 2 wood ?\. ?40%/);
    button(/^Fight.*2 gold/);
    await fireEvent.click(button(/^Hilarus/));
    await fireEvent.click(button(/hidden top card/));
    expect(consider).toHaveBeenLastCalledWith('fight G05 TOP');
    await fireEvent.click(button('Fight'));
    expect(props.play).toHaveBeenCalledWith('fight G05 TOP');
    await fireEvent.click(button('Do not fight'));
    expect(props.play).toHaveBeenCalledWith('done');
  });

  it('shows the dice and asks what is to be done with them', async () => {
    const dice = { first: 2, second: 1, totals: [5, 4] as [number, number] };
    const view = viewOf('reroll', { dice, frames: [fought()] });
    const props = panelOf(view, ['reroll', 'stand']);
    const { rerender } = render(ArenaPanel, props);
    screen.getByText('As it stands: Pugnax wins.');
    await fireEvent.click(button('Let it stand'));
    expect(props.play).toHaveBeenCalledWith('stand');
    const won = viewOf('slide', { dice, frames: [fought({ stage: 'end', result: 'won' })] });
    await rerender({ eyes: { ...props.eyes, view: won }, moves: ['slide', 'stay'] });
    screen.getByText('Pugnax wins.');
    await fireEvent.click(button('Slide it under the board'));
    expect(props.play).toHaveBeenCalledWith('slide');
  });

  it('buys back for a price', async () => {
    const dice = { first: -1, second: 2, totals: [2, 5] as [number, number] };
    const frames = [fought({ stage: 'buyback', result: 'lost', ask: 'buyback' })];
    const view = viewOf('buyback', { dice, frames });
    const props = panelOf(view, ['buyback', 'skip'], speechOf('en'), { buyback: costing(6) });
    render(ArenaPanel, props);
    screen.getByText('Pugnax falls.');
    await fireEvent.click(button(/^Buy it back.*6 gold/));
    expect(props.play).toHaveBeenCalledWith('buyback');
  });

  it.each(['en', 'fr', 'ru'])('speaks %s', (language) => {
    render(ArenaPanel, panelOf(viewOf('fight'), pairs, speechOf(language)));
    expect(document.querySelectorAll('[data-card]')).toHaveLength(4);
  });
});
