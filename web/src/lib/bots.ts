/** Bots in words: levels by number and name, any other bot by `web-bot-<name>` or its bare name. */
import type { GameInfo } from './protocol.ts';
import type { Speech } from './speech.ts';

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The level for newcomers. */
export const GENTLE = 2;

/** The level of whoever plays for somebody who is away: it is strong and answers at once. */
export const STAND_IN = 6;

export const botOf = (level: number): string => `level:${level}`;

/** The level of a bot, if it is one of the eight. */
export function levelOf(bot: string): number | null {
  const found = /^level:([1-8])$/.exec(bot);
  return found ? Number(found[1]) : null;
}

export const levelName = (speech: Speech, level: number): string => speech.text(`level-${level}`);

/** A bot's name; that of a level with its number. */
export function botName(speech: Speech, bot: string): string {
  const level = levelOf(bot);
  if (level) return speech.text('level-named', { level, name: levelName(speech, level) });
  const key = `web-bot-${bot.split(':')[0]}`;
  return speech.has(key) ? speech.text(key) : bot;
}

/** What to expect of a level, in one sentence. */
export function levelExpect(speech: Speech, level: number): string {
  return upper(speech.attribute(`level-${level}`, 'what'));
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** How often a level was measured to beat the one below, in the games that know. */
export function levelMeasured(speech: Speech, games: readonly GameInfo[], level: number): string {
  const found = games.flatMap((game) => {
    const beats = game.levels[level - 1]?.beats;
    return typeof beats === 'number'
      ? [{ game: speech.text(`${game.name}-name`), games: beats }]
      : [];
  });
  if (!found.length) return '';
  if (games.length === 1) return speech.text('level-beats', { games: found[0]?.games ?? 0 });
  const list = found.map((one) => speech.text('level-beats-in', one)).join(', ');
  return speech.text('level-beats-many', { list });
}
