import type { NonCashTertunda, nonCashTertunda } from '@kadar/contract/endpoints/grafik.ts';
import type { z } from 'zod';
import { calendarDay } from '../../../platform/clock.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';

/**
 * Non-cash money that no closing has matched with the slips of its account (domain §3 'Tutup harian'). A shop has at most
 * one business day without a closing, its own; of the closed ones, those of the last `hari` days that fell short.
 */
export const nonCash = async (call: Call<unknown, z.output<NonNullable<typeof nonCashTertunda.query>>>) => {
  const today = calendarDay(call.kadar.clock.now(), call.settings.ZONA_WAKTU);
  const data = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.rows<NonCashTertunda>(sql`
      with t as materialized (
        select s.kode_toko, h.tgl_system, h.tgl_system - ${call.query.hari}::int as sejak,
          exists (select from tutup_harian c where c.kode_toko = h.kode_toko and c.tanggal = h.tgl_system) as tutup
        from ${shopsOf(call.toko)} s join hari_kerja h using (kode_toko)),
      x as (
        select m.kode_toko, m.tanggal, m.no_rekening, m.kode_bank, 'BELUM_DITUTUP' as status,
          sum(sign(m.jumlah_rp))::bigint as jumlah, sum(m.jumlah_rp)::bigint as total, sum(m.jumlah_rp)::bigint as sisa
        from t join bank_mutasi m on m.kode_toko = t.kode_toko and m.tanggal = t.tgl_system
        where not t.tutup
        group by m.kode_toko, m.tanggal, m.no_rekening, m.kode_bank
        union all
        select c.kode_toko, c.tanggal, n.no_rekening, n.kode_bank, 'BELUM_COCOK', n.jumlah, n.jumlah_rp,
          n.jumlah_rp - coalesce(n.hitung_rp, 0)
        from t join tutup_harian c on c.kode_toko = t.kode_toko and c.tanggal between t.sejak and t.tgl_system
        cross join lateral jsonb_to_recordset(c.non_cash)
          as n(no_rekening text, kode_bank text, jumlah bigint, jumlah_rp bigint, hitung_rp bigint))
      select x.kode_toko, x.tanggal, greatest(${today}::date - x.tanggal, 0) as umur, x.no_rekening,
        coalesce(b.nama_bank, x.kode_bank) as nama_bank, x.status, x.jumlah, x.total, x.sisa
      from x left join banks b on b.kode_bank = x.kode_bank
      where x.sisa > 0
      order by x.tanggal, x.kode_toko, x.sisa desc`),
  );
  return { data };
};
