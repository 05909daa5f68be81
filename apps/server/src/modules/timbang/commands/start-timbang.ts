import type { DataTimbang, startTimbang as endpoint } from '@kadar/contract/endpoints/timbang.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { openDay } from '../../hari/public.ts';
import { runningSesi, showSesi } from '../queries/trays.ts';
import { toleranceMg } from '../tolerance.ts';

type Body = z.output<NonNullable<typeof endpoint.body>>;

/**
 * Starts the weighing of a location, or joins the one that runs there: two who start at once share one session. A session
 * of an earlier day is archived. Throws HARI_*, TIMBANG_GUDANG_LAIN while another location is being weighed.
 */
export const startTimbang = async (
  call: Call<unknown, unknown, Body>,
  tx: Tx,
): Promise<{ data: DataTimbang; message: string }> => {
  const toko = oneToko(call);
  const { kode_gudang, kode_toko } = call.body;
  const tanggal = await openDay(tx, toko);
  const place = await tx.maybe<{ baki: string[] }>(sql`
    select array(select t.kode_baki from baki t where t.kode_toko = g.kode_toko and t.kode_gudang = g.kode_gudang and t.deleted_at is null) as baki
    from gudang g where g.kode_toko = ${toko} and g.kode_gudang = ${kode_gudang} and g.deleted_at is null`);
  if (!place) throw fieldError('kode_gudang', 'PILIHAN_TIDAK_SAH', { label: 'Gudang' });
  if (kode_toko !== toko && !place.baki.includes(kode_toko))
    throw fieldError('kode_toko', 'TOKO_TIDAK_DIKENAL');
  const shown = { toleransi: toleranceMg(call.settings), level: call.session.level };
  if (place.baki.length === 0) {
    const message = messageText('DATA_TIDAK_TERSEDIA', call.language);
    return { data: await showSesi(tx, undefined, shown), message };
  }
  const started = await openSesi(call, tx, { toko, tanggal, kode_gudang });
  const sesi = await runningSesi(tx, toko, tanggal);
  if (!sesi) throw new AppError('TIMBANG_BELUM_DIMULAI');
  if (sesi.kode_gudang !== kode_gudang)
    throw new AppError('TIMBANG_GUDANG_LAIN', { gudang: sesi.nama_gudang });
  if (started)
    await writeAudit(tx, {
      toko,
      user: call.session.user_id,
      ip: call.ip,
      action: 'start',
      entity: 'timbang',
      key: String(sesi.id),
      after: { kode_gudang, tanggal },
    });
  return {
    data: await showSesi(tx, sesi, shown),
    message: messageText('TIMBANG_DIMULAI', call.language),
  };
};

/** Whether this call opened the session; false when one runs already. */
const openSesi = async (
  call: Call,
  tx: Tx,
  { toko, tanggal, kode_gudang }: { toko: string; tanggal: string; kode_gudang: string },
): Promise<boolean> => {
  const { user_id } = call.session;
  await tx.execute(sql`
    update timbang_sesi set selesai_at = kadar_now(), selesai_oleh = ${user_id}
    where kode_toko = ${toko} and selesai_at is null and tanggal <> ${tanggal}::date`);
  const opened = await tx.execute(sql`
    insert into timbang_sesi (kode_toko, kode_gudang, tanggal, mulai_oleh)
    values (${toko}, ${kode_gudang}, ${tanggal}::date, ${user_id})
    on conflict (kode_toko) where selesai_at is null do nothing`);
  return opened === 1;
};
