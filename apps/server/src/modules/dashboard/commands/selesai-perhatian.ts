import type { selesaiPerhatian } from '@kadar/contract/endpoints/perhatian.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { ALERT_HAL } from '@kadar/contract/peringatan.ts';
import type { z } from 'zod';
import { calendarDay } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { standing, watchedEvents } from '../queries/perhatian-events.ts';

type Body = z.output<NonNullable<typeof selesaiPerhatian.body>>;

/** What stands open whatever the days. */
export const STANDING: ReadonlySet<string> = new Set([
  'BELUM_DITUTUP',
  'TITIPAN_LEWAT',
  'SERVICE_LEWAT',
  'SERVICE_TAGIH',
  'PESANAN_LEWAT',
  'PESANAN_TAGIH',
  'PREORDER_TAGIH',
  'CONTOH_LEWAT',
  'CICILAN_LEWAT',
  'BELUM_DIVALIDASI',
  'GESEK_TERLAMBAT',
  'PELUNASAN_BELUM_VALID',
  'KURANG_JAMINAN',
  'UANG_DI_JALAN',
  'BARANG_DI_JALAN',
  ...ALERT_HAL,
]);

/**
 * Has looked at what was shown, and notes it. Throws DATA_BERUBAH when it is not just that any more: something new came, or
 * somebody else was first.
 */
export const selesai = async (call: Context<unknown, unknown, Body>, tx: Tx) => {
  const toko = oneToko(call);
  const { hal, orang, dari, sampai, jumlah, rp, catatan } = call.body;
  const { user_id } = call.session;
  const timeZone = call.settings.ZONA_WAKTU;
  const today = calendarDay(call.kadar.clock.now(), timeZone);
  const source = STANDING.has(hal)
    ? standing(toko, today, call.settings)
    : watchedEvents({ toko, from: dari, to: sampai, timeZone });
  const done = await tx.one<{ jumlah: number; rp: number }>(sql`
    with done as (
      insert into perhatian_selesai (kode_toko, hal, kunci, input_by, tanggal, jumlah_rp, catatan, user_id)
      select e.kode_toko, e.hal, e.kunci, e.orang, e.tanggal, e.rp, ${catatan}, ${user_id}
      from ${source} e where e.hal = ${hal} and e.orang = ${orang} and e.selesai_oleh is null
      on conflict do nothing returning jumlah_rp as rp
    ),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      values (${toko}, ${user_id}, ${call.ip}, 'done', 'perhatian', ${`${hal} ${orang}`.trim()}, ${JSON.stringify({ dari, sampai, jumlah, rp, catatan })}::jsonb)
    )
    select count(*) as jumlah, coalesce(sum(rp), 0)::bigint as rp from done`);
  if (done.jumlah !== jumlah || done.rp !== rp) throw new AppError('DATA_BERUBAH');
  return { data: { jumlah }, message: messageText('DATA_DISIMPAN', call.language) };
};
