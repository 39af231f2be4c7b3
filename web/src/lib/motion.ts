/** Motion by difference of two views: a card flies from where it was to where it is. */
import { cubicInOut, cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';
import { pace } from './pace.svelte.ts';

/** How long the outline of something that changed without moving is seen. */
const OUTLINE = 1000;

/** How long something moves: as the pace says, and not at all for those who asked for stillness. */
export function ms(duration: number): number {
  return prefersReducedMotion.current || document.hidden ? 0 : duration * pace.motion;
}

/** Outline something that has changed, where nothing moves to show it. */
export function outline(node: Element): void {
  if (ms(1) > 0 || document.hidden) return;
  // A line follows the corners of what it is drawn around: those of the card, not of its place.
  const round = [node, ...node.children].map((one) => getComputedStyle(one).borderRadius);
  const borderRadius = round.find((radius) => radius && radius !== '0px') ?? '0';
  const line = { outline: '3px solid var(--rubrica-ink)', outlineOffset: '2px', borderRadius };
  node.animate?.([line, line], OUTLINE);
}

/** Bring everything that moves within an element to its end. */
export function finish(within: Element): void {
  for (const one of within.getAnimations?.({ subtree: true }) ?? []) {
    // What goes round for ever has no end.
    if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
  }
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Flight {
  /** The other end of the flight; a card without one fades. */
  other: () => Box | null;
  delay?: number;
}

function flight(node: Element, other: Box | null): (u: number) => string {
  if (!other) return () => '';
  const here = node.getBoundingClientRect();
  const dx = other.left + other.width / 2 - (here.left + here.width / 2);
  const dy = other.top + other.height / 2 - (here.top + here.height / 2);
  const shrink = here.width ? 1 - Math.min(1, other.width / here.width) : 0;
  return (u) => `transform: translate(${dx * u}px, ${dy * u}px) scale(${1 - shrink * u});`;
}

/** Come from another place. */
export function arrive(node: Element, { other, delay = 0 }: Flight): TransitionConfig {
  const where = other();
  const path = flight(node, where);
  outline(node);
  return {
    delay: ms(delay),
    duration: ms(320),
    easing: cubicOut,
    css: (t, u) => `${path(u)} opacity: ${where ? Math.min(1, t * 4) : t}`,
  };
}

/** Go to another place. */
export function depart(node: Element, { other, delay = 0 }: Flight): TransitionConfig {
  const path = flight(node, other());
  return {
    delay: ms(delay),
    duration: ms(350),
    easing: cubicInOut,
    css: (t, u) => `${path(u)} opacity: ${Math.min(1, t * 3)}`,
  };
}

/** Turn about the pole: the old cloth goes edge-on, then the new one comes round. */
export function turn(_node: Element, { half }: { half: 'in' | 'out' }): TransitionConfig {
  const out = half === 'out';
  return {
    delay: ms(out ? 0 : 170),
    duration: ms(170),
    easing: cubicInOut,
    css: (_t, u) => `transform: rotateY(${(out ? 90 : -90) * u}deg)`,
  };
}
