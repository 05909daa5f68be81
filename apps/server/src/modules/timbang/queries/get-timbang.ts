import type { DataTimbang } from '@kadar/contract/endpoints/timbang.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { toleranceMg } from '../tolerance.ts';
import { runningSesi, showSesi } from './trays.ts';

/** The weighing that runs in the shop; 'Data Tidak Tersedia' while none does [spec B §8]. */
export const getTimbang = async (call: Call): Promise<{ data: DataTimbang; message?: string }> => {
  const toko = oneToko(call);
  const data = await call.kadar.db.read(call.scope, async (tx) => {
    const day = await tx.maybe<{ tgl_system: string }>(
      sql`select tgl_system from hari_kerja where kode_toko = ${toko}`,
    );
    const sesi = await runningSesi(tx, toko, day?.tgl_system ?? null);
    return showSesi(tx, sesi, {
      toleransi: toleranceMg(call.settings),
      level: call.session.level,
    });
  });
  if (data.data_timbang.length > 0) return { data };
  return { data, message: messageText('DATA_TIDAK_TERSEDIA', call.language) };
};
