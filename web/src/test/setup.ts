// No test of the client may reach the net: what it needs, it brings.
import { vi } from 'vitest';
import { printedIn } from './printed.ts';

vi.stubGlobal('fetch', () => Promise.reject(new Error('no net in tests')));

// What is printed is there before anything is drawn, as it is in the house.
const readers = import.meta.glob<{ read(printed: unknown): void }>('../games/*/printed.ts', {
  eager: true,
});
for (const [path, reader] of Object.entries(readers)) {
  reader.read(printedIn(path.split('/')[2] ?? ''));
}
