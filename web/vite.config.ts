import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { apidocs } from './scripts/apidocs.ts';
import { icons } from './scripts/icons.ts';

const server = process.env.LUDUS_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), icons(), apidocs(), svelteTesting()],
  build: {
    outDir: '../src/ludus/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/docs': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // Whole boards are drawn without a browser, which takes long on a machine that does much else.
    testTimeout: 30_000,
    globalSetup: ['src/test/globals.ts'],
    setupFiles: ['src/test/setup.ts'],
  },
});
