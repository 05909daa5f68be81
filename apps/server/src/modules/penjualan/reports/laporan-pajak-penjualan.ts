import { defineReport, grouped, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';
import { soldLines } from '../queries/sold-lines.ts';

/**
 * Taxes of what was sold and of work for customers, by document and rate: the base, PPN and PPh 22. Of sales to a business with what the rate is made of and
 * the base under the general rate (PMK 11/2025); sales to end consumers are handed in as one sum.
 */
export default defineReport({
  name: 'laporan-pajak-penjualan',
  path: 'penjualan/report-pajak',
  title: { id: 'Laporan Pajak Penjualan', en: 'Taxes on sales' },
  access: 'ledger.read',
  menu: { group: 'laporan', section: 'penjualan', order: 9 },
  range: TGL,
  columns: {
    ...grouped('kode_toko', 'tanggal'),
    ...shown('no_faktur', 'nama_customer', 'jenis_pelanggan', 'skb_pph22', 'faktor', 'nilai_lain', 'tarif'),
    ...summed('dpp', 'dpp_nilai_lain', 'ppn', 'pph22'),
  },
  sql: ({ tgl_from, tgl_to }, { toko }) => sql`
    select d.kode_toko, d.tanggal, d.no_faktur, p.nama_customer, coalesce(x.jenis_pelanggan, 'UMUM') as jenis_pelanggan, x.skb_pph22, x.faktor, x.nilai_lain, x.tarif,
      sum(d.tanda * (d.total - case when d.ppn_termasuk then d.ppn else 0 end))::bigint as dpp,
      sum(d.tanda * round(x.dpp * x.faktor / 100 * nullif(split_part(x.nilai_lain, '/', 1), '')::numeric / nullif(split_part(x.nilai_lain, '/', 2), '')::numeric))::bigint as dpp_nilai_lain,
      sum(d.tanda * d.ppn)::bigint as ppn, sum(case when d.urut = 1 then coalesce(d.pph22_nota, 0) else 0 end)::bigint as pph22
    from ${soldLines(toko, tgl_from, tgl_to)} d
    join dokumen p on p.kode_toko = d.kode_toko and p.no_faktur = d.no_faktur
    left join pajak_detail x on x.kode_toko = d.kode_toko and x.no_faktur = d.no_faktur and x.urut = d.urut
    group by d.kode_toko, d.tanggal, d.no_faktur, d.tanda, p.nama_customer, x.jenis_pelanggan, x.skb_pph22, x.faktor, x.nilai_lain, x.tarif
    union all
    select g.kode_toko, g.tanggal, g.no_faktur, p.nama_customer, 'UMUM', null, null, null, null, g.tanda * sum(l.jasa_rp + l.tambah_rp - l.ppn)::bigint, null, g.tanda * sum(l.ppn)::bigint, 0
    from ${shopsOf(toko)} s
    join gerak_dokumen g on g.kode_toko = s.kode_toko and g.jenis = 'SERVICE_AMBIL' and g.tanggal between ${tgl_from}::date and ${tgl_to}::date
    join dokumen p on p.kode_toko = g.kode_toko and p.no_faktur = g.no_faktur
    join service_ambil_detail l on l.kode_toko = g.kode_toko and l.no_faktur = g.no_faktur
    group by g.kode_toko, g.tanggal, g.no_faktur, g.tanda, p.nama_customer
    order by kode_toko, tanggal, no_faktur, faktor`,
});
