import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Forecast, Message } from '../../../lib/protocol.ts';
import { speechOf } from '../../../test/catalogue.ts';
import { forecastOf } from '../../../test/fakes.ts';
import { costing, lineOf, march, sumOf, viewOf } from '../fixtures/placed.ts';
import { eyesOf } from '../fixtures/played.ts';
import type { InsanamView } from '../protocol.ts';
import MapPlane from './Plane.svelte';

const speech = speechOf('en');

function show(view: InsanamView, moves: string[] | null, language = speech, told = FORETOLD) {
  const given = {
    eyes: eyesOf(view, 0, language, told),
    moves,
    play: vi.fn(),
    why: vi.fn(),
  };
  return { ...render(MapPlane, given), ...given };
}

/** What the house tells of an attack: the powers that meet, and what it costs. */
const attack = (land: string, mine: number, other: number, ...brings: Message[]) =>
  forecastOf({
    sums: [
      sumOf('power', { key: 'insanam-sum-attack-you' }, lineOf(mine, 'camp')),
      sumOf('power', { key: 'insanam-sum-barbarians' }, lineOf(other, 'camp')),
    ],
    brings,
    facts: { attack: { kind: 'territory', id: land } },
  });
const blame = { key: 'insanam-will-blame', facts: { seat: { kind: 'seat', id: 1 } } };
const FORETOLD: Record<string, Forecast> = {
  'march TAR NAR 2 0 0': attack('NAR', 2, 9, blame),
  'march BAE CAR 2 1 0': attack('CAR', 4, 3),
  'send 2 0 0': attack('CAR', 2, 3),
  'transit TAR NAR 2 0 0': costing(2),
};

const space = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-space="${id}"]`);
  if (!found) throw new Error(`no space ${id}`);
  return found;
};
const label = (id: string) => space(id).getAttribute('aria-label');
const lit = () =>
  [...document.querySelectorAll('.space.lit')].map((one) => one.getAttribute('data-space'));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const told = () => document.querySelector('.tray')?.textContent?.replace(/\s+/g, ' ') ?? '';
const sends = () =>
  [...document.querySelectorAll('[data-send]')].map((one) => one.getAttribute('data-move'));
const key = (name: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name });

const MARCHES = [
  'march BAE CAR 1 0 0',
  'march BAE CAR 2 0 0',
  'march BAE CAR 2 1 0',
  'march BAE LUS 2 1 0',
  'march TAR NAR 1 0 0',
  'march TAR NAR 2 0 0',
  'transit TAR NAR 2 0 0',
  'halt',
];
const marching = () => viewOf('march', { frames: [march(2)] });

describe('reading the map', () => {
  it('names every space with who is there and with what', () => {
    show(viewOf('turn'), null);
    expect(label('TAR')).toMatch(/^Tarraconensis, Hispania, You: 2 legionaries, camp$/);
    expect(label('NAR')).toBe(
      'Narbonensis, Gaul, Marcus: 1 legionary, 1 centurion, 1 evocatus, start territory 4',
    );
    expect(label('TIN')).toBe('Mauretania Tingitana, Roman Africa, 2 barbarians, citadel');
    expect(label('LUS')).toBe('Lusitania, Hispania, vacant');
    expect(label('BRT')).toBe('Oceanus Britannicus, sea, You: 1 legionary; Marcus: 2 Evocati');
  });

  it('says who attacks and who passes', () => {
    const guests = { invaders: { NAR: [1, 0, 0] }, passing: { AQU: [0, 1, 0] }, mover: 2 };
    show(viewOf('turn', guests), null);
    expect(label('NAR')).toContain('Ovidia attacks with 1 legionary');
    expect(label('AQU')).toContain('Ovidia passes through with 1 centurion');
  });

  it('shows what is to be known of a space that is tapped', async () => {
    show(viewOf('turn'), null);
    await fireEvent.click(space('NAR'));
    screen.getByText('Power 9 before the die');
    await fireEvent.click(space('TIN'));
    screen.getByText('2 barbarians, citadel');
    screen.getByText(/^Next to it: Mauretania Caesariensis/);
  });

  it('has the same as a list', async () => {
    const { play } = show(viewOf('settle'), ['settle NUM', 'settle SUP']);
    await fireEvent.click(button('As a list'));
    const row = document.querySelector<HTMLElement>('[data-row="SUP"]');
    expect(row?.classList.contains('lit')).toBe(true);
    if (row) await fireEvent.click(row);
    await fireEvent.click(button(/^Start here/));
    expect(play).toHaveBeenCalledWith('settle SUP');
  });

  it.each(['en', 'fr', 'ru'])('speaks %s', async (language) => {
    show(marching(), MARCHES, speechOf(language));
    await fireEvent.click(space('TAR'));
    await fireEvent.click(space('NAR'));
    expect(sends()).toEqual(['march TAR NAR 2 0 0', 'transit TAR NAR 2 0 0']);
  });
});

describe('marching', () => {
  it('lights the sources, then the targets, and sends all by default', async () => {
    const { play } = show(marching(), MARCHES);
    expect(lit()).toEqual(['BAE', 'TAR']);
    expect(label('BAE')).toContain('can start here');
    await fireEvent.click(space('BAE'));
    expect(lit()).toEqual(['CAR', 'LUS']);
    await fireEvent.click(space('CAR'));
    expect(sends()).toEqual(['march BAE CAR 2 1 0']);
    expect(play).not.toHaveBeenCalled();
    await fireEvent.click(space('CAR'));
    expect(play).toHaveBeenCalledWith('march BAE CAR 2 1 0');
  });

  it('counts by steppers, within what is legal', async () => {
    const { play } = show(marching(), MARCHES);
    await fireEvent.click(space('BAE'));
    await fireEvent.click(space('CAR'));
    await fireEvent.click(button('One centurion fewer'));
    expect(sends()).toEqual(['march BAE CAR 2 0 0']);
    await fireEvent.click(button('One legionary fewer'));
    expect(sends()).toEqual(['march BAE CAR 1 0 0']);
    await fireEvent.click(button('All of them'));
    expect(sends()).toEqual(['march BAE CAR 2 1 0']);
    await fireEvent.click(button(/^Attack/));
    expect(play).toHaveBeenCalledWith('march BAE CAR 2 1 0');
  });

  it('offers to pass through with its toll, and warns of an attack', async () => {
    const { play } = show(marching(), MARCHES);
    await fireEvent.click(space('TAR'));
    await fireEvent.click(space('NAR'));
    expect(told()).toContain('Your attack, before the die (camp) 2');
    expect(told()).toContain('The barbarians, before the die (camp) 9');
    await fireEvent.click(button(/^Pass through for a toll.*2 gold/));
    expect(play).toHaveBeenCalledWith('transit TAR NAR 2 0 0');
  });

  it('tells what the house tells, and asks for the odds', async () => {
    const { eyes, rerender, moves } = show(marching(), MARCHES);
    const consider = vi.fn();
    await rerender({ eyes: { ...eyes, consider }, moves });
    await fireEvent.click(space('TAR'));
    await fireEvent.click(space('NAR'));
    expect(told()).toContain('You lose your starting power for good: Marcus');
    expect(consider).toHaveBeenCalledWith('march TAR NAR 2 0 0');
  });

  it('asks why where it cannot go, and lets go by Escape', async () => {
    const { why, play } = show(marching(), MARCHES);
    await fireEvent.click(space('TAR'));
    await fireEvent.click(space('CHE'));
    expect(why).toHaveBeenCalledWith('march TAR CHE 2 0 0');
    await fireEvent.keyDown(space('TAR'), { key: 'Escape' });
    expect(lit()).toEqual(['BAE', 'TAR']);
    await fireEvent.click(button('Stop marching'));
    expect(play).toHaveBeenCalledWith('halt');
  });

  it('goes over the map by keys', async () => {
    show(marching(), MARCHES);
    space('TAR').focus();
    await key('ArrowDown');
    await vi.waitFor(() => expect(document.activeElement).toBe(space('CAR')));
    await key('PageDown');
    await vi.waitFor(() => expect(document.activeElement).toBe(space('BAE')));
    expect(space('BAE').tabIndex).toBe(0);
    expect(space('NUM').tabIndex).toBe(-1);
  });
});

describe('other decisions', () => {
  it('deploys one troop after the other', async () => {
    const { play } = show(viewOf('deploy'), [
      'deploy LEG BAE',
      'deploy CEN BAE',
      'deploy CEN TAR',
      'done',
    ]);
    expect(lit()).toEqual(['BAE']);
    await fireEvent.click(button(/^centurion/));
    expect(lit()).toEqual(['BAE', 'TAR']);
    await fireEvent.click(space('TAR'));
    await fireEvent.click(button(/^Deploy centurion/));
    expect(play).toHaveBeenCalledWith('deploy CEN TAR');
  });

  it('sails a group, or stays', async () => {
    const { play } = show(viewOf('sail'), ['sail BRT CAN', 'sail BRT GRM', 'stay']);
    expect(lit()).toEqual(['CAN', 'GRM']);
    await fireEvent.click(space('GRM'));
    await fireEvent.click(button(/^Sail/));
    expect(play).toHaveBeenCalledWith('sail BRT GRM');
    await fireEvent.click(button('Stay'));
    expect(play).toHaveBeenCalledWith('stay');
  });

  it('begins a free action only when it is said', async () => {
    const moves = ['place SUB', 'pass', 'camp BAE', 'banish NAR 1 0 0', 'banish NAR 1 1 1'];
    const { play } = show(viewOf('turn'), moves);
    expect(lit()).toEqual([]);
    await fireEvent.click(button('Send troops home'));
    expect(lit()).toEqual(['NAR']);
    await fireEvent.click(space('NAR'));
    expect(sends()).toEqual(['banish NAR 1 1 1']);
    await fireEvent.click(button('Place a camp'));
    await fireEvent.click(space('BAE'));
    await fireEvent.click(space('BAE'));
    expect(play).toHaveBeenCalledWith('camp BAE');
  });

  it('answers who is sent where somebody is made to attack', async () => {
    const incited = {
      type: 'Incited' as const,
      seat: 0,
      source: 'BAE',
      land: 'CAR',
      seats: [0],
      ask: 'incited',
    };
    const moves = ['send 1 0 0', 'send 2 0 0', 'send 2 1 0'];
    const { play } = show(viewOf('incited', { frames: [incited] }), moves);
    await fireEvent.click(button('One centurion fewer'));
    await fireEvent.click(button(/^Attack 2 legionaries/));
    expect(play).toHaveBeenCalledWith('send 2 0 0');
  });

  it('withdraws or disbands, raids and incites', async () => {
    const { play, rerender, eyes } = show(viewOf('withdraw'), ['withdraw LEG TAR', 'disband']);
    await fireEvent.click(button('Send the rest back to the strip'));
    expect(play).toHaveBeenCalledWith('disband');
    await rerender({
      eyes: { ...eyes, view: viewOf('after') },
      moves: ['raid BAE CAR 1 0 0', 'incite NAR LUG', 'done'],
    });
    await fireEvent.click(button('Raid barbarians'));
    await fireEvent.click(space('CAR'));
    await fireEvent.click(button(/^Take it without a battle/));
    expect(play).toHaveBeenCalledWith('raid BAE CAR 1 0 0');
    await fireEvent.click(button('Stage an attack'));
    await fireEvent.click(space('LUG'));
    await fireEvent.click(button(/^Make them attack/));
    expect(play).toHaveBeenCalledWith('incite NAR LUG');
  });

  it('chooses the battle that comes first', async () => {
    const invaders = { NAR: [1, 0, 0], CAR: [1, 0, 0] };
    const { play } = show(viewOf('battle', { invaders, mover: 0 }), ['battle NAR', 'battle CAR']);
    await fireEvent.click(space('CAR'));
    await fireEvent.click(button(/^Fight this battle first/));
    expect(play).toHaveBeenCalledWith('battle CAR');
  });
});
