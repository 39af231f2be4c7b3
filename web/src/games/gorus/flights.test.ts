import { describe, expect, it } from 'vitest';
import { fight } from './fixtures.ts';
import { Flights } from './flights.ts';

/** A board whose marked places stand at a left of their own. */
function board(places: Record<string, number>): HTMLElement {
  const root = document.createElement('section');
  for (const [mark, left] of Object.entries(places)) {
    const element = root.appendChild(document.createElement('i'));
    const [name = '', value = ''] = mark.split('=');
    element.setAttribute(name, value);
    element.getBoundingClientRect = () => ({ left }) as DOMRect;
  }
  return root;
}
const [mine, theirs] = fight(3, 0, 'BL4', 'BL10');
const [wanderer] = fight(1, 0, 'BL4');

describe('where cards fly', () => {
  const flights = new Flights();
  const places = { 'data-hand=BL4': 1, 'data-place=seat-0': 2, 'data-place=seat-1': 3 };
  flights.look(board({ ...places, 'data-place=deck': 4, 'data-place=pile-1': 5 }), 2);

  it('comes from my hand, from a plate, or from the deck', () => {
    expect(mine && flights.source(mine)?.left).toBe(1);
    expect(theirs && flights.source(theirs)?.left).toBe(3);
    expect(flights.deck()?.left).toBe(4);
    const bare = new Flights();
    bare.look(board({ 'data-place=deck': 4 }), 0);
    expect(wanderer && bare.source(wanderer)?.left).toBe(4);
    bare.look(board({ 'data-place=centre': 6 }), 0);
    expect(bare.deck()?.left).toBe(6);
  });

  it('goes to the pile of whoever took the fight', () => {
    expect(flights.pile()).toBeNull();
    flights.note({ plays: [], winner: 1 });
    flights.note(null);
    expect(flights.pile()?.left).toBe(5);
  });

  it('lets cards that come together come one after the other', () => {
    expect([0, 1, 2, 3].map((at) => flights.wait(at))).toEqual([0, 0, 0, 220]);
  });
});
