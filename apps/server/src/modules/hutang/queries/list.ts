import type { listHutang as endpoint, HutangRow, TEMPO_HUTANG } from '@kadar/contract/endpoints/hutang.ts';
import type { z } from 'zod';
import { isPhone } from '../../../platform/database/phone.ts';
import { anywhere, type Query, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { inPeriod, page } from '../../../platform/http/page.ts';
import { gradeOf } from '../kolek.ts';

/** JATUH_TEMPO is derived on the business day `t` of the shop, never stored. */
const shown = sql`case when h.status = 'AKTIF' and h.jatuh_tempo < t.tgl_system then 'JATUH_TEMPO' else h.status end`;
const lewat = sql`case when h.status = 'AKTIF' then greatest(0, t.tgl_system - h.jatuh_tempo) else 0 end`;

/** Columns of a row of the list, of hutang `h`, its document `d` and the shop's day `t`; weights in mg. */
export const hutangColumns: Query<HutangRow> = sql`h.kode_toko, h.no_hutang, h.tanggal, kadar_iso(d.at) as at, d.input_by, ${shown} as status, h.kode_customer,
  d.nama_customer, d.no_hp, k.pokok_awal as jumlah_hutang, h.pokok, h.jatuh_tempo, ${lewat} as lewat_hari, d.qty, h.berat, h.no_segel, h.tempat,
  ${gradeOf(lewat)} as kolek, ${gradeOf(sql`greatest(h.lewat_terburuk, ${lewat})`)} as kolek_terburuk`;
export const hutangSource: Query<unknown> = sql`hutang h join dokumen d on d.kode_toko = h.kode_toko and d.no_faktur = h.no_hutang
  join kontrak_detail k on k.kode_toko = h.kode_toko and k.no_faktur = h.no_hutang left join hari_kerja t on t.kode_toko = h.kode_toko`;

const within = (days: number): Query<unknown> =>
  sql`h.status = 'AKTIF' and h.jatuh_tempo between t.tgl_system and t.tgl_system + ${days}::int`;
const DUE: Readonly<Record<(typeof TEMPO_HUTANG)[number], Query<unknown>>> = {
  HARI_INI: within(0),
  '7_HARI': within(7),
  '30_HARI': within(30),
  LEWAT: sql`h.status = 'AKTIF' and h.jatuh_tempo < t.tgl_system`,
};

/** Pledges of a period or of every day: open ones first, and of them those that fall due first. */
export const listHutang = async (call: Call<unknown, z.output<NonNullable<typeof endpoint.query>>>) => {
  const { q, status, kode_customer, jatuh_dalam, tempo } = call.query;
  const where = sql.join(
    [
      ...inPeriod('h', call, call.query),
      ...(status ? [status === 'TERBUKA' ? sql`h.status = 'AKTIF'` : sql`${shown} = ${status}`] : []),
      ...(kode_customer ? [sql`h.kode_customer = ${kode_customer}`] : []),
      ...(tempo ? [DUE[tempo]] : []),
      ...(jatuh_dalam === undefined
        ? []
        : [
            jatuh_dalam === 0
              ? sql`h.status = 'AKTIF' and h.jatuh_tempo < t.tgl_system`
              : sql`h.status = 'AKTIF' and h.jatuh_tempo between t.tgl_system and t.tgl_system + ${jatuh_dalam}::int`,
          ]),
      ...(q
        ? [
            sql`(h.no_hutang ilike ${anywhere(q)} or d.nama_customer ilike ${anywhere(q)} or ${isPhone(sql`d.no_hp`, q)} or h.kode_customer ilike ${anywhere(q)} or h.no_segel ilike ${anywhere(q)})`,
          ]
        : []),
    ],
    sql` and `,
  );
  const listed = await page(
    call,
    sql<HutangRow>`select ${hutangColumns} from ${hutangSource} where ${where} order by h.status <> 'AKTIF', h.jatuh_tempo, h.no_hutang`,
    sql<{ count: number; pokok: number }>`
      select count(*) as count, coalesce(sum(h.pokok), 0)::bigint as pokok from ${hutangSource} where ${where}`,
  );
  return { ...listed, data: listed.data.map((row) => ({ ...row, berat: row.berat / 1000 })) };
};
