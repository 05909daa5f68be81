import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Finding } from '../platform/chain/finding.ts';
import { sealChains } from '../platform/chain/seal.ts';
import { verifyDatabase } from '../platform/chain/verify.ts';

/**
 * Waits until all that is committed may be sealed. Rows wait while any older transaction of the database server runs, and
 * test files share one server: so this waits for what the others had running. What is final once stays so.
 */
export const untilFinal = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ now: string }>('select pg_current_xact_id()::text as now');
  const final = async (): Promise<boolean> => {
    const { rowCount } = await pool.query(
      'select 1 where pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8',
      [rows[0]?.now],
    );
    return rowCount === 1;
  };
  while (!(await final())) await sleep(10);
};

/** Seals all that is committed. */
export const sealAll = async (pool: pg.Pool): Promise<void> => {
  await untilFinal(pool);
  await sealChains(pool);
};

/** What verification, which reads every table, finds of all that is committed and sealed where each document says it has rows. */
export const foundWhenSealed = async (pool: pg.Pool): Promise<Finding[]> => {
  await sealAll(pool);
  const client = await pool.connect();
  return (await verifyDatabase(client).finally(() => client.release())).findings;
};
