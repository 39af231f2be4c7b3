// No test of the client may reach the net: what it needs, it brings.
import { vi } from 'vitest';

vi.stubGlobal('fetch', () => Promise.reject(new Error('no net in tests')));
