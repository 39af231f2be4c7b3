import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BoardProps } from '../../lib/board.ts';
import type { Forecast } from '../../lib/protocol.ts';
import { boardProps, forecastOf } from '../../test/fakes.ts';
import Board, { line } from './Board.svelte';
import { ended, fight, NAMES, table } from './fixtures.ts';
import type { GorusView } from './protocol.ts';
import { settings } from './settings.svelte.ts';

/** My turn to follow the Blue Fists after an 8: BL4, BL10 and PI8 may go. */
const follow = table(3, { preferred: 'BL', fight: fight(3, 1, 'BL9', 'BL8'), ahead: 0 });
const asked = { id: '7.0', moves: ['BL4', 'BL10', 'PI8'] };

const told: Record<string, Forecast> = {
  BL10: forecastOf({
    brings: [{ key: 'gorus-will-end-you', facts: { cards: 3, favour: -1 } }],
    facts: { kind: 'follow' },
  }),
  PI8: forecastOf({
    brings: [{ key: 'gorus-will-turn', facts: { school: { kind: 'school', id: 'PI' } } }],
    facts: { kind: 'challenge' },
  }),
};

function show(given: Partial<BoardProps<GorusView>> = {}) {
  const props = {
    view: follow,
    ...boardProps('gorus'),
    seat: 0,
    names: NAMES.slice(0, 3),
    prompt: asked,
    forecast: (move: string) => told[move] ?? null,
    ...given,
  };
  return { ...render(Board, props), ...props };
}

const hand = () => screen.getByRole('list', { name: 'Your hand' });
const card = (name: RegExp) => within(hand()).getByRole('button', { name });
const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

// Nothing flies here: motion is looked at in a real browser.
beforeAll(() => {
  const { happyDOM } = window as unknown as {
    happyDOM: { settings: { device: { prefersReducedMotion: string } } };
  };
  happyDOM.settings.device.prefersReducedMotion = 'reduce';
});
beforeEach(() => {
  localStorage.clear();
  settings.oneTap = false;
});

describe('the hand', () => {
  it('lights what may go and dims what must wait', () => {
    show();
    expect(within(hand()).getAllByRole('button')).toHaveLength(5);
    expect(card(/^Blue 10, favour \+1, playable$/).className).toContain('lit');
    expect(card(/^Pink 8, favour −4, playable as a challenge$/).className).toContain('lit');
    const waits = card(/^Green 0, favour 0\/5, must wait$/);
    expect(waits.className).toContain('dim');
  });

  it('is neither lit nor dimmed while others act', () => {
    show({ prompt: null, view: { ...follow, turn: 2 } });
    expect(card(/^Green 0, favour 0\/5$/).className).not.toMatch(/dim|lit/);
  });

  it('is not there for a spectator', () => {
    show({ seat: null, prompt: null, view: { ...follow, seat: null, hand: [] } });
    expect(screen.queryByRole('list', { name: 'Your hand' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'One tap plays' })).toBeNull();
  });
});

describe('sending a card', () => {
  it('picks at the first tap, says what would happen, and sends at the second', async () => {
    const { act } = show();
    await fireEvent.click(card(/Pink 8/));
    expect(act).not.toHaveBeenCalled();
    expect(card(/Pink 8/).getAttribute('aria-pressed')).toBe('true');
    screen.getByText(/^Challenge: the Pink Axes become the preferred school\./);
    await fireEvent.click(card(/Pink 8/));
    expect(act).toHaveBeenCalledExactlyOnceWith('PI8');
  });

  it('sends by the button, which says what it does', async () => {
    const { act } = show();
    await fireEvent.click(card(/Blue 10/));
    screen.getByText('You would win the fight: 3 cards, favour −1.');
    await fireEvent.click(screen.getByRole('button', { name: 'Send Blue 10' }));
    expect(act).toHaveBeenCalledExactlyOnceWith('BL10');
  });

  it('forgets a choice on another card, on cancel, and when the question has changed', async () => {
    const { act, rerender } = show();
    await fireEvent.click(card(/Blue 10/));
    await fireEvent.click(card(/Blue 4/));
    expect(card(/Blue 10/).getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
    await fireEvent.click(card(/Blue 4/));
    await rerender({ prompt: { ...asked, id: '8.0' } });
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });

  it('asks why not when a dimmed card is tapped, and marks the card', async () => {
    const { act, why, rerender } = show();
    await fireEvent.click(card(/Green 0/));
    expect(why).toHaveBeenCalledExactlyOnceWith('GR0');
    const message = { key: 'gorus-refused-follow' };
    const said = { type: 'why' as const, seat: 0, move: 'GR0', why: { article: 'G-5.2', message } };
    await rerender({ said });
    expect(card(/Green 0/).className).toContain('asked');
    expect(act).not.toHaveBeenCalled();
  });

  it('asks too when it is not my turn', async () => {
    const { why } = show({ prompt: null, view: { ...follow, turn: 2 } });
    await fireEvent.click(card(/Blue 10/));
    expect(why).toHaveBeenCalledExactlyOnceWith('BL10');
  });

  it('takes one tap for those who want it so, and remembers', async () => {
    const { act } = show();
    await fireEvent.click(screen.getByRole('button', { name: 'One tap plays' }));
    expect(localStorage.getItem('ludus.gorus.one-tap')).toBe('true');
    await fireEvent.click(card(/Blue 10/));
    expect(act).toHaveBeenCalledExactlyOnceWith('BL10');
  });

  it('does nothing in a replay', async () => {
    const { act, why } = show({ replay: true, prompt: null });
    await fireEvent.click(card(/Blue 10/));
    expect(act).not.toHaveBeenCalled();
    expect(why).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'One tap plays' })).toBeNull();
  });
});

describe('the keyboard', () => {
  it('has one card in the tab order and moves by arrows', async () => {
    show();
    const stops = () =>
      within(hand())
        .getAllByRole('button')
        .map((one) => one.tabIndex);
    expect(stops()).toEqual([0, -1, -1, -1, -1]);
    card(/Blue 4/).focus();
    await key('ArrowRight');
    expect(document.activeElement).toBe(card(/Blue 10/));
    await key('End');
    expect(document.activeElement).toBe(card(/Pink 9/));
    await key('ArrowRight');
    expect(document.activeElement).toBe(card(/Pink 9/));
    await key('Home');
    await key('ArrowLeft');
    expect(stops()).toEqual([0, -1, -1, -1, -1]);
  });

  it('picks by digit, cancels by Escape, sends by Enter', async () => {
    const { act } = show();
    await key('2');
    expect(card(/Blue 10/).getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(card(/Blue 10/));
    await key('Escape');
    expect(card(/Blue 10/).getAttribute('aria-pressed')).toBe('false');
    await key('2');
    card(/Blue 10/).blur();
    await key('Enter');
    expect(act).toHaveBeenCalledExactlyOnceWith('BL10');
  });

  it('leaves other places and other keys alone', async () => {
    const { act, why } = show();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await key('2');
    field.remove();
    await fireEvent.keyDown(document.body, { key: '2', ctrlKey: true });
    await fireEvent.keyDown(document.body, { key: '9' });
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
    expect(act).not.toHaveBeenCalled();
    expect(why).not.toHaveBeenCalled();
  });
});

describe('the table', () => {
  it('seats the others clockwise from my left', () => {
    const { container } = show({ seat: 1, view: { ...follow, seat: 1 } });
    const places = [...container.querySelectorAll('[data-place^="seat-"]')];
    expect(places.map((one) => one.getAttribute('data-place'))).toEqual([
      'seat-1',
      'seat-2',
      'seat-0',
    ]);
  });

  it('tells arena and seats to those who hear them', () => {
    show();
    screen.getByText('Preferred school: Blue Fists');
    screen.getByText('Marcus: Blue 9, led, ahead so far');
    screen.getByText('Claudia: Blue 8');
    screen.getByText('You: 5 in hand, 0 captured, laurels 0 of 3, to play');
    screen.getByText('Claudia: 5 in hand, 0 captured, laurels 0 of 3, dealer');
  });

  it('has a place for the prompt line of the house', () => {
    expect(line).toBe(true);
    show({ line: createRawSnippet(() => ({ render: () => '<p>the house speaks</p>' })) });
    screen.getByText('the house speaks');
  });

  it('shows the wanderers of a solo game, their deck and their open pile', async () => {
    const view = table(1, {
      fight: fight(1, 0, 'BL9'),
      deck_size: 11,
      pile_sizes: [3, 6],
      wanderers_pile: ['GR5', 'BL12', 'BL6'],
      options: { edition: 'ru2020' },
    });
    show({ view, names: ['Livia'] });
    screen.getByText('Wanderers: 11 in the deck, 6 captured, laurels 0 of 3');
    await fireEvent.click(
      screen.getByRole('button', { name: /what the wanderers captured \(6\)/ }),
    );
    const cards = within(screen.getByRole('dialog', { hidden: true }));
    expect(cards.getAllByText(/^(Blue|Green) \d+$/).map((one) => one.textContent)).toEqual([
      'Blue 6',
      'Blue 12',
      'Green 5',
    ]);
  });

  it('lets the last fight be looked at', async () => {
    const plays = fight(3, 0, 'BL4', 'BL10', 'GR10');
    show({ view: { ...follow, last_fight: ended(2, plays), pile_sizes: [0, 0, 3] } });
    await fireEvent.click(screen.getByRole('button', { name: 'Last fight' }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    dialog.getByText('Claudia took the fight.');
    expect(dialog.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  });

  it('shows the scores of finished rounds, never of the running one', async () => {
    const score = {
      totals: [4, -1, 5],
      gained: [2],
      preferred: 'GR' as const,
      trial_failed: false,
    };
    const { unmount } = show();
    await fireEvent.click(screen.getByRole('button', { name: 'Scores' }));
    screen.getByText('No round has ended yet.');
    unmount();
    show({ view: { ...follow, round: 2, scores: [score], tokens: [0, 0, 1] } });
    await fireEvent.click(screen.getByRole('button', { name: 'Scores' }));
    screen.getByText('−1');
  });
});
