import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { loadMasters } from '../../engines/master-engine/registry.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { createPool } from '../database/pool.ts';
import { testDatabase } from '../postgres/testing.ts';
import type { Finding } from './finding.ts';
import { verifyDatabase } from './verify.ts';

/** A backup of the version before seals: three days of two shops, with blocks over journal and stock. */
const BACKUP = new URL('../../tests/before/7f1055e.kadar', import.meta.url).pathname;

export interface OldShop {
  /** The owner's, who seals; and the superuser's, who may do anything. */
  owner: pg.Pool;
  master: pg.Pool;
  findings(): Promise<Finding[]>;
  /** One value of one row. */
  ask(text: string): Promise<string>;
  /** Does what only the machine's master can, sees what verification says, and puts the tables back. */
  altered(tables: readonly string[], change: string, meanwhile?: () => Promise<void>): Promise<Finding[]>;
  close(): Promise<void>;
}

/**
 * A connection that plans what it is asked once: verification asks the same of the same tables hundreds of times, and to plan that
 * costs more than to answer it.
 */
const planningOnce = (client: pg.PoolClient): pg.ClientBase => {
  const query = client.query.bind(client) as (asked: unknown, values?: unknown[]) => unknown;
  const named = (asked: unknown, values?: unknown[]) =>
    typeof asked === 'string' && /^\s*(select|with)\b[^;]*$/i.test(asked)
      ? query({ name: createHash('md5').update(asked).digest('hex'), text: asked, values })
      : query(asked, values);
  return Object.create(client, { query: { value: named } });
};

/** That backup, restored and brought up to date; nothing of it is sealed yet. */
export const oldShop = async (): Promise<OldShop> => {
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'kadar-old-'));
  await restoreBackup({
    path: BACKUP,
    dataDir,
    databaseUrl: database.ownerUrl,
    masters: await loadMasters(),
    log: () => undefined,
  });
  const owner = createPool(database.ownerUrl, { size: 4, privileged: true, name: 'kadar-test-owner' });
  const master = createPool(database.adminUrl, { size: 2, privileged: true, name: 'kadar-test-master' });
  const findings = async (): Promise<Finding[]> => {
    const client = await owner.connect();
    try {
      return (await verifyDatabase(planningOnce(client))).findings;
    } finally {
      client.release();
    }
  };
  // Statements sent together are one transaction.
  const beyondRules = (text: string) => master.query(`set local session_replication_role = replica; ${text}`);
  return {
    owner,
    master,
    findings,
    async ask(text) {
      const { rows } = await master.query<Record<string, string>>(text);
      const [value] = Object.values(rows[0] ?? {});
      if (value === undefined) throw new Error(`nothing there: ${text}`);
      return String(value);
    },
    async altered(tables, change, meanwhile) {
      await master.query(tables.map((table) => `create table kept_${table} as table ${table}`).join('; '));
      try {
        await beyondRules(change);
        await meanwhile?.();
        return await findings();
      } finally {
        await beyondRules(
          tables
            .map(
              (table) =>
                `delete from ${table}; insert into ${table} overriding system value table kept_${table}; drop table kept_${table}`,
            )
            .join('; '),
        );
      }
    },
    async close() {
      await owner.end();
      await master.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
