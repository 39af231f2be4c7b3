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

function span(speech: Speech, seconds: number): string {
  return seconds < 60
    ? speech.text('web-seconds', { number: seconds })
    : speech.text('web-minutes', { number: seconds / 60 });
}

export function clockText(speech: Speech, clock: ClockWish): string {
  if (clock.kind === 'none') return speech.text('web-clock-none');
  return speech.text(`web-clock-${clock.kind}`, {
    time: span(speech, clock.seconds),
    ...(clock.kind === 'bank' ? { increment: span(speech, clock.increment) } : {}),
  });
}
