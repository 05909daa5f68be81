import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { askFirst } from './ask-first.ts';
import { leanCallsOnly } from './calls.ts';
import { groups, preloadStart } from './chunks.ts';
import { variablesAsSheet } from './variables.ts';

const SERVER = process.env.KADAR_SERVER ?? 'http://127.0.0.1:3000';

const TEXTS = /\.(js|css|html|svg|wasm)$/;
const SMALLEST = 1024;
/** Near the best of brotli at a tenth of its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes .br and .gz beside the built texts, so that the server compresses nothing while it serves. */
const precompress = (): Plugin => ({
  name: 'kadar-precompress',
  apply: 'build',
  writeBundle: ({ dir }) => {
    if (dir === undefined) return;
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!TEXTS.test(name)) continue;
      const text = readFileSync(join(dir, name));
      if (text.length < SMALLEST) continue;
      writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text, BROTLI));
      writeFileSync(join(dir, `${name}.gz`), gzipSync(text, { level: 9 }));
    }
  },
});

const TARGET = 'es2023';

export default defineConfig({
  plugins: [react(), leanCallsOnly(), preloadStart(), askFirst(TARGET), variablesAsSheet(), precompress()],
  build: {
    target: TARGET,
    // The strict CSP knows no data: addresses for fonts and scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: groups() } } },
  },
  server: {
    proxy: {
      '/api': SERVER,
      '/socket.io': { target: SERVER, ws: true },
    },
  },
});
