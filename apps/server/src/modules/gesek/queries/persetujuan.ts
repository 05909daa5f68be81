import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Who accepted the warning about cash for cards, and when; null while nobody did. */
export const persetujuan = (tx: Tx): Promise<{ disetujui: { user_id: string; at: string } | null }> =>
  tx.one(sql`
    select (select json_build_object('user_id', user_id, 'at', kadar_iso(at)) from gesek_tunai_setuju) as disetujui`);
