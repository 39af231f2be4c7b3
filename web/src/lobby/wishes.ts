/** What a player wanted last time, as far as the house still offers it. */
import { GENTLE, LEVELS } from '../lib/bots.ts';
import type { GameInfo, PresetInfo } from '../lib/protocol.ts';
import { recall, remember } from '../lib/storage.ts';

/** How many sit at a table, and the level of the bots: one wish for all games. */
export interface Seating {
  players: number;
  level: number;
}

const FOUR = 4;

/** The fewest and the most that can sit at a table of any game; alone one plays a way of its own. */
export function range(games: readonly GameInfo[]): { least: number; most: number } {
  const counts = games.flatMap((game) => game.players).filter((count) => count > 1);
  return { least: Math.min(FOUR, ...counts), most: Math.max(FOUR, ...counts) };
}

/** As last time, or four at the table against gentle bots. */
export function seatingWish(games: readonly GameInfo[]): Seating {
  const last = recall<Partial<Seating>>('seating', {});
  const { least, most } = range(games);
  const level = last.level ?? GENTLE;
  return {
    players: Math.max(least, Math.min(most, last.players ?? FOUR)),
    level: LEVELS.some((one) => one === level) ? level : GENTLE,
  };
}

/** The level that was chosen last, wherever that was. */
export const rememberLevel = (level: number): void =>
  remember('seating', { ...recall<Partial<Seating>>('seating', {}), level });

export const rememberSeating = (wish: Seating): void => remember('seating', wish);

/** The preset that was played last, if the game still has it. */
export function lastPreset(game: GameInfo): PresetInfo | null {
  const word = recall(`preset.${game.name}`, '');
  return game.presets.find((one) => one.word === word) ?? null;
}

export const rememberPreset = (game: string, word: string): void =>
  remember(`preset.${game}`, word);
