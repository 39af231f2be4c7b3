import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { soundOf } from '../table/sounds.svelte.ts';
import { SOUNDS, sound } from './sound.svelte.ts';
import { recall } from './storage.ts';

const started: number[] = [];

class Param {
  setValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
}
class Node {
  gain = new Param();
  frequency = new Param();
  type = '';
  buffer: unknown = null;
  connect = (other: unknown) => other;
  start = (at: number) => started.push(at);
  stop = vi.fn();
}
class FakeAudio {
  state = 'running';
  currentTime = 0;
  sampleRate = 8000;
  destination = new Node();
  createGain = () => new Node();
  createOscillator = () => new Node();
  createBufferSource = () => new Node();
  createBiquadFilter = () => new Node();
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeAudio);
  started.length = 0;
});
afterEach(() => {
  sound.on = false;
  sound.volume = 0.5;
  vi.unstubAllGlobals();
});

describe('sounds', () => {
  it('are off on a first visit, and remembered once switched on', () => {
    expect(sound.on).toBe(false);
    for (const which of ['turn', 'card', 'hit', 'end'] as const) sound.play(which);
    expect(started).toEqual([]);
    sound.on = true;
    expect(recall('sound', false)).toBe(true);
    expect(started.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(SOUNDS))('are short: %s', (_, tones) => {
    expect(Math.max(...tones.map((one) => one.at + one.lasts))).toBeLessThan(0.4);
  });

  it('my turn is two taps', () => {
    sound.on = true;
    expect(new Set(started)).toEqual(new Set([0, 0.15]));
  });

  it('are silent at volume 0, and the volume has bounds', () => {
    sound.on = true;
    started.length = 0;
    sound.volume = -1;
    expect(sound.volume).toBe(0);
    sound.play('card');
    expect(started).toEqual([]);
    sound.volume = 7;
    expect(sound.volume).toBe(1);
  });
});

describe('what is heard', () => {
  const quiet = { seq: 3, prompt: null, over: false };
  it.each([
    [{ ...quiet, seq: 4 }, false, 'card'],
    [{ ...quiet, seq: 4 }, true, 'hit'],
    [{ ...quiet, seq: 4, prompt: '4.0' }, true, 'turn'],
    [{ ...quiet, seq: 4, over: true }, true, 'end'],
    [quiet, true, null],
    [{ ...quiet, seq: 2 }, false, null],
  ])('%o: %s', (now, decided, heard) => {
    expect(soundOf(quiet, now, decided)).toBe(heard);
  });
});
