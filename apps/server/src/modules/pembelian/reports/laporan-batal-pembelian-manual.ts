import { MANUAL_GATE } from '@kadar/contract/gates.ts';
import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** Every line of a group whose purchase was cancelled in a period, by the day of its reversal: why, by whom, and who approved. */
export default defineReport({
  name: 'laporan-batal-pembelian-manual',
  path: 'pembelian-manual/report-batal',
  title: { id: 'Laporan Batal Pembelian Manual', en: 'Report of cancelled purchases of groups' },
  gate: MANUAL_GATE,
  menu: { group: 'laporan', section: 'pembelian', order: 21 },
  range: TGL,
  filters: {
    kode_group: { kind: 'ref', ref: 'group', all: true },
    user_id: { kind: 'code', all: true, suggests: 'users' },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('tanggal', 'no_faktur_batal', 'no_faktur', 'nama_customer', 'nama_sales', 'kode_group'),
    ...summed('qty', 'berat'),
    harga_emas: { label: { id: 'Harga Emas/g', en: 'Gold price/g' } },
    ...summed('total'),
    ...shown('alasan', 'user_id', 'disetujui_oleh'),
  },
  sql: ({ tgl_from, tgl_to, kode_group, user_id }, { toko }) => sql`
    select b.kode_toko, b.tanggal, b.no_faktur_batal, d.no_faktur, d.nama_customer, coalesce(o.nama_sales, d.kode_sales) as nama_sales, l.kode_group,
      coalesce(l.qty, 1) as qty, l.berat, round(l.harga * 1000.0 / l.berat)::bigint as harga_emas, l.harga as total, b.alasan, b.input_by as user_id, a.disetujui_oleh
    from ${shopsOf(toko)} s
    join dokumen_batal b on b.kode_toko = s.kode_toko and b.tanggal between ${tgl_from}::date and ${tgl_to}::date
    join dokumen d on d.kode_toko = b.kode_toko and d.no_faktur = b.no_faktur and d.jenis = 'PEMBELIAN'
    join pembelian_detail l on l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur and l.kunci is not null
    left join sales o on o.kode_toko = d.kode_toko and o.kode_sales = d.kode_sales
    left join otorisasi a on a.id = b.otorisasi_id
    where ${only(sql`l.kode_group`, kode_group)} and ${only(sql`b.input_by`, user_id)}
    order by b.kode_toko, b.tanggal, b.no_faktur_batal, l.urut`,
});
