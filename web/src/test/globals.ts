/** Before any test: ask the house what is printed in its games. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Printed } from '../lib/printed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    printed: Record<string, Printed>;
  }
}

const root = join(import.meta.dirname, '../../..');

export default function setup(project: TestProject): void {
  const own = join(root, '.venv/bin/python');
  const text = execFileSync(existsSync(own) ? own : 'python3', ['-m', 'ludus.server.printed'], {
    env: { ...process.env, PYTHONPATH: join(root, 'src') },
    maxBuffer: 16 * 1024 * 1024,
  });
  project.provide('printed', JSON.parse(text.toString()));
}
