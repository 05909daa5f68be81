import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { cancelledLines } from '../queries/cancelled.ts';

const PER_FAKTUR = { id: 'Per Faktur', en: 'By delivery' };
const GLOBAL = { id: 'Global', en: 'Summed up' };

/** What was received and cancelled, a delivery after the other [spec A §7]. Where receipts are told by their internal number, so is this. */
export default defineReport({
  name: 'laporan-batal-terima-barang',
  path: 'penerimaan-suplier/reports/canc',
  title: { id: 'Laporan Batal Terima Barang', en: 'Deliveries cancelled' },
  access: 'terima.read',
  menu: { group: 'laporan', section: 'barang', order: 9 },
  modes: ({ PENERIMAAN_INTERN_MODULE: intern }) => {
    const global = { value: 'GLOBAL', label: GLOBAL, path: 'penerimaan-suplier/report-intern-global/canc' };
    const perFaktur = (path: string) => ({ value: 'PERFAKTUR', label: PER_FAKTUR, path });
    return intern
      ? [global, perFaktur('penerimaan-suplier/report-intern-supplier/canc')]
      : [perFaktur('penerimaan-suplier/reports/canc'), global];
  },
  range: TGL,
  filters: { kode_dept: { kind: 'ref', ref: 'jenis', label: { id: 'Jenis', en: 'Type' }, all: true } },
  columns: {
    kode_toko: { group: true },
    ...shown('no_terima', 'kode_group', 'jenis'),
    ...summed('qty'),
    berat: { total: true, decimals: 2 },
  },
  messages: { empty: 'LAPORAN_BATAL_TERIMA_KOSONG', failed: 'LAPORAN_BATAL_TERIMA_KOSONG' },
  sql: ({ tgl_from, tgl_to, kode_dept }, { toko }) => sql`
    select x.kode_toko, x.no_terima, x.kode_group, j.nama_dept as jenis, sum(x.qty)::int as qty, sum(x.berat)::bigint as berat
    from ${cancelledLines(toko, tgl_from, tgl_to)} x join jenis j on j.kode_dept = x.kode_dept
    where ${only(sql`x.kode_dept`, kode_dept)}
    group by x.kode_toko, x.tanggal, x.no_terima, x.kode_group, x.kode_dept, j.nama_dept
    order by x.kode_toko, x.tanggal, x.no_terima, x.kode_group, x.kode_dept`,
});
