import type { grafikKas } from '@kadar/contract/endpoints/grafik.ts';
import type { z } from 'zod';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { openFrom, rangeOf } from './range.ts';

type Point = z.infer<typeof grafikKas.data>[number];

/**
 * Cash into and out of the drawer by day. A cancellation is booked on the day of its document, the other way round, in the
 * same category or in its BATAL_ one: so each category is netted before in and out are told apart. Closed days come from
 * the snapshot of their closing. Throws what rangeOf refuses.
 */
export const kas = async (call: Call<unknown, z.output<NonNullable<typeof grafikKas.query>>>) => {
  const data = await call.kadar.db.read(call.scope, async (tx) => {
    const range = await rangeOf(call, tx);
    return tx.rows<Point>(sql`
      with ${openFrom(call.toko, range)},
      n as (
        select t.kode_toko, m.tanggal, m.rp
        from t cross join lateral (
          select y.tanggal, sum(y.rp)::bigint as rp
          from (
            select c.tanggal, x.kategori, x.masuk - x.keluar as rp
            from tutup_harian c
            cross join lateral jsonb_to_recordset(c.ringkasan -> 'kas_kategori') as x(kategori text, masuk bigint, keluar bigint)
            where c.kode_toko = t.kode_toko and c.tanggal between ${range.from}::date and ${range.to}::date
            union all
            select k.tanggal, k.kategori, k.masuk - k.keluar
            from kas_mutasi k where k.kode_toko = t.kode_toko and k.tanggal between t.mulai and ${range.to}::date) y
          group by y.tanggal, regexp_replace(y.kategori, '^BATAL_', '')) m)
      select kode_toko, tanggal, sum(greatest(rp, 0))::bigint as masuk, sum(greatest(-rp, 0))::bigint as keluar
      from n group by kode_toko, tanggal having bool_or(rp <> 0) order by tanggal, kode_toko`);
  });
  return { data };
};
