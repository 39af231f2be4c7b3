import { expect, it } from 'vitest';
import type { GameInfo } from '../lib/protocol.ts';
import { frescoOf, hang } from './frescoes.ts';

const game = (name: string): GameInfo => ({
  name,
  version: 1,
  printed: 'v1',
  players: [2],
  options: {},
  presets: [],
  levels: [],
  chapters: 1,
  lessons: [],
});

it('hangs games by their own frescoes, and others behind them by name', () => {
  const hung = hang(['zeta', 'brutus', 'alea', 'gorus'].map(game));
  expect(hung.map((one) => one.info.name)).toEqual(['gorus', 'brutus', 'alea', 'zeta']);
});

it('gives a game without a fresco a wall by its name', () => {
  expect(frescoOf('gorus').emblem).toContain('<path');
  expect(frescoOf('alea').emblem).toBeNull();
  expect(frescoOf('alea')).toEqual(frescoOf('alea'));
  const walls = new Set(
    ['alea', 'micare', 'tabula', 'latro', 'par', 'rota'].map((name) => frescoOf(name).wall),
  );
  expect(walls.size).toBeGreaterThan(1);
});
