import { HARI_GRAFIK_MAKS } from '@kadar/contract/endpoints/grafik.ts';
import { checkReportRange, diffDays, type IsoDate, monthOf } from '@kadar/domain/dates.ts';
import { calendarDay } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';

export interface Range {
  from: IsoDate;
  to: IsoDate;
}

/** The latest business date among the shops asked about, the calendar's where none ever opened. */
export const businessDate = async (call: Call, tx: Tx): Promise<IsoDate> => {
  const { tanggal } = await tx.one<{ tanggal: string | null }>(
    sql`select max(h.tgl_system) as tanggal from ${shopsOf(call.toko)} s join hari_kerja h using (kode_toko)`,
  );
  return tanggal ?? calendarDay(call.kadar.clock.now(), call.settings.ZONA_WAKTU);
};

const refuse = (code: 'TANGGAL_AWAL_LEBIH_BESAR' | 'RENTANG_LEBIH_SATU_BULAN'): never => {
  throw new AppError(code, {}, { fields: { tgl_from: { code }, tgl_to: { code } } });
};

/**
 * The days asked for, whole months where an end is missing. Throws TANGGAL_AWAL_LEBIH_BESAR, RENTANG_LEBIH_SATU_BULAN
 * [spec A §5], and refuses more than HARI_GRAFIK_MAKS days.
 */
export const rangeOf = async (
  call: Call<unknown, { tgl_from?: string | undefined; tgl_to?: string | undefined }>,
  tx: Tx,
): Promise<Range> => {
  const { tgl_from, tgl_to } = call.query;
  const known = tgl_from ?? tgl_to ?? (await businessDate(call, tx));
  const from = tgl_from ?? monthOf(known).from;
  const to = tgl_to ?? monthOf(known).to;
  const code = checkReportRange(from, to, { oneMonth: call.settings.REPORT_SATU_BULAN_PROTECTION_MODULE });
  if (code) refuse(code);
  if (diffDays(from, to) >= HARI_GRAFIK_MAKS) throw fieldError('tgl_to', 'ANGKA_DI_LUAR_BATAS');
  return { from, to };
};

/** The shops with the first day of the range that has no closing yet, as `t`: days before it are in their snapshots. */
export const openFrom = (toko: string, { from }: Range): Query<unknown> => sql`
  t as materialized (
    select s.kode_toko,
      greatest(${from}::date, (select max(c.tanggal) + 1 from tutup_harian c where c.kode_toko = s.kode_toko)) as mulai
    from ${shopsOf(toko)} s)`;

/** The shops with the day asked for, or with their own business day, as `t`. */
export const dayOf = (toko: string, tanggal: string | undefined): Query<unknown> => sql`
  t as materialized (
    select s.kode_toko, coalesce(${tanggal ?? null}::date, h.tgl_system) as tanggal
    from ${shopsOf(toko)} s left join hari_kerja h using (kode_toko))`;
