import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { speechOf } from '../../../test/catalogue.ts';
import { forecastOf } from '../../../test/fakes.ts';
import {
  battleFrame,
  costing,
  holdStill,
  lineOf,
  panelOf,
  sumOf,
  viewOf,
} from '../fixtures/placed.ts';
import BattlePanel from './BattlePanel.svelte';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeAll(holdStill);

describe('the panel of a battle', () => {
  const invaders = { NAR: [2, 1, 0] };
  const evocati = { troops: { kind: 'evocati', id: 1 }, each: 4 };
  const centurions = { troops: { kind: 'centurions', id: 1 }, each: 2 };
  const sums = [
    sumOf('power', { key: 'insanam-sum-attack-you' }, lineOf(2, 'troops', centurions)),
    sumOf('power', { key: 'insanam-sum-barbarians' }, lineOf(4, 'troops', evocati)),
  ];
  const fall = () => viewOf('fall', { frames: [battleFrame()], invaders, mover: 0 }, { sums });

  it('explains both sides, shows the dice, and loses what is picked and confirmed', async () => {
    const forecasts = { 'fall 0 1 0 0': forecastOf({ facts: { power: 2 } }) };
    const props = panelOf(fall(), ['fall 2 0 0 0', 'fall 0 1 0 0'], speechOf('en'), forecasts);
    render(BattlePanel, props);
    screen.getByRole('heading', { name: 'Battle: Narbonensis' });
    screen.getByRole('img', { name: 'die: −1' });
    screen.getByText('1 evocatus, 4 each');
    screen.getByText('Damage 2: You');
    await fireEvent.click(button(/^Lose 1 centurion.*power 2/));
    expect(document.querySelector('.lost')?.textContent).toContain('1 centurion');
    expect(props.play).not.toHaveBeenCalled();
    await fireEvent.click(button('Lose 1 centurion'));
    expect(props.play).toHaveBeenCalledWith('fall 0 1 0 0');
  });

  it('offers charm for its price, and reinforcements', async () => {
    const view = viewOf(
      'charm',
      { frames: [battleFrame({ stage: 'begin', exchange: 0, ask: 'charm' })], invaders, mover: 0 },
      { sums },
    );
    const props = panelOf(view, ['charm', 'skip'], speechOf('en'), { charm: costing(9) });
    const { rerender } = render(BattlePanel, props);
    await fireEvent.click(button(/^Pay, and take it without a battle.*9 gold/));
    expect(props.play).toHaveBeenCalledWith('charm');
    const next = { ...view, ask: 'muster' };
    await rerender({ eyes: { ...props.eyes, view: next }, moves: ['muster 0', 'muster 1'] });
    await fireEvent.click(button(/^Recruit 1 legionary/));
    expect(props.play).toHaveBeenCalledWith('muster 1');
  });

  it('is not there without a battle', () => {
    const { container } = render(BattlePanel, panelOf(viewOf('turn'), null));
    expect(container.textContent?.trim()).toBe('');
  });

  it.each(['en', 'fr', 'ru'])('speaks %s', (language) => {
    const equal = battleFrame({
      totals: [5, 5],
      damage: 0,
      choosing: [0, 1],
      defender: -1,
      land: 'TIN',
    });
    const table = { frames: [equal], invaders: { TIN: [1, 1, 0] }, mover: 0 };
    const view = viewOf('fall', table, { sums });
    render(BattlePanel, panelOf(view, ['fall 1 0 0 0', 'fall 0 1 0 0'], speechOf(language)));
    expect(document.querySelectorAll('[data-fall]')).toHaveLength(2);
  });
});
