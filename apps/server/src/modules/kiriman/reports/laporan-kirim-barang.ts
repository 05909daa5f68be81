import { STATUS_KIRIMAN_WORDS } from '@kadar/contract/kiriman-words.ts';
import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** What shops sent to each other, line by line, by the day it left, with what became of it. */
export default defineReport({
  name: 'laporan-kirim-barang',
  path: 'kirim-barang/report',
  title: { id: 'Laporan Kirim Barang', en: 'Goods between shops' },
  menu: { group: 'laporan', section: 'barang', order: 20 },
  range: TGL,
  filters: {
    tujuan: { kind: 'ref', ref: 'tokos', all: true, label: { id: 'Toko Tujuan', en: 'Sent to' } },
    status: { kind: 'choice', all: true, choices: STATUS_KIRIMAN_WORDS },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('no_kirim'),
    tanggal: {},
    ...shown('tujuan', 'kode_barcode', 'nama_barang', 'kadar'),
    ...summed('qty', 'berat', 'murni', 'hpp'),
    status: { words: STATUS_KIRIMAN_WORDS },
    ...shown('umur', 'segel', 'kurir', 'no_akhir'),
  },
  // Of who sent it: what comes to a shop stands on its screen, and in the report of all shops.
  sql: ({ tgl_from, tgl_to, tujuan, status }, { toko, today }) => sql`
    select k.kode_toko, k.no_kirim, k.tanggal, k.tujuan, b.kunci as kode_barcode, b.isi ->> 'nama_barang' as nama_barang, (b.isi ->> 'kadar')::numeric as kadar, b.qty, b.berat,
      b.murni, b.hpp, b.status, ${today}::date - k.tanggal as umur, k.segel, k.kurir, b.no_akhir
    from kiriman k join kiriman_baris b using (no_kirim)
    where k.jauh <> 'MASUK' and ${toko} in ('*', k.kode_toko) and k.tanggal between ${tgl_from}::date and ${tgl_to}::date and ${only(sql`k.tujuan`, tujuan)}
      and ${only(sql`b.status`, status)}
    order by k.kode_toko, k.tanggal, k.no_kirim, b.urut`,
});
