/** Bots in words: `<game>-bot-<name>` where a game has its own, else the house's `web-bot-<name>`. */
import type { Speech } from './speech.ts';

function keyOf(speech: Speech, game: string, bot: string): string | undefined {
  return [`${game}-bot-${bot}`, `web-bot-${bot}`].find((key) => speech.has(key));
}

export function botName(speech: Speech, game: string, bot: string): string {
  const key = keyOf(speech, game, bot);
  return key ? speech.text(key) : bot;
}

/** How a bot plays, as a sentence. */
export function botExpect(speech: Speech, game: string, bot: string): string {
  const key = keyOf(speech, game, bot);
  return key && speech.has(key, 'what') ? `${upper(speech.attribute(key, 'what'))}.` : '';
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A bot's name, and how it plays. */
export function botLine(speech: Speech, game: string, bot: string): string {
  const key = keyOf(speech, game, bot);
  if (!key || !speech.has(key, 'what')) return botName(speech, game, bot);
  const what = speech.attribute(key, 'what');
  return speech.text('web-named', { name: speech.text(key), what });
}
