// A verifier of Ludus records in one file, without packages, written from docs/records.md alone.
//
//     node verify.mjs record.json …
//
// The client uses the same file in the browser. It brings its own SHA-256, because browsers offer
// theirs only to pages with TLS, and games are also played over plain HTTP in a house.

// SHA-256 [FIPS 180-4] and HMAC [RFC 2104]

const PRIMES = [];
for (let n = 2; PRIMES.length < 64; n += 1) if (PRIMES.every((p) => n % p)) PRIMES.push(n);
const fraction = (x) => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
const K = PRIMES.map((p) => fraction(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const turn = (word, by) => (word >>> by) | (word << (32 - by));

export const bytesOf = (text) => new TextEncoder().encode(text);
export const toHex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
export const fromHex = (hex) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const join = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

export function sha256(bytes) {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  const hash = [...START];
  const w = new Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let t = 0; t < 64; t += 1) {
      if (t < 16) w[t] = view.getUint32(block + 4 * t);
      else {
        const s0 = turn(w[t - 15], 7) ^ turn(w[t - 15], 18) ^ (w[t - 15] >>> 3);
        const s1 = turn(w[t - 2], 17) ^ turn(w[t - 2], 19) ^ (w[t - 2] >>> 10);
        w[t] = (w[t - 16] + s0 + w[t - 7] + s1) >>> 0;
      }
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let t = 0; t < 64; t += 1) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + K[t] + w[t]) >>> 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => {
      hash[at] = (hash[at] + word) >>> 0;
    });
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => {
    out.setUint32(4 * at, word);
  });
  return new Uint8Array(out.buffer);
}

export function hmac(key, message) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((b) => b ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      block.map((b) => b ^ 0x5c),
      inner,
    ),
  );
}

/** The SHA-256 of a text, in hexadecimal digits: a nonce is promised by it. */
export const hashOf = (text) => toHex(sha256(bytesOf(text)));

// The stream of an entry, and what is drawn from it

function makeStream(root, entry) {
  const words = [];
  let block = 0;
  const next = () => {
    if (!words.length) {
      const bytes = hmac(root, bytesOf(`${entry}/${block}`));
      const view = new DataView(bytes.buffer);
      for (let at = 0; at < 32; at += 4) words.push(view.getUint32(at));
      block += 1;
    }
    return words.shift();
  };
  const below = (bound) => {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const word = next();
      if (word < limit) return word % bound;
    }
  };
  const draw = (bag, n) => {
    const pool = [...bag];
    for (let here = 0; here < n; here += 1) {
      const there = here + below(pool.length - here);
      [pool[here], pool[there]] = [pool[there], pool[here]];
    }
    return pool.slice(0, n);
  };
  return { below, draw };
}

// What the games draw from. A test compares these tables with docs/records.md and the content.

const range = (from, to) => Array.from({ length: to - from }, (_, at) => from + at);
const ids = (letter, count, width = 2) =>
  range(1, count + 1).map((n) => letter + `${n}`.padStart(width, '0'));

export const TABLES = {
  gorus: {
    schools: ['BL', 'BR', 'GR', 'PI', 'YE'],
    schools_used: { 1: 3, 2: 3, 3: 3, 4: 4, 5: 5, 6: 5, 7: 5, 8: 5 },
    strengths: {
      1: [0, ...range(4, 13)],
      2: [0, ...range(4, 13)],
      3: [0, ...range(4, 13)],
      4: [0, ...range(4, 13)],
      5: [0, ...range(4, 13)],
      6: [0, ...range(3, 14)],
      7: [0, ...range(2, 15)],
      8: range(0, 16),
    },
    hand: 10,
  },
  brutus: {
    values: range(1, 14),
    copies: { 4: 5, 5: 6, 6: 6, 7: 7, 8: 7, 9: 8, 10: 8 },
    hand: { 4: 16, 5: 15, 6: 13, 7: 13, 8: 11, 9: 11, 10: 10 },
  },
  gloria: {
    dice: [
      ...['order', 'act', 'init', 'atk', 'def', 'prot', 'spec', 'fall', 'trip', 'rise', 'pick'],
      ...['net', 'free', 'crowd', 'judge', 'xp', 'leave'],
    ],
    classes: [
      ...['retiarius', 'secutor', 'murmillo', 'thraex', 'hoplomachus', 'provocator'],
      ...['dimachaerus', 'laquearius', 'samnis', 'eques', 'crupellarius', 'scissor'],
      ...['gallus', 'essedarius', 'veles'],
    ],
  },
  insanam: {
    dice: ['attack', 'defend', 'arena', 'foe'],
    decks: {
      gladiator: ids('G', 30),
      adversary: ids('A', 30),
      redemption: ids('D', 4, 1),
      'tile COL': ids('K', 10),
      'tile HIP': ids('H', 10),
      'tile BAR': ids('B', 10),
      'tile SEN': ids('S', 10),
      'tile MAR': ids('M', 10),
      'event 1': ids('E1', 10),
      'event 2': ids('E2', 10),
      'event 3': ids('E3', 10),
      'event 4': ids('E4', 10),
    },
    categories: [...Array(8).fill('CH'), ...Array(12).fill('OR'), ...Array(10).fill('AN')],
    public: ids('U', 8, 1),
    ambition: ids('P', 23),
    board: [
      ...['claudius', 'seneca', 'macro', 'sabinus', 'postumus', 'chaerea', 'milonia'],
      ...['pallas', 'narcissus', 'petronius'],
    ],
    destiny: { 2: [2, 2], 3: [3, 2], 4: [4, 2] },
    redeal: { 2: [2, 1], 3: [3, 1], 4: [4, 1] },
    gladiators_each: 2,
    ambitions_each: 2,
    draft: 4,
  },
};

// The bags of each game. `expect` tells what an outcome is drawn from: `bag` and `count`, or the
// `sides` of a die, and the `seat` it must be for where that is known. `stated` is the bag that the
// record states just before. Null: the game has no such outcome here.

const without = (bag, drawn) => {
  const rest = [...bag];
  for (const one of drawn) {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
};
const has = (list, one) => list.includes(one);
const unique = (list) => new Set(list).size === list.length;

function gorus({ players, schools, dealer }) {
  const table = TABLES.gorus;
  const used = schools ?? table.schools.slice(0, table.schools_used[players]);
  const deck = table.schools
    .filter((school) => has(used, school))
    .flatMap((school) => table.strengths[players].map((strength) => `${school}${strength}`));
  let from = players > 1 ? dealer : 0;
  let round = 0;
  let rest = deck;
  let dealt = 0;
  return {
    // Either nobody is dealt anything in an entry, or everybody is.
    entry: () => {
      const whole = dealt % players === 0;
      dealt = 0;
      return whole;
    },
    expect(label, _seat, _values, entry) {
      const setup = entry.seat === undefined;
      if (label === 'dealer' && setup && dealer === null && players > 1)
        return { bag: range(0, players), count: 1, seat: null };
      if (label === 'deal') {
        if (dealt === 0) {
          rest = deck;
          round += 1;
        }
        dealt += 1;
        const seat = players === 1 ? 0 : (from + round - 1 + dealt) % players;
        return { bag: rest, count: table.hand, seat };
      }
      if (label === 'draw' && players === 2) return { bag: rest, count: 1, seat: entry.seat };
      if (label === 'wanderer' && players === 1) return { bag: rest, count: 1, seat: null };
      return null;
    },
    taken(label, values) {
      if (label === 'dealer') [from] = values;
      else rest = without(rest, values);
    },
  };
}

function brutus({ players }) {
  const table = TABLES.brutus;
  const deck = table.values.flatMap((value) => Array(table.copies[players]).fill(value));
  let servus = null;
  let rest = deck;
  let dealt = 0;
  let first = 0;
  return {
    entry: () => {
      const whole = dealt % players === 0;
      dealt = 0;
      servus = null;
      return whole;
    },
    expect(label, seat, _values, entry) {
      if (label === 'positions' && entry.seat === undefined)
        return { bag: range(0, players), count: players, seat: null };
      if (label !== 'deal') return null;
      // Who is Servus later in the game follows from the moves: the first seat is taken as it is.
      if (dealt === 0) {
        rest = deck;
        first = servus === null ? seat : (servus + 1) % players;
      }
      dealt += 1;
      return { bag: rest, count: table.hand[players], seat: (first + dealt - 1) % players };
    },
    taken(label, values) {
      if (label === 'positions') servus = values.at(-1);
      else rest = without(rest, values);
    },
  };
}

function gloria({ players }) {
  const table = TABLES.gloria;
  return {
    entry: () => true,
    stated: (bag) => bag.every((one, at) => Number.isInteger(one) && !(one <= bag[at - 1])),
    expect(label, _seat, _values, _entry, stated) {
      if (has(table.dice, label)) return { bag: range(0, 10), count: 1, seat: null };
      if (label === 'class') return { bag: table.classes, count: 1, seat: null };
      const known = has(['troop', 'pair', 'activate'], label) && stated;
      if (!known || (label === 'troop' && stated.some((seat) => seat >= players))) return null;
      return { bag: stated, count: 1, seat: null };
    },
    taken: () => {},
  };
}

function insanam({ players, expert_gladiators, expert_ambitions }) {
  const table = TABLES.insanam;
  const zones = Object.keys(table.decks).filter((name) => name.startsWith('tile'));
  const home = Object.fromEntries(
    Object.entries(table.decks).flatMap(([name, cards]) => cards.map((card) => [card, name])),
  );
  const categoryOf = (card) => table.categories[table.decks.adversary.indexOf(card)];
  const bags = { ...table.decks, public: table.public, board: table.board };
  bags.ambition = table.ambition;
  // The category of the top adversary, from its draw to the draw of the card.
  let eyes = null;
  let dealing = null;
  let turns = {};
  const nth = (label) => {
    turns[label] = (turns[label] ?? -1) + 1;
    return turns[label];
  };
  const loyalty = (label) => {
    if (dealing !== label) {
      const [loyal, traitors] = table[label][players];
      bags[label] = [...Array(loyal).fill('loyal'), ...Array(traitors).fill('traitor')];
    }
    dealing = label;
    return bags[label];
  };
  const fromDeck = (name, count, seat) => {
    let bag = bags[name];
    if (name === 'adversary' && eyes) bag = bag.filter((card) => categoryOf(card) === eyes);
    return { bag, count, seat };
  };
  const public_ = { seat: null, count: 1 };
  return {
    entry: () => {
      dealing = null;
      turns = {};
      return true;
    },
    // A deck is made again only when it is used up, of its own cards.
    stated(bag) {
      const name = home[bag[0]];
      const whole = name && unique(bag) && bag.every((card) => home[card] === name);
      if (!whole || bags[name].length) return false;
      bags[name] = bag;
      return true;
    },
    expect(label, seat, values, entry) {
      const setup = entry.seat === undefined;
      if (has(table.dice, label)) return { sides: 6, seat: null };
      if (label === 'seats' && setup) return { bag: range(0, players), count: players, seat: null };
      if (label === 'eyes') return { ...public_, bag: bags.adversary.map(categoryOf) };
      if (label === 'destiny') return { bag: loyalty(label), count: 1, seat: nth(label) };
      if (label === 'redeal') return { bag: loyalty(label), count: 1 };
      if (label === 'public' || label === 'board') return { ...public_, bag: bags[label] };
      if (label === 'ambition') {
        const count = expert_ambitions ? table.draft : table.ambitions_each;
        return { bag: bags.ambition, count, seat: nth(label) };
      }
      if (label === 'gladiator' && seat !== null)
        return expert_gladiators ? fromDeck(label, table.draft, nth(label)) : null;
      if (label === 'gladiator' && values.length === table.gladiators_each)
        return expert_gladiators ? null : fromDeck(label, values.length, null);
      const name = home[values[0]];
      if (label === 'peek') return name && seat !== null ? fromDeck(name, 1, seat) : null;
      if (name?.split(' ')[0] !== label) return null;
      if (label === 'tile' && setup && name !== zones[nth(label)]) return null;
      return fromDeck(name, 1, null);
    },
    taken(label, values) {
      if (label === 'eyes') [eyes] = values;
      const name = bags[label] ? label : home[values[0]];
      if (name && label !== 'seats' && label !== 'eyes') bags[name] = without(bags[name], values);
      if (name === 'adversary') eyes = null;
    },
  };
}

const GAMES = { gorus, brutus, gloria, insanam };

// The check

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** The root key of a record's chance. A seat without a nonce counts as one with an empty text. */
export function rootOf(seed, nonces) {
  return hmac(seed, join(...nonces.map((nonce) => sha256(bytesOf(nonce ?? '')))));
}

function checkOutcome(stream, game, entry, [label, seat, values], stated) {
  const want = game.expect(label, seat, values, entry, stated);
  if (!want) return 'unexpected';
  if (want.seat !== undefined && want.seat !== seat) return 'seat';
  if (!want.sides && want.count > want.bag.length) return 'bag';
  const found = want.sides ? [1 + stream.below(want.sides)] : stream.draw(want.bag, want.count);
  if (!same(found, values)) return 'draw';
  game.taken(label, values);
  return null;
}

function checkEntry(root, game, entry, number) {
  const stream = makeStream(root, number);
  let stated = null;
  for (const outcome of entry.fate ?? []) {
    const [label, , values] = outcome;
    let fault = null;
    if (label === 'bag') {
      if (stated || !game.stated?.(values)) fault = 'bag';
      stated = values;
    } else {
      fault = checkOutcome(stream, game, entry, outcome, stated);
      stated = null;
    }
    if (fault) return { fault, label };
  }
  if (stated || !game.entry()) return { fault: 'unexpected', label: 'bag' };
  return null;
}

/** What all chance of a game was drawn from, or the name of the fault. */
function opened(fairness) {
  if (!fairness?.seed || !/^([0-9a-f]{2})+$/.test(fairness.seed)) return { fault: 'no-seed' };
  const seed = fromHex(fairness.seed);
  if (toHex(sha256(seed)) !== fairness.commitment) return { fault: 'commitment' };
  return { root: rootOf(seed, fairness.nonces) };
}

/**
 * Check the chance of a record. What a practice game took over followed from the seed of the game
 * that it is from. `faults` is empty if all of it follows from the seed and the nonces;
 * else it says what does not: `{ fault, entry, label }`. `draws` counts what was checked, and
 * `without` names the seats of people from which no nonce came.
 */
export function verify(record) {
  const { fairness, options, log } = record;
  const without_ = (fairness?.nonces ?? []).flatMap((nonce, seat) => (nonce === '' ? [seat] : []));
  const result = { draws: 0, without: without_, faults: [] };
  const fault = (name, more = {}) => {
    result.faults.push({ fault: name, entry: null, label: null, ...more });
    return result;
  };
  const own = { at: Number.POSITIVE_INFINITY, ...opened(fairness) };
  const taken = (record.practice ?? []).map((part) => ({ at: part.at, ...opened(part.fairness) }));
  const parts = [...taken, own];
  const closed = [own, ...taken].find((part) => part.fault);
  if (closed) return fault(closed.fault);
  if (!Object.hasOwn(GAMES, record.game)) return fault('unknown-game');
  const game = GAMES[record.game](options);
  for (const [number, entry] of log.entries()) {
    const { root } = parts.find((part) => number <= part.at);
    const found = checkEntry(root, game, entry, number);
    if (found) return fault(found.fault, { entry: number, label: found.label });
    result.draws += (entry.fate ?? []).filter(([label]) => label !== 'bag').length;
  }
  return result;
}

// From the command line

const WORDS = {
  'no-seed': 'the record does not reveal its seed.',
  commitment: 'the seed does not match the commitment.',
  'unknown-game': 'this verifier does not know the game.',
  draw: 'what was drawn does not follow from the seed and the nonces.',
  seat: 'what was drawn went to another seat.',
  bag: 'it cannot have been drawn from what the record states.',
  unexpected: 'this outcome has no place here.',
};

function main(files) {
  return Math.max(1 - files.length, ...files.map(checkFile));
}

function checkFile(file) {
  let record;
  let result;
  try {
    record = JSON.parse(process.getBuiltinModule('node:fs').readFileSync(file, 'utf8'));
    result = verify(record);
  } catch (error) {
    console.error(`${file}: not a record (${error.message})`);
    return 1;
  }
  for (const { fault, entry, label } of result.faults) {
    const where = entry === null ? '' : `, entry ${entry}, ${label}`;
    console.error(`${file}${where}: ${fault}: ${WORDS[fault]}`);
  }
  if (result.faults.length) return 1;
  console.log(
    `${file}: all ${result.draws} outcomes of chance follow from the seed and the nonces.`,
  );
  for (const seat of result.without)
    console.log(`${file}: no nonce came from seat ${seat}, ${record.seats[seat]}.`);
  return 0;
}

const called = typeof process === 'object' ? process.argv?.[1] : undefined;
if (called?.endsWith('verify.mjs') && import.meta.url.endsWith('verify.mjs')) {
  process.exitCode = main(process.argv.slice(2));
}
