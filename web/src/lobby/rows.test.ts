import { describe, expect, it } from 'vitest';
import type { TableRow } from '../lib/protocol.ts';
import { speechOf } from '../test/catalogue.ts';
import { byUrgency, doing, isMine, isMyTurn, others, standing, unfinished } from './rows.ts';

const row = (part: Partial<TableRow> = {}): TableRow => ({
  id: 't1',
  game: 'gorus',
  options: {},
  status: 'running',
  seats: ['Ann', 'Ben', { kind: 'bot-name', id: 1 }],
  people: 2,
  own: [0],
  acting: [1],
  winners: null,
  touched: 0,
  aside: null,
  lesson: null,
  practice: false,
  ...part,
});
const said = (part: Partial<TableRow>) => standing(row(part), speechOf('en'));

describe('a table in a list', () => {
  it('says whose turn it is', () => {
    expect(said({})).toBe('Ben’s turn');
    expect(said({ acting: [0, 1] })).toBe('Your turn');
    expect(said({ acting: [1, 2] })).toBe('to decide: Ben, Cassia');
  });

  it('says who has won', () => {
    const status = 'finished';
    expect(said({ status, winners: [0] })).toBe('You won');
    expect(said({ status, winners: [1] })).toBe('Ben won');
    expect(said({ status, winners: [1, 2] })).toBe('Ben, Cassia won');
    expect(said({ status, winners: [] })).toBe('Nobody at the table wins');
    expect(said({ status, own: [0, 1], winners: [0] })).toBe('Ann won');
  });

  it('says that it is set aside, and asks for nothing', () => {
    expect(said({ aside: 'damaged', own: [] })).toBe('cannot be opened: damaged');
    const old = row({ aside: 'rules', acting: [0], people: 1 });
    expect(standing(old, speechOf('en'))).toBe('began under older rules');
    expect(isMyTurn(old)).toBe(false);
    expect(unfinished([old], 'gorus')).toBe(null);
    expect(doing(old)).toBe('web-why');
    expect(isMine(row({ aside: 'damaged', own: [] }))).toBe(true);
    expect(isMine(row({ own: [] }))).toBe(false);
    expect(said({ aside: 'over', status: 'finished', winners: [1] })).toBe('Ben won');
  });

  it('says that it is full, and offers to watch', () => {
    const full: Partial<TableRow> = { status: 'open', own: [], people: 3 };
    expect(said(full)).toBe('every seat is taken');
    expect(doing(row(full))).toBe('web-watch');
    expect(doing(row({ ...full, people: 2 }))).toBe('web-join');
    expect(said({ ...full, people: 1, seats: ['Ann', null, null] })).toBe('2 free seats');
    expect(doing(row({ own: [] }))).toBe('web-watch');
    expect(doing(row())).toBe('web-continue');
    expect(doing(row({ status: 'finished' }))).toBe('web-look-back');
  });

  it('names bots in the language of the reader, and leaves the reader out', () => {
    expect(others(row(), speechOf('en'))).toBe('Ben, Cassia');
    expect(others(row(), speechOf('ru'))).toBe('Ben, Кассия');
    expect(others(row({ seats: ['Ann', null, null] }), speechOf('en'))).toBe('');
  });

  it('is continued from its game where only bots wait', () => {
    const rows = [
      row({ id: 'people' }),
      row({ id: 'over', people: 1, status: 'finished' }),
      row({ id: 'other', people: 1, game: 'brutus' }),
      row({ id: 'mine', people: 1 }),
    ];
    expect(unfinished(rows, 'gorus')?.id).toBe('mine');
    expect(unfinished(rows, 'insanam')).toBeNull();
    const practised = rows.map((one) => ({ ...one, practice: true }));
    expect(unfinished(practised, 'gorus')).toBeNull();
  });

  it('comes first where I am asked, last where it is over', () => {
    const rows = [
      row({ id: 'over', status: 'finished', touched: 9 }),
      row({ id: 'old', touched: 1 }),
      row({ id: 'new', touched: 5 }),
      row({ id: 'mine', acting: [0], touched: 2 }),
    ];
    expect(byUrgency(rows).map((one) => one.id)).toEqual(['mine', 'new', 'old', 'over']);
  });
});
