import { expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { printedOf } from './printed.ts';

it('is fetched once for each version, and again after a failure', async () => {
  const ask = vi.spyOn(api, 'printed').mockRejectedValueOnce(new Error('down'));
  ask.mockImplementation((game, version) => Promise.resolve({ told: `${game} ${version}` }));
  await expect(printedOf('alea', '1')).rejects.toThrow('down');
  expect(await printedOf('alea', '1')).toEqual({ told: 'alea 1' });
  expect(await printedOf('alea', '1')).toEqual({ told: 'alea 1' });
  expect(await printedOf('alea', '2')).toEqual({ told: 'alea 2' });
  expect(ask).toHaveBeenCalledTimes(3);
});
