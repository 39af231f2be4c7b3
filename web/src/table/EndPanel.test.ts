import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { speechOf } from '../test/catalogue.ts';
import { tableInfo } from '../test/fakes.ts';
import EndPanelInTable from './EndPanelInTable.test.svelte';

const outcome = {
  winners: [0],
  scores: [40, null, -3],
  ranking: [1, 3, 2],
  reason: 'sixty',
  decided_by: 'sixty',
};

describe('the end of a game', () => {
  it('lists the best first, and who has no score last', () => {
    render(EndPanelInTable, {
      info: tableInfo({ status: 'finished' }),
      outcome,
      speech: speechOf('en'),
    });
    const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['1', '40'],
      ['2', '−3'],
      ['3', 'no score'],
    ]);
  });
});
