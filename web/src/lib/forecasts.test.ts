import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forecastOf } from '../test/fakes.ts';
import { api } from './api.ts';
import { Forecasts, type Question } from './forecasts.svelte.ts';
import type { Forecast, MoveForecast, Offers } from './protocol.ts';

const cheap = forecastOf({ brings: [{ key: 'gorus-worth', facts: { favour: 1 } }] });
const dear = forecastOf({ odds: [{ word: 'win', what: { key: 'x' }, chance: 0.5 }] });

const offers = (prompt: string, forecast: Forecast | null = cheap): Offers => ({
  prompt,
  ask: 'send',
  offers: [{ move: 'BL1', word: 'send', facts: { school: 'BL' }, allowed: true, forecast }],
});
const all = vi.spyOn(api, 'forecasts');
const one = vi.spyOn(api, 'forecast');
let now: Question | null;
let forecasts: Forecasts;

beforeEach(() => {
  vi.clearAllMocks();
  all.mockImplementation(() => Promise.resolve(offers('0.1.0')));
  one.mockImplementation((_table, _seat, move) =>
    Promise.resolve({ prompt: '0.1.0', move, forecast: dear }),
  );
  now = { table: 't1', seat: 0, prompt: '0.1.0' };
  forecasts = new Forecasts(() => now);
});

describe('forecasts', () => {
  it('of all moves are asked for once a prompt', async () => {
    await forecasts.look();
    now = { table: 't1', seat: 0, prompt: '0.1.0' };
    await forecasts.look();
    expect(all).toHaveBeenCalledExactlyOnceWith('t1', 0);
    expect(forecasts.of('BL1')).toEqual(cheap);
    expect(forecasts.of('BL2')).toBeNull();
    expect(forecasts.ask).toBe('send');
    expect(forecasts.offers.map((offer) => offer.move)).toEqual(['BL1']);
    now = null;
    await forecasts.look();
    expect(forecasts.of('BL1')).toBeNull();
    expect(forecasts.offers).toEqual([]);
  });

  it('of a move that is considered have its odds, asked for once', async () => {
    await Promise.all([forecasts.consider('BL1'), forecasts.consider('BL1')]);
    expect(one).toHaveBeenCalledExactlyOnceWith('t1', 0, 'BL1');
    expect(all).toHaveBeenCalledTimes(1);
    expect(forecasts.of('BL1')).toEqual(dear);
  });

  it('known better are not forgotten when all come late', async () => {
    let come: (told: Offers) => void = () => undefined;
    all.mockReturnValue(new Promise((resolve) => (come = resolve)));
    const looked = forecasts.look();
    await forecasts.consider('BL1');
    come(offers('0.1.0'));
    await looked;
    expect(forecasts.of('BL1')).toEqual(dear);
  });

  it('of another prompt are not believed', async () => {
    let come: (told: MoveForecast) => void = () => undefined;
    one.mockReturnValue(new Promise((resolve) => (come = resolve)));
    const considered = forecasts.consider('BL1');
    now = { table: 't1', seat: 0, prompt: '0.2.0' };
    await forecasts.look();
    come({ prompt: '0.1.0', move: 'BL1', forecast: dear });
    await considered;
    expect(forecasts.of('BL1')).toBeNull();
    expect(forecasts.offers).toEqual([]);
  });

  it('that cannot be had are no trouble', async () => {
    all.mockRejectedValue(new Error('down'));
    one.mockRejectedValue(new Error('down'));
    await forecasts.look();
    await forecasts.consider('BL1');
    expect(forecasts.of('BL1')).toBeNull();
  });
});
