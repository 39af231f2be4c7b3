import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Token from './Token.svelte';

it('shows a card as emblem and value, and says its name', () => {
  const { container } = render(Token, { kind: 'card', id: 9, text: 'Dux (9)' });
  expect(container.querySelector('svg')).not.toBeNull();
  expect(screen.getByText('9').closest('[aria-hidden="true"]')).not.toBeNull();
  screen.getByText('Dux (9)');
});

it('shows how many cards a combination has', () => {
  render(Token, { kind: 'combination', id: '12×3', text: '12×3' });
  screen.getByText('12');
  screen.getByText('×3');
});

it('shows a position by its emblem and its name, a numeral by itself', () => {
  const { container, unmount } = render(Token, { kind: 'rank', id: 'servus', text: 'Servus' });
  expect(container.querySelector('svg')).not.toBeNull();
  screen.getByText('Servus');
  unmount();
  const plain = render(Token, { kind: 'rank', id: 'IV', text: 'IV' });
  expect(plain.container.querySelector('svg')).toBeNull();
  screen.getByText('IV');
});

it('leaves what it does not know in words', () => {
  const { container } = render(Token, { kind: 'article', id: 'B-6.7', text: 'B-6.7' });
  expect(container.querySelector('svg')).toBeNull();
  screen.getByText('B-6.7');
});
