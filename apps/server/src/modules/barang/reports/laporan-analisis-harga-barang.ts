import { FOR_SALE } from '@kadar/domain/piece.ts';
import { defineReport, shown } from '../../../engines/report-engine/define.ts';
import { listed, only, sql } from '../../../platform/database/sql.ts';
import { stockPrices } from '../../harga/public.ts';

/** Pieces for sale by what the till asks for them now, the dearest or the cheapest first [spec A §2]. */
export default defineReport({
  name: 'laporan-analisis-harga-barang',
  path: 'barang/laporan-analisis-harga-barang',
  title: { id: 'Laporan Analisis Harga Barang', en: 'Pieces by price' },
  menu: { group: 'laporan', section: 'barang', order: 7 },
  filters: {
    kode_dept: { kind: 'ref', ref: 'jenis', label: { id: 'Jenis', en: 'Type' }, all: true },
    sort_by: {
      kind: 'choice',
      required: true,
      label: { id: 'Urutkan', en: 'Order by' },
      choices: {
        TERTINGGI: { id: 'Harga Tertinggi', en: 'Highest price' },
        TERENDAH: { id: 'Harga Terendah', en: 'Lowest price' },
      },
    },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('kode_barcode', 'kode_group', 'kode_dept', 'kode_intern', 'nama_barang', 'berat', 'harga_jual'),
  },
  messages: { found: 'LAPORAN_ANALISIS_HARGA', empty: 'DATA_DICARI_TIDAK_ADA' },
  ground: ({ kode_dept }, { toko }, at) => stockPrices(at, { toko, kode_dept }),
  sql: ({ kode_dept, sort_by }, { toko }, { barcodes, prices }) => sql`
    select b.kode_toko, b.kode_barcode, b.kode_group, b.kode_dept, b.kode_intern, b.nama_barang, b.berat, h.harga_jual
    from unnest(${barcodes}::text[], ${prices}::bigint[]) h(kode_barcode, harga_jual)
    join barang b on b.kode_barcode = h.kode_barcode and b.status in ${sql.raw(listed(FOR_SALE))}
    where ${only(sql`b.kode_toko`, toko === '*' ? null : toko)} and ${only(sql`b.kode_dept`, kode_dept)}
    order by b.kode_toko, ${sort_by === 'TERENDAH' ? sql`h.harga_jual` : sql`h.harga_jual desc`}, b.kode_barcode`,
});
