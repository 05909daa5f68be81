import { type grafikKhusus, JENIS_BERAT } from '@kadar/contract/endpoints/grafik.ts';
import type { z } from 'zod';
import { shopsOf } from '../../../platform/database/shops.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Range, rangeOf } from './range.ts';
import { documents } from './transaksi.ts';

type Asked = z.output<NonNullable<typeof grafikKhusus.query>>;
type Point = z.infer<typeof grafikKhusus.data>[number];

/** Payments by bank as `d`, net: a cancellation takes its payment back, as does what is transferred to customers, and cash that the shop brings there is none. */
const payments = (toko: string, { from, to }: Range): Query<unknown> => sql`
  d as (
    select s.kode_toko, m.tanggal, 'NON_CASH' as jenis, m.jumlah, m.total, 0::bigint as berat
    from ${shopsOf(toko)} s cross join lateral (
      select tanggal, sum(sign(jumlah_rp)) as jumlah, sum(jumlah_rp) as total
      from bank_mutasi where kode_toko = s.kode_toko and jenis not in ('TUNAI', 'CAIR') and tanggal between ${from}::date and ${to}::date
      group by tanggal) m)`;

const MEASURES: Record<Asked['type'], Query<unknown>> = {
  JUMLAH: sql`sum(d.jumlah)::bigint`,
  TOTAL: sql`sum(d.total)::bigint`,
  BERAT: sql`sum(d.berat)::bigint`,
};

/** One kind in one measure by day. Refuses the weight of money, and throws what rangeOf refuses. */
export const khusus = async (call: Call<unknown, Asked>) => {
  const { kategori, type } = call.query;
  if (type === 'BERAT' && !(kategori !== 'NON_CASH' && JENIS_BERAT.includes(kategori)))
    throw fieldError('type', 'PILIHAN_TIDAK_SAH');
  // More may have gone out to customers than came in.
  const kept = kategori === 'NON_CASH' ? sql`sum(d.total) <> 0` : sql`sum(d.jumlah) > 0`;
  const rows = await call.kadar.db.read(call.scope, async (tx) => {
    const range = await rangeOf(call, tx);
    const source = kategori === 'NON_CASH' ? payments(call.toko, range) : documents(call.toko, range);
    return tx.rows<Point>(sql`
      with ${source}
      select d.kode_toko, d.tanggal, ${MEASURES[type]} as nilai
      from d where d.jenis = ${kategori}
      group by d.kode_toko, d.tanggal having ${kept} order by d.tanggal, d.kode_toko`);
  });
  return { data: type === 'BERAT' ? rows.map((row) => ({ ...row, nilai: row.nilai / 1000 })) : rows };
};
