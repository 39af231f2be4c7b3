import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../lib/board.ts';
import { speechOf } from '../../test/catalogue.ts';
import { boardProps, forecastOf } from '../../test/fakes.ts';
import { boxOf, centre, step } from './arena/hexes.ts';
import Board, { line, outcome } from './Board.svelte';
import { changed, die, MOMENTS, moment, NAMES } from './fixtures.ts';
import { offerOf } from './offer.ts';
import type { GloriaShown } from './protocol.ts';

const speech = speechOf('en');
let asked = 0;

type Given = Partial<Omit<BoardProps<GloriaShown>, 'act' | 'why'>>;

function props(name: string, given: Given = {}) {
  const { view, moves, seat, forecasts } = moment(name);
  asked += 1;
  return {
    view,
    ...boardProps('gloria', { seats: [] }),
    forecast: (move: string) => forecasts[move] ?? null,
    seat,
    names: NAMES,
    prompt: { id: `0.${asked}.0`, moves },
    ...given,
  };
}

function show(name: string, given: Given = {}) {
  const all = props(name, given);
  const offer = offerOf(all.view, all.prompt?.moves ?? null);
  return { ...render(Board, all), ...all, offer };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const maybe = (name: string | RegExp) => screen.queryByRole('button', { name });
const at = (hex: number) => {
  const found = document.querySelector<HTMLElement>(`[data-hex="${hex}"]`);
  if (!found) throw new Error(`no button at ${hex}`);
  return found;
};
const hexOf = (view: GloriaShown, who: number) => view.table.gladiators[who]?.hex ?? 0;
const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
const first = <T>(all: Iterable<T>): T => {
  const [one] = all;
  if (one === undefined) throw new Error('there is none');
  return one;
};

beforeAll(() => {
  const { happyDOM } = window as unknown as {
    happyDOM: { settings: { device: { prefersReducedMotion: string } } };
  };
  happyDOM.settings.device.prefersReducedMotion = 'reduce';
});
beforeEach(() => {});

describe('walking', () => {
  it('shows the price of every hex, the way there, and goes move by move', async () => {
    const { act, view, offer, rerender } = show('act');
    const goal = first([...offer.goals.values()].filter(({ way }) => way.length > 1));
    expect(at(goal.hex).getAttribute('aria-label')).toContain(`${goal.cost} PA to walk there`);
    await fireEvent.click(at(goal.hex));
    screen.getByText(new RegExp(`^The way costs ${goal.cost} PA`));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(button('Walk there'));
    expect(act.mock.calls).toEqual([[goal.way[0]]]);
    expect(maybe('Walk there')).toBeNull();
    await rerender({ view: { ...view, goals: [] }, prompt: { id: 'next', moves: [...goal.way] } });
    expect(act.mock.calls.at(-1)).toEqual([goal.way[1]]);
  });

  it('goes by a second tap, and stops where something else is asked', async () => {
    const { act, offer, rerender } = show('act');
    const goal = first([...offer.goals.values()].filter(({ way }) => way.length > 1));
    await fireEvent.click(at(goal.hex));
    await fireEvent.click(at(goal.hex));
    expect(act).toHaveBeenCalledTimes(1);
    const { view, moves } = moment('react');
    await rerender({ view, prompt: { id: 'other', moves } });
    expect(act).toHaveBeenCalledTimes(1);
    button(/^Test initiative/);
  });

  it('stops where a move is refused', async () => {
    const { act, view, offer, prompt, rerender } = show('act');
    const goal = first([...offer.goals.values()].filter(({ way }) => way.length > 1));
    await fireEvent.click(at(goal.hex));
    await fireEvent.click(at(goal.hex));
    const message = { key: 'refused-over' };
    await rerender({ said: { type: 'refused', seat: 0, move: 'x', why: null, message } });
    await rerender({ said: null, view: { ...view }, prompt });
    expect(act).toHaveBeenCalledTimes(1);
    await fireEvent.click(at(goal.hex));
    button('Walk there');
  });

  it('asks why a neighbouring hex cannot be entered', async () => {
    const { why, view, offer } = show('act');
    const here = hexOf(view, offer.mover);
    const barred = [0, 1, 2, 3, 4, 5].filter((way) => {
      const hex = step(here, way);
      return !offer.goals.has(hex) && document.querySelector(`[data-hex="${hex}"]`);
    });
    const way = first(barred);
    await fireEvent.click(at(step(here, way)));
    expect(why).toHaveBeenCalledExactlyOnceWith(`step ${way}`);
  });
});

describe('the row of buttons', () => {
  it('turns by one of six arrows, which shows before it costs', async () => {
    const { act } = show('act');
    expect(document.querySelector('[data-facing]')).toBeNull();
    await fireEvent.click(button(/^Pivot/));
    const way = first(document.querySelectorAll<HTMLElement>('[data-facing].lit'));
    await fireEvent.click(way);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(way);
    expect(act).toHaveBeenCalledExactlyOnceWith(`pivot ${way.dataset.facing}`);
  });

  it('turns to the side of the arena that is tapped', async () => {
    const { act, view, offer, container } = show('down');
    const ground = first(container.querySelectorAll<HTMLElement>('.ground'));
    ground.getBoundingClientRect = () => new DOMRect(0, 0, 200, 200);
    const { x, y } = centre(hexOf(view, offer.who));
    const box = boxOf(view.table.radius);
    const at = (dx: number) => ({
      clientX: ((x + dx) / box.width + 0.5) * 200,
      clientY: (y / box.height + 0.5) * 200,
    });
    await fireEvent.click(ground, at(3));
    await fireEvent.click(ground, at(-3));
    await fireEvent.click(button('Stand up'));
    expect(act).toHaveBeenCalledExactlyOnceWith('stand 3');
  });

  it('ends a phase after saying what is lost', async () => {
    const { act } = show('act');
    await fireEvent.click(button('End'));
    screen.getByText(/PA are lost/);
    await fireEvent.click(button('End the phase'));
    expect(act).toHaveBeenCalledExactlyOnceWith('end');
  });

  it('drops a thing into a hex: two moves at one go', async () => {
    const { act, view, offer, rerender } = show('act');
    await fireEvent.click(button(/^Drop…/));
    const item = offer.words.find((move) => move.startsWith('drop'))?.split(' ')[1] ?? '';
    await fireEvent.click(button(new RegExp(`^Drop ${speech.name('gloria', 'item', item)}`)));
    const lit = first(document.querySelectorAll<HTMLElement>('.hex.lit'));
    await fireEvent.click(lit);
    await fireEvent.click(button('Drop it'));
    expect(act.mock.calls).toEqual([[`drop ${item}`]]);
    const moves = [0, 1, 2, 3, 4, 5].map((way) => `toss ${way}`);
    const next = { ...view, ask: 'toss', deeds: [] };
    await rerender({ view: next, prompt: { id: 'toss', moves } });
    expect(act.mock.calls.at(-1)?.[0]).toMatch(/^toss \d$/);
  });

  it('dims what cannot be done, and asks why', async () => {
    const { why, act } = show('act');
    const engage = button(/^Engage/);
    expect(engage.classList.contains('dim')).toBe(true);
    await fireEvent.click(engage);
    expect(why.mock.calls[0]?.[0]).toMatch(/^engage \d \d$/);
    expect(act).not.toHaveBeenCalled();
  });

  it('is lit for a thing on the ground', async () => {
    const { act } = show('objects');
    await fireEvent.click(button(/^Pick up/));
    await fireEvent.click(button('Pick it up'));
    expect(act.mock.calls[0]?.[0]).toMatch(/^pickup /);
  });

  it('has nothing but standing up or breaking free for those who lie or are caught', async () => {
    const down = show('down');
    expect(maybe(/^Engage/)).toBeNull();
    await fireEvent.click(first(document.querySelectorAll('[data-facing].lit')));
    await fireEvent.click(button('Stand up'));
    expect(down.act.mock.calls[0]?.[0]).toMatch(/^stand \d$/);
    down.unmount();
    const caught = show('snared');
    await fireEvent.click(button(/^Break free/));
    await fireEvent.click(button('Try it'));
    expect(caught.act).toHaveBeenCalledExactlyOnceWith('free');
  });
});

describe('an attack', () => {
  it('is looked at before it is declared, with its odds', async () => {
    const what = { key: 'gloria-odds-tie' };
    const told = forecastOf({ odds: [{ word: 'tie', what, chance: 0.555 }] });
    const consider = vi.fn();
    const { act, view, offer } = show('attack', { consider, forecast: () => told });
    const { who } = first(offer.attacks);
    expect(at(hexOf(view, who)).getAttribute('aria-label')).toContain('can be attacked');
    await fireEvent.click(at(hexOf(view, who)));
    const panel = within(screen.getByRole('region', { name: 'Engage' }));
    panel.getByText('1 PA');
    panel.getByText('56%');
    expect(consider.mock.calls[0]?.[0]).toMatch(new RegExp(`^engage ${who} \\d$`));
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(button(/^Engage \w+$/));
    expect(act.mock.calls[0]?.[0]).toMatch(new RegExp(`^engage ${who} \\d$`));
  });

  it('has its odds beside the button that sends it, and of both side by side', async () => {
    const oneRef = { kind: 'gladiator', id: 'priscus' };
    const odds = Object.entries({ win: 0.4, wound: 0.2, wounded: 0.1 }).map(([word, chance]) => ({
      word,
      what: { key: `gloria-odds-${word}`, facts: { one: oneRef, other: oneRef } },
      chance,
    }));
    const { view, offer } = show('attack', { forecast: () => forecastOf({ odds }) });
    await fireEvent.click(at(hexOf(view, first(offer.attacks).who)));
    const told = document.querySelector('.told')?.textContent?.replaceAll('\u00a0', ' ');
    expect(told).toMatch(/^\w+ wins the joust 40% · \w+ is wounded 20% · \w+ is wounded 10%$/);
    const table = within(screen.getByRole('table', { name: 'How likely it is' }));
    const rows = table.getAllByRole('row').map((row) => row.textContent?.trim());
    expect(rows.slice(1)).toEqual(['wins the joust40%–', 'is wounded10%20%']);
  });

  it('can be changed to another kind', async () => {
    const { act, view, offer } = show('attack');
    const { who } = first(offer.attacks.filter(({ kind }) => kind === 'throw'));
    await fireEvent.click(at(hexOf(view, who)));
    await fireEvent.click(within(screen.getByRole('group', { name: 'How' })).getByText('Throw'));
    await fireEvent.click(button(/^Throw at/));
    expect(act.mock.calls[0]?.[0]).toMatch(new RegExp(`^throw ${who} \\d$`));
  });

  it('has no odds where the house has none', async () => {
    const { view, offer } = show('attack');
    await fireEvent.click(at(hexOf(view, first(offer.attacks).who)));
    await tick();
    expect(screen.queryByText(/%/)).toBeNull();
    await fireEvent.click(button('Cancel'));
    expect(screen.queryByRole('region', { name: 'Engage' })).toBeNull();
  });

  it('may be a push', async () => {
    const { act } = show('push');
    await fireEvent.click(button(/^Shield push 2 PA/));
    await fireEvent.click(button(/^Push /));
    expect(act.mock.calls[0]?.[0]).toMatch(/^push \d$/);
  });
});

describe('what is foretold', () => {
  it('is said of a pick: what it brings, its price and what is left', async () => {
    const { offer } = show('pick');
    await fireEvent.click(first(document.querySelectorAll('[data-own="0"]')));
    expect(offer.activations.size).toBeGreaterThan(0);
    expect(document.querySelector('.told')?.textContent).toMatch(/gets 1 PA/);
  });

  it('shows what would lie before a gladiator that turns', async () => {
    const { forecast } = show('act');
    await fireEvent.click(button(/^Pivot/));
    const way = first(document.querySelectorAll<HTMLElement>('[data-facing].lit'));
    await fireEvent.click(way);
    const facts = forecast(`pivot ${way.dataset.facing}`)?.facts ?? {};
    const before = [facts.zone, facts.reach].flat();
    expect(document.querySelectorAll('.seen polygon')).toHaveLength(before.length);
    screen.getByText(/That costs \d PA and leaves \d\./);
  });

  it('compares the answers to a question of a fight, and asks for the odds of each', () => {
    const what = { key: 'gloria-odds-tie' };
    const chances: Record<string, number> = { 'buy 0': 0.25, 'buy 1': 0.5 };
    const consider = vi.fn();
    const { prompt } = show('buy', {
      consider,
      forecast: (move) =>
        move in chances
          ? forecastOf({ odds: [{ word: 'tie', what, chance: chances[move] ?? 0 }] })
          : null,
    });
    const table = within(screen.getByRole('table', { name: 'What each answer may bring' }));
    const heads = table.getAllByRole('columnheader').map((cell) => cell.textContent);
    expect(heads).toEqual(['No more dice', '1 more die']);
    const cells = table.getAllByRole('row')[1]?.querySelectorAll('td') ?? [];
    expect([...cells].map((cell) => cell.textContent)).toEqual(['25%', '50%']);
    expect(consider.mock.calls.map(([move]) => move)).toEqual(prompt?.moves);
  });

  it('of an attack can be unfolded to how it is counted', async () => {
    const { view, offer } = show('attack');
    await fireEvent.click(at(hexOf(view, first(offer.attacks).who)));
    const panel = within(screen.getByRole('region', { name: 'Engage' }));
    const counted = panel.getByText('How that is counted').closest('details');
    expect(counted?.open).toBe(false);
    expect(counted?.textContent).toMatch(/Dice of \w+/);
  });
});

describe('every other question', () => {
  it.each([
    ['react', /^Test initiative/, 'test'],
    ['fast', /^Stand fast/, 'fast'],
    ['buy', /^1 more die/, 'buy 1'],
    ['free', /^Break free/, 'free'],
    ['jostle', 'Let it be', 'decline'],
    ['closer', 'Stay', 'stay'],
    ['lose', 'net', 'lose net'],
    ['repeat', 'Let it be', 'decline'],
    ['counter', 'Let it be', 'decline'],
  ] as const)('is answered by a button: %s', async (name, text, move) => {
    const { act } = show(name);
    await fireEvent.click(button(text));
    expect(act).toHaveBeenCalledExactlyOnceWith(move);
  });

  it.each([
    ['react', 'Withdraw', 'withdraw'],
    ['retreat', 'Give ground', 'retreat'],
    ['advance', 'Follow', 'advance'],
    ['must', 'Follow', 'advance'],
    ['pull', 'Pull in', 'pull'],
    ['closer', 'Step there', 'step'],
    ['toss', 'There', 'toss'],
  ] as const)('is answered by a hex: %s', async (name, text, kind) => {
    const { act, offer } = show(name);
    const [hex, move] = first(offer.ways);
    expect(move.startsWith(kind)).toBe(true);
    await fireEvent.click(at(hex));
    await fireEvent.click(button(text));
    expect(act).toHaveBeenCalledExactlyOnceWith(move);
  });

  it.each(['face', 'turnabout', 'turn'])('is answered by an arrow: %s', async (name) => {
    const { act, offer } = show(name);
    const [facing, move] = first(offer.facings);
    const way = document.querySelector(`[data-facing="${facing}"]`);
    if (way) await fireEvent.click(way);
    await fireEvent.click(button('Turn'));
    expect(act).toHaveBeenCalledExactlyOnceWith(move);
  });

  it.each(['duty', 'repeat', 'aim'])('is answered by an attack: %s', async (name) => {
    const { act, prompt } = show(name);
    await fireEvent.click(button(/^Engage \w+ 1 PA$/));
    await fireEvent.click(button(/^Engage \w+$/));
    expect(prompt?.moves).toContain(act.mock.calls[0]?.[0]);
  });

  it('activates by a tap on one of mine, in the arena or in the troop', async () => {
    const { act, view, why, unmount } = show('pick');
    await fireEvent.click(at(hexOf(view, 1)));
    screen.getByText(/^Verus gets 1 PA|gets 1 PA/);
    await fireEvent.click(button(/^Activate /));
    expect(act).toHaveBeenCalledExactlyOnceWith('activate 1');
    expect(why).not.toHaveBeenCalled();
    unmount();
    const again = show('pick', { prompt: { id: 'less', moves: ['activate 0'] } });
    await fireEvent.click(first(document.querySelectorAll('[data-own="2"]')));
    expect(again.why).toHaveBeenCalledExactlyOnceWith('activate 2');
  });

  it.each(MOMENTS)('is nothing to whoever just watches: %s', (name) => {
    const watched = show(name, { seat: null, prompt: null });
    expect(watched.container.querySelector('.board')).not.toBeNull();
    expect(watched.container.querySelectorAll('.hex.lit, [data-move]')).toHaveLength(0);
  });
});

describe('placing a troop', () => {
  it('takes a gladiator, a hex and a facing', async () => {
    const { act } = show('deploy');
    expect(maybe(/^Place Priscus/)).toBeNull();
    await fireEvent.click(first(document.querySelectorAll('[data-own="2"]')));
    await fireEvent.click(at(3));
    screen.getByText(/begins there, looking west\.$/);
    await fireEvent.click(first(document.querySelectorAll('[data-facing="4"]')));
    await fireEvent.click(button(/^Place \w+$/));
    expect(act).toHaveBeenCalledExactlyOnceWith('place 2 3,0 4');
  });

  it('asks why a hex outside the zone cannot be taken', async () => {
    const { why, container } = show('deploy');
    const ground = first(container.querySelectorAll<HTMLElement>('.ground'));
    ground.getBoundingClientRect = () => new DOMRect(0, 0, 200, 200);
    await fireEvent.click(ground, { clientX: 100, clientY: 100 });
    expect(why).toHaveBeenCalledExactlyOnceWith('place 0 0,0 0');
  });

  it('can be left to the house, question after question', async () => {
    const { act, view, rerender, prompt } = show('deploy');
    await fireEvent.click(button('Place the rest for me'));
    expect(act.mock.calls).toEqual([[view.asked.advised]]);
    await rerender({ prompt: null });
    const moves = prompt?.moves.filter((move) => !move.includes(' 3,0 ')) ?? [];
    const advised = first(moves);
    const next = { ...view, asked: { ...view.asked, advised } };
    await rerender({ view: next, prompt: { id: 'more', moves } });
    expect(act.mock.calls.at(-1)).toEqual([advised]);
    await rerender({ view: moment('pick').view, prompt: { id: 'p', moves: ['activate 0'] } });
    expect(act).toHaveBeenCalledTimes(2);
  });
});

describe('by keyboard', () => {
  it('walks over the arena by arrows and pages, picks and confirms by Enter', async () => {
    const { view, offer } = show('act');
    const lit = [...offer.goals.keys()];
    at(hexOf(view, offer.mover)).focus();
    await key('PageDown');
    await tick();
    expect(lit).toContain(Number((document.activeElement as HTMLElement).dataset.hex));
    for (const arrow of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) {
      await key(arrow);
      await tick();
    }
    expect((document.activeElement as HTMLElement).dataset.hex).toBeDefined();
    await key('Home');
    await tick();
    const stops = document.querySelectorAll('[data-hex]');
    expect(document.activeElement).toBe(stops[0]);
    await key('End');
    await tick();
    expect(document.activeElement).toBe(stops[stops.length - 1]);
  });

  it('presses buttons by digits, lets go by Escape, sends by Enter', async () => {
    const { act } = show('buy');
    await key('2');
    expect(act).toHaveBeenCalledExactlyOnceWith('buy 1');
    const next = show('act');
    const goal = first(next.offer.goals.keys());
    await fireEvent.click(at(goal));
    await key('Escape');
    expect(maybe('Walk there')).toBeNull();
    await fireEvent.click(at(goal));
    (document.activeElement as HTMLElement).blur();
    await key('Enter');
    expect(next.act).toHaveBeenCalledTimes(1);
  });

  it('leaves other places alone', async () => {
    const { act } = show('buy');
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await key('1');
    field.remove();
    await fireEvent.keyDown(document.body, { key: '1', ctrlKey: true });
    expect(act).not.toHaveBeenCalled();
  });
});

describe('the table', () => {
  it('seats the lanistae clockwise from me, and says the order of play', () => {
    const { container } = show('pick', { seat: 1, prompt: null });
    const places = [...container.querySelectorAll('[data-place]')];
    expect(places.map((one) => one.getAttribute('data-place'))).toEqual(['seat-1', 'seat-0']);
    screen.getAllByText('Turn 1 of 30');
    expect(screen.getAllByRole('list', { name: 'Order of players' })).toHaveLength(1);
  });

  it('lists the arena for those who hear it, and has the prompt line of the house', () => {
    expect(line).toBe(true);
    const { view } = show('act', {
      line: createRawSnippet(() => ({ render: () => '<p>the house speaks</p>' })),
    });
    screen.getByText('the house speaks');
    const told = screen.getAllByText(/^\w+, \w+, (You|Marcus), level \d of \d.*, row .*, weight/);
    expect(told).toHaveLength(view.table.gladiators.filter((one) => one.status === 'fit').length);
  });

  it('shows a gladiator closely when it is looked at', async () => {
    const { view } = show('pick', { prompt: null });
    const foe = view.table.gladiators[4];
    await fireEvent.click(at(foe?.hex ?? 0));
    screen.getByRole('article', {
      name: new RegExp(`^${speech.name('gloria', 'gladiator', foe?.name ?? '')}`),
    });
  });

  it('tells every die of the phase, and those of the fight before', async () => {
    const kept = moment('pick', { dice: [die(9)] });
    const { rerender, view } = show('pick', { view: kept.view, prompt: null });
    screen.getByText('Attack: 9 is above level 4. Priscus misses.');
    expect(maybe('Earlier dice')).toBeNull();
    await rerender({ view: { ...view, dice: [] } });
    expect(screen.queryByText(/Priscus misses/)).toBeNull();
    await fireEvent.click(button('Earlier dice'));
    screen.getByText(/Priscus misses/);
  });

  it('shows a joust with both sides and their parts', () => {
    show('buy');
    const panel = within(screen.getByRole('region', { name: 'Joust' }));
    panel.getAllByText(/^(attacks|defends)$/);
    expect(panel.queryByRole('button')).toBeNull();
  });

  it('shows pairs in single combat', () => {
    show('duels');
    screen.getByText('In the arena');
  });

  it('shows bodies, things and the wounded', async () => {
    const { view, rerender, container } = show('act');
    const gladiators = changed(view, 4, { status: 'dead', down: true, marker: false });
    const hex = hexOf(view, 4);
    const { [hex]: _, ...places } = view.table.places;
    const lying = { bodies: { [hex]: 1 }, ground: { [hex]: ['net'] } };
    const table = { ...view.table, gladiators, places, ...lying };
    const figures = view.figures.map((one, who) =>
      who === 4 ? { ...one, troubles: ['dead'] } : one,
    );
    await rerender({ view: { ...view, table, figures }, prompt: null });
    expect(at(hex).getAttribute('aria-label')).toContain('dead, on the ground: net');
    expect(container.querySelector('.body')).not.toBeNull();
  });

  it('opens the school to be looked at', async () => {
    show('pick');
    await fireEvent.click(button('School'));
    expect(screen.getByRole('dialog', { hidden: true })).not.toBeNull();
  });

  it('plays nothing in a replay', async () => {
    const { act, why, view } = show('pick', { replay: true });
    await fireEvent.click(at(hexOf(view, 0)));
    await fireEvent.click(first(document.querySelectorAll('[data-own="0"]')));
    expect([act, why].map((one) => one.mock.calls.length)).toEqual([0, 0]);
  });

  it('leaves the questions of the school to the school', () => {
    const { container } = show('pick', { view: { ...moment('pick').view, ask: 'enlist' } });
    expect(container.querySelector('.school')).not.toBeNull();
    expect(container.querySelector('.board')).toBeNull();
  });
});

it('leaves the end of a tournament to the house, which tells it in a sheet', async () => {
  const { rerender } = show('act');
  const over = moment('over').view;
  await rerender({ view: { ...over, table: { ...over.table, over: null } }, prompt: null });
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('leaves the end of the game to the house', async () => {
  const { rerender } = show('act');
  const over = moment('over').view;
  expect(outcome(over)?.winners).toEqual(over.table.over?.winners);
  await rerender({ view: over, prompt: null });
  expect(screen.queryByRole('complementary')).toBeNull();
});
