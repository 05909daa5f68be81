import { shopsOf } from '../../../platform/database/shops.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';

interface Asked {
  toko: string;
  from: string;
  to: string;
}
interface Weighed {
  kode_toko: string;
  kode_supplier: string;
  kadar: number;
  nota: number;
  berat_nota: number;
  berat: number;
  kurang_timbang: number;
  susut: number;
}
interface Assayed {
  kode_toko: string;
  kode_supplier: string;
  kadar: number;
  qty_uji: number;
  kadar_uji: number;
  kurang_murni: number;
}
interface Priced {
  kode_toko: string;
  kode_supplier: string;
  emas_fix: number;
  emas_belum_fix: number;
  hari_belum_fix: number | null;
  selisih_tunda: number;
  selisih_dini: number;
}

/** What came in the period by supplier and purity, what it weighed less than its notas, and what its batches lost when they were ended. */
export const weighedOf = ({ toko, from, to }: Asked): Query<Weighed> => sql`
  select l.kode_toko, n.kode_supplier, l.kadar, count(distinct l.no_faktur)::int as nota, sum(l.berat_nota)::bigint as berat_nota, sum(l.berat)::bigint as berat,
    sum(l.berat_nota - l.berat)::bigint as kurang_timbang, sum(g.susut)::bigint as susut
  from ${shopsOf(toko)} s
  join dokumen d on d.kode_toko = s.kode_toko and d.jenis = 'TERIMA_SUPPLIER' and d.status = 'POSTED' and d.tanggal between ${from}::date and ${to}::date
  join terima_nota_detail n on n.kode_toko = d.kode_toko and n.no_faktur = d.no_faktur
  join terima_detail l on l.kode_toko = n.kode_toko and l.no_faktur = n.no_faktur
  cross join lateral (
    select coalesce(-sum(m.berat), 0) as susut from mutasi_massa m
    where m.kode_toko = l.kode_toko and m.objek = 'BELUM_TAG' and m.kunci = l.no_faktur || '/' || l.urut and m.jenis in ('SELESAI', 'BATAL_SELESAI')) g
  group by 1, 2, 3`;

/** Pieces that came back in the period and were assayed, by who had delivered them: their purity by weight, and the fine gold that their stamp says more. */
export const assayedOf = ({ toko, from, to }: Asked): Query<Assayed> => sql`
  select s.kode_toko, n.kode_supplier, t.kadar, count(*)::int as qty_uji, round(sum(b.berat * b.kadar_uji) / sum(b.berat), 3) as kadar_uji,
    sum(round(b.berat * (t.kadar_murni - b.kadar_uji) / 100))::bigint as kurang_murni
  from ${shopsOf(toko)} s
  join dokumen d on d.kode_toko = s.kode_toko and d.jenis = 'PEMBELIAN' and d.status = 'POSTED' and d.tanggal between ${from}::date and ${to}::date
  join pembelian_detail b on b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur and b.kadar_uji is not null
  join penjualan_detail p on p.kode_toko = b.asal_toko and p.no_faktur = b.no_faktur_jual and p.urut = b.asal_urut
  join tambah_detail t on t.kode_barcode = p.kode_barcode and t.kode_toko = p.kode_toko
  join terima_nota_detail n on n.kode_toko = t.kode_toko and n.no_faktur = split_part(t.no_batch, '/', 1)
  group by 1, 2, 3`;

/**
 * Gold that was owed in kind: what was fixed in the period and what was open at its end, for how many days by weight, what it cost more than on
 * the day it came, and what it would cost more at the price of a fine gram at the end of the period.
 */
export const pricedOf = ({ toko, from, to, timeZone }: Asked & { timeZone: string }): Query<Priced> => sql`
  select x.kode_toko, x.kode_supplier, sum(x.fix)::bigint as emas_fix, sum(x.buka)::bigint as emas_belum_fix,
    round(sum((x.fix + x.buka) * x.hari) / sum(x.fix + x.buka))::int as hari_belum_fix, sum(x.tunda)::bigint as selisih_tunda,
    sum(case when x.fix > 0 then round(x.fix * h.nominal / 1000.0) - x.nilai else 0 end)::bigint as selisih_dini
  from (
    select f.kode_toko, n.kode_supplier, f.mg as fix, 0 as buka, f.tanggal - n.tanggal as hari, f.selisih_rp as tunda, f.nilai_rp as nilai
    from ${shopsOf(toko)} s
    join dokumen d on d.kode_toko = s.kode_toko and d.jenis = 'FIXING' and d.status = 'POSTED' and d.tanggal between ${from}::date and ${to}::date
    join fixing_detail f on f.kode_toko = d.kode_toko and f.no_faktur = d.no_faktur
    join terima_nota_detail n on n.kode_toko = f.kode_toko and n.no_faktur = f.no_asal
    union all
    select p.kode_toko, p.kode, 0, sum(p.emas_mg), ${to}::date - n.tanggal, 0, 0
    from ${shopsOf(toko)} s
    join pihak_mutasi p on p.kode_toko = s.kode_toko and p.pihak = 'SUPPLIER' and p.tanggal <= ${to}::date
    join terima_nota_detail n on n.kode_toko = p.kode_toko and n.no_faktur = p.no_asal
    group by 1, 2, n.no_faktur, n.tanggal having sum(p.emas_mg) > 0) x
  cross join lateral (
    select nominal from harga_emas_global g
    order by (g.berlaku_at at time zone ${timeZone})::date <= ${to}::date desc, abs((g.berlaku_at at time zone ${timeZone})::date - ${to}::date), g.id desc limit 1) h
  group by 1, 2`;
