import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardProps } from '../../lib/board.ts';
import type { Forecast } from '../../lib/protocol.ts';
import { boardProps, forecastOf } from '../../test/fakes.ts';
import Board, { line } from './Board.svelte';
import { cards, NAMES, play, reply, table } from './fixtures.ts';
import type { BrutusView } from './protocol.ts';

const lead = table(4);
const leads = { id: '0.1.0', moves: ['2x1', '2x2', '5x1', '9x1', '13x1'] };

const foretells = (key: string, facts = {}) =>
  forecastOf({ brings: [{ key: `brutus-will-${key}`, facts }] });
const told: Record<string, Forecast> = {
  '2x2': foretells('win', { combination: { kind: 'combination', id: '2×2' } }),
  'to 3': foretells('to', { seat: { kind: 'seat', id: 3 } }),
  'mercy yes': foretells('mercy', { points: 2, seat: { kind: 'seat', id: 3 } }),
};

function show(given: Partial<Omit<BoardProps<BrutusView>, 'act' | 'why'>> = {}) {
  const props = {
    view: lead,
    ...boardProps('brutus', { seats: [] }),
    seat: 0,
    names: NAMES.slice(0, given.view?.sizes.length ?? 4),
    prompt: leads,
    forecast: (move: string) => told[move] ?? null,
    ...given,
  };
  return { ...render(Board, props), ...props };
}

const hand = () => screen.getByRole('list', { name: 'Your hand' });
const column = (name: RegExp) => within(hand()).getByRole('button', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

// Nothing flies here: motion is looked at in a real browser.
beforeAll(() => {
  const { happyDOM } = window as unknown as {
    happyDOM: { settings: { device: { prefersReducedMotion: string } } };
  };
  happyDOM.settings.device.prefersReducedMotion = 'reduce';
});

describe('leading', () => {
  it('adds a card with each tap, says what it does, and plays when confirmed', async () => {
    const { act } = show();
    await fireEvent.click(column(/^2, 2 cards, can go$/));
    await fireEvent.click(column(/^2, 2 cards, 1 picked/));
    screen.getByText('2×2 wins the round unless it is beaten.');
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(button('Play 2×2'));
    expect(act).toHaveBeenCalledExactlyOnceWith('2x2');
  });

  it('begins anew after the last card, and another column takes its place', async () => {
    show();
    for (let taps = 0; taps < 3; taps += 1) await fireEvent.click(column(/^2,/));
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
    await fireEvent.click(column(/^2,/));
    await fireEvent.click(column(/^5,/));
    button('Play 5');
  });

  it('has no pass', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
  });
});

describe('replying', () => {
  const view = reply(4, 2, { hand: cards(2, 2, 5, 5, 9) });
  const prompt = { id: '0.2.0', moves: ['pass', '5x2'] };

  it('picks the number that is wanted at once', async () => {
    const { act } = show({ view, prompt });
    await fireEvent.click(column(/^5,/));
    await fireEvent.click(button('Play 5×2'));
    expect(act).toHaveBeenCalledExactlyOnceWith('5x2');
  });

  it('asks why a column must wait', async () => {
    const { act, why } = show({ view, prompt });
    await fireEvent.click(column(/^2, 2 cards, not now$/));
    await fireEvent.click(column(/^Dux \(9\), 1 card, not now$/));
    expect(why.mock.calls).toEqual([['2x2'], ['9x2']]);
    expect(act).not.toHaveBeenCalled();
  });

  it('can always be a pass, with the same button', async () => {
    const { act, unmount } = show({ view, prompt });
    const some = button('Pass').outerHTML;
    await fireEvent.click(button('Pass'));
    expect(act).toHaveBeenCalledExactlyOnceWith('pass');
    unmount();
    show({ view, prompt: { id: '0.2.0', moves: ['pass'] } });
    expect(button('Pass').outerHTML).toBe(some);
  });
});

describe('several cards', () => {
  const view = table(4, { phase: 'lay', asked: 2, turn: null, waiting: [0, 1] });
  const moves = ['lay 2', 'lay 5', 'lay 9', 'lay 13'];
  const laid = { ...view, laid: [5], hand: cards(2, 2, 9, 13) };

  async function lay() {
    const shown = show({ view, prompt: { id: '0.0.0', moves } });
    await fireEvent.click(column(/^5,/));
    expect(button(/^Lay/).hasAttribute('disabled')).toBe(true);
    await fireEvent.click(column(/^Dux/));
    await fireEvent.click(button('Lay them face down'));
    expect(shown.act.mock.calls).toEqual([['lay 5']]);
    return shown;
  }

  it('go one after the other, as each question comes', async () => {
    const { act, rerender } = await lay();
    expect(screen.queryByRole('button', { name: /^Lay/ })).toBeNull();
    await rerender({ view: laid, prompt: { id: '0.1.0', moves } });
    expect(act.mock.calls).toEqual([['lay 5'], ['lay 9']]);
    await rerender({ view: { ...laid, laid: [5, 9], waiting: [1] }, prompt: null });
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('cannot be sent twice while the first is on its way', async () => {
    const { act, why } = show();
    await fireEvent.click(column(/^5,/));
    await fireEvent.click(button('Play 5'));
    await fireEvent.click(column(/^5,/));
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
    expect([act, why].map((one) => one.mock.calls.length)).toEqual([1, 0]);
  });

  it('stop when one is refused', async () => {
    const { act, rerender } = await lay();
    const message = { key: 'refused-over' };
    await rerender({ said: { type: 'refused', seat: 0, move: 'lay 5', why: null, message } });
    await rerender({ said: null, view: laid, prompt: { id: '0.1.0', moves } });
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('are taken from the forum by its columns; the last one takes the rest', async () => {
    const forum = cards(3, 4, 4, 7);
    const take = table(4, { phase: 'take', asked: 2, forum, pickers: [0, 1] });
    const picks = { id: '0.0.0', moves: ['take 3', 'take 4', 'take 7'] };
    const { act, rerender } = show({ view: take, prompt: picks });
    const open = within(screen.getByRole('list', { name: 'Forum' }));
    await fireEvent.click(open.getByRole('button', { name: /^4, 2 cards/ }));
    await fireEvent.click(open.getByRole('button', { name: /^4, 2 cards, 1 picked/ }));
    await fireEvent.click(button('Take them'));
    expect(act.mock.calls).toEqual([['take 4']]);
    const rest = { ...take, forum: cards(3, 7), pickers: [0] };
    await rerender({ view: rest, prompt: null });
    await rerender({ view: rest, prompt: { id: '0.5.0', moves: ['take 3', 'take 7'] } });
    await fireEvent.click(button('Take the rest'));
    expect(act.mock.calls.at(-1)).toEqual(['take 3']);
  });
});

describe('questions', () => {
  it.each([
    ['announce', ['forum 1', 'forum 2', 'forum 3'], '2 cards', 'forum 2'],
    ['mercy', ['mercy no', 'mercy yes'], 'Yes', 'mercy yes'],
    ['power', ['power off', 'power on'], 'Leave it off', 'power off'],
    ['conspire', ['conspire no', 'conspire yes'], 'No', 'conspire no'],
    ['gifts', ['gifts 1', 'gifts 2'], '1 card', 'gifts 1'],
  ] as const)('of the phase %s are big buttons', async (phase, moves, name, move) => {
    const { act } = show({ view: table(4, { phase }), prompt: { id: '0.0.0', moves: [...moves] } });
    await fireEvent.click(button(name));
    expect(act).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('say what an answer would bring to whoever points at it', async () => {
    const moves = ['mercy no', 'mercy yes'];
    const { act } = show({ view: table(4, { phase: 'mercy' }), prompt: { id: '0.0.0', moves } });
    const text = '+2 points at once; Titus takes first, you last.';
    await fireEvent.pointerEnter(button('Yes'));
    screen.getByText(text);
    await fireEvent.pointerLeave(button('Yes'));
    expect(screen.queryByText(text)).toBeNull();
    await fireEvent.focus(button('Yes'));
    screen.getByText(text);
    await fireEvent.click(button('Yes'));
    expect(screen.queryByText(text)).toBeNull();
    expect(act).toHaveBeenCalledExactlyOnceWith('mercy yes');
  });

  it('names a recipient by a seat, and says why another cannot be one', async () => {
    const top = { value: 9, count: 1, owner: 0 };
    const view = table(4, {
      phase: 'to',
      top,
      gifts: 1,
      sizes: [5, 5, 0, 5],
      places: [0, 0, 1, 0],
    });
    const { act, why } = show({ view, prompt: { id: '0.0.0', moves: ['to 1', 'to 3'] } });
    await fireEvent.click(button(/^Claudia:/));
    expect(why).toHaveBeenCalledExactlyOnceWith('to 2');
    await fireEvent.click(button(/^Titus:/));
    screen.getByText('Titus gets a card of your choice.');
    await fireEvent.click(button('Give to Titus'));
    expect(act).toHaveBeenCalledExactlyOnceWith('to 3');
  });
});

describe('by keyboard', () => {
  it('walks by arrows, counts up and down, and plays by Enter', async () => {
    const { act } = show();
    column(/^2,/).focus();
    await key('ArrowUp');
    await key('ArrowUp');
    button('Play 2×2');
    await key('ArrowDown');
    button('Play 2');
    await key('End');
    expect(document.activeElement).toBe(column(/^Caesar/));
    await key('ArrowLeft');
    await fireEvent.click(column(/^Dux/));
    await key('Enter');
    expect(act).toHaveBeenCalledExactlyOnceWith('9x1');
  });

  it('picks by the digit of a value, lets go by Escape, answers questions', async () => {
    const { act, rerender } = show();
    await key('5');
    button('Play 5');
    await key('Escape');
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
    await key('5');
    column(/^5,/).blur();
    await key('Enter');
    expect(act).toHaveBeenCalledExactlyOnceWith('5x1');
    const moves = ['forum 1', 'forum 2', 'forum 3'];
    await rerender({ view: table(4, { phase: 'announce' }), prompt: { id: '0.9.0', moves } });
    await key('3');
    expect(act.mock.calls.at(-1)).toEqual(['forum 3']);
  });

  it('leaves other places and other keys alone', async () => {
    show();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await key('5');
    field.remove();
    await fireEvent.keyDown(document.body, { key: '5', ctrlKey: true });
    await fireEvent.keyDown(document.body, { key: '7' });
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
  });
});

describe('the table', () => {
  it('seats the others clockwise from my left', () => {
    const { container } = show({ seat: 1, view: { ...lead, seat: 1 } });
    const places = [...container.querySelectorAll('[data-place^="seat-"]')];
    expect(places.map((one) => one.getAttribute('data-place'))).toEqual([
      'seat-2',
      'seat-3',
      'seat-0',
      'seat-1',
    ]);
  });

  it('tells the forum to those who hear it, and has the prompt line of the house', () => {
    expect(line).toBe(true);
    const view = reply(9, 2, { power: true });
    show({
      view,
      prompt: { id: '0.0.0', moves: ['pass'] },
      line: createRawSnippet(() => ({ render: () => '<p>the house speaks</p>' })),
    });
    screen.getByText('the house speaks');
    screen.getByText('To beat: 9×2 by Marcus');
    screen.getByText('Consul’s power: on');
    screen.getByText('Marcus leads 9×2.');
    screen.getByText('Claudia passes.');
  });

  it('shows a player closely, with what I know of their hand', async () => {
    const known = [cards(), cards(9, 9, 4), cards(), cards()];
    show({ view: { ...lead, known } });
    await fireEvent.click(button(/^Marcus: .*You know 3 cards of this hand/));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    dialog.getByText('Known to you');
    dialog.getByText(/^Dux \(9\), 2$/);
  });

  it('lets the round before be looked at', async () => {
    show({ view: { ...lead, before: [play(1, 'lead', 9, 2), play(2), play(3, 'skip')] } });
    await fireEvent.click(button('Last round'));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    dialog.getByText('Marcus leads 9×2.');
    dialog.getByText('Titus loses this turn.');
  });

  it('is without a hand for a spectator, who sees who is still choosing', () => {
    const view = table(4, { seat: null, phase: 'lay', turn: null, waiting: [1, 3], hand: [] });
    show({ seat: null, prompt: null, view });
    expect(screen.queryByRole('list', { name: 'Your hand' })).toBeNull();
    expect(screen.getAllByText('Still choosing: Marcus, Titus')).toHaveLength(2);
  });

  it('plays nothing in a replay', async () => {
    const { act, why } = show({ replay: true });
    await fireEvent.click(column(/^5,/));
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
    expect([act, why].map((one) => one.mock.calls.length)).toEqual([0, 0]);
  });
});

describe('the end of a manche', () => {
  const manche = {
    places: [2, 1, 4, 3],
    position: [4, 6, 0, 2],
    caesar: [0, 1, 1, 0],
    revolt: [0, 0, 0, 0],
    mercy: [0, 0, 0, 0],
  };
  const tallies = [{ points: [4, 7, 1, 2], totals: [4, 7, 1, 2] }];
  const next = table(4, { manche: 2, phase: 'announce', turn: 1, manches: [manche], tallies });

  const sheet = {
    kind: 'manche',
    number: 1,
    title: { key: 'brutus-sheet-manche' },
    article: 'B-9.3',
    columns: [],
    rows: [],
    facts: { seats: [2, 1], kinds: 'lead,beat', values: [5, 9], counts: [1, 1] },
  };

  it('leaves its closing round in sight until the sheet has been read', async () => {
    const { container, rerender } = show();
    await rerender({ view: next, prompt: null, counted: sheet });
    expect(container.querySelector('.middle .top')?.textContent).toContain('Marcus');
    expect(container.querySelector('.counsel, .hand')).toBeNull();
    await rerender({ view: next, prompt: null, counted: null });
    expect(container.querySelector('.middle .top')).toBeNull();
    expect(container.querySelector('.hand')).not.toBeNull();
  });

  it('stays in the scores', async () => {
    show({ view: next, prompt: null });
    await fireEvent.click(button('Scores'));
    screen.getByText('+6');
  });
});
