import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app.svelte.ts';
import type { Me } from './protocol.ts';

/** A house that keeps a guest in a cookie, as the real one does: every answer replaces it. */
class House {
  cookie: Me = { name: '', language: '' };
  readonly waiting: (() => void)[] = [];
  slow = false;

  readonly fetch = vi.fn(async (path: string, init?: RequestInit) => {
    const sent = this.cookie;
    if (path === '/api/me' && init?.method === 'PUT') {
      const wanted = { ...sent, ...(JSON.parse(`${init.body}`) as Partial<Me>) };
      if (this.slow) await new Promise<void>((go) => this.waiting.push(go));
      this.cookie = wanted;
      return Response.json(wanted);
    }
    if (path === '/api/me') return Response.json(sent);
    return path === '/api/games' ? Response.json([]) : new Response('web-name = Name');
  });

  /** Answer everything, the latest question first, until nothing is asked any more. */
  async answer(): Promise<void> {
    for (let quiet = 0; quiet < 3; ) {
      await new Promise((go) => setTimeout(go));
      const go = this.waiting.pop();
      go?.();
      quiet = go ? 0 : quiet + 1;
    }
  }
}

describe('the name of the reader', () => {
  let house: House;
  beforeEach(() => {
    house = new House();
    vi.stubGlobal('fetch', house.fetch);
    localStorage.clear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is kept when typed while the first visit is still being set up', async () => {
    const app = new App();
    house.slow = true;
    const started = app.start();
    await vi.waitFor(() => expect(app.speech).not.toBeNull());
    app.type('Ann');
    const named = app.named();
    await house.answer();
    await Promise.all([started, named]);
    expect(house.cookie).toEqual({ name: 'Ann', language: 'en' });
    expect(app.me.name).toBe('Ann');
  });

  it('is saved before anything is done under it', async () => {
    const app = new App();
    await app.start();
    house.slow = true;
    app.type(' Ann ');
    let done = false;
    const named = app.named().then(() => (done = true));
    await new Promise((go) => setTimeout(go));
    expect(done).toBe(false);
    await house.answer();
    await named;
    expect(house.cookie.name).toBe('Ann');
    expect(app.typed).toBeNull();
  });

  it('is the last one typed, in whatever order one is faster', async () => {
    const app = new App();
    await app.start();
    house.slow = true;
    const all = ['A', 'An', 'Ann'].map((name) => {
      app.type(name);
      return app.named();
    });
    await house.answer();
    await Promise.all(all);
    expect([house.cookie.name, app.me.name, app.typed]).toEqual(['Ann', 'Ann', null]);
  });

  it('survives a page that was left before it arrived', async () => {
    const app = new App();
    await app.start();
    app.type('Ann');
    const again = new App();
    await again.start();
    expect([house.cookie.name, again.me.name]).toEqual(['Ann', 'Ann']);
  });

  it('stays in the field when the house does not answer', async () => {
    const app = new App();
    await app.start();
    app.type('Ann');
    house.fetch.mockRejectedValueOnce(new Error('away'));
    await expect(app.named()).rejects.toThrow();
    expect(app.typed).toBe('Ann');
    await app.named();
    expect(house.cookie.name).toBe('Ann');
  });

  it('is not lost by another page that is being set up', async () => {
    const app = new App();
    await app.start();
    house.cookie = { name: '', language: '' };
    const other = new App();
    house.slow = true;
    const started = other.start();
    await vi.waitFor(() => expect(house.waiting).toHaveLength(1));
    house.slow = false;
    const put = house.fetch.mock.calls.at(-1)?.[1];
    expect(JSON.parse(`${put?.body}`)).toEqual({ language: 'en' });
    await house.answer();
    await started;
  });

  it('is not lost by a change of language', async () => {
    const app = new App();
    await app.start();
    house.slow = true;
    app.type('Ann');
    const both = [app.named(), app.choose('fr')];
    await house.answer();
    await Promise.all(both);
    expect(house.cookie).toEqual({ name: 'Ann', language: 'fr' });
  });
});
