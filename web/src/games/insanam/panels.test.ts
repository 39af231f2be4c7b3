import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speechOf } from '../../test/catalogue.ts';
import ArenaPanel from './ArenaPanel.svelte';
import BattlePanel from './BattlePanel.svelte';
import Edict from './Edict.svelte';
import { NAMES } from './fixtures.ts';
import { battleFrame, eventFrame, holdStill, tableOf, viewOf } from './mapFixtures.ts';
import type { InsanamView } from './protocol.ts';

const LANGUAGES = ['en', 'fr', 'ru'];
const speech = speechOf('en');

const given = (view: InsanamView, moves: string[] | null, language = speech) => ({
  eyes: { view, seat: 0, names: NAMES, speech: language },
  moves,
  play: vi.fn(),
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeAll(holdStill);

describe('the panel of a battle', () => {
  const invaders = { NAR: [2, 1, 0] };
  const fall = () => viewOf('fall', { frames: [battleFrame()], invaders, mover: 0 });

  it('explains both sides, shows the dice, and loses what is picked and confirmed', async () => {
    const props = given(fall(), ['fall 2 0 0 0', 'fall 0 1 0 0']);
    render(BattlePanel, props);
    screen.getByRole('heading', { name: 'Battle: Narbonensis' });
    screen.getByRole('img', { name: 'die: −1' });
    screen.getByText('1 evocatus × 4');
    screen.getByText('Damage 2: You');
    await fireEvent.click(button(/^Lose 1 centurion/));
    expect(props.play).not.toHaveBeenCalled();
    await fireEvent.click(button('Lose 1 centurion'));
    expect(props.play).toHaveBeenCalledWith('fall 0 1 0 0');
  });

  it('offers charm for its price, and reinforcements', async () => {
    const view = viewOf(
      'charm',
      { frames: [battleFrame({ stage: 'begin', exchange: 0, ask: 'charm' })], invaders, mover: 0 },
      { prices: { charm: [9, 0, 0] } },
    );
    const props = given(view, ['charm', 'skip']);
    const { rerender } = render(BattlePanel, props);
    await fireEvent.click(button(/^Pay, and take it without a battle.*9 gold/));
    expect(props.play).toHaveBeenCalledWith('charm');
    const next = { ...view, ask: 'muster' };
    await rerender({ eyes: { ...props.eyes, view: next }, moves: ['muster 0', 'muster 1'] });
    await fireEvent.click(button(/^Recruit 1 legionary/));
    expect(props.play).toHaveBeenCalledWith('muster 1');
  });

  it('is not there without a battle', () => {
    const { container } = render(BattlePanel, given(viewOf('turn'), null));
    expect(container.textContent?.trim()).toBe('');
  });

  it.each(LANGUAGES)('speaks %s', (language) => {
    const equal = battleFrame({
      totals: [5, 5],
      damage: 0,
      choosing: [0, 1],
      defender: -1,
      land: 'TIN',
    });
    const view = viewOf('fall', { frames: [equal], invaders: { TIN: [1, 1, 0] }, mover: 0 });
    render(BattlePanel, given(view, ['fall 1 0 0 0', 'fall 0 1 0 0'], speechOf(language)));
    expect(document.querySelectorAll('[data-fall]')).toHaveLength(2);
  });
});

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
    const props = given(viewOf('fight'), pairs);
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
    const props = given(view, ['reroll', 'stand']);
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
    const props = given(view, ['buyback', 'skip']);
    render(ArenaPanel, props);
    screen.getByText('Pugnax falls.');
    await fireEvent.click(button(/^Buy it back.*6 gold/));
    expect(props.play).toHaveBeenCalledWith('buyback');
  });

  it.each(LANGUAGES)('speaks %s', (language) => {
    render(ArenaPanel, given(viewOf('fight'), pairs, speechOf(language)));
    expect(document.querySelectorAll('[data-card]')).toHaveLength(4);
  });
});

describe('the edict', () => {
  const thumbs = (event = 'E408') =>
    viewOf('thumbs', { event, frames: [eventFrame(event)] }, { turn: null, waiting: [0, 2] });
  const give = (kind: string, most: number) =>
    Array.from({ length: most + 1 }, (_, n) => `give ${kind} ${n}`);

  it('shows both halves, and a thumb is picked before it is sent', async () => {
    const talk = createRawSnippet(() => ({ render: () => '<button>Talk</button>' }));
    const props = given(thumbs(), ['approve', 'refuse']);
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
    const props = given(thumbs('E402'), null);
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
      { event: 'E308', frames: [eventFrame('E308', { least: 12, ask: 'gifts' })] },
      { turn: null, waiting: [0] },
    );
    const props = given(view, give('G', 11));
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
    const props = given(viewOf('', { event: 'E308', gifts: [6, 6, 0], frames }), null);
    const { rerender } = render(Edict, props);
    screen.getByText(/^12 given.*success/);
    expect(screen.getAllByText('gave 6, 1st place')).toHaveLength(2);
    screen.getByText('gave nothing');
    const failed = viewOf('', { event: 'E308', gifts: [6, 5, 0], frames });
    await rerender({ eyes: { ...props.eyes, view: failed } });
    screen.getByText(/1 missing/);
    screen.getByText('gave 6');
  });

  it.each(LANGUAGES)('speaks %s', (language) => {
    const spoken = speechOf(language);
    render(Edict, given(thumbs(), ['approve', 'refuse'], spoken));
    render(
      Edict,
      given(
        { ...thumbs('E302'), table: tableOf({ event: 'E302', gifts: [1, 2, 0] }) },
        null,
        spoken,
      ),
    );
    expect(document.querySelectorAll('.edict')).toHaveLength(2);
  });
});
