import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { boardProps } from '../test/fakes.ts';
import { api } from './api.ts';
import { looksOf } from './board.ts';
import PlainBoard from './PlainBoard.svelte';

const props = () => ({
  view: { round: 2, hand: ['BL4', 'PI5'], turn: null, fight: [{ seat: 1, card: 'YE3' }] },
  ...boardProps('gorus'),
  seat: 0,
  names: ['Ann', 'Ben', 'Cid'],
  prompt: { id: '0.0', moves: ['BL4', 'PI5'] },
});

describe('the plain board', () => {
  it('shows all of a view', () => {
    render(PlainBoard, props());
    expect(screen.getByText('round').nextElementSibling?.textContent).toContain('2');
    expect(screen.getByText('hand').nextElementSibling?.textContent).toContain('BL4, PI5');
    expect(screen.getByText('card').nextElementSibling?.textContent).toContain('YE3');
    expect(screen.getByText('turn').nextElementSibling?.textContent).toContain('–');
    expect(screen.getByRole('heading').textContent).toBe('Ann');
  });

  it('makes a move', async () => {
    const given = props();
    render(PlainBoard, given);
    await fireEvent.click(screen.getByRole('button', { name: 'PI5' }));
    expect(given.act).toHaveBeenCalledWith('PI5');
  });

  it('offers nothing in a replay', () => {
    render(PlainBoard, { ...props(), replay: true });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is what a game without a board of its own gets', async () => {
    vi.spyOn(api, 'printed').mockResolvedValue({ cards: {} });
    const looks = await looksOf('no-such-game', 'v1');
    expect(looks.board).toBe(PlainBoard);
    expect(looks.token).toBeNull();
    expect(looks.prompt).toBeNull();
    expect(looks.printed).toEqual({ cards: {} });
  });
});
