import { describe, expect, it } from 'vitest';
import { changed, moment } from './fixtures/played.ts';
import { actionsOf, slotsOf, zoneAsked } from './table.ts';

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
});
