/** Presets in words, and which of them a table plays. */
import type { GameInfo, PresetInfo } from '../lib/protocol.ts';
import type { Speech } from '../lib/speech.ts';

const keyOf = (speech: Speech, game: string, word: string) =>
  [`${game}-preset-${word}`, `preset-${word}`].find((key) => speech.has(key));

export function presetName(speech: Speech, game: string, preset: PresetInfo): string {
  const key = keyOf(speech, game, preset.word);
  return key ? speech.text(key) : preset.word.replaceAll('_', ' ');
}

/** What a preset is, in one sentence; one that is cut short is called a variant of the house. */
export function presetSentence(speech: Speech, game: string, preset: PresetInfo): string {
  const key = keyOf(speech, game, preset.word);
  const what = key && speech.has(key, 'what') ? speech.attribute(key, 'what') : '';
  return [what, preset.house ? speech.text('preset-house') : ''].filter(Boolean).join(' ');
}

/** How many play a preset when a number of players is wanted: the nearest number it can be played by. */
export function playersOf(preset: PresetInfo, wanted: number): number {
  const counts = Object.keys(preset.options).map(Number);
  const near = (count: number) => Math.abs(count - wanted);
  return counts.sort((one, other) => near(one) - near(other) || one - other)[0] ?? preset.usual;
}

const LONG = 90;

/** How long a preset takes, as far as that was measured: in minutes, or in halves of an hour. */
export function lasts(speech: Speech, preset: PresetInfo, players: number, key: string): string {
  const minutes = preset.minutes[players];
  if (minutes === undefined) return '';
  if (minutes < LONG) return speech.text(key, { minutes });
  return speech.text(`${key}-hours`, { hours: Math.round(minutes / 30) / 2 });
}

/** The preset that a table plays, if it plays one. */
export function presetOf(
  game: GameInfo | undefined,
  options: Record<string, unknown>,
): PresetInfo | null {
  const players = `${options.players}`;
  const usual = new Map(game?.options[players]?.map(({ name, default: one }) => [name, one]));
  const plays = (preset: PresetInfo) => {
    const set = preset.options[players];
    if (!set) return false;
    const names = new Set([...Object.keys(set), ...usual.keys()]);
    return [...names].every((name) => {
      const wanted = name in set ? set[name] : usual.get(name);
      return text(options[name]) === text(wanted);
    });
  };
  // Of two that are alike for this number of players the plainer one: it is listed later.
  return game?.presets.findLast(plays) ?? null;
}

/** Plain data as text, whatever the order of its fields. */
function text(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
