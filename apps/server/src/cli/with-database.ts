import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { type Config, readConfig } from '../platform/config.ts';
import { refuseHalfDemo } from '../platform/database/demo-mark.ts';
import { createPool } from '../platform/database/pool.ts';
import { failureText, OperatorError } from '../platform/operator-error.ts';
import { joinDatabase } from '../platform/postgres/embedded.ts';

/** Runs a command-line tool to its end: a failure is written and gives exit code 1, a signal ends what it had started. */
export const runTool = async (work: () => Promise<void>): Promise<void> => {
  // The embedded database is stopped by its own handler of the process's exit.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${failureText(error)}\n`);
    process.exitCode = 1;
  }
};

/** For the command-line tools: the database of the configured place, beside a running server or without one. */
export const withDatabase = (work: (pool: pg.Pool, config: Config) => Promise<void>): Promise<void> =>
  runTool(async () => {
    const config = readConfig(process.env);
    if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
      throw new OperatorError(`Tidak ada data Kadar di ${config.dataDir} (KADAR_DATA)`);
    const database = await joinDatabase({
      dataDir: config.dataDir,
      log: () => undefined,
      ...(config.databaseUrl && { databaseUrl: config.databaseUrl }),
    });
    const pool = createPool(database.ownerUrl, { size: 3, privileged: true, name: 'kadar-cli' });
    try {
      await refuseHalfDemo(pool);
      await work(pool, config);
    } finally {
      await pool.end();
      await database.stop();
    }
  });
