/** Who has to do what now, in words. */
import { pace } from '../lib/pace.svelte.ts';
import { toReader } from '../lib/reader.ts';
import type { Speech } from '../lib/speech.ts';
import type { TableContext } from './context.ts';

export function promptText(table: TableContext, speech: Speech): string {
  const { model } = table;
  const { info, prompt, current, acting, names } = model;
  if (info?.status === 'open') return speech.text('web-waiting');
  if (info?.status !== 'running') return speech.text(info?.lesson ? 'web-lesson-over' : 'web-over');
  if (model.pending && model.line !== 'open') return speech.text('web-sending');
  if (prompt && current) {
    const said = table.looks?.prompt?.(current.view, prompt, speech, names);
    return said ?? question(table, info.game, speech);
  }
  // Bots wait for the reader, and nobody is thinking.
  if (model.unread || (pace.waits && model.alone)) return speech.text('web-seen');
  if (acting.length > 1) {
    return speech.text('web-think', { names: acting.map((seat) => names[seat]).join(', ') });
  }
  const name = names[acting[0] ?? -1];
  return name === undefined ? '' : speech.text('web-thinks', { name });
}

/**
 * How what is still to be seen has ended, as the log tells it: the prompt names nothing that comes
 * after it. Where it waits for the reader and other people play, the game may long have gone on.
 */
export function endedText({ model }: TableContext, speech: Speech): string | null {
  if (!model.running || model.unread || !pace.lingers) return null;
  if (pace.waits && !model.alone) return null;
  const line = model.log.findLast((one) => one.ends);
  return line ? speech.say(toReader(line.message, model.eyes, speech), model.names) : null;
}

/** A game without words of its own for the prompt: its name for the decision, or nothing special. */
function question(table: TableContext, game: string, speech: Speech): string {
  const ask = table.forecasts.ask;
  if (ask === null || !speech.has(`${game}-question`)) return speech.text('web-choose');
  return speech.text('web-choose-what', { what: speech.name(game, 'question', ask) });
}
