// Gorus Maximus for four in boardgame.io: the same 40 cards, the same rules of following and
// challenging, a state of the same shape, and a view that hides the other hands.
const { INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 4;
const SCHOOLS = ["BL", "BR", "GR", "PI"];
const FAVOUR = { 0: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: -4, 9: 2, 10: 1, 11: 1, 12: 1 };
const DECK = SCHOOLS.flatMap((school) => Object.keys(FAVOUR).map((strength) => school + strength));
const PLACE = new Map(DECK.map((card, place) => [card, place]));
const TARGET = 9;

const school = (card) => card.slice(0, 2);
const strength = (card) => Number(card.slice(2));

function moves(G, seat) {
  const hand = G.hands[seat];
  if (G.fight.length === 0) return hand;
  const lead = school(G.fight[0].card);
  const last = strength(G.fight.at(-1).card);
  if (!hand.some((card) => school(card) === lead)) return hand;
  return hand.filter((card) => school(card) === lead || strength(card) === last);
}

function kindOf(G, card) {
  if (G.fight.length === 0) return "lead";
  if (strength(card) === strength(G.fight.at(-1).card)) return "challenge";
  return school(card) === school(G.fight[0].card) ? "follow" : "discard";
}

function deal(G, random) {
  G.round += 1;
  G.fights = [];
  G.preferred = null;
  G.turn = (G.dealer + 1) % SEATS;
  const cards = random.Shuffle(DECK);
  G.hands = Array.from({ length: SEATS }, (_, seat) =>
    cards.slice(seat * 10, seat * 10 + 10).sort((a, b) => PLACE.get(a) - PLACE.get(b)),
  );
}

function winner(plays, preferred) {
  let best = plays[0];
  for (const play of plays) {
    if (school(play.card) === school(best.card)) {
      if (strength(play.card) > strength(best.card)) best = play;
    } else if (school(play.card) === preferred) best = play;
  }
  return best.seat;
}

function endRound(G, random) {
  const totals = Array(SEATS).fill(0);
  for (const fight of G.fights)
    for (const { card } of fight.plays)
      totals[fight.winner] += card === `${G.preferred}0` ? 5 : FAVOUR[strength(card)];
  const most = Math.max(...totals);
  const gained = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  for (const seat of gained) G.tokens[seat] += 1;
  G.scores.push({ totals, gained, preferred: G.preferred });
  if (G.tokens.some((tokens) => tokens >= TARGET)) {
    G.turn = null;
    return;
  }
  G.dealer = (G.dealer + 1) % SEATS;
  deal(G, random);
}

function play({ G, playerID, random }, card) {
  const seat = Number(playerID);
  if (seat !== G.turn || !moves(G, seat).includes(card)) return INVALID_MOVE;
  G.hands[seat].splice(G.hands[seat].indexOf(card), 1);
  const kind = kindOf(G, card);
  G.fight.push({ seat, card, kind });
  if (kind === "challenge" || G.preferred === null) G.preferred = school(card);
  if (G.fight.length < SEATS) {
    G.turn = (seat + 1) % SEATS;
    return;
  }
  G.turn = winner(G.fight, G.preferred);
  G.fights.push({ plays: G.fight, winner: G.turn });
  G.fight = [];
  if (G.hands.every((hand) => hand.length === 0)) endRound(G, random);
}

function playerView({ G, playerID }) {
  const { hands, fights, ...open } = G;
  const piles = Array(SEATS).fill(0);
  for (const fight of fights) piles[fight.winner] += fight.plays.length;
  return {
    ...open,
    hand: playerID === null ? [] : hands[Number(playerID)],
    hand_sizes: hands.map((hand) => hand.length),
    last_fight: fights.at(-1) ?? null,
    pile_sizes: piles,
  };
}

module.exports = {
  name: "gorus",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => {
    const G = { dealer: random.Die(SEATS) - 1, round: 0, fight: [], tokens: [0, 0, 0, 0], scores: [] };
    deal(G, random);
    return G;
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn ?? undefined },
  },
  moves: { play: { move: play, client: false } },
  endIf: ({ G }) => (G.turn === null ? { tokens: G.tokens } : undefined),
  playerView,
};
