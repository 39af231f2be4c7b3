import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { boardProps, forecastOf } from '../../test/fakes.ts';
import { api } from '../api.ts';
import { looksOf } from '../board.ts';
import type { Offer } from '../protocol.ts';
import { Speech } from '../speech.ts';
import PlainBoard from './PlainBoard.svelte';

// A game that nobody has drawn, with words for some of what it has.
const WORDS = `
seat = Seat { $number }
web-room = Seats
web-board = Board
web-table = On the table
web-you = you
web-bot = Bot
web-acting = to act
web-yes = yes
web-no = no
web-none = none
web-moves = Moves
web-moves-with = Moves with { $what }
web-all-moves = All moves
web-not-allowed = not allowed now
web-make-move = Make this move
web-forecast = What it costs and brings
web-cost = Price: { $what }
web-odds = Odds
alea-card = Card { $number } of { $code }
alea-field-pot = Pot
alea-field-hand = Your hand
alea-thing-hand = { alea-card }
alea-seat-coins = Coins
alea-move-play = Play { $card }{ $times ->
    [one] { "" }
   *[other] { " " }{ $times } times
}
alea-coins = Coins
alea-why = the stake
alea-luck = You win
`;
const speech = new Speech('en', WORDS, true);

const view = {
  options: { players: 3 },
  seat: 0,
  pot: 5,
  hand: ['BL4', 'PI5', 'YE3'],
  coins: [7, 8, 9],
  open: true,
  trump: null,
  leader: 2,
  fight: [
    { seat: 1, card: 'YE3' },
    { seat: 2, card: 'YE4' },
  ],
};
const offer = (move: string, part: Partial<Offer> = {}): Offer => {
  const [word = '', card = '', times = '1'] = move.split(' ');
  const facts = { card: { kind: 'card', id: card }, times: Number(times) };
  return { move, word, facts, allowed: true, forecast: null, ...part };
};
const OFFERS = [offer('play BL4'), offer('play PI5'), offer('play PI5 2')];

function show(part: Record<string, unknown> = {}) {
  const props = {
    ...boardProps('gorus', { game: 'alea' }),
    view,
    seat: 0,
    names: ['Ann', 'Ben', 'Cid'],
    acting: [0],
    prompt: { id: '0.0', moves: ['play BL4', 'play PI5', 'play PI5 2'] },
    offers: OFFERS,
    consider: vi.fn(),
    speech,
    ...part,
  };
  return { ...render(PlainBoard, props), ...props };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const labelled = (name: string) => screen.getByText(name).nextElementSibling?.textContent?.trim();

beforeEach(() => {
  vi.useRealTimers();
});

describe('the plain board', () => {
  it('shows all of a view in the words of the game', () => {
    show();
    const table = within(screen.getByRole('region', { name: 'On the table' }));
    expect(labelled('Pot')).toBe('5');
    expect(labelled('Open')).toBe('yes');
    expect(labelled('Leader')).toBe('Cid');
    table.getByText('Card 3 of YE');
    const rows = table
      .getAllByRole('row')
      .map((row) => row.textContent?.replace(/\s+/g, ' ').trim());
    expect(rows).toEqual(['SeatCard', 'BenYE3', 'CidYE4']);
    expect(screen.queryByText('Options')).toBeNull();
    expect(screen.queryByText('Trump')).toBeNull();
  });

  it('shows everybody by name, with what they have and whose decision it is', () => {
    show({ seat: 1, acting: [2] });
    const seats = within(screen.getByRole('list', { name: 'Seats' })).getAllByRole('listitem');
    const texts = seats.map((one) => one.textContent?.replace(/\s+/g, ' ').trim());
    expect(texts).toEqual(['Ben you Coins 8', 'Cid to act Coins 9', 'Ann Coins 7']);
  });

  it('has a move chosen before it is made', async () => {
    const { act, consider } = show();
    await fireEvent.click(button('Play Card 5 of PI 2 times'));
    expect(act).not.toHaveBeenCalled();
    expect(consider).toHaveBeenCalledWith('play PI5 2');
    await fireEvent.click(button('Make this move'));
    expect(act).toHaveBeenCalledExactlyOnceWith('play PI5 2');
  });

  it('names a group of moves, and not one that is a single move', () => {
    const offers = [...OFFERS, { ...offer('pass'), facts: {} }];
    show({ offers, prompt: { id: '0.0', moves: offers.map(({ move }) => move) } });
    button('Pass');
    screen.getByRole('heading', { name: 'Play' });
    expect(screen.queryByRole('heading', { name: 'Pass' })).toBeNull();
  });

  it('makes a move that is chosen twice, and takes a choice back', async () => {
    const { act } = show();
    await fireEvent.click(button('Play Card 4 of BL'));
    await fireEvent.keyDown(button('Play Card 4 of BL'), { key: 'Escape' });
    expect(screen.queryByRole('button', { name: 'Make this move' })).toBeNull();
    await fireEvent.click(button('Play Card 4 of BL'));
    await fireEvent.click(button('Play Card 4 of BL'));
    expect(act).toHaveBeenCalledExactlyOnceWith('play BL4');
  });

  it('tells what the move looked at costs and brings', async () => {
    const told = forecastOf({
      costs: [
        {
          unit: 'coins',
          what: { key: 'alea-coins' },
          lines: [
            { amount: 3, reason: { key: 'alea-why' } },
            { amount: -1, reason: { key: 'alea-why' } },
          ],
          total: 2,
        },
      ],
      odds: [{ word: 'win', what: { key: 'alea-luck' }, chance: 0.25 }],
    });
    show({ forecast: (move: string) => (move === 'play BL4' ? told : null) });
    expect(screen.queryByRole('region', { name: 'What it costs and brings' })).toBeNull();
    await fireEvent.focus(button('Play Card 4 of BL'));
    const pane = screen.getByRole('region', { name: 'What it costs and brings' });
    expect(pane.textContent?.replace(/\s+/g, ' ').trim()).toBe(
      'Price: Coins 2 the stake +3the stake −1 You win 25%',
    );
    await fireEvent.blur(button('Play Card 4 of BL'));
    expect(screen.queryByRole('region', { name: 'What it costs and brings' })).toBeNull();
  });

  it('asks for odds only of a move that is lingered on', async () => {
    vi.useFakeTimers();
    const { consider } = show();
    await fireEvent.pointerEnter(button('Play Card 4 of BL'));
    await fireEvent.pointerLeave(button('Play Card 4 of BL'));
    vi.advanceTimersByTime(1000);
    expect(consider).not.toHaveBeenCalled();
    await fireEvent.pointerEnter(button('Play Card 4 of BL'));
    vi.advanceTimersByTime(1000);
    expect(consider).toHaveBeenCalledExactlyOnceWith('play BL4');
  });

  it('has pieces that choose their move, or show those they have', async () => {
    const { act } = show();
    await fireEvent.click(button('Card 4 of BL'));
    await fireEvent.click(button('Make this move'));
    expect(act).toHaveBeenCalledExactlyOnceWith('play BL4');
    await fireEvent.click(button('Card 5 of PI'));
    const moves = () =>
      [...document.querySelectorAll('[data-move]')].map((one) => one.getAttribute('data-move'));
    expect(moves()).toEqual(['play PI5', 'play PI5 2']);
    await fireEvent.click(button('All moves'));
    expect(moves()).toHaveLength(3);
  });

  it('asks why a piece cannot be used that lies beside one that can', async () => {
    const { act, why } = show();
    await fireEvent.click(button('Card 3 of YE, not allowed now'));
    expect(why).toHaveBeenCalledExactlyOnceWith('play YE3');
    expect(act).not.toHaveBeenCalled();
  });

  it('asks why not, of a move that is listed and not allowed', async () => {
    const { act, why } = show({ offers: [...OFFERS, offer('play YE3', { allowed: false })] });
    const no = button('Play Card 3 of YE , not allowed now');
    expect(no.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(no);
    expect(why).toHaveBeenCalledExactlyOnceWith('play YE3');
    expect(act).not.toHaveBeenCalled();
  });

  it('has many moves chosen slot by slot', async () => {
    const grid = [1, 2, 3, 4].flatMap((x) =>
      [1, 2, 3, 4].map((y) => ({
        ...offer(`put ${x} ${y}`),
        facts: { column: x, row: y },
        allowed: x !== 4,
      })),
    );
    const moves = grid.filter((one) => one.allowed).map((one) => one.move);
    const { act, why } = show({ offers: grid, prompt: { id: '0.1', moves } });
    const value = (slot: string, name: string) =>
      within(screen.getByRole('group', { name: slot })).getByRole('button', { name });
    expect(screen.queryByRole('group', { name: 'Row' })).toBeNull();
    await fireEvent.click(value('Column', '4'));
    expect(why).toHaveBeenCalledExactlyOnceWith('put 4 1');
    await fireEvent.click(value('Column', '2'));
    expect(screen.queryByRole('button', { name: 'Make this move' })).toBeNull();
    await fireEvent.click(value('Row', '3'));
    await fireEvent.click(button('Make this move'));
    expect(act).toHaveBeenCalledExactlyOnceWith('put 2 3');
  });

  it('goes from button to button by arrows', async () => {
    show();
    const first = button('Play Card 4 of BL');
    first.focus();
    await fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(button('Play Card 5 of PI'));
  });

  it('shows moves by their texts if the house does not tell their parts', () => {
    vi.useFakeTimers();
    show({ offers: [] });
    expect(screen.queryByRole('region', { name: 'Moves' })).toBeNull();
    vi.advanceTimersByTime(1000);
    flushSync();
    button('Play PI5 2');
  });

  it('offers nothing in a replay', () => {
    show({ replay: true });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('puts the prompt line above the moves', () => {
    const line = createRawSnippet(() => ({ render: () => '<p>Your turn</p>' }));
    show({ line });
    expect(screen.getByText('Your turn').nextElementSibling?.getAttribute('aria-label')).toBe(
      'Moves',
    );
  });

  it('is what a game without a board of its own gets', async () => {
    vi.spyOn(api, 'printed').mockResolvedValue({ cards: {} });
    const looks = await looksOf('no-such-game', 'v1');
    expect(looks.board).toBe(PlainBoard);
    expect(looks.token).toBeNull();
    expect(looks.prompt).toBeNull();
    expect(looks.line).toBe(true);
    expect(looks.printed).toEqual({ cards: {} });
  });
});
