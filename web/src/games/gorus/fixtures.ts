/** Tables for the tests: views as the server sends them. */
import type { GorusFight, GorusOptions, GorusPlay, GorusView } from './protocol.ts';

/**
 * A fight from its first seat and its cards, clockwise; of one player, with wanderers. A card with
 * an exclamation mark is a challenge.
 */
export function fight(seats: number, first: number, ...cards: string[]): GorusPlay[] {
  const plays: GorusPlay[] = [];
  for (const [at, card] of cards.entries()) {
    const seat = seats === 1 ? (at === 1 ? 0 : null) : (first + at) % seats;
    const kind = at === 0 ? 'lead' : card.endsWith('!') ? 'challenge' : 'follow';
    plays.push({ seat, card: card.replace('!', ''), kind });
  }
  return plays;
}

const DECKS: Partial<Record<number, GorusView['deck']>> = { 1: 'wanderers', 2: 'draw' };

type Wish = Partial<Omit<GorusView, 'options'>> & { options?: Partial<GorusOptions> };

/** A table of that many players in the first round; what is given replaces what is not. */
export function table(players: number, wish: Wish = {}): GorusView {
  const { options, ...rest } = wish;
  const sides = players === 1 ? 2 : players;
  const each = (value: number, count: number): number[] =>
    Array.from({ length: count }, () => value);
  return {
    options: {
      players,
      edition: 'fr2018',
      teams: null,
      target: null,
      schools: null,
      dealer: null,
      ...options,
    },
    seat: 0,
    round: 1,
    dealer: players === 1 ? null : players - 1,
    turn: 0,
    preferred: null,
    hand: ['BL4', 'BL10', 'GR0', 'PI8', 'PI9'],
    hand_sizes: each(5, players),
    deck: DECKS[players] ?? null,
    deck_size: 0,
    fight_number: 1,
    fights: 10,
    fight: [],
    ahead: null,
    last_fight: null,
    last_ahead: null,
    sides: Array.from({ length: sides }, (_, at) => (at < players ? [at] : [])),
    pile_sizes: each(0, sides),
    wanderers_pile: [],
    tokens: each(0, sides),
    targets: each(3, sides),
    scores: [],
    memory: [],
    outcome: null,
    ...rest,
  };
}

export const ended = (winner: number | null, plays: GorusPlay[]): GorusFight => ({ winner, plays });

export const NAMES = ['Livia', 'Marcus', 'Claudia', 'Titus', 'Flavia', 'Lucius', 'Julia', 'Gaius'];
