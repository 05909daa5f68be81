import type { Credential } from '@kadar/contract/endpoints/webauthn.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';

export interface CredentialRow {
  id: number;
  nama_perangkat: string;
  host: string;
  created_at: Date;
  last_used_at: Date | null;
}

export const credentialColumns = sql`id, nama_perangkat, rp_id as host, created_at, last_used_at`;

export const shownCredential = (row: CredentialRow): Credential => ({
  ...row,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

/** The caller's own readers, the oldest first. */
export const ownCredentials = async (call: Call): Promise<Credential[]> => {
  const rows = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<CredentialRow>(sql`
      select ${credentialColumns} from webauthn_credentials where user_id = ${call.session.user_id} order by id`),
  );
  return rows.map(shownCredential);
};
