/** Options of a game in words. A game may bring words of its own: `<game>-option-<name>` and so on. */
import type { Speech } from '../lib/speech.ts';

const firstOf = (speech: Speech, keys: string[], otherwise: string) => {
  const key = keys.find((one) => speech.has(one));
  return key ? speech.text(key) : otherwise;
};

export function optionName(speech: Speech, game: string, name: string): string {
  return firstOf(speech, [`${game}-option-${name}`, `web-option-${name}`], name);
}

export function choiceText(speech: Speech, game: string, name: string, choice: unknown): string {
  if (choice === null) {
    return firstOf(
      speech,
      [`${game}-choice-none-${name}`, `web-choice-none-${name}`],
      speech.text('web-choice-none'),
    );
  }
  return firstOf(speech, [`${game}-choice-${choice}`, `web-choice-${choice}`], `${choice}`);
}

/** A table's options in a few words, those that differ from the usual first. */
export function optionsText(
  speech: Speech,
  game: string,
  options: Record<string, unknown>,
): string {
  return Object.entries(options)
    .filter(([name, choice]) => name !== 'players' && choice !== null && choice !== undefined)
    .map(([name, choice]) => {
      const text = Array.isArray(choice)
        ? choice.join(', ')
        : choiceText(speech, game, name, choice);
      return `${optionName(speech, game, name)}: ${text}`;
    })
    .join(' · ');
}
