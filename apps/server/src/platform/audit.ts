import { withoutNik } from '@kadar/contract/nik.ts';
import type { Tx } from './database/database.ts';
import { sql } from './database/sql.ts';

export interface AuditEntry {
  toko: string;
  user: string;
  ip: string;
  action: string;
  entity: string;
  key: string;
  before?: unknown;
  after?: unknown;
}

const json = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(withoutNik(value));

/** Adds who did what, before, after, from where; in the transaction of the change itself. */
export const writeAudit = async (tx: Tx, entry: AuditEntry): Promise<void> => {
  await tx.execute(sql`
    insert into audit (kode_toko, user_id, ip, action, entity, entity_key, before, after)
    values (${entry.toko}, ${entry.user}, ${entry.ip}, ${entry.action}, ${entry.entity}, ${entry.key},
            ${json(entry.before)}::jsonb, ${json(entry.after)}::jsonb)`);
};

/** The same for many records of one list at once. */
export const writeAudits = async (
  tx: Tx,
  entry: Omit<AuditEntry, 'key' | 'before' | 'after'>,
  records: readonly Pick<AuditEntry, 'key' | 'before' | 'after'>[],
): Promise<void> => {
  await tx.execute(sql`
    insert into audit (kode_toko, user_id, ip, action, entity, entity_key, before, after)
    select ${entry.toko}, ${entry.user}, ${entry.ip}, ${entry.action}, ${entry.entity}, r.key, r.before, r.after
    from jsonb_to_recordset(${json(records) ?? '[]'}::jsonb) as r(key text, before jsonb, after jsonb)`);
};
