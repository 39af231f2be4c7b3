/**
 * Small sounds, made here and now: nothing is fetched. Silent until the reader switches them on.
 *
 * Dry and quiet, each shorter than 400 ms: bronze for my turn, cloth for a card, stone for a blow,
 * a far horn for the end.
 */
import { recall, remember } from './storage.ts';

export type Sound = 'turn' | 'card' | 'hit' | 'end';

/** A tone that fades: when it begins, how long it lasts, from which pitch to which, how loud. */
interface Tone {
  wave: OscillatorType | 'noise';
  at: number;
  lasts: number;
  from: number;
  to: number;
  loud: number;
}

const tone = (
  wave: Tone['wave'],
  at: number,
  lasts: number,
  from: number,
  to: number,
  loud: number,
): Tone => ({ wave, at, lasts, from, to, loud });
/** A tap on bronze: the partials of a small bell. */
const tap = (at: number): Tone[] => [
  tone('sine', at, 0.2, 620, 620, 0.5),
  tone('sine', at, 0.12, 1711, 1711, 0.2),
  tone('sine', at, 0.06, 3350, 3350, 0.1),
];

/** What each sound is made of; times in seconds, pitches in Hertz. */
export const SOUNDS: Record<Sound, readonly Tone[]> = {
  turn: [...tap(0), ...tap(0.15)],
  card: [tone('noise', 0, 0.07, 2600, 900, 0.35)],
  hit: [tone('sine', 0, 0.16, 150, 55, 0.8), tone('noise', 0, 0.05, 700, 300, 0.4)],
  end: [
    tone('triangle', 0, 0.18, 220, 220, 0.4),
    tone('triangle', 0.16, 0.22, 330, 330, 0.5),
    tone('sine', 0.16, 0.22, 660, 660, 0.12),
  ],
};

const [ON, LOUD] = ['sound', 'volume'];
let on = $state(recall(ON, false));
let volume = $state(recall(LOUD, 0.5));
let context: AudioContext | null = null;

export const sound = {
  get on(): boolean {
    return on;
  },
  set on(value: boolean) {
    on = value;
    remember(ON, value);
    if (value) sound.play('turn');
  },
  /** From 0 to 1. */
  get volume(): number {
    return volume;
  },
  set volume(value: number) {
    volume = Math.min(1, Math.max(0, value));
    remember(LOUD, volume);
  },
  play(which: Sound): void {
    if (!on || volume === 0 || typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    const ready = context;
    // A browser keeps quiet until the page has been touched; what is late is left out.
    if (ready.state === 'running') for (const one of SOUNDS[which]) start(ready, one);
    else void ready.resume().then(() => which === 'turn' && sound.play(which));
  },
};

function start(on: AudioContext, one: Tone): void {
  const begins = on.currentTime + one.at;
  const gain = on.createGain();
  gain.gain.setValueAtTime(one.loud * volume * 0.5, begins);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + one.lasts);
  gain.connect(on.destination);
  const source = one.wave === 'noise' ? noise(on, one, gain) : pitch(on, one, one.wave, gain);
  source.start(begins);
  source.stop(begins + one.lasts);
}

function glide(what: AudioParam, begins: number, { from, to, lasts }: Tone): void {
  what.setValueAtTime(from, begins);
  what.exponentialRampToValueAtTime(to, begins + lasts);
}

function pitch(on: AudioContext, one: Tone, wave: OscillatorType, into: AudioNode) {
  const source = on.createOscillator();
  source.type = wave;
  glide(source.frequency, on.currentTime + one.at, one);
  source.connect(into);
  return source;
}

/** Noise through a filter that closes: cloth, sand, stone. */
function noise(on: AudioContext, one: Tone, into: AudioNode) {
  const length = Math.ceil(on.sampleRate * one.lasts);
  const buffer = on.createBuffer(1, length, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1) samples[at] = Math.random() * 2 - 1;
  const source = on.createBufferSource();
  source.buffer = buffer;
  const filter = on.createBiquadFilter();
  filter.type = 'lowpass';
  glide(filter.frequency, on.currentTime + one.at, one);
  source.connect(filter).connect(into);
  return source;
}
