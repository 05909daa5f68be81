import type { DataOf } from '@kadar/contract/endpoint.ts';
import {
  type ulangKirim as endpoint,
  isResendable,
  type Kirim,
  type Promo,
} from '@kadar/contract/endpoints/promo.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { stopped } from '../audience.ts';
import { promoLifecycle } from '../lifecycle.ts';
import { wakeSender } from '../wake.ts';

type Row = Pick<Kirim, 'kode_toko' | 'jenis' | 'no_hp' | 'status' | 'coba' | 'id_wablas' | 'kesalahan'> & {
  berhenti: boolean;
};

/** The promo before its message, as its cancelling does; a second caller then finds the message queued. */
const lock = async (tx: Tx, id: number): Promise<{ promo: Pick<Promo, 'id' | 'status'>; row: Row }> => {
  const promo = await tx.maybe<Pick<Promo, 'id' | 'status'>>(sql`
    select id, status from promo_jadwal where id = (select promo_id from promo_kirim where id = ${id}) for update`);
  if (!promo) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const row = await tx.one<Row>(sql`
    select k.kode_toko, k.jenis, k.no_hp, k.status, k.coba, k.id_wablas, k.kesalahan, ${stopped(sql`k.no_hp`)} as berhenti
    from promo_kirim k where k.id = ${id} for update`);
  return { promo, row };
};

/**
 * Queues a promo's message once more, with fresh tries, and lets its promo run again. Throws DATA_TIDAK_DITEMUKAN,
 * PESAN_TIDAK_BISA_ULANG, PENERIMA_BERHENTI, ILLEGAL_MOVE of a cancelled promo.
 */
export const ulangKirim = async (
  call: Call<{ id: number }>,
  tx: Tx,
): Promise<{ data: DataOf<typeof endpoint>; message: string }> => {
  const { id } = call.params;
  oneToko(call);
  const { promo, row } = await lock(tx, id);
  const { berhenti, ...before } = row;
  if (!isResendable(row)) throw new AppError('PESAN_TIDAK_BISA_ULANG');
  if (berhenti) throw new AppError('PENERIMA_BERHENTI');
  const status = promoLifecycle.next(promo.status, 'ulang');
  const now = call.kadar.clock.now();
  // Without its old number at Wablas: what is reported about the old message says nothing about the new one.
  await tx.execute(sql`
    update promo_kirim set status = 'ANTRI', coba = 0, kesalahan = '', id_wablas = '', kunci = null, berikut_at = ${now}, selesai_at = null
    where id = ${id}`);
  await tx.execute(sql`
    update promo_jadwal set status = ${status}, selesai_at = null, version = version + 1, updated_by = ${call.session.user_id} where id = ${promo.id}`);
  await writeAudit(tx, {
    toko: row.kode_toko,
    user: call.session.user_id,
    ip: call.ip,
    action: 'ulang',
    entity: 'promo-kirim',
    key: String(id),
    before,
    after: { ...before, status: 'ANTRI', coba: 0, id_wablas: '', kesalahan: '' },
  });
  await wakeSender(call.kadar, tx, row.kode_toko, now);
  return { data: { id, status: 'ANTRI' }, message: messageText('PESAN_DIANTRIKAN', call.language) };
};
