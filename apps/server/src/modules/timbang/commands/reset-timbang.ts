import type { DataTimbang } from '@kadar/contract/endpoints/timbang.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { showSesi } from '../queries/trays.ts';
import { toleranceMg } from '../tolerance.ts';

/** Archives the running session, of whatever day; its weighings stay. Throws TIMBANG_BELUM_DIMULAI. */
export const resetTimbang = async (call: Call, tx: Tx): Promise<{ data: DataTimbang; message: string }> => {
  const toko = oneToko(call);
  const { user_id } = call.session;
  const ended = await tx.maybe<{ id: number; kode_gudang: string; baki: number }>(sql`
    update timbang_sesi s set selesai_at = kadar_now(), selesai_oleh = ${user_id}
    where s.kode_toko = ${toko} and s.selesai_at is null
    returning s.id, s.kode_gudang, (select count(distinct a.kode_baki) from timbang_aktivitas a where a.sesi_id = s.id) as baki`);
  if (!ended) throw new AppError('TIMBANG_BELUM_DIMULAI');
  const { id, ...after } = ended;
  await writeAudit(tx, {
    toko,
    user: user_id,
    ip: call.ip,
    action: 'reset',
    entity: 'timbang',
    key: String(id),
    after,
  });
  return {
    data: await showSesi(tx, undefined, { toleransi: toleranceMg(call.settings), level: call.session.level }),
    message: messageText('TIMBANG_DIRESET', call.language),
  };
};
