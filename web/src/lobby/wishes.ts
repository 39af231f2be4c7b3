/** What a player wanted last time, as far as the house still offers it. */
import type { GameInfo, PresetInfo } from '../lib/protocol.ts';
import { recall, remember } from '../lib/storage.ts';

/** How many sit at a table, and which bots: one wish for all games. */
export interface Seating {
  players: number;
  bot: string;
}

const FOUR = 4;

/** Every kind of bot that some game has, the weakest first. */
export function botKinds(games: readonly GameInfo[]): string[] {
  const most = [...games].sort((one, other) => other.bots.length - one.bots.length);
  return [...new Set(most.flatMap((game) => game.bots))];
}

/** The fewest and the most that can sit at a table of any game; alone one plays a way of its own. */
export function range(games: readonly GameInfo[]): { least: number; most: number } {
  const counts = games.flatMap((game) => game.players).filter((count) => count > 1);
  return { least: Math.min(FOUR, ...counts), most: Math.max(FOUR, ...counts) };
}

/** As last time, or four at the table against bots of middling strength. */
export function seatingWish(games: readonly GameInfo[]): Seating {
  const last = recall<Partial<Seating>>('seating', {});
  const kinds = botKinds(games);
  const { least, most } = range(games);
  const bot = last.bot ?? '';
  return {
    players: Math.max(least, Math.min(most, last.players ?? FOUR)),
    bot: kinds.includes(bot) ? bot : (kinds[1] ?? kinds[0] ?? ''),
  };
}

export const rememberSeating = (wish: Seating): void => remember('seating', wish);

/** The bot of that kind, or of the game's own kinds the one that stands where it stands. */
export function botFor(game: GameInfo, wanted: string, kinds: readonly string[]): string {
  if (game.bots.includes(wanted)) return wanted;
  const share = Math.max(0, kinds.indexOf(wanted)) / Math.max(1, kinds.length - 1);
  return game.bots[Math.round(share * (game.bots.length - 1))] ?? '';
}

/** The preset that was played last, if the game still has it. */
export function lastPreset(game: GameInfo): PresetInfo | null {
  const word = recall(`preset.${game.name}`, '');
  return game.presets.find((one) => one.word === word) ?? null;
}

export const rememberPreset = (game: string, word: string): void =>
  remember(`preset.${game}`, word);
