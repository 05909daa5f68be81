import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** The card of each supplier: what was owed to it before, every movement by the delivery it is of, and what was owed after it. */
export default defineReport({
  name: 'laporan-kartu-hutang-supplier',
  path: 'hutang-supplier/report-kartu',
  title: { id: 'Kartu Hutang Supplier', en: 'Card of what is owed to suppliers' },
  access: 'hutang-supplier.read',
  menu: { group: 'laporan', section: 'pihak', order: 11 },
  range: TGL,
  filters: { kode_supplier: { kind: 'ref', ref: 'supplier-barang', all: true } },
  columns: {
    ...grouped('kode_toko', 'kode_supplier'),
    ...shown('nama_supplier', 'tanggal', 'no_faktur', 'trx', 'no_terima'),
    ...summed('debet', 'kredit'),
    ...shown('saldo'),
    ...summed('debet_emas', 'kredit_emas'),
    ...shown('saldo_emas', 'uang_muka', 'saldo_muka'),
  },
  sql: ({ tgl_from, tgl_to, kode_supplier }, { toko }) => sql`
    with lalu as materialized (
      select s.kode_toko, coalesce(max(x.tanggal), '-infinity') as hari from ${shopsOf(toko)} s
      left join saldo_pihak x on x.kode_toko = s.kode_toko and x.tanggal < ${tgl_from}::date group by 1),
    m as materialized (
      select p.* from lalu l join pihak_mutasi p on p.kode_toko = l.kode_toko and p.tanggal > l.hari and p.tanggal <= ${tgl_to}::date
      where p.pihak = 'SUPPLIER' and ${only(sql`p.kode`, kode_supplier)}),
    baris as (
      select kode_toko, kode, ${tgl_from}::date as tanggal, null as no_faktur, null as no_asal, 0 as id, sum(rp) as rp, sum(emas_mg) as emas, sum(muka_rp) as muka
      from (
        select x.kode_toko, x.kode, x.rp, x.emas_mg, x.muka_rp from lalu l join saldo_pihak x on x.kode_toko = l.kode_toko and x.tanggal = l.hari
        where x.pihak = 'SUPPLIER' and ${only(sql`x.kode`, kode_supplier)}
        union all select kode_toko, kode, rp, emas_mg, muka_rp from m where tanggal < ${tgl_from}::date) a
      group by 1, 2 having (sum(rp), sum(emas_mg), sum(muka_rp)) <> (0, 0, 0)
      union all select kode_toko, kode, tanggal, no_faktur, no_asal, id, rp, emas_mg, muka_rp from m where tanggal >= ${tgl_from}::date)
    select b.kode_toko, b.kode as kode_supplier, v.nama_supplier, b.tanggal, b.no_faktur,
      case when b.id = 0 then 'SALDO_AWAL' else d.jenis || case when z.no_faktur is null then '' else '_BATAL' end end as trx, nullif(b.no_asal, '') as no_terima,
      case when b.id > 0 then greatest(-b.rp, 0) end::bigint as debet, case when b.id > 0 then greatest(b.rp, 0) end::bigint as kredit,
      (sum(b.rp) over w)::bigint as saldo,
      case when b.id > 0 then greatest(-b.emas, 0) end::bigint as debet_emas, case when b.id > 0 then greatest(b.emas, 0) end::bigint as kredit_emas,
      (sum(b.emas) over w)::bigint as saldo_emas, case when b.id > 0 then b.muka end::bigint as uang_muka, (sum(b.muka) over w)::bigint as saldo_muka
    from baris b
    left join supplier_barang v on v.kode_supplier = b.kode
    left join dokumen_batal z on z.kode_toko = b.kode_toko and z.no_faktur_batal = b.no_faktur
    left join dokumen d on d.kode_toko = b.kode_toko and d.no_faktur = coalesce(z.no_faktur, b.no_faktur)
    window w as (partition by b.kode_toko, b.kode order by b.tanggal, b.id)
    order by b.kode_toko, b.kode, b.tanggal, b.id`,
});
