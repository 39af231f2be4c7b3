/**
 * Options of a game in words. A game may bring words of its own: `<game>-option-<name>` and so on.
 * A choice with a number, such as `{manches: 2}`, is `<game>-choice-<name>-manches` with `$number`.
 * Where one message names every value of an option, it is `<game>-choice-<name>` with `$id`, `$number`,
 * and `$place`, which is the number of a seat as people count.
 * What an option changes is told by `<game>-option-<name>.what`, for the present choice.
 */
import type { Speech } from '../lib/speech.ts';

export function optionName(speech: Speech, game: string, name: string): string {
  return speech.first([`${game}-option-${name}`]) ?? name.replaceAll('_', ' ');
}

/** A choice in its parts: the word that names its kind, and its number; times are in minutes. */
function parts(choice: unknown): { kind: string; number: number } {
  if (choice === null) return { kind: 'none', number: 0 };
  if (Array.isArray(choice)) return { kind: 'given', number: choice.length };
  if (typeof choice !== 'object') return { kind: `${choice}`, number: Number(choice) || 0 };
  const [entry] = Object.entries(choice as object).filter(([, number]) => number !== null);
  if (!entry) return { kind: 'none', number: 0 };
  const [kind, given] = entry;
  return { kind, number: kind === 'time' ? Math.round(Number(given) / 60) : Number(given) };
}

function numberText(speech: Speech, game: string, name: string, choice: object): string {
  const { kind, number } = parts(choice);
  if (kind === 'none') return speech.text('web-choice-none');
  const key = `${game}-choice-${name}-${kind}`;
  return speech.has(key) ? speech.text(key, { number }) : `${kind} ${number}`;
}

/** One sentence: what an option changes when this is chosen; null where the game has none. */
export function optionSentence(
  speech: Speech,
  game: string,
  name: string,
  choice: unknown,
): string | null {
  const key = `${game}-option-${name}`;
  if (!speech.has(key, 'what')) return null;
  const { kind, number } = parts(choice);
  const words = choiceText(speech, game, name, choice);
  return speech.attribute(key, 'what', { choice: kind, number, words });
}

export function choiceText(speech: Speech, game: string, name: string, choice: unknown): string {
  if (choice === null) {
    return speech.first([`${game}-choice-none-${name}`]) ?? speech.text('web-choice-none');
  }
  if (Array.isArray(choice)) {
    const plain = choice.every((one) => typeof one !== 'object');
    if (!plain) return speech.text('web-choice-given');
    return choice.map((one) => choiceText(speech, game, name, one)).join(', ');
  }
  if (typeof choice === 'object' && choice) return numberText(speech, game, name, choice);
  const own = `${game}-choice-${name}`;
  if (speech.has(own)) {
    // Seats are counted from 0 by the rules, and from 1 by people.
    const number = Number(choice) || 0;
    return speech.text(own, { id: `${choice}`, number, place: number + 1 });
  }
  return (
    speech.first([`${game}-choice-${choice}`, `web-choice-${choice}`]) ??
    `${choice}`.replaceAll('_', ' ')
  );
}

/** A table's options, each in a few words: what is on by its name, what is off or usual not at all. */
export function optionWords(
  speech: Speech,
  game: string,
  options: Record<string, unknown>,
): string[] {
  return Object.entries(options)
    .filter(([name, choice]) => name !== 'players' && (choice ?? false) !== false)
    .map(([name, choice]) => {
      const option = optionName(speech, game, name);
      if (choice === true) return option;
      const what = choiceText(speech, game, name, choice);
      return speech.text('web-named', { name: option, what });
    });
}

/** The same in one line. */
export function optionsText(
  speech: Speech,
  game: string,
  options: Record<string, unknown>,
): string {
  return optionWords(speech, game, options).join(' · ');
}
