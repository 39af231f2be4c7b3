import { describe, expect, it } from 'vitest';
import { toReader } from './reader.ts';
import { Speech } from './speech.ts';

const speech = new Speech(
  'en',
  'g-won = { $seats } wins.\ng-won-you = You win with { $others }.\ng-lead = { $seat } leads.\ng-order = Order: { $seats }.\ng-robs = { $seat } robs { $other }.\ng-robs-at-you = { $seat } robs you.\nweb-you = you',
);
const seat = (id: number) => ({ kind: 'seat', id });
const won = { key: 'g-won', facts: { seats: [seat(0), seat(2)] } };

describe('a message for its reader', () => {
  it('says you and names the others', () => {
    expect(speech.say(toReader(won, 2, speech), ['Ann', 'Bea', 'Cid'])).toBe('You win with Ann.');
  });

  it('stays as it is for those it does not speak of', () => {
    expect(toReader(won, 1, speech)).toBe(won);
    expect(toReader(won, null, speech)).toBe(won);
  });

  it('says you to whom something is done', () => {
    const robs = { key: 'g-robs', facts: { seat: seat(0), other: seat(1) } };
    expect(speech.say(toReader(robs, 1, speech), ['Ann', 'Bea', 'Cid'])).toBe('Ann robs you.');
    expect(toReader(robs, 2, speech)).toBe(robs);
    const count = { key: 'g-robs', facts: { seat: seat(0), other: 1 } };
    expect(toReader(count, 1, speech)).toBe(count);
  });

  it('lists the reader as you', () => {
    const order = { key: 'g-order', facts: { seats: [seat(1), seat(0)] } };
    expect(speech.say(toReader(order, 0, speech), ['Ann', 'Bea'])).toBe('Order: Bea, you.');
  });

  it('stays as it is where there is no such form', () => {
    const lead = { key: 'g-lead', facts: { seat: seat(1) } };
    expect(toReader(lead, 1, speech)).toBe(lead);
  });
});
