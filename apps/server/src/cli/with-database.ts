import type pg from 'pg';
import { readConfig } from '../platform/config.ts';
import { createPool } from '../platform/database/pool.ts';
import { joinDatabase } from '../platform/postgres/embedded.ts';

/** For the command-line tools: the database of the configured place, beside a running server or without one. */
export const withDatabase = async (work: (pool: pg.Pool, url: string) => Promise<void>): Promise<void> => {
  const config = readConfig(process.env);
  const database = await joinDatabase({
    dataDir: config.dataDir,
    log: () => undefined,
    ...(config.databaseUrl && { databaseUrl: config.databaseUrl }),
  });
  const pool = createPool(database.url, { size: 3, privileged: true, name: 'kadar-cli' });
  try {
    await work(pool, database.url);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await pool.end();
    await database.stop();
  }
};
