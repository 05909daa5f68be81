import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** Every piece that was taken in with its ticket, as it stands now. */
export default defineReport({
  name: 'laporan-transaksi-service',
  path: 'service/report',
  title: { id: 'Laporan Transaksi Service', en: 'Service transactions' },
  access: 'service.read',
  menu: { group: 'laporan', section: 'service', order: 10 },
  range: TGL,
  filters: { kode_sales: { kind: 'ref', ref: 'sales', all: true } },
  columns: {
    ...grouped('kode_toko'),
    ...shown(
      'tanggal',
      'no_service',
      'kode_sales',
      'nota_manual',
      'nama_customer',
      'no_hp',
      'alamat_customer',
      'kode_gudang',
    ),
    ...summed('total_service'),
    ...shown('nama_barang'),
    ...summed('berat', 'jumlah', 'ongkos'),
    ...shown('deskripsi'),
  },
  sql: ({ tgl_from, tgl_to, kode_sales }, { toko }) => sql`
    select k.kode_toko, k.tanggal, k.no_faktur as no_service, k.kode_sales, k.nota_manual, k.nama_customer, k.no_hp, k.alamat_customer, 'SERVICE' as kode_gudang,
      case l.urut when 1 then k.total else 0 end as total_service, l.nama_barang, l.berat, l.jumlah, p.jasa_rp + p.tambah_rp as ongkos, l.deskripsi
    from ${shopsOf(toko)} s
    join service_keadaan k on k.kode_toko = s.kode_toko and k.tanggal between ${tgl_from}::date and ${tgl_to}::date
    join service_detail l on l.kode_toko = k.kode_toko and l.no_faktur = k.no_faktur
    join service p on p.kode_toko = l.kode_toko and p.no_service = l.no_faktur || '/' || l.urut
    where ${only(sql`k.kode_sales`, kode_sales)}
    order by k.kode_toko, k.tanggal, k.no_faktur, l.urut`,
});
