import { defineReport, shown, summed } from '../../../engines/report-engine/define.ts';
import { only, shopTime, sql } from '../../../platform/database/sql.ts';
import { COUNTED } from '../lying.ts';
import { daysOfShops, seenWithin } from '../terlihat/seen.ts';

/** Pieces that nobody saw for as long as the shop allows, tray by tray: what is looked for next. */
export default defineReport({
  name: 'laporan-belum-terlihat',
  path: 'opname-barang/belum-terlihat',
  title: { id: 'Laporan Barang Belum Terlihat', en: 'Pieces not seen lately' },
  access: 'opname.selesai',
  gate: { module: 'OPNAME_BARANG_MODULE' },
  menu: { group: 'laporan', section: 'barang', order: 8 },
  filters: { kode_baki: { kind: 'code', all: true, label: { id: 'Kode Baki', en: 'Tray code' } } },
  columns: {
    kode_toko: { group: true },
    kode_baki: { group: true, label: { id: 'Kode Baki', en: 'Tray code' } },
    ...shown('kode_barcode', 'kode_intern', 'nama_barang', 'terlihat_at', 'cara_terlihat'),
    ...summed('qty', 'berat'),
  },
  ground: (_filters, { toko }, at) => daysOfShops(at, toko),
  sql: ({ kode_baki }, { timeZone }, { kode_toko, hari }) => sql`
    select b.kode_toko, b.kode_baki, b.kode_barcode, b.kode_intern, b.nama_barang, ${shopTime(sql`t.at`, timeZone)} as terlihat_at, t.cara as cara_terlihat, 1 as qty, b.berat
    from unnest(${kode_toko}::text[], ${hari}::int[]) h(kode_toko, hari) join barang b using (kode_toko)
    left join barang_terlihat t using (kode_toko, kode_barcode)
    where b.status in ${COUNTED} and not ${seenWithin(sql`h.hari`)} and ${only(sql`b.kode_baki`, kode_baki)}
    order by b.kode_toko, b.kode_baki, t.at nulls first, b.kode_barcode`,
});
