import { expect, it, vi } from 'vitest';
import { invitationBase } from './reach.ts';

const page = (origin: string) => ({ origin, hostname: new URL(origin).hostname });
const network = { links: ['http://192.168.1.5:8000', 'http://10.0.0.2:8000'] };

it.each(['https://ludus.example', 'http://192.168.1.9:8000', 'http://127.example.org'])(
  'invites to the address of the page, %s',
  async (origin) => {
    const ask = vi.fn(async () => network);
    expect(await invitationBase(page(origin), ask)).toBe(origin);
    expect(ask).not.toHaveBeenCalled();
  },
);

it.each(['http://localhost:8000', 'http://127.0.0.1:8000', 'http://[::1]:8000'])(
  'invites to an address in the network where the page was opened at %s',
  async (origin) => {
    expect(await invitationBase(page(origin), async () => network)).toBe(network.links[0]);
    expect(await invitationBase(page(origin), async () => ({ links: [] }))).toBeNull();
  },
);
