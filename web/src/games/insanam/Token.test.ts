import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Token from './Token.svelte';

it.each([
  ['gold', 3],
  ['corruption', 1],
  ['board', 'seneca'],
  ['zone', 'COL'],
  ['tile', 'K01'],
  ['gladiator', 'G07'],
  ['adversary', 'A21'],
  ['event', 'E101'],
  ['ambition', 'P03'],
  ['redemption', 'D1'],
  ['troop', 'LEG'],
  ['good', 'W'],
  ['class', 'RET'],
  ['category', 'AN'],
])('shows %s with a picture', (kind, id) => {
  const { container } = render(Token, { kind, id, text: 'its name' });
  expect(container.querySelector('svg')).not.toBeNull();
  screen.getByText('its name');
});

it('names lands and powers, and leaves the rest in words', () => {
  const { container } = render(Token, { kind: 'land', id: 'NUM', text: 'Numidia' });
  expect(container.querySelector('svg')).toBeNull();
  screen.getByText('Numidia');
  render(Token, { kind: 'destiny', id: 'loyal', text: 'loyal subject' });
  screen.getByText('loyal subject');
});
