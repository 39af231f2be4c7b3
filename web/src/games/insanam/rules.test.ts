import { describe, expect, it } from 'vitest';
import { speechOf } from '../../test/catalogue.ts';
import { answersOf, freeOf, mapFree, planeOf } from './answers.ts';
import { nearest } from './arrows.ts';
import { gathered } from './consequences.ts';
import { changed, moment, NAMES } from './fixtures.ts';
import { backFor, exact, goodsMoves, mostOf } from './goods.ts';
import { chariotsOn, HEIGHT, raceOrder, spaceAt, WIDTH } from './race.ts';
import { actionsOf, circlesOf, sharedBy, slotsOf, troopsOf, zoneAsked } from './rules.ts';
import { cardsOf, moveFor, sizeOf, toggled } from './several.ts';
import { stagedOf } from './staged.ts';
import { markersOn, rowsOf } from './track.ts';

const speech = speechOf('en');
const eyesOf = (name: string) => {
  const { view, seat } = moment(name);
  return { view, seat, names: NAMES, speech };
};

describe('the plan', () => {
  it('has the printed actions until a tile lies there [C-1.7]', () => {
    const zone = { circles: [-1], banners: [-1], tile: '', offer: 'K01' };
    expect(actionsOf(zone, 'COL')).toHaveLength(4);
    expect(actionsOf({ ...zone, tile: 'K04' }, 'COL')).toEqual([
      'gbuy(0)',
      'fight(3) +2COR',
      '+1G +1S',
    ]);
  });

  it('shares what is left of the active circles [C-5.3, C-5.6]', () => {
    const { view } = moment('turn');
    const zones = structuredClone(view.table.zones);
    if (zones.HIP) zones.HIP.circles = zones.HIP.circles.map(() => -1);
    const table = { ...view.table, zones, options: { ...view.table.options, players: 4 } };
    expect(circlesOf(table)).toBe(5);
    expect(sharedBy(table, 'HIP', 1)).toEqual(['+1W', '+1G', '+1S', '+1VP']);
    const two = { ...table, options: { ...table.options, players: 2 } };
    expect(sharedBy(two, 'HIP', 0)).toEqual(['+1COR', '+1G']);
    expect(gathered(['+1G', '+1W', '+1G'])).toBe('+2G +1W');
  });

  it('knows in which zone an action is asked for', () => {
    const { view } = moment('act');
    expect(zoneAsked(view)).not.toBe('');
  });
});

describe('troops', () => {
  it('stand on the strip without gaps [C-17.4]', () => {
    const { view, seat } = moment('turn');
    const [player] = changed(view, seat, { strip: [13, 10, 6] }).slice(seat);
    const slots = player ? slotsOf(player) : [];
    expect(slots).toHaveLength(30);
    expect(slots.slice(12, 15)).toEqual(['LEG', 'CEN', 'CEN']);
    expect(slots.at(-1)).toBe('');
  });

  it('are counted in storage, on land, at sea and on the march', () => {
    const { view, seat } = moment('turn');
    const table = {
      ...view.table,
      players: changed(view, seat, { storage: [1, 0, 0] }),
      lands: { NUM: { owner: seat, troops: [2, 1, 0], camp: false, barb: 0, citadel: false } },
      seas: { GLC: view.table.players.map((_, at) => (at === seat ? [0, 0, 1] : [0, 0, 0])) },
      mover: seat,
      invaders: { CAE: [1, 0, 0] },
      passing: {},
    };
    expect(troopsOf(table, seat)).toEqual([4, 1, 1]);
  });
});

describe('track and race', () => {
  it('run from 0 to 60, in two rows on a phone', () => {
    expect(rowsOf(1)[0]).toHaveLength(61);
    expect(rowsOf(2).map((row) => row.length)).toEqual([31, 30]);
  });

  it('have everybody somewhere', () => {
    const { view } = moment('after');
    const seats = [...markersOn(view.table).values()].flat().toSorted();
    expect(seats).toEqual(view.table.players.map((_, seat) => seat));
    expect(chariotsOn(view.table).flatMap(([, at]) => at)).toHaveLength(seats.length);
  });

  it('rank finishers by arrival, then by space [C-24.3]', () => {
    const { view } = moment('over3');
    const players = view.table.players.map((player, seat) => ({
      ...player,
      chariot: [24, 9, 24][seat] ?? 0,
      arrival: [2, 0, 1][seat] ?? 0,
    }));
    expect(raceOrder({ ...view.table, players })).toEqual([2, 0, 1]);
  });

  it('lay all spaces inside the course', () => {
    for (let space = 0; space <= 24; space += 1) {
      const [x, y] = spaceAt(space);
      expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
    }
  });
});

describe('choosing', () => {
  it('sorts answers: buttons, cards, free actions, the map', () => {
    const eyes = eyesOf('after');
    const moves = ['use G07', 'camp NUM', 'done'];
    expect(answersOf(eyes, moves).map(({ move }) => move)).toEqual(['done']);
    expect(freeOf(eyes, moves).map(({ move }) => move)).toEqual(['use G07']);
    expect(mapFree(eyes, moves)).toBe(true);
    expect(answersOf(eyes, null)).toEqual([]);
    expect([planeOf('march'), planeOf('act'), planeOf('thumbs')]).toEqual(['empire', 'rome', null]);
  });

  it('shows what is forbidden beside what is allowed', () => {
    const eyes = eyesOf('recruit');
    const answers = answersOf(eyes, ['recruit LEG', 'done']);
    expect(answers.map(({ lit }) => lit)).toEqual([true, false, false, true]);
    const staged = stagedOf(eyesOf('hire'), ['done']);
    expect(staged.map(({ lit }) => lit)).toEqual([false, false]);
  });

  it('counts goods towards a move', () => {
    const all = goodsMoves(['swap G W', 'swap GG WS', 'swap GG SS', 'done']);
    expect(mostOf(all.map((one) => one.first))).toEqual([2, 0, 0]);
    expect(backFor(all, [2, 0, 0])).toEqual({ most: [0, 1, 2], count: 2 });
    expect(exact(all, [2, 0, 0], [0, 1, 1])).toBe('swap GG WS');
    expect(exact(all, [2, 0, 0], [0, 1, 0])).toBeNull();
    expect(exact(goodsMoves(['take GW']), [1, 1, 0], null)).toBe('take GW');
  });

  it('gathers cards towards a move', () => {
    const moves = ['keep G01,G02', 'keep G01,G03'];
    expect(cardsOf(moves)).toEqual(['G01', 'G02', 'G03']);
    expect(sizeOf(moves)).toBe(2);
    expect(moveFor(moves, ['G03', 'G01'], false)).toBe('keep G01,G03');
    expect(moveFor(['order A,B'], ['B', 'A'], true)).toBeNull();
    expect(toggled(['G01', 'G02'], 'G03', 2)).toEqual(['G01', 'G03']);
    expect(toggled(['G01'], 'G01', 2)).toEqual([]);
  });

  it('goes to the nearest thing by arrows', () => {
    const spots = [
      { x: 10, y: 0 },
      { x: 50, y: 0 },
      { x: 0, y: 30 },
    ];
    const from = { x: 0, y: 0 };
    expect(nearest(from, spots, 'ArrowRight')).toBe(0);
    expect(nearest(from, spots, 'ArrowDown')).toBe(2);
    expect(nearest(from, spots, 'ArrowUp')).toBe(-1);
  });
});
