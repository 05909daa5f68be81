import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { ulangKabar } from '@kadar/contract/endpoints/kabar.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { wakeSender } from './queue-kabar.ts';

interface Row {
  kode_toko: string;
  hal: string;
  status: string;
  alamat: string;
  kesalahan: string;
  coba: number;
}

/** Queues a message that failed or is uncertain once more, with fresh tries. Throws DATA_TIDAK_DITEMUKAN, PESAN_TIDAK_BISA_ULANG. */
export const sendAgain = async (
  call: Call<{ id: number }>,
  tx: Tx,
): Promise<{ data: DataOf<typeof ulangKabar>; message: string }> => {
  const { id } = call.params;
  const row = await tx.maybe<Row>(
    sql`select kode_toko, hal, status, alamat, kesalahan, coba from kabar where id = ${id} for update`,
  );
  if (!row) throw new AppError('DATA_TIDAK_DITEMUKAN');
  if (row.hal === 'UJI' || !['GAGAL', 'TAK_PASTI'].includes(row.status))
    throw new AppError('PESAN_TIDAK_BISA_ULANG');
  const now = call.kadar.clock.now();
  // Queued as of now: what lay for days is sent because a person says so.
  await tx.execute(sql`
    update kabar set status = 'ANTRI', coba = 0, kesalahan = '', kunci = null, antri_at = ${now}, berikut_at = ${now}, selesai_at = null where id = ${id}`);
  await writeAudit(tx, {
    toko: row.kode_toko,
    user: call.session.user_id,
    ip: call.ip,
    action: 'ulang',
    entity: 'kabar',
    key: String(id),
    before: row,
    after: { ...row, status: 'ANTRI', coba: 0, kesalahan: '' },
  });
  await wakeSender(call.kadar, tx);
  return { data: { id, status: 'ANTRI' }, message: messageText('PESAN_DIANTRIKAN', call.language) };
};
