// No test of the client may reach the net: what it needs, it brings.
import { vi } from 'vitest';
import { printedIn } from './printed.ts';

vi.stubGlobal('fetch', () => Promise.reject(new Error('no net in tests')));

// What is printed is there before anything is drawn, as it is in the house.
// (Written without a type argument: Vitest's cache knows a glob only in this form.)
const readers = import.meta.glob('../games/*/printed.ts', { eager: true }) as Record<
  string,
  { read(printed: unknown): void }
>;
for (const [path, reader] of Object.entries(readers)) {
  reader.read(printedIn(path.split('/')[2] ?? ''));
}
