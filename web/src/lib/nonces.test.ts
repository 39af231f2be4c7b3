import { createHash } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { seatInfo, tableInfo } from '../test/fakes.ts';
import { api } from './api.ts';
import { contribute, keptFor, start } from './nonces.ts';
import type { TableInfo } from './protocol.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
let id = 0;
let told: string[];

beforeEach(() => {
  localStorage.clear();
  id += 1;
  told = [];
  vi.restoreAllMocks();
  vi.spyOn(api, 'promise').mockImplementation((_, seat, promise) => {
    told.push(`promise ${seat} ${promise}`);
    return Promise.resolve(tableInfo());
  });
  vi.spyOn(api, 'nonce').mockImplementation((_, seat, nonce) => {
    told.push(`nonce ${seat} ${nonce}`);
    return Promise.resolve(tableInfo());
  });
  vi.spyOn(api, 'start').mockImplementation((_, nonces = {}) => {
    told.push(`start ${Object.keys(nonces)}`);
    return Promise.resolve(tableInfo());
  });
});

/** Ann's browser at a table with Ben. */
function table(part: Partial<TableInfo>, promises: (string | null)[] = [null, null]): TableInfo {
  const seats = promises.map((promise, seat) => ({
    ...seatInfo(seat),
    kind: 'person' as const,
    mine: seat === 0,
    promise,
  }));
  return tableInfo({ id: `t${id}`, status: 'open', seats, ...part });
}
const nonce = () => keptFor(`t${id}`)?.nonces['0'] ?? '';

it('promises a nonce, and sends it when all promises are fixed', async () => {
  await contribute(table({}));
  expect(nonce()).toMatch(/^[0-9a-f]{32}$/);
  expect(told).toEqual([`promise 0 ${sha(nonce())}`]);
  await contribute(table({}, [sha(nonce()), null]));
  expect(told).toHaveLength(1);
  await contribute(table({ starting: true }, [sha(nonce()), 'ben']));
  await contribute(table({ starting: true }, [sha(nonce()), 'ben']));
  expect(told.slice(1)).toEqual([`nonce 0 ${nonce()}`]);
  expect(keptFor(`t${id}`)?.seen).toEqual([sha(nonce()), 'ben']);
});

it('adds nothing to another commitment, and never sends a nonce beside other promises', async () => {
  await contribute(table({}));
  const promise = sha(nonce());
  await contribute(table({ starting: true, commitment: 'other' }, [promise, 'ben']));
  expect(told).toHaveLength(1);
  await contribute(table({ starting: true }, [promise, 'ben']));
  await contribute(table({ starting: true }, [promise, 'ben changed']));
  expect(told).toHaveLength(2);
});

it('makes a new nonce when a start was broken off', async () => {
  await contribute(table({}));
  const first = nonce();
  await contribute(table({ starting: true }, [sha(first), 'ben']));
  await contribute(table({}));
  expect(nonce()).not.toBe(first);
  expect(told[2]).toBe(`promise 0 ${sha(nonce())}`);
});

it('sends the nonce with the start where nobody else sits', async () => {
  const bots = table({});
  await start({
    ...bots,
    seats: bots.seats.map((one) => (one.mine ? one : { ...one, kind: 'bot' })),
  });
  await start(bots);
  expect(told).toEqual(['start 0', 'start ']);
});
