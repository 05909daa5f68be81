import type { Master } from '@kadar/contract/master.ts';
import type pg from 'pg';
import type { Finding } from '../../platform/chain/finding.ts';
import { sealChains } from '../../platform/chain/seal.ts';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { calendarDay } from '../../platform/clock.ts';
import { LOCKS } from '../../platform/database/locks.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { logsTell, maskAnswers, maskAudit } from './mask-logs.ts';
import { countOpenRecords, sealRecords } from './seal-records.ts';

type Parts = Pick<Kadar, 'db' | 'vault' | 'log' | 'clock' | 'config'>;

/** Whose lines of the audit these are. */
const SERVER = 'SERVER';
const GUARDED = ['audit', 'chain_blocks'];

const stands = async (client: pg.ClientBase): Promise<boolean> =>
  (await client.query('select 1 from nik_terbuka')).rowCount === 1;

/** All of it or none: what a killed server had begun is as it was, and the next one begins anew. */
const sealAll = async (
  client: pg.ClientBase,
  { vault }: Parts,
  masters: readonly Master[],
): Promise<{ baris: number; blok: number }> => {
  await client.query('begin');
  try {
    await client.query(`set local statement_timeout = 0`);
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.SEAL]);
    for (const table of GUARDED) await client.query(`alter table ${table} disable trigger append_only`);
    await sealRecords(client, vault, masters);
    await maskAnswers(client);
    const done = await maskAudit(client, vault);
    for (const table of GUARDED) await client.query(`alter table ${table} enable trigger append_only`);
    await client.query(
      `insert into audit (kode_toko, user_id, action, entity, entity_key, after) values ('*', $1, 'reseal', 'audit', 'nik', $2)`,
      [SERVER, JSON.stringify(done)],
    );
    await client.query('delete from nik_terbuka');
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

/** Where the owner reads what the checks of the books found. */
const report = (client: pg.ClientBase, { clock, config }: Parts, findings: readonly Finding[]) =>
  client.query(`insert into pemeriksaan (tanggal, nama, temuan, contoh) values ($1, 'NIK', $2, $3)`, [
    calendarDay(clock.now(), config.timeZone),
    findings.length,
    findings
      .slice(0, 3)
      .map(({ check, detail }) => `${check}: ${detail}`)
      .join('; '),
  ]);

const sealOnce = async (client: pg.ClientBase, parts: Parts, masters: readonly Master[]): Promise<void> => {
  const { db, vault, log } = parts;
  await client.query('select pg_advisory_lock($1)', [LOCKS.SEAL_NIK]);
  if (!(await stands(client))) return;
  const records = await countOpenRecords(client, masters);
  if (records === 0 && !(await logsTell(client))) {
    await client.query('delete from nik_terbuka');
    return;
  }
  if (vault.id === '') return log.error('numbers of identity cards stand in clear, and no key seals them');
  await sealChains(db.privileged);
  const { findings } = await verifyDatabase(client, vault);
  if (findings.length > 0) {
    await report(client, parts, findings);
    return log.error(
      { findings },
      'numbers of identity cards stand in clear: they are not sealed while the books contradict each other',
    );
  }
  const { baris, blok } = await sealAll(client, parts, masters);
  log.info({ records, rows: baris, blocks: blok }, 'numbers of identity cards were sealed');
};

/**
 * Seals the numbers of cards that earlier versions wrote in clear, once, before this server answers; of several that start one does.
 * Rows of the audit are sealed anew with what they said kept under the key. Changes nothing while verification
 * finds anything, or there is no key: then it is told, and the server runs on what stands.
 */
export const sealStanding = async (parts: Parts, masters: readonly Master[]): Promise<void> => {
  const client = await parts.db.privileged.connect();
  try {
    await sealOnce(client, parts, masters);
  } finally {
    // With its connection goes the lock.
    client.release(true);
  }
};
