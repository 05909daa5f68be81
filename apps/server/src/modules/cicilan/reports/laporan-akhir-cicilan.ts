import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** Every contract that ended in a period, with what was paid, kept, owed back or goes on under the next; one that runs again stands the other way. */
export default defineReport({
  name: 'laporan-akhir-cicilan',
  path: 'cicilan/report-akhir',
  title: { id: 'Laporan Akhir Cicilan', en: 'Instalments ended' },
  access: 'cicilan.read',
  gate: { module: 'CICILAN_MODULE' },
  menu: { group: 'laporan', section: 'hutang', order: 22 },
  range: TGL,
  filters: {
    keadaan: {
      kind: 'choice',
      all: true,
      choices: {
        LUNAS: { id: 'Lunas', en: 'Paid off' },
        LELANG: { id: 'Dilelang', en: 'Auctioned' },
        BATAL: { id: 'Dibatalkan', en: 'Called off' },
        DIGANTI: { id: 'Diganti', en: 'Replaced' },
      },
    },
  },
  columns: {
    ...grouped('kode_toko'),
    ...shown('tanggal', 'no_cicilan', 'no_faktur', 'nama_customer', 'kode_barcode', 'nama_barang', 'keadaan'),
    ...summed('qty', 'total', 'dibayar', 'potongan', 'hangus', 'kelebihan'),
  },
  sql: ({ tgl_from, tgl_to, keadaan }, { toko }) => sql`
    select x.kode_toko, x.tanggal, x.no_cicilan, x.no_faktur, d.nama_customer, k.kode_barcode, k.nama_barang, x.keadaan, x.tanda as qty, x.tanda * case x.keadaan when 'LUNAS' then x.lunas + x.diskon else k.total end as total,
      x.tanda * coalesce(a.dibayar, x.lunas) as dibayar, x.tanda * x.diskon as potongan, x.tanda * coalesce(a.hangus, 0) as hangus, x.tanda * coalesce(a.kembali, 0) as kelebihan
    from (
      select g.kode_toko, g.tanggal, g.id, g.no_cicilan, g.no_faktur, case when g.ke ->> 'status' = 'AKTIF' then -1 else 1 end as tanda,
        case when g.ke ->> 'status' = 'AKTIF' then g.dari else g.ke end ->> 'status' as keadaan,
        greatest(abs(g.dibayar) * (g.jenis like '%GANTI')::int, (case when g.ke ->> 'status' = 'AKTIF' then g.dari else g.ke end ->> 'dibayar')::bigint) as lunas,
        (case when g.ke ->> 'status' = 'AKTIF' then g.dari else g.ke end ->> 'potongan')::bigint as diskon
      from ${shopsOf(toko)} s join cicilan_gerak g on g.kode_toko = s.kode_toko and g.tanggal between ${tgl_from}::date and ${tgl_to}::date
      where g.jenis not like '%KONTRAK' and (g.dari ->> 'status') <> (g.ke ->> 'status')) x
    join dokumen d on d.kode_toko = x.kode_toko and d.no_faktur = x.no_cicilan
    join cicilan_kontrak_detail k on k.kode_toko = x.kode_toko and k.no_faktur = x.no_cicilan
    left join cicilan_akhir_detail a on a.kode_toko = x.kode_toko and a.no_faktur = x.no_faktur
    where ${only(sql`x.keadaan`, keadaan)}
    order by x.kode_toko, x.tanggal, x.no_cicilan, x.id`,
});
