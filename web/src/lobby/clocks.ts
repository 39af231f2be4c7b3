/** The clocks a table can be opened with, and how they read. */
import type { ClockWish } from '../lib/api.ts';
import type { Speech } from '../lib/speech.ts';

export const CLOCKS: ClockWish[] = [
  { kind: 'none', seconds: 0, increment: 0 },
  { kind: 'move', seconds: 30, increment: 0 },
  { kind: 'move', seconds: 120, increment: 0 },
  { kind: 'bank', seconds: 300, increment: 5 },
  { kind: 'bank', seconds: 900, increment: 10 },
];

/** A stretch of time in the largest unit that says it in a whole number. */
export function span(speech: Speech, seconds: number): string {
  if (seconds >= 60 && seconds % 60 === 0) {
    return speech.text('web-minutes', { number: seconds / 60 });
  }
  return speech.text('web-seconds', { number: seconds });
}

export function clockText(speech: Speech, clock: ClockWish): string {
  if (clock.kind === 'none') return speech.text('web-clock-none');
  return speech.text(`web-clock-${clock.kind}`, {
    time: span(speech, clock.seconds),
    ...(clock.kind === 'bank' ? { increment: span(speech, clock.increment) } : {}),
  });
}
