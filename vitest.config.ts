import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'e2e/flows/*.test.ts', 'tools/**/*.test.ts'],
    globalSetup: ['apps/server/src/platform/postgres/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
