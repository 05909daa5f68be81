import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from './lib/row.ts';
import { startServer } from './lib/server.ts';
import { median, ms } from './lib/stats.ts';

const TARGET_MS = 3_000;
const STARTS = 5;

/** The process with its embedded database, from the spawn to the first 200 of /readyz, on a filled data folder. */
export const coldStart: Row = {
  name: 'cold-start',
  target: 'with an existing database < 3 s',
  run: async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kadar-start-'));
    try {
      await (await startServer({ dataDir, args: ['--demo'], env: { KADAR_DEMO_DAYS: '2' } })).stop();
      const took: number[] = [];
      for (let n = 0; n < STARTS; n++) {
        const server = await startServer({ dataDir });
        took.push(server.readyAfter);
        await server.stop();
      }
      const worst = Math.max(...took);
      return {
        measured: `median ${ms(median(took))}, at most ${ms(worst)}`,
        ok: worst < TARGET_MS,
        detail: [`${STARTS} starts, database included: ${took.map(ms).join(', ')}`],
      };
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
