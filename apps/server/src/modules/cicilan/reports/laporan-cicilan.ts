import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** Every contract that was signed in a period, as it stands now; of one that follows another, what of its payments is the former one's. */
export default defineReport({
  name: 'laporan-cicilan',
  path: 'cicilan/report',
  title: { id: 'Laporan Cicilan', en: 'Instalment contracts' },
  access: 'cicilan.read',
  gate: { module: 'CICILAN_MODULE' },
  menu: { group: 'laporan', section: 'hutang', order: 20 },
  range: TGL,
  filters: {
    keadaan: {
      kind: 'choice',
      all: true,
      choices: {
        LEWAT: { id: 'Lewat', en: 'Late' },
        AKTIF: { id: 'Berjalan', en: 'Running' },
        LUNAS: { id: 'Lunas', en: 'Paid off' },
        LELANG: { id: 'Dilelang', en: 'Auctioned' },
        BATAL: { id: 'Dibatalkan', en: 'Called off' },
        DIGANTI: { id: 'Diganti', en: 'Replaced' },
      },
    },
    kode_sales: { kind: 'ref', ref: 'sales', all: true },
  },
  columns: {
    ...grouped('kode_toko'),
    ...shown(
      'tanggal',
      'no_cicilan',
      'kode_sales',
      'nama_customer',
      'no_hp',
      'kode_barcode',
      'nama_barang',
      'keadaan',
      'jatuh_tempo',
      'no_asal',
    ),
    ...summed('total', 'dibayar', 'pindahan', 'potongan', 'sisa'),
  },
  sql: ({ tgl_from, tgl_to, keadaan, kode_sales }, { toko }) => sql`
    select x.kode_toko, x.tanggal, x.no_cicilan, x.kode_sales, x.nama_customer, x.no_hp, x.kode_barcode, x.nama_barang, x.keadaan, x.jatuh_tempo, x.total,
      x.no_asal, x.dibayar, x.pindahan, x.potongan, x.sisa
    from (
      select k.*, d.asal_no as no_asal, case when d.asal_no is null then 0 else (select coalesce(sum(-m.jumlah_rp), 0) from titipan_mutasi m
          where m.kode_toko = k.kode_toko and m.no_faktur = k.no_cicilan and m.no_titip = d.asal_no)::bigint end as pindahan, case when k.status = 'AKTIF' and k.jatuh_tempo < h.tgl_system then 'LEWAT' else k.status end as keadaan
      from ${shopsOf(toko)} s
      join cicilan_keadaan k on k.kode_toko = s.kode_toko and k.tanggal between ${tgl_from}::date and ${tgl_to}::date
      join dokumen d on d.kode_toko = k.kode_toko and d.no_faktur = k.no_cicilan and d.status = 'POSTED'
      left join hari_kerja h on h.kode_toko = k.kode_toko) x
    where ${only(sql`x.keadaan`, keadaan)} and ${only(sql`x.kode_sales`, kode_sales)}
    order by x.kode_toko, x.tanggal, x.no_cicilan`,
});
