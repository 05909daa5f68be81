import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';

const SHOWN = 100;

/** The gold price in force and the ones before it, newest first. */
export const hargaEmas = async (call: Call) => {
  const riwayat = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<{ nominal: number; berlaku_at: Date; user_id: string }>(
      sql`select nominal, berlaku_at, user_id from harga_emas_global order by id desc limit ${SHOWN}`,
    ),
  );
  return {
    data: {
      nominal: riwayat[0]?.nominal ?? null,
      riwayat: riwayat.map((row) => ({ ...row, berlaku_at: row.berlaku_at.toISOString() })),
    },
  };
};
