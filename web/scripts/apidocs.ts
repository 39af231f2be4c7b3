/** Puts the viewer of the API's description beside the client, so that it comes from our own origin. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const FILES = ['swagger-ui-bundle.js', 'swagger-ui.css'];

export function apidocs(): Plugin {
  const find = createRequire(import.meta.url).resolve;
  return {
    name: 'apidocs',
    apply: 'build',
    generateBundle() {
      for (const file of FILES) {
        const source = readFileSync(find(`swagger-ui-dist/${file}`), 'utf8');
        this.emitFile({ type: 'asset', fileName: `apidocs/${file}`, source });
      }
    },
  };
}
