import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogLine } from '../lib/protocol.ts';
import { speechOf } from '../test/catalogue.ts';
import { FakeNet, tableInfo, viewMessage } from '../test/fakes.ts';
import LogInTable from './LogInTable.test.svelte';
import { TableModel } from './model.svelte.ts';

const seat = (id: number) => ({ kind: 'seat', id });
const card = (id: string) => ({ kind: 'card', id });
let n = 0;
const line = (key: string, facts = {}, more = {}): LogLine => {
  n += 1;
  return { n: n - 1, message: { key: `gorus-${key}`, facts }, ...more };
};
const fight = (from: number, cards: string[]): LogLine[] => [
  line('lead', { seat: seat(from), card: card(cards[0] ?? '') }, { opens: 2 }),
  line('follow', { seat: seat((from + 1) % 3), card: card(cards[1] ?? '') }),
  line(
    'takes',
    { seat: seat(0), card: card(cards[0] ?? ''), cards: 3, favour: 2, by: 'led' },
    { ends: 2 },
  ),
];

describe('the log', () => {
  let net: FakeNet;
  let model: TableModel;
  beforeEach(() => {
    n = 0;
    net = new FakeNet();
    model = new TableModel('/ws', net.surroundings());
    net.last.onopen?.();
    net.last.hear(tableInfo());
  });
  afterEach(() => model.close());

  function shown(...lines: LogLine[]): void {
    const prompt = { id: '0.0', moves: ['BL1'] };
    net.last.hear(viewMessage({ log: lines, prompt }));
    render(LogInTable, { model, speech: speechOf('en') });
  }
  const texts = () =>
    [...document.querySelectorAll('[data-line]')].map((one) =>
      one.textContent?.replace(/\s+/g, ' ').trim(),
    );

  it('folds older rounds to one line with their result, and tells me as “you”', async () => {
    shown(
      line('round', { round: 1 }, { opens: 1 }),
      ...fight(1, ['BL4', 'BL6']),
      line('token', { seats: [seat(1)], tokens: 1, target: 3 }, { ends: 1 }),
      line('round', { round: 2 }, { opens: 1 }),
      ...fight(0, ['PI4', 'PI6']),
    );
    expect(texts()).toEqual([
      'Round 1 begins.',
      'Laurel for Ben: 1 of 3.',
      'Round 2 begins.',
      'You lead Pink 4.',
      'Ben follows with Pink 6.',
      'You take the fight with Pink 4, the strongest of the school that was led: 3 cards, favour 2.',
    ]);
    const older = screen.getByRole('button', { name: 'Lines of: Round 1 begins.' });
    expect(older.getAttribute('aria-expanded')).toBe('false');
    await fireEvent.click(older);
    // The fight within an older round stays one line with its result.
    expect(texts().slice(0, 4)).toEqual([
      'Round 1 begins.',
      'Ben leads Blue 4.',
      'You take the fight with Blue 4, the strongest of the school that was led: 3 cards, favour 2.',
      'Laurel for Ben: 1 of 3.',
    ]);
  });

  it('ends with what the reader has to do, and tints what is going on', () => {
    shown(line('round', { round: 1 }, { opens: 1 }), line('round', { round: 2 }, { opens: 1 }));
    const items = [...document.querySelectorAll('li')];
    expect(items.at(-1)?.className).toMatch(/todo/);
    expect(items.map((one) => one.classList.contains('now'))).toEqual([false, true, false]);
  });

  it('shows on the board what a line speaks of, by tap and by arrows', async () => {
    shown(line('round', { round: 1 }, { opens: 1 }), ...fight(1, ['BL4', 'BL6']));
    await fireEvent.click(screen.getByText(/follows with/));
    expect(model.pointed).toEqual(card('BL6'));
    await fireEvent.keyDown(screen.getByLabelText('Log'), { key: 'ArrowUp' });
    expect(model.pointed).toEqual(card('BL4'));
    await fireEvent.click(screen.getByText(/leads/));
    expect(model.pointed).toBeNull();
  });

  it('opens what the reader has asked to see', () => {
    model.marked = { from: 2, to: 3 };
    shown(
      line('round', { round: 1 }, { opens: 1 }),
      ...fight(1, ['BL4', 'BL6']),
      line('round', { round: 2 }, { opens: 1 }),
    );
    expect(texts()).toContain('Cid follows with Blue 6.');
    expect(document.querySelectorAll('.marked')).toHaveLength(1);
  });
});
