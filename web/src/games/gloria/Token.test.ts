import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Token from './Token.svelte';

it('shows things and classes with their picture', () => {
  const { container, unmount } = render(Token, { kind: 'item', id: 'net', text: 'net' });
  expect(container.querySelector('svg')).not.toBeNull();
  screen.getByText('net');
  unmount();
  const other = render(Token, { kind: 'class', id: 'thraex', text: 'Thraex' });
  expect(other.container.querySelector('svg')).not.toBeNull();
});

it('names gladiators, and leaves the rest in words', () => {
  const { container } = render(Token, { kind: 'gladiator', id: 'priscus', text: 'Priscus' });
  expect(container.querySelector('svg')).toBeNull();
  screen.getByText('Priscus');
  render(Token, { kind: 'level', id: 3, text: 'Palus' });
  screen.getByText('Palus');
});
