import { describe, expect, it } from 'vitest';
import { moment } from '../fixtures/played.ts';
import { markersOn } from './track.ts';

describe('the treachery track', () => {
  it('has everybody somewhere', () => {
    const { view } = moment('after');
    const seats = [...markersOn(view.table).values()].flat().toSorted();
    expect(seats).toEqual(view.table.players.map((_, seat) => seat));
  });
});
