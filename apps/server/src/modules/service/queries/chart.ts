import type { chartService } from '@kadar/contract/endpoints/service.ts';
import type { z } from 'zod';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';

type Asked = z.output<NonNullable<typeof chartService.query>>;
type Point = z.infer<typeof chartService.data>[number];

/** Pickups by hour of each shop's business date, or by month of a year; every hour and month is there. Weights in grams. */
export const serviceChart = async (call: Call<unknown, Asked>): Promise<Point[]> => {
  const { type, year } = call.query;
  const today = type === 'today';
  const rows = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<Point>(sql`
      with t as materialized (select s.kode_toko, h.tgl_system from ${shopsOf(call.toko)} s left join hari_kerja h on h.kode_toko = s.kode_toko),
      y as (select coalesce(${year ?? null}::int, extract(year from coalesce(max(tgl_system), current_date))::int) as tahun from t),
      p as (
        select g.tanda, g.qty, g.berat, g.grand_total,
          case when ${today} then to_char(g.at at time zone ${call.settings.ZONA_WAKTU}, 'HH24') else to_char(g.tanggal, 'YYYY-MM') end as label
        from y, t join gerak_dokumen g on g.kode_toko = t.kode_toko and g.jenis = 'SERVICE_AMBIL'
        where case when ${today} then g.tanggal = t.tgl_system else g.tanggal >= make_date(y.tahun, 1, 1) and g.tanggal < make_date(y.tahun + 1, 1, 1) end)
      select l.label, coalesce(sum(p.tanda), 0)::int as dokumen, coalesce(sum(p.qty), 0)::bigint as qty, coalesce(sum(p.berat), 0)::bigint as berat,
        coalesce(sum(p.grand_total), 0)::bigint as rp
      from (
        select to_char(x, 'FM00') as label from generate_series(0, 23) x where ${today}
        union all select y.tahun || '-' || to_char(x, 'FM00') from y, generate_series(1, 12) x where not ${today}) l
      left join p using (label) group by l.label order by l.label`),
  );
  return rows.map((row) => ({ ...row, berat: row.berat / 1000 }));
};
