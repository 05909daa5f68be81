import { SEBAB_HANCUR_WORDS } from '@kadar/contract/sebab-hancur.ts';
import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** Every piece destroyed. What was cancelled on its own day is left out; one of an earlier day stands negative on the day of its reversal. */
export default defineReport({
  name: 'laporan-hancur-barang',
  path: 'hancur-barang/report',
  title: { id: 'Laporan Hancur Barang', en: 'Report of pieces destroyed' },
  menu: { group: 'laporan', section: 'barang', order: 6 },
  range: TGL,
  filters: {
    sebab: {
      kind: 'choice',
      all: true,
      label: { id: 'Kondisi Barang', en: 'Condition' },
      choices: SEBAB_HANCUR_WORDS,
    },
    kode_baki: { kind: 'code', all: true, label: { id: 'Kode Baki', en: 'Tray code' } },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('no_faktur'),
    tanggal: {},
    kode_gudang: { label: { id: 'Kode Gudang', en: 'Location code' } },
    kode_baki: { label: { id: 'Kode Baki', en: 'Tray code' } },
    ...shown('kode_barcode', 'nama_barang'),
    kondisi_barang: { words: SEBAB_HANCUR_WORDS },
    ...shown('nama_atribut'),
    ...summed('berat_atribut', 'berat', 'berat_asli', 'berat_hancur', 'susut'),
  },
  sql: ({ tgl_from, tgl_to, sebab, kode_baki }, { toko }) => sql`
    select p.kode_toko, p.no_faktur, p.tanggal, l.kode_gudang, l.kode_baki, l.kode_barcode, l.nama_barang, l.sebab as kondisi_barang, l.nama_atribut,
      p.tanda * l.berat_atribut as berat_atribut, p.tanda * l.berat as berat, p.tanda * l.berat_asli as berat_asli, p.tanda * l.berat_hancur as berat_hancur,
      p.tanda * l.susut as susut
    from ${shopsOf(toko)} s
    join gerak_dokumen p on p.kode_toko = s.kode_toko and p.jenis = 'HANCUR_BARANG' and p.tanggal between ${tgl_from}::date and ${tgl_to}::date
    join hancur_detail l on l.kode_toko = p.kode_toko and l.no_faktur = p.no_faktur
    where ${only(sql`l.sebab`, sebab)} and ${only(sql`l.kode_baki`, kode_baki)}
    order by p.kode_toko, p.tanggal, p.no_faktur, l.urut`,
});
