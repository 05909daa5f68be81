import { defineReport, shown, summed } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Every member with what he holds, what he spent and when he came last. For OWN alone, and written down. */
export default defineReport({
  name: 'export-data-member',
  path: 'member/export',
  title: { id: 'Export Data Member', en: 'Export of members' },
  access: 'member.export',
  gate: { module: 'MEMBER_MODULE' },
  menu: { group: 'laporan', section: 'member', order: 20 },
  logged: true,
  columns: {
    ...shown('kode_customer', 'nama_customer', 'no_hp', 'alamat_customer', 'tgl_lahir'),
    ...summed('poin', 'belanja'),
    ...shown('kunjungan'),
  },
  sql: (_filters, { toko }) => sql`
    select m.kode_customer, m.nama_customer, m.no_hp, m.alamat_customer, m.tgl_lahir, kadar_poin_saldo(m.kode_customer)::int as poin,
      coalesce(g.belanja, 0)::bigint as belanja, g.kunjungan
    from member m
    left join (
      select g.kode_customer, sum(g.grand_total) as belanja, max(g.tanggal) filter (where g.tanda > 0) as kunjungan
      from ${shopsOf(toko)} s join gerak_dokumen g on g.kode_toko = s.kode_toko and g.jenis = 'PENJUALAN' and g.kode_customer <> ''
      group by 1) g using (kode_customer)
    where m.deleted_at is null
    order by m.kode_customer`,
});
