/** How the games hang on the lobby's wall. A game without a fresco of its own gets the common one. */
import columns from '~icon/ancient-columns';
import arena from '~icon/arena';
import emperor from '~icon/caesar';
import helmet from '~icon/centurion-helmet';
import trident from '~icon/trident';
import type { GameInfo } from '../lib/protocol.ts';

export interface Fresco {
  game: string;
  info: GameInfo | null;
  emblem: string;
  /** The colour of the wall: one of the four a Pompeian painter had most of. */
  wall: 'red' | 'ochre' | 'green' | 'blue';
}

const KNOWN: Record<string, Omit<Fresco, 'game' | 'info'>> = {
  gorus: { emblem: helmet, wall: 'red' },
  brutus: { emblem: columns, wall: 'ochre' },
  gloria: { emblem: trident, wall: 'green' },
  insanam: { emblem: emperor, wall: 'blue' },
};

const ORDER = Object.keys(KNOWN);

/** All frescoes: the games that can be played first, in the house's order, then those to come. */
export function frescoes(games: readonly GameInfo[]): Fresco[] {
  const live = games.map((info) => ({
    ...(KNOWN[info.name] ?? { emblem: arena, wall: 'red' as const }),
    game: info.name,
    info,
  }));
  const names = new Set(games.map((info) => info.name));
  const coming = Object.entries(KNOWN)
    .filter(([game]) => !names.has(game))
    .map(([game, look]) => ({ ...look, game, info: null }));
  const known = (fresco: Fresco) => ORDER.indexOf(fresco.game);
  return [...live.sort((a, b) => known(a) - known(b)), ...coming];
}
