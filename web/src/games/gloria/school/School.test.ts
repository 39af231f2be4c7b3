import { configure, fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardProps } from '../../../lib/board.ts';
import { speechOf } from '../../../test/catalogue.ts';
import { boardProps } from '../../../test/fakes.ts';
import type { GloriaShown } from '../protocol.ts';
import { type Moment, moment, NAMES, withTable } from './fixtures.ts';
import School from './School.svelte';

// What is hidden is looked for as well: to find out takes most of the time of such a test.
configure({ defaultHidden: true });

type Given = Partial<Omit<BoardProps<GloriaShown>, 'act' | 'why'>>;

function propsAt(name: Moment, given: Given = {}) {
  const { view, moves, seat } = moment(name);
  return {
    view,
    ...boardProps('gloria', { seats: [] }),
    seat,
    names: NAMES,
    prompt: moves.length ? { id: name, moves } : null,
    ...given,
  };
}

function show(name: Moment, given: Given = {}) {
  const props = propsAt(name, given);
  return { ...render(School, props), ...props };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const gone = (name: string | RegExp) => expect(screen.queryByRole('button', { name })).toBeNull();
const tab = (name: string) => screen.getByRole('tab', { name });
const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

// Nothing moves here: motion is looked at in a real browser.
beforeAll(() => {
  const { happyDOM } = window as unknown as {
    happyDOM: { settings: { device: { prefersReducedMotion: string } } };
  };
  happyDOM.settings.device.prefersReducedMotion = 'reduce';
});

describe('in every language', () => {
  const moments: Moment[] = [
    'enlist',
    'later',
    'custom',
    'outfit',
    'train',
    'reroll',
    'rerolls',
    'recruits',
    'act',
    'over',
  ];
  const languages = ['en', 'fr', 'ru'].map((one) => speechOf(one));
  it.each(moments)('everything of the school has words: %s', async (name) => {
    for (const words of languages) {
      const { unmount } = show(name, { speech: words });
      for (const one of screen.getAllByRole('tab').toReversed()) await fireEvent.click(one);
      unmount();
    }
  });

  it.each(['en', 'fr', 'ru'])('those who watch are spoken to as well: %s', (language) => {
    for (const name of ['later', 'train', 'recruits'] as const) {
      show(name, { speech: speechOf(language), seat: null, prompt: null }).unmount();
    }
  });

  it('numbers follow it', () => {
    show('enlist', { speech: speechOf('fr') });
    button(/^Thraex arme courte, petit bouclier Poids 4,75, 2 PA en moyenne/);
  });
});

describe('choosing a class', () => {
  it('is picked, looked at and confirmed', async () => {
    const { act } = show('enlist');
    screen.getByRole('heading', { name: 'Your next gladiator: Primus Palus, level 5' });
    await fireEvent.click(
      button(
        /^Thraex short weapon, small shield Weight 4.75, 2 PA on average, stops 5 touches in 10$/,
      ),
    );
    screen.getByText(/^Thraex as Primus Palus: weight 4.75, about 2 PA a turn/);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(button('Take Thraex'));
    expect(act).toHaveBeenCalledExactlyOnceWith('enlist thraex');
    gone('Take Thraex');
  });

  it('shows fifteen classes, light ones first, and how they fight', () => {
    show('enlist');
    const cards = within(screen.getByRole('list', { name: /^The classes/ })).getAllByRole('button');
    expect(cards).toHaveLength(15);
    expect(cards[0]?.textContent).toContain('Laquearius');
    expect(cards[14]?.closest('li')?.textContent).toContain('hardly a blow gets through');
  });

  it('goes by keyboard: arrows, Enter twice, Escape', async () => {
    const { act } = show('enlist');
    button(/^Laquearius/).focus();
    await key('ArrowRight');
    expect(document.activeElement).toBe(button(/^Essedarius/));
    await key('End');
    expect(document.activeElement).toBe(button(/^Crupellarius/));
    await fireEvent.click(button(/^Crupellarius/));
    await key('Escape');
    gone(/^Take/);
    await fireEvent.click(button(/^Crupellarius/));
    await key('Enter');
    expect(act).toHaveBeenCalledExactlyOnceWith('enlist crupellarius');
  });

  it('shows what all troops have so far, and whose pick it is', () => {
    const { unmount } = show('later', { seat: 0, prompt: null });
    screen.getByRole('heading', { name: 'Marcus is choosing: Palus, level 3' });
    const troops = within(screen.getByRole('list', { name: 'The troops so far' }));
    expect(troops.getAllByText(/Palus \(3\): being chosen/)).toHaveLength(1);
    troops.getByText('Priscus, Murmillo, Primus Palus (5)');
    gone('Choose the rest for me');
    unmount();
    show('later');
    screen.getByRole('heading', { name: 'Your next gladiator: Palus, level 3' });
  });

  it('lets a class be looked at before its time, and taken when it comes', async () => {
    const { act, rerender } = show('enlist', { prompt: null });
    await fireEvent.click(button(/^Veles/));
    gone(/^Take/);
    await rerender({ prompt: { id: '9', moves: ['enlist veles'] } });
    await fireEvent.click(button('Take Veles'));
    expect(act).toHaveBeenCalledExactlyOnceWith('enlist veles');
  });

  it('takes nothing in a replay', async () => {
    show('enlist', { replay: true });
    await fireEvent.click(button(/^Veles/));
    gone(/^Take/);
    gone('Choose the rest for me');
  });
});

describe('choosing the rest at random', () => {
  const moves = ['enlist veles', 'enlist gallus', 'enlist custom'];

  async function draw() {
    const shown = show('custom', { prompt: { id: '1', moves } });
    await fireEvent.click(button('Choose the rest for me'));
    screen.getByText('Your 2 open places are filled at random, each when its turn comes.');
    expect(shown.act).not.toHaveBeenCalled();
    await fireEvent.click(button('Choose at random'));
    return shown;
  }

  it('answers each of my questions with a class, until the troops are full', async () => {
    const { act, rerender, view } = await draw();
    expect(act).toHaveBeenCalledTimes(1);
    await rerender({ prompt: null });
    await rerender({ prompt: { id: '2', moves } });
    expect(act).toHaveBeenCalledTimes(2);
    for (const [move] of act.mock.calls) expect(['enlist veles', 'enlist gallus']).toContain(move);
    await rerender({ view: { ...view, ask: 'deploy' }, prompt: { id: '3', moves: ['place'] } });
    await rerender({ view, prompt: { id: '4', moves } });
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('can be stopped', async () => {
    const { act, rerender } = await draw();
    await rerender({ prompt: null });
    await fireEvent.click(button('Stop'));
    await rerender({ prompt: { id: '2', moves } });
    expect(act).toHaveBeenCalledTimes(1);
    button('Choose the rest for me');
  });

  it('stops when something is refused', async () => {
    const { act, rerender } = await draw();
    const message = { key: 'refused-over' };
    await rerender({ said: { type: 'refused', seat: 1, move: 'x', why: null, message } });
    await rerender({ said: null, prompt: { id: '2', moves } });
    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe('equipment of one’s own', () => {
  const chip = (list: string, name: RegExp) =>
    within(screen.getByRole('list', { name: list })).getByRole('button', { name });

  it('is put together, weighed, and sent piece by piece', async () => {
    const { act, rerender, view } = show('custom');
    await fireEvent.click(button(/^Own equipment/));
    expect(button('Send him in like this').hasAttribute('disabled')).toBe(true);
    await fireEvent.click(chip('Face', /^face grille/));
    screen.getByText('A face grille hangs from a helmet: choose one first.', { exact: false });
    expect(screen.getByRole('link', { name: 'L-2.2' }).getAttribute('href')).toBe(
      '/rules/gloria#L-2.2',
    );
    await fireEvent.click(chip('Head', /^leather helmet/));
    await fireEvent.click(chip('Face', /^face grille/));
    await fireEvent.click(chip('Left hand', /^gladius/));
    screen.getByText('The first weapon belongs in the right hand.', { exact: false });
    await fireEvent.click(chip('Right hand', /^gladius/));
    await fireEvent.click(chip('Left hand', /^parma/));
    screen.getByText(/^Own equipment as Tiro: weight 3.5,/);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(button('Send him in like this'));
    const sent = () => act.mock.calls.map(([move]) => move);
    expect(sent()).toEqual(['enlist custom']);

    const [frame] = view.table.frames;
    const wanted = ['wear leather-helmet', 'wear grille', 'hold gladius', 'hold parma', 'ready'];
    for (const [at, move] of wanted.entries()) {
      const outfit = { armour: [], hands: [], sheathed: '' };
      const next = {
        ...withTable(view, { frames: [{ ...frame, outfit } as never] }),
        ask: 'outfit',
      };
      await rerender({ view: next, prompt: { id: `o${at}`, moves: [move, 'wear ocrea'] } });
    }
    expect(sent()).toEqual(['enlist custom', ...wanted]);
    // The next place of mine begins with the classes again.
    await rerender({ view, prompt: { id: 'n', moves: ['enlist veles'] } });
    button(/^Veles/);
  });

  it('can begin with a class, and be let go', async () => {
    show('custom');
    await fireEvent.click(button(/^Own equipment/));
    await fireEvent.change(screen.getByRole('combobox'), { target: { value: 'retiarius' } });
    screen.getByText(/^Own equipment as Tiro: weight 4.75,/);
    expect(chip('Right hand', /^trident/).getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(button('Cancel'));
    button(/^Veles/);
  });

  it('keeps what has been handed out', async () => {
    const { act } = show('outfit');
    expect(chip('Right hand', /^sica/).getAttribute('aria-pressed')).toBe('true');
    for (const [list, name] of [
      ['Right hand', /^gladius/],
      ['Arm', /^manica/],
    ] as const) {
      await fireEvent.click(chip(list, name));
      screen.getByText(/He has been given that already/);
    }
    gone('Cancel');
    await fireEvent.click(chip('Sheath', /^dagger/));
    await fireEvent.click(button('Send him in like this'));
    expect(act).toHaveBeenCalledExactlyOnceWith('sheathe pugio');
  });
});

describe('tests of experience', () => {
  const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

  it('lists the survivors with what they went through and what they need', async () => {
    const { act } = show('train');
    screen.getByRole('heading', { name: 'Tests after tournament 3' });
    screen.getByText('1 trainer can help: one die again');
    row('Columbus').getByText('wounded, level 2 of 3 · 1 victory');
    row('Columbus').getByText('Needs 4 or more on one die');
    row('Columbus').getByText('60% to become Secundus Palus. 10% to die of his wounds.');
    row('Carpophorus').getByText('40% to win the rudis and go free. No danger.');
    row('Maximus').getByText('put out of combat, level 0 of 1');
    row('Maximus').getByText('stays Slave');
    expect(row('Maximus').queryByRole('button')).toBeNull();
    await fireEvent.click(button('Test Columbus'));
    expect(act).toHaveBeenCalledExactlyOnceWith('train 1');
  });

  it('tests all in order, and still asks about dice', async () => {
    const { act, rerender } = show('train');
    await fireEvent.click(button('Test all in order'));
    expect(act.mock.calls).toEqual([['train 0']]);
    const again = moment('reroll');
    await rerender({ view: again.view, prompt: { id: 'r', moves: again.moves } });
    expect(act).toHaveBeenCalledTimes(1);
    await fireEvent.click(button(/^Keep/));
    await rerender({
      view: moment('train').view,
      prompt: { id: 't', moves: ['train 3', 'train 2'] },
    });
    expect(act.mock.calls).toEqual([['train 0'], ['keep'], ['train 3']]);
  });

  it('explains a die, what keeping it means, and what another may bring', async () => {
    const { act } = show('reroll');
    const panel = within(screen.getByRole('region', { name: 'Demetrius' }));
    panel.getByText('Needs 4 or more on one die');
    panel.getByText('That is not enough.');
    panel.getByText(/60% to become Secundus Palus. 10% to die of his wounds./);
    panel.getByText('1 trainer can help: one die again');
    panel.getByRole('button', { name: 'Keep: he stays Palus' });
    await fireEvent.click(panel.getByRole('button', { name: 'Roll the 1 again' }));
    expect(act).toHaveBeenCalledExactlyOnceWith('reroll 0');
  });

  it('does so for two dice', async () => {
    const { act } = show('rerolls');
    expect(screen.getAllByText('That is too high.')).toHaveLength(2);
    expect(screen.getAllByText(/He cannot rise. 10% to die/)).toHaveLength(2);
    await fireEvent.click(button('Roll the 9 again'));
    expect(act).toHaveBeenCalledExactlyOnceWith('reroll 1');
  });

  it('shows the other schools too, and asks nothing of those who watch', async () => {
    const { act } = show('train', { seat: null, prompt: null });
    screen.getByText('Livia tests the survivors.');
    await fireEvent.click(button(/^Marcus/));
    screen.getByText('Diodorus');
    gone(/^Test/);
    expect(act).not.toHaveBeenCalled();
  });
});

describe('the schools', () => {
  it('show the course of the campaign, laurels, roster, the freed and the fallen', async () => {
    show('recruits');
    await fireEvent.click(tab('The schools'));
    screen.getByRole('heading', { name: /^Next: tournament 4 of 4 team melee/ });
    const standings = within(screen.getByRole('table', { name: 'The schools' }));
    const cells = (name: RegExp) => standings.getByRole('row', { name }).querySelectorAll('td');
    expect([...cells(/^You/)].map((cell) => cell.textContent)).toEqual(['2', '3', '3', '1']);
    expect([...cells(/^Marcus/)].map((cell) => cell.textContent)).toEqual(['2', '2', '17', '1']);
    const roster = within(screen.getByRole('table', { name: 'Your gladiators' }));
    expect(roster.getByRole('row', { name: /^Triumphus/ }).textContent).toMatch(/Murmillo.*Palus/s);
    roster.getByText('Still to be chosen: 4');
    screen.getByText('killed in tournament 3 · 0 victories');
    screen.getByText('died of wounds after tournament 3 · 1 victory');
    await fireEvent.click(standings.getByRole('button', { name: 'Marcus' }));
    screen.getByRole('table', { name: 'Gladiators of Marcus' });
    screen.getByText('Tetraites');
  });

  it('stay open while the game goes on, until something new is to be done', async () => {
    const { rerender, view } = show('train');
    await fireEvent.click(tab('The schools'));
    await rerender({ view: { ...view } });
    expect(tab('The schools').getAttribute('aria-selected')).toBe('true');
    await rerender({ view: moment('recruits').view });
    expect(tab('Choosing gladiators').getAttribute('aria-selected')).toBe('true');
  });

  it('can be looked at in the middle of a fight, with the classes', async () => {
    show('act', { prompt: null });
    screen.getByRole('heading', { name: /^One tournament/ });
    screen.getByText('waits to enter');
    expect(screen.queryByRole('table', { name: 'The schools' })).toBeNull();
    tab('The schools').focus();
    await key('ArrowRight');
    expect(document.activeElement).toBe(tab('The classes'));
    await fireEvent.click(button(/^Eques/));
    expect(button(/^Eques/).getAttribute('aria-pressed')).toBe('true');
    gone(/^Take/);
  });

  it('do not answer questions of the arena', () => {
    const { act } = show('act');
    expect(screen.getByRole('region', { name: 'The school' }).dataset.question).toBeUndefined();
    expect(act).not.toHaveBeenCalled();
  });

  it('say when the campaign is over', () => {
    show('over');
    screen.getByRole('heading', { name: /^All 4 tournaments are over/ });
  });
});

describe('after the tests', () => {
  it('sums up what they brought while recruits are chosen, until dismissed', async () => {
    const { rerender, view } = show('train');
    const { table } = view;
    const [one, ...others] = table.gladiators;
    if (!one) throw new Error('nobody');
    const memory = {
      name: one.name,
      type: one.type,
      owner: 0,
      level: 6,
      wins: 0,
      tournament: 3,
      end: 'rudis',
    } as const;
    const after = withTable(view, {
      frames: moment('recruits').view.table.frames,
      gladiators: others,
      memories: [...table.memories, memory],
    });
    await rerender({ view: { ...after, ask: 'enlist' }, prompt: { id: 'e', moves: [] } });
    const news = within(screen.getByRole('status'));
    news.getByText('After tournament 3');
    news.getByText('wins the rudis: a free man and a trainer', { exact: false });
    news.getByText('The trainer Carpophorus has left.');
    await fireEvent.click(button('Close'));
    await tick();
    expect(screen.queryByText('After tournament 3')).toBeNull();
  });
});

describe('the prompt line', () => {
  it('is shown where the board leaves it to the school', () => {
    const line = createRawSnippet(() => ({ render: () => '<p>the house speaks</p>' }));
    for (const name of ['enlist', 'train', 'act'] as const) {
      const { unmount } = show(name, { line });
      expect(screen.getAllByText('the house speaks')).toHaveLength(1);
      unmount();
    }
  });
});
