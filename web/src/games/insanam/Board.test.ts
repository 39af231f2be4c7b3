import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../lib/board.ts';
import type { Sheet } from '../../lib/protocol.ts';
import { speechOf } from '../../test/catalogue.ts';
import { boardProps, forecastOf } from '../../test/fakes.ts';
import Board, { line, outcome } from './Board.svelte';
import { changed, forbidden, MOMENTS, moment, NAMES } from './fixtures/played.ts';
import type { InsanamView } from './protocol.ts';
import { nameIn } from './words.ts';

const speech = speechOf('en');
let asked = 0;

type Given = Partial<Omit<BoardProps<InsanamView>, 'act' | 'why'>>;

function show(name: string, given: Given = {}) {
  const { view, moves, seat, forecasts } = moment(name);
  asked += 1;
  const all = {
    view,
    ...boardProps('insanam', { seats: [] }),
    seat,
    names: NAMES,
    prompt: moves.length ? { id: `0.${asked}.0`, moves } : null,
    forecast: (move: string) => forecasts[move] ?? null,
    ...given,
  };
  return { ...render(Board, all), ...all };
}

/** What goes by a move, in the planes, the cards or the buttons. */
const by = (move: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-move="${move}"]`);
  if (!found) throw new Error(`nothing goes by ${move}`);
  return found;
};
const maybe = (selector: string) => document.querySelector<HTMLElement>(selector);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const first = (moves: readonly string[], kind: string): string => {
  const found = moves.find((move) => move.startsWith(kind));
  if (!found) throw new Error(`no move ${kind}`);
  return found;
};

beforeAll(() => {
  const { happyDOM } = window as unknown as {
    happyDOM: { settings: { device: { prefersReducedMotion: string } } };
  };
  happyDOM.settings.device.prefersReducedMotion = 'reduce';
  Element.prototype.scrollIntoView ??= () => {};
});

describe('every question', () => {
  it.each(MOMENTS)('can be shown: %s', (name) => {
    show(name);
    expect(maybe('section.board')).not.toBeNull();
  });

  it('is shown to those who watch, and when it is looked back at', () => {
    show('turn', { seat: null, prompt: null });
    expect(maybe('[data-move]')).toBeNull();
    show('turn', { replay: true });
    expect(maybe('[data-move]')).toBeNull();
  });
});

describe('placing a citizen', () => {
  it('tells what everybody gains, and is sent by a second word', async () => {
    const { act, moves } = { ...show('turn'), moves: moment('turn').moves };
    const move = first(moves, 'place HIP');
    await fireEvent.click(by(move));
    expect(act).not.toHaveBeenCalled();
    screen.getByText(/Everybody else gains/);
    await fireEvent.click(button(/^Confirm/));
    expect(act).toHaveBeenCalledExactlyOnceWith(move);
    expect(maybe('[data-question]')).toBeNull();
  });

  it('goes by a second tap, is let go by Escape, and sent by Enter', async () => {
    const { act } = show('turn');
    await fireEvent.click(by('place SUB'));
    await key('Escape');
    expect(screen.queryByText(/^Place a citizen: Suburra\.$/)).toBeNull();
    await fireEvent.click(by('place SUB'));
    (document.activeElement as HTMLElement | null)?.blur();
    await key('Enter');
    expect(act).toHaveBeenCalledExactlyOnceWith('place SUB');
  });

  it('asks why a taken circle cannot be chosen', async () => {
    const { view, seat } = moment('turn');
    const zones = structuredClone(view.table.zones);
    const zone = zones.COL;
    if (zone) zone.circles[0] = seat === 1 ? 0 : 1;
    const { why } = show('turn', {
      view: { ...view, table: { ...view.table, zones } },
      prompt: { id: 'taken', moves: ['place COL 2', 'pass'] },
    });
    await fireEvent.click(button(/^Circle 1: \+1 gold, taken by (Livia|Marcus)/));
    expect(why).toHaveBeenCalledExactlyOnceWith('place COL 1');
  });

  it('gives the question back where the move was refused', async () => {
    const { rerender, prompt } = show('turn');
    await fireEvent.click(by('place SUB'));
    await fireEvent.click(by('place SUB'));
    expect(maybe('[data-question]')).toBeNull();
    const message = { key: 'insanam-name' };
    await rerender({ said: { type: 'refused', seat: 0, move: 'place SUB', why: null, message } });
    expect(maybe('[data-question]')?.dataset.question).toBe(prompt?.id);
  });
});

describe('answers by buttons', () => {
  it('shows the actions of the tile and asks why one cannot be used', async () => {
    const offers = [forbidden('act a')];
    const prompt = { id: 'act', moves: ['act b', 'skip'] };
    const { act, why, view } = show('act', { prompt, offers });
    expect(view.ask).toBe('act');
    const dim = maybe('.counsel .dim');
    if (dim) await fireEvent.click(dim);
    expect(why).toHaveBeenCalledExactlyOnceWith('act a');
    await key('2');
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(button(/^Confirm/));
    expect(act).toHaveBeenCalledExactlyOnceWith('act b');
  });

  it('keeps free actions at hand, and asks twice before an accusation', async () => {
    const moves = ['done', 'use G07', 'tuck G07', 'accuse 1'];
    const seat = { kind: 'seat', id: 1 };
    const facts = { seat, gold: { kind: 'gold', id: 7 }, lost: 3, n: 5 };
    const wrong = { word: 'wrong', what: { key: 'insanam-odds-wrong', facts }, chance: 0.6 };
    const consider = vi.fn();
    const { act } = show('after', {
      prompt: { id: 'free', moves },
      forecast: (move) => (move === 'accuse 1' ? forecastOf({ odds: [wrong] }) : null),
      consider,
    });
    await fireEvent.click(button('Free actions (3)'));
    await fireEvent.click(by('accuse 1'));
    expect(act).not.toHaveBeenCalled();
    expect(consider).toHaveBeenCalledWith('accuse 1');
    expect(maybe('.counsel')?.textContent).toMatch(
      /Marcus gets 7 gold from you, and you lose 3 VP/,
    );
    expect(maybe('.counsel')?.textContent).toContain('60%');
    await fireEvent.click(button(/^Confirm/));
    expect(act).toHaveBeenCalledExactlyOnceWith('accuse 1');
  });

  it('shows the map for free actions there', async () => {
    show('after', { prompt: { id: 'map', moves: ['done', 'camp NUM'] } });
    expect(button('Free actions on the map')).toBeTruthy();
    await fireEvent.click(button('Free actions on the map'));
    expect(screen.getByRole('tab', { name: /Empire/ }).getAttribute('aria-selected')).toBe('true');
  });

  it('names the price of a power before it is unlocked', async () => {
    const { act } = show('unlock');
    const { moves, forecasts } = moment('unlock');
    const move = first(moves, 'unlock');
    await fireEvent.click(by(move));
    expect(act).not.toHaveBeenCalled();
    const gold = forecasts[move]?.costs.find(({ unit }) => unit === 'gold')?.total;
    screen.getByText(/A camp is released as well/);
    await fireEvent.click(button(new RegExp(`^Confirm.*${gold} gold`)));
    expect(act).toHaveBeenCalledExactlyOnceWith(move);
  });
});

describe('goods', () => {
  it('offers every way where there are few', async () => {
    const { act, moves } = { ...show('take'), moves: moment('take').moves };
    const move = first(moves, 'take');
    await fireEvent.click(by(move));
    expect(act).toHaveBeenCalledExactlyOnceWith(move);
  });

  it('counts what is given, then what comes back', async () => {
    const moves = ['swap G W', 'swap G S', 'swap GG WW', 'swap GG WS', 'swap GG SS', 'done'];
    const { act } = show('swap', { prompt: { id: 'swap', moves } });
    const asked = within(maybe('.counsel') as HTMLElement);
    const press = (name: string) => fireEvent.click(asked.getByRole('button', { name }));
    await press('More: gold');
    await press('More: gold');
    screen.getByText('You get (2)');
    await press('More: wood');
    await press('More: stone');
    await press('Give 2 gold, get 1 wood, 1 stone');
    expect(act).toHaveBeenCalledExactlyOnceWith('swap GG WS');
  });

  it('pays all soldiers unless told otherwise', async () => {
    const moves = ['wage LEG 0', 'wage LEG 1', 'wage LEG 2'];
    const { act } = show('wage', { prompt: { id: 'wage', moves } });
    // Names of buttons are slow to work out: only those beside the prompt are looked at.
    const asked = within(maybe('.counsel') as HTMLElement);
    asked.getByRole('button', { name: /^Pay 2 legionaries/ });
    await fireEvent.click(asked.getByRole('button', { name: 'Less: legionary' }));
    await fireEvent.click(asked.getByRole('button', { name: /^Pay 1 legionary/ }));
    expect(act).toHaveBeenCalledExactlyOnceWith('wage LEG 1');
  });
});

describe('cards', () => {
  it('keeps two', async () => {
    const moves = ['keep G01,G02', 'keep G01,G03', 'keep G02,G03'];
    const { act } = show('keep', { prompt: { id: 'keep', moves } });
    const cards = () => document.querySelectorAll<HTMLElement>('[data-card]');
    await fireEvent.click(cards()[2] as HTMLElement);
    await fireEvent.click(cards()[0] as HTMLElement);
    await fireEvent.click(by('keep G01,G03'));
    expect(act).toHaveBeenCalledExactlyOnceWith('keep G01,G03');
  });

  it('puts some in order', async () => {
    const moves = ['order A01,A02', 'order A02,A01'];
    const { act } = show('peek', { prompt: { id: 'peek', moves } });
    await fireEvent.click(maybe('[data-card="A02"]') as HTMLElement);
    await fireEvent.click(maybe('[data-card="A01"]') as HTMLElement);
    button('No. 1 from the top');
    await fireEvent.click(by('order A02,A01'));
    expect(act).toHaveBeenCalledExactlyOnceWith('order A02,A01');
  });

  it('asks why what lies there cannot be bought', async () => {
    const { why, view } = show('hire', { prompt: { id: 'hire', moves: ['done'] } });
    const id = view.table.display[0] ?? '';
    await fireEvent.click(button(new RegExp(`^Buy ${nameIn(speech, 'gladiator-name', id)}`)));
    expect(why).toHaveBeenCalledExactlyOnceWith(`hire ${id}`);
  });

  it('chooses a board by two taps', async () => {
    const { act, moves } = { ...show('board'), moves: moment('board').moves };
    const move = first(moves, 'board');
    await fireEvent.click(by(move));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(by(move));
    expect(act).toHaveBeenCalledExactlyOnceWith(move);
  });
});

describe('looking', () => {
  it('shows a card at length, and what can be done with it', async () => {
    const { view, seat } = moment('after');
    const players = changed(view, seat, { play: ['G07'] });
    const { act } = show('after', {
      view: { ...view, table: { ...view.table, players } },
      prompt: { id: 'look', moves: ['done', 'use G07', 'tuck G07'] },
    });
    await fireEvent.click(button(/^Pugnax 5/));
    const dialog = screen.getByRole('dialog');
    within(dialog).getByText('move with 2 movement points');
    await fireEvent.click(within(dialog).getByRole('button', { name: /^Tuck Pugnax/ }));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(button(/^Confirm/));
    expect(act).toHaveBeenCalledExactlyOnceWith('tuck G07');
  });

  it('shows all that lies open of another', async () => {
    const { view } = show('turn');
    const other = (moment('turn').seat + 1) % view.table.options.players;
    await fireEvent.click(button(new RegExp(`^${NAMES[other]}, `)));
    within(screen.getByRole('dialog')).getByText(/Troop strip/);
  });

  it('lets me peek at my destiny, and hides it again', async () => {
    vi.useFakeTimers();
    const { view } = show('turn');
    const name = speech.name('insanam', 'destiny', view.mine?.destiny ?? '');
    expect(maybe('[data-destiny]')).toBeNull();
    await fireEvent.click(button(/Peek/));
    expect(maybe('[data-destiny]')?.textContent).toContain(name);
    await vi.advanceTimersByTimeAsync(5000);
    expect(maybe('[data-destiny]')).toBeNull();
    vi.useRealTimers();
  });

  it('brings the plane forward where something is asked', async () => {
    const { rerender } = show('turn');
    const tab = (name: RegExp) => screen.getByRole('tab', { name }).getAttribute('aria-selected');
    expect(tab(/Rome/)).toBe('true');
    const { view, moves, seat } = moment('march');
    await rerender({ view, seat, prompt: { id: 'march', moves } });
    expect(tab(/Empire/)).toBe('true');
    await fireEvent.click(screen.getByRole('tab', { name: /Rome/ }));
    expect(tab(/Rome/)).toBe('true');
  });

  it('shows the result of an event until it is put away', async () => {
    const { rerender } = show('thumbs');
    const { view } = moment('thumbs');
    const done = {
      ...view,
      ask: '',
      waiting: [],
      table: { ...view.table, frames: [], event: 'E101' },
    };
    await rerender({ view: done, prompt: null });
    screen.getByRole('heading', { name: 'Joyful Entry into Rome' });
    await fireEvent.click(button('Put away'));
    expect(screen.queryByRole('heading', { name: 'Joyful Entry into Rome' })).toBeNull();
    await fireEvent.click(button('Fights and events so far'));
    within(screen.getByRole('dialog')).getByRole('heading', { level: 2, name: /Fights/ });
  });

  it('opens the talk beside an event', async () => {
    const talk = vi.fn();
    show('gifts', { talk });
    await fireEvent.click(button('Talk'));
    expect(talk).toHaveBeenCalledOnce();
  });
});

describe('for the house', () => {
  it('says of nobody that they decide while what was counted is read', async () => {
    const { view, seat } = moment('turn');
    const turn = seat === 0 ? 1 : 0;
    const { container, rerender } = show('turn', { view: { ...view, turn }, prompt: null });
    expect(container.querySelector('.wait')).not.toBeNull();
    const sheet: Sheet = {
      kind: 'round',
      number: 1,
      title: { key: 'insanam-sheet-round', facts: { round: 1 } },
      article: 'C-14.1',
      columns: [],
      rows: [],
    };
    await rerender({ counted: sheet });
    expect(container.querySelector('.wait')).toBeNull();
  });

  it('places the prompt line itself', () => {
    expect(line).toBe(true);
    const words = createRawSnippet(() => ({ render: () => '<p>the line</p>' }));
    show('turn', { line: words });
    screen.getByText('the line');
  });

  it('tells how it ended, who won and who was a traitor', () => {
    const { view } = moment('over');
    expect(outcome(view)).toEqual(view.table.over);
    expect(outcome(moment('turn').view)).toBeNull();
    const players = changed(view, 1, { shown: 'traitor' });
    show('over', { view: { ...view, table: { ...view.table, players } }, replay: true });
    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('cell', { name: /traitor/ })).not.toHaveLength(0);
    expect(within(table).getAllByRole('row')).toHaveLength(1 + players.length);
  });

  it('keeps the board at the end of a game: its result stands beside it', () => {
    show('over');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows the eliminated without a score', () => {
    const { view } = moment('over');
    const last = view.table.over;
    expect(last).not.toBeNull();
    const over = last && { ...last, scores: view.table.players.map(() => null) };
    show('over', { view: { ...view, table: { ...view.table, over } }, replay: true });
    const cells = within(screen.getByRole('table')).getAllByRole('cell', {
      name: 'no final score',
    });
    expect(cells).toHaveLength(view.table.players.length);
  });
});
