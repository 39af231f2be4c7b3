import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { speechOf } from '../../../test/catalogue.ts';
import { eventFrame, holdStill, panelOf, tableOf, viewOf } from '../fixtures/placed.ts';
import Edict from './Edict.svelte';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeAll(holdStill);

describe('the edict', () => {
  const thumbs = (event = 'E408') =>
    viewOf('thumbs', { event, frames: [eventFrame(event)] }, { turn: null, waiting: [0, 2] });
  const give = (kind: string, most: number) =>
    Array.from({ length: most + 1 }, (_, n) => `give ${kind} ${n}`);

  it('shows both halves, and a thumb is picked before it is sent', async () => {
    const talk = createRawSnippet(() => ({ render: () => '<button>Talk</button>' }));
    const props = panelOf(thumbs(), ['approve', 'refuse']);
    const { rerender } = render(Edict, { ...props, talk });
    screen.getByRole('heading', { name: /Scribonius Proculus/ });
    button('Talk');
    expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull();
    await fireEvent.click(button(/^Thumb down/));
    expect(props.play).not.toHaveBeenCalled();
    // Somebody else has chosen meanwhile: the same question comes again.
    await rerender({ moves: ['approve', 'refuse'] });
    await fireEvent.click(button('Refuse'));
    expect(props.play).toHaveBeenCalledWith('refuse');
  });

  it('says what happens first, who has chosen, and then what everybody chose', async () => {
    const props = panelOf(thumbs('E402'), null);
    const { rerender } = render(Edict, props);
    screen.getByText(/^First, once:/);
    expect(screen.getAllByText('still to choose')).toHaveLength(2);
    const shown = viewOf('', {
      event: 'E402',
      thumbs: ['approve', 'refuse', ''],
      frames: [eventFrame('E402', { stage: 'end' })],
    });
    await rerender({ eyes: { ...props.eyes, view: shown } });
    screen.getByText('approves');
    screen.getByText('refuses');
    screen.getByText(/^exposed/);
  });

  it('gives of each kind in turn, from one purse', async () => {
    const view = viewOf(
      'gifts',
      { event: 'E308', frames: [eventFrame('E308', { least: 12, kinds: 'GWS', ask: 'gifts' })] },
      { turn: null, waiting: [0] },
    );
    const props = panelOf(view, give('G', 11));
    const { rerender } = render(Edict, props);
    screen.getByText('Together at least 12.');
    await fireEvent.click(button('One gold more'));
    await fireEvent.click(button('One gold more'));
    await fireEvent.click(button('One stone more'));
    await fireEvent.click(button('Give 3'));
    await rerender({ moves: null });
    await rerender({ moves: give('W', 2) });
    await rerender({ moves: null });
    await rerender({ moves: give('S', 3) });
    expect(props.play.mock.calls).toEqual([['give G 2'], ['give W 0'], ['give S 1']]);
  });

  it('shows all gifts and what came of them', async () => {
    const frames = [eventFrame('E308', { least: 12, stage: 'end' })];
    const edict = {
      least: 12,
      given: 12,
      missing: 0,
      places: [1, 1, 0],
      brought: ['+4VP', '+4VP', ''],
    };
    const shown = viewOf('', { event: 'E308', gifts: [6, 6, 0], frames }, { edict });
    const props = panelOf(shown, null);
    const { rerender } = render(Edict, props);
    screen.getByText(/^12 given.*success/);
    expect(screen.getAllByText('gave 6, 1st place')).toHaveLength(2);
    screen.getByText('gave nothing');
    const lost = { ...edict, given: 11, missing: 1, places: [0, 0, 0], brought: ['', '', '-1VP'] };
    const failed = viewOf('', { event: 'E308', gifts: [6, 5, 0], frames }, { edict: lost });
    await rerender({ eyes: { ...props.eyes, view: failed } });
    screen.getByText(/1 missing/);
    screen.getByText('gave 6');
  });

  it.each(['en', 'fr', 'ru'])('speaks %s', (language) => {
    const spoken = speechOf(language);
    render(Edict, panelOf(thumbs(), ['approve', 'refuse'], spoken));
    render(
      Edict,
      panelOf(
        { ...thumbs('E302'), table: tableOf({ event: 'E302', gifts: [1, 2, 0] }) },
        null,
        spoken,
      ),
    );
    expect(document.querySelectorAll('.edict')).toHaveLength(2);
  });
});
