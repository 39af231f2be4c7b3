import { describe, expect, it } from 'vitest';
import { moment } from '../fixtures/played.ts';
import { markersOn, rowsOf } from './track.ts';

describe('the treachery track', () => {
  it('runs from 0 to 60, in two rows on a phone', () => {
    expect(rowsOf(1)[0]).toHaveLength(61);
    expect(rowsOf(2).map((row) => row.length)).toEqual([31, 30]);
  });

  it('has everybody somewhere', () => {
    const { view } = moment('after');
    const seats = [...markersOn(view.table).values()].flat().toSorted();
    expect(seats).toEqual(view.table.players.map((_, seat) => seat));
  });
});
