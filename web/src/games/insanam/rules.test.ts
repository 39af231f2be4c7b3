import { describe, expect, it } from 'vitest';
import { gathered } from './consequences.ts';
import { changed, moment } from './fixtures/played.ts';
import { actionsOf, circlesOf, sharedBy, slotsOf, troopsOf, zoneAsked } from './rules.ts';

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
