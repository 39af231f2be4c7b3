/** Effects as they are written on cards, read as atoms: the client's side of vocabulary.py. */
import type { InsanamAtom } from '../protocol.ts';

type Fields = Partial<InsanamAtom>;
type Part = (text: string) => Fields;

const SIGNS: Readonly<Record<string, InsanamAtom['kind']>> = {
  '+': 'gain',
  '-': 'lose',
  '!': 'levy',
};

const amount: Part = (text) => ({
  n: Number.parseInt(text, 10),
  resource: text.replace(/^\d+/, ''),
});
const word =
  (name: 'troop' | 'resource' | 'region' | 'deck' | 'metric' | 'key'): Part =>
  (text) => ({ [name]: text });
const count: Part = (text) => ({ n: Number(text) });
const discount: Part = (text) => ({ d: Number(text) });

/** The parts of each atom written with brackets; those not here have one number, `n`. */
const SHAPES: Readonly<Record<string, readonly Part[]>> = {
  pay: [amount],
  recruit: [count, discount],
  free: [word('troop'), count],
  gbuy: [discount],
  refresh: [word('deck')],
  peek: [word('deck'), count],
  unlock: [discount],
  tile: [discount],
  steal: [word('resource'), count],
  levyper: [word('resource'), word('metric'), count],
  barb: [word('region'), count],
  mod: [word('key'), count],
  tax: [word('key'), amount],
};

/** A power of a board that no other atom can say. [C-25] */
function special(body: string): Fields {
  const limit = body.endsWith(', once') ? 'game' : body.endsWith(' per round') ? 'round' : '';
  const name = body.replace(/(, once| per round)$/, '');
  const [key = '', ...rest] = name.split(' ');
  const more = rest.join(' ');
  const said = limit ? { limit } : {};
  if (key === 'extra') return { key, numbers: more.split(',').map(Number), ...said };
  if (key === 'strength') return { key, troop: rest[0] ?? '', n: Number(rest[1]), ...said };
  if (key === 'adversary') return { key, n: Number(more), ...said };
  return { key: name, ...said };
}

function readCall(kind: InsanamAtom['kind'], body: string): InsanamAtom {
  if (kind === 'redo') return { kind, zones: body === 'any' ? [] : body.split(',') };
  if (kind === 'sp') return { kind, ...special(body) };
  if (kind === 'spend') {
    const parts = body.split(' ').map((text) => amount(text));
    return { kind, goods: parts.map(({ resource = '', n = 0 }) => [resource, n]) };
  }
  const texts = body.split(',');
  const shape = (SHAPES[kind] ?? [count]).slice(0, texts.length);
  return Object.assign({ kind }, ...shape.map((part, at) => part(texts[at] ?? '')));
}

/** Read an effect: `recruit(2,1) +1G` has two atoms. */
export function atomsOf(effect: string): InsanamAtom[] {
  return (effect.match(/[^\s()]+(?:\([^()]*\))?/g) ?? []).map((text) => {
    const sign = SIGNS[text[0] ?? ''];
    if (sign) return { kind: sign, ...amount(text.slice(1)) };
    const [, kind = '', body = ''] = /^([a-z]+)\((.*)\)$/.exec(text) ?? [];
    return readCall(kind as InsanamAtom['kind'], body);
  });
}
