/** What a player wanted last time, as far as the game still offers it. */
import type { GameInfo } from '../lib/protocol.ts';
import { recall, remember } from '../lib/storage.ts';

export interface Quick {
  players: number;
  bot: string;
}

/** How "play now" plays: as last time, or four at the table against bots of middling strength. */
export function quickWish(game: GameInfo): Quick {
  const last = recall<Partial<Quick>>(`play.${game.name}`, {});
  const players = last.players ?? 4;
  const bot = last.bot ?? '';
  return {
    players: game.players.includes(players) ? players : (game.players.at(-1) ?? 2),
    bot: game.bots.includes(bot) ? bot : (game.bots[1] ?? game.bots[0] ?? ''),
  };
}

export function rememberQuick(game: GameInfo, wish: Quick): void {
  remember(`play.${game.name}`, wish);
}
