import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message, Outcome, Sheet, TableInfo } from '../lib/protocol.ts';
import { speechOf } from '../test/catalogue.ts';
import { FakeNet, seatInfo, tableInfo, viewMessage } from '../test/fakes.ts';
import EndPanelInTable from './EndPanelInTable.test.svelte';
import { TableModel } from './model.svelte.ts';

const outcome: Outcome = {
  winners: [1],
  scores: [40, 47, null],
  ranking: [2, 1, 3],
  reason: 'sixty',
  decided_by: 'C-18.5',
};
const row = (seat: number, amount: number | null, place: number) => ({
  seats: [seat],
  cells: [{ amount }],
  place,
  won: place === 1,
});
const sheet: Sheet = {
  kind: 'game',
  number: 1,
  title: { key: 'sheet-over' },
  article: 'G-10.1',
  columns: [{ word: 'score', what: { key: 'sheet-score' } }],
  rows: [row(1, 47, 1), row(0, 40, 2), row(2, null, 3)],
};

describe('the end of a game', () => {
  let net: FakeNet;
  let model: TableModel;
  const close = vi.fn();
  beforeEach(() => {
    net = new FakeNet();
    model = new TableModel('/ws', net.surroundings());
    net.last.onopen?.();
  });
  afterEach(() => model.close());

  function ended(
    part: Partial<Outcome> | null,
    seats?: TableInfo['seats'],
    told: Partial<Parameters<typeof viewMessage>[0]> = {},
  ): void {
    const info = tableInfo({ status: part ? 'finished' : 'abandoned', ...(seats && { seats }) });
    net.last.hear(info);
    net.last.hear(viewMessage({ sheets: [sheet], ...told }));
    const speech = speechOf('en');
    render(EndPanelInTable, {
      model,
      info,
      outcome: part ? { ...outcome, ...part } : null,
      speech,
      close,
    });
  }
  const headline = () => screen.getByRole('heading').textContent;
  const watching = [0, 1, 2].map((seat) => seatInfo(seat));

  it.each<[string, Partial<Outcome> | null, TableInfo['seats']?]>([
    ['You came 2nd', {}],
    ['You won', { winners: [0] }],
    ['You and Ben won', { winners: [0, 1] }],
    ['You lost', { winners: [] }],
    ['Ben won', {}, watching],
    ['Nobody at the table wins', { winners: [] }, watching],
    ['The table was abandoned', null],
  ])('says: %s', (said, part, seats) => {
    ended(part, seats);
    expect(headline()).toBe(said);
  });

  it('has one table with every player, the best first, and names the deciding article', () => {
    ended({});
    const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
    const cells = rows.map((one) =>
      [...one.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim()),
    );
    expect(cells).toEqual([
      ['1', 'Ben', '47'],
      ['2', 'You', '40'],
      ['3', 'Cid', '–'],
    ]);
  });

  it.each([
    [[1, 2, 3], false],
    [[1, 2, 2], true],
  ])('says how those stand who share a place: %s', (places, said) => {
    const rows = places.map((place, seat) => row(seat, 40, place));
    ended({}, undefined, { sheets: [{ ...sheet, rows }] });
    const sentence = 'Players who share a place stand in the order of their seats.';
    expect(screen.queryByText(sentence) !== null).toBe(said);
  });

  it('names the winner, and tells a tie-break once', () => {
    const article = 'G-10.4';
    const told = (key: string, facts: Record<string, unknown>) => ({ key, facts }) as Message;
    const seats = [{ kind: 'seat', id: 1 }];
    const log = [told('gorus-won', { seats, count: 1 }), told('gorus-tie-broken', { article })].map(
      (message, n) => ({ n, message }),
    );
    ended({}, undefined, {
      log,
      sheets: [{ ...sheet, notes: [told('gorus-sheet-why-g-10-4', { article })] }],
    });
    expect(document.body.textContent).toContain('wins the game!');
    expect(document.body.textContent).not.toContain('decides');
    expect(screen.getAllByRole('button', { name: article })).toHaveLength(1);
  });

  it('is put away by its button and by Escape', async () => {
    ended({});
    await fireEvent.click(screen.getByRole('button', { name: 'Look at the table' }));
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(close).toHaveBeenCalledTimes(2);
  });
});
