import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speechOf } from '../../../test/catalogue.ts';
import ArenaPanel from '../arena/Panel.svelte';
import { ARENA_ASKS, BATTLE_ASKS, EDICT_ASKS, MAP_ASKS } from '../asks.ts';
import Edict from '../court/Edict.svelte';
import { holdStill, viewOf } from '../fixtures/placed.ts';
import { eyesAt, moment } from '../fixtures/played.ts';
import type { InsanamView } from '../protocol.ts';
import BattlePanel from './BattlePanel.svelte';
import { MapChoice, questionOf } from './choice.svelte.ts';
import { deedsOf, nearest, readDeed } from './offer.ts';
import MapPlane from './Plane.svelte';

beforeAll(holdStill);

const LANGUAGES = ['en', 'fr', 'ru'].map((language) => speechOf(language));

function choosing(view: InsanamView, moves: readonly string[]) {
  const table = { view, moves, play: vi.fn(), why: vi.fn() };
  return { ...table, choice: new MapChoice(() => table) };
}

/** Make a move as a person does: what, from where, with whom, to where. */
function make(view: InsanamView, moves: readonly string[], move: string): void {
  const { choice, play } = choosing(view, moves);
  const deed = readDeed(move, view);
  if (!deed) throw new Error(`not made on the map: ${move}`);
  const { verb, from, to, troop, counts } = deed;
  if (choice.free) choice.begin(verb === 'transit' ? 'march' : verb);
  if (troop) choice.name(troop);
  if (choice.sources.length && choice.from !== from) choice.tap(from);
  if (choice.to !== to) choice.tap(to);
  if (counts) choice.count(counts);
  expect(choice.sending.map((one) => one.move)).toContain(move);
  choice.confirm(move);
  expect(play).toHaveBeenCalledWith(move);
}

describe('choosing on the map', () => {
  it.each([...MAP_ASKS, 'turn', 'after'])('can make every move of a real %s', (ask) => {
    const { view, moves } = moment(ask);
    for (const { move } of deedsOf(view, moves)) make(view, moves, move);
  });

  it('can make every free action', () => {
    const moves = [
      'camp BAE',
      'camp TAR',
      'banish NAR 1 0 0',
      'banish NAR 1 1 1',
      'demote NAR 1 0',
      'demote NAR 1 1',
      'incite NAR LUG',
      'incite NUM CAE',
      'raid BAE CAR 1 0 0',
      'raid TAR GLA 1 0 0',
      'raid TAR GLA 2 0 0',
    ];
    for (const move of moves) make(viewOf('after'), moves, move);
  });

  it('confirms by a second tap, but not where there are two ways', () => {
    const moves = ['march TAR NAR 1 0 0', 'transit TAR NAR 1 0 0', 'march TAR AQU 1 0 0'];
    const { choice, play } = choosing(viewOf('march'), moves);
    choice.tap('NAR');
    choice.tap('NAR');
    expect(play).not.toHaveBeenCalled();
    choice.tap('AQU');
    choice.tap('AQU');
    expect(play).toHaveBeenCalledWith('march TAR AQU 1 0 0');
  });

  it('keeps what is picked when the same question is sent anew', () => {
    const table = {
      view: viewOf('camp'),
      moves: ['camp BAE', 'later'],
      play: vi.fn(),
      why: vi.fn(),
    };
    const choice = new MapChoice(() => table);
    choice.tap('BAE');
    table.moves = [...table.moves];
    expect(choice.to).toBe('BAE');
    choice.confirm();
    expect(choice.to).toBe('');
  });

  it('asks why by the move somebody had in mind', () => {
    const view = viewOf('march');
    const ask = (mode: Parameters<typeof questionOf>[0], space: string, from = '') =>
      questionOf(mode, space, from, 'LEG', [1, 1, 0], view);
    expect(ask('march', 'CHE', 'TAR')).toBe('march TAR CHE 1 1 0');
    expect(ask('march', 'CHE')).toBeNull();
    expect(ask('sail', 'CHE', 'BRT')).toBe('sail BRT CHE');
    expect(ask('raid', 'CHE', 'TAR')).toBe('raid TAR CHE 1 1 0');
    expect(ask('incite', 'GLC', 'TAR')).toBeNull();
    expect(ask('deploy', 'NAR')).toBe('deploy LEG NAR');
    expect(ask('camp', 'NAR')).toBe('camp NAR');
    expect(ask('banish', 'NAR')).toBe('banish NAR 1 1 1');
    expect(ask('demote', 'NAR')).toBe('demote NAR 1 1');
    expect(ask('settle', 'NAR')).toBe('settle NAR');
    expect(ask('settle', 'TAR')).toBeNull();
    expect(ask('send', 'NAR')).toBeNull();
  });

  it('takes the numbers nearest to those that are wanted', () => {
    expect(
      nearest(
        [2, 1, 0],
        [
          [2, 0, 0],
          [1, 1, 0],
          [2, 1, 0],
        ],
      ),
    ).toEqual([2, 1, 0]);
    expect(
      nearest(
        [2, 1, 0],
        [
          [0, 0, 1],
          [2, 0, 0],
        ],
      ),
    ).toEqual([2, 0, 0]);
    expect(nearest([1, 0, 0], [])).toBeNull();
  });
});

describe('real moments', () => {
  const asks = [...MAP_ASKS, ...BATTLE_ASKS, ...ARENA_ASKS, ...EDICT_ASKS];

  it.each(asks)('shows a real %s in every language', (ask) => {
    const { moves } = moment(ask);
    for (const speech of LANGUAGES) {
      const eyes = eyesAt(ask, speech);
      const given = { eyes, moves, play: vi.fn(), why: vi.fn() };
      if (MAP_ASKS.includes(ask)) render(MapPlane, given);
      render(BattlePanel, given);
      render(ArenaPanel, given);
      render(Edict, given);
    }
    const wanted = { map: MAP_ASKS, battle: BATTLE_ASKS, arena: ARENA_ASKS, edict: EDICT_ASKS };
    for (const [name, list] of Object.entries(wanted)) {
      if (list.includes(ask)) expect(document.querySelector(`.${name}`), name).not.toBeNull();
    }
  });
});
