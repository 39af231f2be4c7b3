/** The facts of the client are those of the content files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as content from './content.ts';

const folder = join(import.meta.dirname, '../../../../src/ludus/games/insanam/content');

type Tree = { [key: string]: unknown };

/** A value of a content file: those files keep to what JSON can say, but for tables in a line. */
function readValue(text: string): unknown {
  const plain = text.replace(/,\s*\]/g, ']');
  return JSON.parse(plain.replace(/([{,]\s*)([A-Za-z]\w*)\s*=/g, '$1"$2":'));
}

const withoutNote = (line: string): string => line.replace(/\s+#.*$|^#.*$/, '').trimEnd();

/** Read a content file. */
function read(name: string): Tree {
  const root: Tree = {};
  let here = root;
  let open = '';
  const lines = readFileSync(join(folder, `${name}.toml`), 'utf8').split('\n');
  for (const line of lines.map(withoutNote).filter(Boolean)) {
    const head = /^\[+([\w.]+)\]+$/.exec(line);
    if (head && !open) {
      here = (head[1] ?? '').split('.').reduce((tree, key) => {
        tree[key] ??= {};
        return tree[key] as Tree;
      }, root);
      continue;
    }
    open += line;
    if (open.split('[').length !== open.split(']').length) continue;
    const [, key = '', text = ''] = /^(\w+)\s*=\s*(.*)$/.exec(open) ?? [];
    here[key] = readValue(text);
    open = '';
  }
  return root;
}

describe('what is printed on cards and boards', () => {
  const map = read('map');
  const events = read('events');
  const ambitions = read('ambitions');
  const numbers = read('numbers');

  it.each<[string, unknown, unknown]>([
    ['regions', content.REGIONS, map.regions],
    ['territories', content.TERRITORIES, map.territories],
    ['seas', content.SEAS, map.seas],
    ['gladiators', content.GLADIATORS, read('gladiators')],
    ['adversaries', content.ADVERSARIES, read('adversaries')],
    ['individual events', content.INDIVIDUAL, events.individual],
    ['collective events', content.COLLECTIVE, events.collective],
    ['tiles', content.TILES, read('tiles')],
    ['zones', content.ZONES, read('zones')],
    ['boards', content.BOARDS, read('boards')],
    ['personal ambitions', content.PERSONAL, ambitions.personal],
    ['public ambitions', content.PUBLICS, ambitions.public],
    ['redemption cards', content.REDEMPTIONS, read('redemptions')],
    ['the income', content.INCOME, numbers.income],
    ['the track', content.TRACK, numbers.track],
    ['the hippodrome', content.HIPPODROME, numbers.hippodrome],
    ['the die', content.DIE, numbers.die],
  ])('%s are those of the files', (_name, mine, theirs) => {
    expect(mine).toEqual(theirs);
  });

  it('has the costs of powers in the order gold, wood, stone', () => {
    const unlock = numbers.unlock as Record<string, number>[];
    const costs = unlock.map((cost) => ['G', 'W', 'S'].map((good) => cost[good] ?? 0));
    expect(content.UNLOCK).toEqual(costs);
  });

  it('has what depends on the number of players', () => {
    const players = numbers.players as Record<string, { circles: number; rewards: number[] }>;
    for (const [count, { circles, rewards }] of Object.entries(players)) {
      expect(content.PLAYERS[Number(count)]).toEqual({ circles, rewards });
    }
  });
});
