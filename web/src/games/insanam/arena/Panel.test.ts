import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { speechOf } from '../../../test/catalogue.ts';
import { holdStill, panelOf, viewOf } from '../fixtures/placed.ts';
import ArenaPanel from './Panel.svelte';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeAll(holdStill);

describe('the panel of the arena', () => {
  const pairs = ['fight G07 A09', 'fight G07 TOP', 'fight G05 A09', 'fight G05 TOP', 'done'];
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
    const props = panelOf(viewOf('fight'), pairs);
    render(ArenaPanel, props);
    screen.getByText('weak: Ordinary');
    screen.getByText(/^wins \d+%/);
    await fireEvent.click(button(/^Hilarus/));
    await fireEvent.click(button(/hidden top card/));
    screen.getByText('not known before it is turned up');
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
    const view = viewOf('buyback', { dice, frames }, { prices: { buyback: [6, 0, 0] } });
    const props = panelOf(view, ['buyback', 'skip']);
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
