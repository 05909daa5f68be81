import { UNFINISHED } from '@kadar/domain/piece.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Query, sql, toStatement } from '../../../platform/database/sql.ts';
import { startTestApp, type TestApp } from '../../../testing/harness.ts';
import { draftsOf, stockOf } from './stock-figures.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.close());

/** Without the choice of reading the whole table: whether the index can be used at all, whatever shop is asked for. */
const planOf = async (query: Query<unknown>): Promise<string> => {
  const client = await server.app.kadar.db.privileged.connect();
  try {
    await client.query("set plan_cache_mode = 'force_generic_plan'; set enable_seqscan = off");
    const { rows } = await client.query(`explain (generic_plan) ${toStatement(query).text}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    client.release(true);
  }
};

test.each([
  ['stock of a closing', stockOf('K01')],
  ['pieces that are no stock yet', sql`select ${draftsOf('K01')}`],
])('%s is found among what is not over', async (_, query) => {
  expect(await planOf(query)).toContain('barang_ada');
});

test('what is not over is said once', async () => {
  const [index] = await server.look<{ def: string }>("select pg_get_indexdef('barang_ada'::regclass) as def");
  expect([...(index?.def ?? '').matchAll(/'(\w+)'/g)].map(([, state]) => state).toSorted()).toEqual(
    [...UNFINISHED].toSorted(),
  );
});
