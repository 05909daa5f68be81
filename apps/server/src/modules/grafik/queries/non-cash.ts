import type { NonCashTertunda, nonCashTertunda } from '@kadar/contract/endpoints/grafik.ts';
import type { z } from 'zod';
import { calendarDay } from '../../../platform/clock.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { swipesAt } from '../../gesek/public.ts';

/**
 * Non-cash money that no closing has matched with the slips of its account (domain §3 'Tutup harian'). A shop has at most
 * one business day without a closing, its own; of the closed ones, those of the last `hari` days that fell short. With them what
 * banks have not paid out of earlier days, and what of it is late.
 */
export const nonCash = async (call: Call<unknown, z.output<NonNullable<typeof nonCashTertunda.query>>>) => {
  const today = calendarDay(call.kadar.clock.now(), call.settings.ZONA_WAKTU);
  const data = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<NonCashTertunda>(sql`
      with t as materialized (
        select s.kode_toko, h.tgl_system, h.tgl_system - ${call.query.hari}::int as sejak,
          exists (select from tutup_harian c where c.kode_toko = h.kode_toko and c.tanggal = h.tgl_system) as tutup
        from ${shopsOf(call.toko)} s join hari_kerja h using (kode_toko)),
      x as (
        select m.kode_toko, m.tanggal, m.no_rekening, m.kode_bank, 'BELUM_DITUTUP' as status,
          sum(sign(m.jumlah_rp))::bigint as jumlah, sum(m.jumlah_rp)::bigint as total, sum(m.jumlah_rp)::bigint as sisa
        from t join bank_mutasi m on m.kode_toko = t.kode_toko and m.tanggal = t.tgl_system
        where not t.tutup and m.jenis <> 'CAIR'
        group by m.kode_toko, m.tanggal, m.no_rekening, m.kode_bank
        union all
        select c.kode_toko, c.tanggal, n.no_rekening, n.kode_bank, 'BELUM_COCOK', n.jumlah, n.jumlah_rp,
          n.jumlah_rp - coalesce(n.hitung_rp, 0)
        from t join tutup_harian c on c.kode_toko = t.kode_toko and c.tanggal between t.sejak and t.tgl_system
        cross join lateral jsonb_to_recordset(c.non_cash)
          as n(no_rekening text, kode_bank text, jumlah bigint, jumlah_rp bigint, hitung_rp bigint)
        union all
        select w.kode_toko, w.tanggal, w.no_rekening, w.kode_bank, case when w.harap < t.tgl_system then 'TERLAMBAT' else 'BELUM_CAIR' end, count(*),
          sum(w.jumlah_rp)::bigint, sum(w.jumlah_rp)::bigint
        from ${swipesAt(call.toko)} w join t on t.kode_toko = w.kode_toko and (t.tutup or w.tanggal < t.tgl_system)
        group by 1, 2, 3, 4, 5)
      select x.kode_toko, x.tanggal, greatest(${today}::date - x.tanggal, 0) as umur, x.no_rekening,
        coalesce(b.nama_bank, x.kode_bank) as nama_bank, x.status, x.jumlah, x.total, x.sisa
      from x left join banks b on b.kode_bank = x.kode_bank
      where x.sisa > 0
      order by x.tanggal, x.kode_toko, x.sisa desc`),
  );
  return { data };
};
