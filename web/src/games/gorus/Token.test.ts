import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Token from './Token.svelte';

it('shows a card as emblem and strength, and says its name', () => {
  const { container } = render(Token, { kind: 'card', id: 'PI8', text: 'Pink 8' });
  expect(container.querySelector('svg')).not.toBeNull();
  expect(screen.getByText('8').getAttribute('aria-hidden')).toBe('true');
  screen.getByText('Pink 8');
});

it('shows a school by its name', () => {
  const { container } = render(Token, { kind: 'school', id: 'GR', text: 'Green Arrows' });
  expect(container.querySelector('svg')).not.toBeNull();
  screen.getByText('Green Arrows');
});

it('leaves what it does not know in words', () => {
  const { container } = render(Token, { kind: 'article', id: 'G-5.2', text: 'G-5.2' });
  expect(container.querySelector('svg')).toBeNull();
  screen.getByText('G-5.2');
});
