import { expect, it } from 'vitest';
import { speechOf } from '../../test/catalogue.ts';
import { moment, withTable } from './fixtures.ts';
import { status } from './status.ts';

it('says which turn it is, of how many, and what wins', () => {
  const { view } = moment('pick');
  expect(status(view, speechOf('en'))).toBe('Turn 1 of 30 · the last troop standing wins');
  const { options } = view.table;
  const missions = withTable(view, { options: { ...options, victory: 'missions' } });
  expect(status(missions, speechOf('en'))).toMatch(/most missions done wins$/);
  const single = withTable(view, { options: { ...options, mode: 'single' } });
  expect(status(single, speechOf('en'))).toMatch(/single combats: the last troop standing wins$/);
  const campaign = withTable(view, { options: { ...options, campaign: 3 } });
  expect(status(campaign, speechOf('en'))).toBe(
    'Tournament 1 of 3 · Turn 1 of 30 · most laurels win',
  );
});
