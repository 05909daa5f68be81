import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** What closings found more or less than there should be, with why, and who answers for it. */
export default defineReport({
  name: 'laporan-selisih-tutup-harian',
  path: 'hari/selisih/report',
  title: { id: 'Laporan Selisih Tutup Harian', en: 'Differences of closings' },
  access: 'hari.expected',
  menu: { group: 'laporan', section: 'kas', order: 3 },
  range: TGL,
  filters: {
    jenis: {
      kind: 'choice',
      all: true,
      choices: {
        KAS: { id: 'Laci Kas', en: 'Cash drawer' },
        REKENING: { id: 'Rekening', en: 'Bank account' },
        BAKI: { id: 'Baki', en: 'Tray' },
      },
    },
    penanggung: { kind: 'code', all: true },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('tanggal', 'jenis', 'kunci'),
    ...summed('selisih_rp', 'selisih'),
    ...shown('alasan', 'penanggung', 'user_id'),
  },
  detail: 'laporan-transaksi-cash', // where the document stands that books a difference of cash
  sql: ({ tgl_from, tgl_to, jenis, penanggung }, { toko }) => sql`
    select t.kode_toko, t.tanggal, x.jenis, nullif(x.kunci, '') as kunci, case when x.jenis <> 'BAKI' then x.selisih end as selisih_rp,
      case when x.jenis = 'BAKI' then x.selisih end as selisih, x.alasan, x.penanggung, t.user_id
    from ${shopsOf(toko)} s
    join tutup_harian t on t.kode_toko = s.kode_toko and t.tanggal between ${tgl_from}::date and ${tgl_to}::date
    cross join lateral jsonb_to_recordset(t.ringkasan->'selisih') x(jenis text, kunci text, selisih bigint, alasan text, penanggung text)
    where ${only(sql`x.jenis`, jenis)} and ${only(sql`x.penanggung`, penanggung)}
    order by t.kode_toko, t.tanggal, x.jenis desc, x.kunci`,
});
