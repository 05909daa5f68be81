import type { Text } from '@kadar/contract/text.ts';
import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { listPrices } from '../../harga/public.ts';
import { taggedPieces } from '../queries/tagged-pieces.ts';

const mode = (value: string, label: Text, by = '') => ({ value, label, path: `barang/report-tambah${by}` });

/** Every piece that was put into stock, as it was tagged; its price is what the lists ask today for such a piece. */
export default defineReport({
  name: 'laporan-tambah-barang',
  path: 'barang/report-tambah',
  title: { id: 'Laporan Tambah Barang', en: 'Report of pieces added' },
  menu: { group: 'laporan', section: 'barang', order: 10 },
  modes: () => [
    mode('LIHAT', { id: 'Lihat Laporan', en: 'Each piece' }),
    mode('BAKI', { id: 'Global Per Baki', en: 'By tray' }, '-baki'),
    mode('JENIS', { id: 'Global Per Jenis', en: 'By type' }, '-jenis'),
    mode('INTERN', { id: 'Global Per Kode Intern', en: 'By internal code' }, '-intern'),
    mode('KADAR', { id: 'Global Per Kadar', en: 'By purity' }, '-kadar'),
  ],
  range: TGL,
  filters: {
    kode_dept: { kind: 'ref', ref: 'jenis', label: { id: 'Jenis', en: 'Type' }, all: true },
    kode_baki: { kind: 'code', all: true, label: { id: 'Kode Baki', en: 'Tray code' } },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('tanggal', 'no_faktur', 'kode_barcode'),
    kode_intern: {},
    kode_gudang: { label: { id: 'Kode Gudang', en: 'Location code' } },
    kode_baki: { label: { id: 'Kode Baki', en: 'Tray code' } },
    kode_group: { label: { id: 'Kode Group', en: 'Group code' } },
    kode_dept: { label: { id: 'Kode Jenis', en: 'Code of its type' } },
    ...shown('nama_barang', 'karat'),
    ...summed('berat', 'berat_asli', 'berat_atribut'),
    hpp: { total: true, label: { id: 'Harga Modal', en: 'Cost price' } },
    harga_jual: { total: true },
    ...shown('input_by'),
  },
  ground: ({ tgl_from, tgl_to, kode_dept, kode_baki }, { toko }, at) =>
    listPrices(
      at,
      sql`(select l.*, l.no_faktur || '/' || l.urut as kunci from ${taggedPieces(toko, tgl_from, tgl_to)} l
        where ${only(sql`l.kode_dept`, kode_dept)} and ${only(sql`l.kode_baki`, kode_baki)})`,
    ),
  sql: ({ tgl_from, tgl_to, kode_dept, kode_baki }, { toko }, { keys, prices }) => sql`
    select l.kode_toko, l.tanggal_gerak as tanggal, l.no_faktur, l.kode_barcode, l.kode_intern, l.kode_gudang, l.kode_baki, l.kode_group, l.kode_dept, l.nama_barang,
      l.tanda * l.berat_atribut / 200.0 as karat, l.tanda * l.berat as berat, l.tanda * l.berat_asli as berat_asli,
      l.tanda * l.berat_atribut as berat_atribut, l.tanda * l.hpp as hpp, l.tanda * h.harga_jual as harga_jual, l.input_by
    from ${taggedPieces(toko, tgl_from, tgl_to)} l
    left join unnest(${keys}::text[], ${prices}::bigint[]) h(kunci, harga_jual) on h.kunci = l.no_faktur || '/' || l.urut
    where ${only(sql`l.kode_dept`, kode_dept)} and ${only(sql`l.kode_baki`, kode_baki)}
    order by l.kode_toko, l.tanggal_gerak, l.no_faktur, l.tanda desc, l.urut`,
});
