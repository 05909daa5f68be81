import type { Promo } from '@kadar/contract/endpoints/promo.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { promoLifecycle } from '../lifecycle.ts';
import { onePromo } from '../queries/promo.ts';

/** Cancels a promo; what is queued is not sent, what is on its way arrives. Throws DATA_TIDAK_DITEMUKAN, ILLEGAL_MOVE. */
export const batalPromo = async (
  call: Call<{ id: number }>,
  tx: Tx,
): Promise<{ data: Promo; message: string }> => {
  const { id } = call.params;
  oneToko(call);
  const now = call.kadar.clock.now();
  await tx.rows(sql`select 1 from promo_jadwal where id = ${id} for update`);
  const before = await onePromo(tx, id);
  const status = promoLifecycle.next(before.status, 'batal');
  await tx.execute(sql`
    update promo_jadwal set status = ${status}, selesai_at = ${now}, version = version + 1, updated_by = ${call.session.user_id} where id = ${id}`);
  await tx.execute(sql`
    update promo_kirim set status = 'BATAL', selesai_at = ${now} where promo_id = ${id} and status = 'ANTRI'`);
  const after = await onePromo(tx, id);
  await writeAudit(tx, {
    toko: after.kode_toko,
    user: call.session.user_id,
    ip: call.ip,
    action: 'batal',
    entity: 'promo',
    key: String(id),
    before,
    after,
  });
  return { data: after, message: messageText('PROMO_DIBATALKAN', call.language) };
};
