import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Row, sized } from './lib/row.ts';
import { startServer } from './lib/server.ts';

const TARGET_S = 60;
const DAYS = 365;

/** `--demo` on an empty folder: database made, chain seeded, a year played through the real commands. */
export const demo: Row = {
  name: 'demo',
  target: 'the demo year on an empty folder < 60 s',
  run: async (context) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kadar-demo-'));
    const days = sized(context, DAYS, 2);
    try {
      const server = await startServer({ dataDir, args: ['--demo'], env: { KADAR_DEMO_DAYS: String(days) } });
      await server.stop();
      const seconds = server.readyAfter / 1000;
      return {
        measured: `${seconds.toFixed(1)} s`,
        ok: seconds < TARGET_S,
        detail: [`${days} days of 2 branches, ready to answer after ${seconds.toFixed(1)} s`],
      };
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
