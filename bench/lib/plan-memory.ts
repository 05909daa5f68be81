import pg from 'pg';
import type { SentTransaction } from './capture.ts';
import { POOL_OPTIONS } from './pgbench.ts';
import type { Clone } from './world.ts';

/** So often PostgreSQL plans a prepared statement for its values before it may keep one plan for all. */
const UNTIL_KEPT = 6;

/** What one connection keeps of statements and plans after it did a few of each of these, undone again. */
export const planMemory = async (
  { url }: Clone,
  kinds: readonly { sales: readonly SentTransaction[] }[],
): Promise<string> => {
  const client = new pg.Client({ connectionString: url, options: POOL_OPTIONS });
  await client.connect();
  try {
    const names = new Set<string>();
    for (const { sales } of kinds)
      for (const sale of sales.slice(0, UNTIL_KEPT)) {
        for (const { name, text, values } of sale.slice(0, -1)) {
          if (name) names.add(name);
          await client.query(name ? { name, text, values: [...values] } : text);
        }
        await client.query('rollback');
      }
    const { rows } = await client.query<{ bytes: string }>(
      "select sum(total_bytes)::text as bytes from pg_backend_memory_contexts where name like 'CachedPlan%'",
    );
    return `plans of a connection that sold in each way: ${Math.round(Number(rows[0]?.bytes) / 1024)} KB in ${names.size} statements`;
  } finally {
    await client.end();
  }
};
