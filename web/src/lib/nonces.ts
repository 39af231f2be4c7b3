/**
 * What this browser adds to the chance of a game, so that whoever runs the house cannot bend it.
 *
 * For each of its seats it makes a random nonce once the table's commitment is known, and promises
 * it: the SHA-256 goes to the table. When the host starts and all promises are fixed, the nonce
 * follows. A nonce that has been sent is never used beside other promises. Nonces, the commitment
 * and the promises seen are remembered: the check after the game compares them with the record.
 */
import { api } from './api.ts';
import type { TableInfo } from './protocol.ts';
import { recall, remember } from './storage.ts';

export interface Kept {
  commitment: string;
  /** By seat. */
  nonces: Record<string, string>;
  /** The promises of all seats when the nonces were sent; null before. */
  seen: (string | null)[] | null;
}

const KEY = 'chance';
const MOST_TABLES = 60;
const MOST_PROMISES = 5;

const here = new Map<string, Kept>();
const promised = new Map<string, number>();
const sent = new Set<string>();
const latest = new Map<string, TableInfo>();

/** What this browser has added to the chance at a table; null if nothing. */
export function keptFor(table: string): Kept | null {
  return recall<Record<string, Kept>>(KEY, {})[table] ?? here.get(table) ?? null;
}

function keep(table: string, kept: Kept): void {
  here.set(table, kept);
  const others = Object.entries(recall<Record<string, Kept>>(KEY, {}));
  const before = others.filter(([id]) => id !== table).slice(1 - MOST_TABLES);
  remember(KEY, Object.fromEntries([...before, [table, kept]]));
}

/** 128 random bits; unlike hashing, browsers offer them to pages without TLS too. */
function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const mySeats = (info: TableInfo) => info.seats.filter((seat) => seat.mine);

/** Nobody but me and bots sits there. */
export const aloneAt = (info: TableInfo): boolean =>
  info.seats.some((seat) => seat.mine) &&
  !info.seats.some((seat) => seat.kind === 'person' && !seat.mine);

/** Start a game; alone, the nonces go with it, for there is nobody to promise them to. */
export function start(info: TableInfo): Promise<TableInfo> {
  if (!aloneAt(info)) return api.start(info.id);
  const nonces = Object.fromEntries(mySeats(info).map(({ seat }) => [seat, newNonce()]));
  keep(info.id, { commitment: info.commitment, nonces, seen: [] });
  return api.start(info.id, nonces);
}

/** Do what the table waits for: promise nonces before the start, send them when it calls. */
export async function contribute(info: TableInfo): Promise<void> {
  const busy = latest.has(info.id);
  latest.set(info.id, info);
  if (busy) return;
  try {
    // The table may say more while something is being sent.
    for (let now: TableInfo | undefined; now !== latest.get(info.id); ) {
      now = latest.get(info.id);
      if (now) await contributeTo(now);
    }
  } catch {
    // The line mends itself, and the next word of the table tries again.
  } finally {
    latest.delete(info.id);
  }
}

async function contributeTo(info: TableInfo): Promise<void> {
  if (info.status !== 'open' || !mySeats(info).length) return;
  const { hashOf } = await import('../../verify/verify.mjs');
  await (info.starting ? send(info, hashOf) : promise(info, hashOf));
}

async function promise(info: TableInfo, hashOf: (text: string) => string): Promise<void> {
  const before = keptFor(info.id);
  // A nonce that was sent is known: it is good for nothing but the start it was sent for.
  const usable = before && before.commitment === info.commitment && before.seen === null;
  const kept: Kept = usable ? before : { commitment: info.commitment, nonces: {}, seen: null };
  for (const { seat, promise: told } of mySeats(info)) {
    const nonce = kept.nonces[seat] ?? newNonce();
    if (told === hashOf(nonce)) continue;
    const times = (promised.get(info.id) ?? 0) + 1;
    if (times > MOST_PROMISES * info.seats.length) return;
    promised.set(info.id, times);
    kept.nonces[seat] = nonce;
    keep(info.id, kept);
    await api.promise(info.id, seat, hashOf(nonce));
  }
}

async function send(info: TableInfo, hashOf: (text: string) => string): Promise<void> {
  const kept = keptFor(info.id);
  // Another commitment than the one I have seen: to that I add nothing.
  if (!kept || kept.commitment !== info.commitment) return;
  const promises = info.seats.map((seat) => seat.promise);
  if (kept.seen && kept.seen.join() !== promises.join()) return;
  kept.seen = promises;
  keep(info.id, kept);
  for (const { seat, promise: told, gave } of mySeats(info)) {
    const nonce = kept.nonces[seat];
    if (!nonce || gave || sent.has(nonce) || told !== hashOf(nonce)) continue;
    await api.nonce(info.id, seat, nonce);
    // What the table said before it had come may still be waiting to be read.
    sent.add(nonce);
  }
}
