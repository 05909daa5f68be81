import type { ingatkanKelebihan } from '@kadar/contract/endpoints/lelang-akhir.ts';
import type { kirimPengingat } from '@kadar/contract/endpoints/lelang-tempo.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { openDay } from '../../hari/public.ts';
import { dueOf, holdPledges, type Pledge, pledgesHeld, requireActive } from '../../hutang/public.ts';
import { type Alamat, surplusUntil, toldOn, writeTo } from '../pesan.ts';

/** Reminds customers of open pledges. Throws DATA_TIDAK_DITEMUKAN, HUTANG_SUDAH_SELESAI, HARI_*, WA_BELUM_DIATUR. */
export const remind = async (
  context: Context<unknown, unknown, z.output<NonNullable<typeof kirimPengingat.body>>>,
  tx: Tx,
) => {
  const toko = oneToko(context);
  const { no_hutang, cara } = context.body;
  const tanggal = await openDay(tx, toko);
  const { pledges } = await tx.one<{ pledges: Pledge[] }>(
    sql`select ${pledgesHeld(toko, no_hutang)} as pledges`,
  );
  const about = [...new Set(no_hutang)].map((no): Alamat => {
    const pledge = requireActive(pledges, no);
    const { pokok, jatuh_tempo } = pledge.keadaan;
    const due = dueOf(pledge, tanggal, context.settings.PEMBULATAN_HUTANG);
    return { no_hutang: no, jatuh_tempo, pokok, total: pokok + due.bunga + due.denda.rp };
  });
  const data = await writeTo(context, tx, { jenis: 'PENGINGAT', cara, tanggal }, about);
  return { data, message: messageText('PENGINGAT_DIKIRIM', context.language) };
};

/** Tells customers of a surplus that waits. Throws DATA_TIDAK_DITEMUKAN, SUDAH_DIBAYARKAN, HARI_*, WA_BELUM_DIATUR. */
export const remindSurplus = async (
  context: Context<unknown, unknown, z.output<NonNullable<typeof ingatkanKelebihan.body>>>,
  tx: Tx,
) => {
  const toko = oneToko(context);
  const { no_faktur, cara } = context.body;
  const tanggal = await openDay(tx, toko);
  const rows = await tx.rows<{
    no_faktur: string;
    sampai: string;
    no_hutang: string;
    kelebihan: number;
    lunas: boolean;
  }>(sql`
    select d.no_faktur, ${surplusUntil(sql`coalesce(${toldOn}, ${tanggal}::date)`, context.settings)} as sampai, a.no_hutang, a.kelebihan,
      exists (select from dokumen y where y.asal_toko = d.kode_toko and y.asal_no = d.no_faktur and y.status = 'POSTED') as lunas
    from dokumen d join akhir_hutang_detail a using (kode_toko, no_faktur)
    where d.kode_toko = ${toko} and d.no_faktur = any(${no_faktur}::text[]) and d.jenis = 'LELANG' and d.status = 'POSTED' and a.kelebihan > 0`);
  if (rows.length !== new Set(no_faktur).size) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const paid = rows.find(({ lunas }) => lunas);
  if (paid) throw new AppError('SUDAH_DIBAYARKAN', { no_faktur: paid.no_faktur });
  await holdPledges(
    tx,
    toko,
    rows.map((row) => row.no_hutang),
  );
  const about = rows.map(
    (row): Alamat => ({
      no_hutang: row.no_hutang,
      jatuh_tempo: row.sampai,
      pokok: 0,
      total: row.kelebihan,
    }),
  );
  const data = await writeTo(context, tx, { jenis: 'KELEBIHAN', cara, tanggal }, about);
  return { data, message: messageText('PENGINGAT_DIKIRIM', context.language) };
};
