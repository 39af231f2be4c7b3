/**
 * Options of a game in words. A game may bring words of its own: `<game>-option-<name>` and so on.
 * A choice with a number, such as `{manches: 2}`, is `<game>-choice-<name>-manches` with `$number`.
 */
import type { Speech } from '../lib/speech.ts';

export function optionName(speech: Speech, game: string, name: string): string {
  return speech.first([`${game}-option-${name}`]) ?? name.replaceAll('_', ' ');
}

/** Put a choice with a number into words; times are told in minutes. */
function numberText(speech: Speech, game: string, name: string, choice: object): string {
  const [entry] = Object.entries(choice).filter(([, number]) => number !== null);
  if (!entry) return speech.text('web-choice-none');
  const [kind, given] = entry;
  const number = kind === 'time' ? Math.round(Number(given) / 60) : Number(given);
  const key = `${game}-choice-${name}-${kind}`;
  return speech.has(key) ? speech.text(key, { number }) : `${kind} ${given}`;
}

export function choiceText(speech: Speech, game: string, name: string, choice: unknown): string {
  if (choice === null) {
    return speech.first([`${game}-choice-none-${name}`]) ?? speech.text('web-choice-none');
  }
  if (Array.isArray(choice)) return choice.join(', ');
  if (typeof choice === 'object' && choice) return numberText(speech, game, name, choice);
  return (
    speech.first([`${game}-choice-${choice}`, `web-choice-${choice}`]) ??
    `${choice}`.replaceAll('_', ' ')
  );
}

/** A table's options in a few words: what is on by its name, what is off or usual not at all. */
export function optionsText(
  speech: Speech,
  game: string,
  options: Record<string, unknown>,
): string {
  return Object.entries(options)
    .filter(([name, choice]) => name !== 'players' && (choice ?? false) !== false)
    .map(([name, choice]) => {
      const option = optionName(speech, game, name);
      return choice === true ? option : `${option}: ${choiceText(speech, game, name, choice)}`;
    })
    .join(' · ');
}
