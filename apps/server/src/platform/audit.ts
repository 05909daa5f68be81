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
