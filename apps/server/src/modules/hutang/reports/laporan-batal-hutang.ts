import { defineReport, shown, summed, TGL } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { DOKUMEN } from '../../dokumen/public.ts';

const MODULES: readonly (string | undefined)[] = ['HUTANG_MODULE', 'VALIDASI_PELUNASAN_HUTANG_MODULE'];
/** Kinds of documents that move pledges, by what they are called. */
const KINDS = Object.fromEntries(
  DOKUMEN.filter(({ gate, batal }) => batal && MODULES.includes(gate?.module)).map((type) => [
    type.jenis,
    type.title,
  ]),
);

/** Every document of pledges cancelled in a period, by the day of its reversal: what, why, by whom, and who approved. */
export default defineReport({
  name: 'laporan-batal-hutang',
  path: 'hutang/report-batal',
  title: { id: 'Laporan Batal Hutang', en: 'Pledge documents cancelled' },
  gate: { module: 'HUTANG_MODULE' },
  menu: { group: 'laporan', section: 'hutang', order: 8 },
  range: TGL,
  filters: {
    jenis: { kind: 'choice', all: true, choices: KINDS },
    user_id: { kind: 'code', all: true, suggests: 'users' },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('tanggal', 'no_faktur_batal', 'no_faktur', 'no_hutang', 'jenis', 'nama_customer'),
    ...summed('grand_total'),
    ...shown('alasan', 'user_id', 'disetujui_oleh'),
  },
  sql: ({ tgl_from, tgl_to, jenis, user_id }, { toko }) => sql`
    select b.kode_toko, b.tanggal, b.no_faktur_batal, d.no_faktur, coalesce(g.no_hutang, d.asal_no) as no_hutang, d.jenis, d.nama_customer,
      d.grand_total::bigint as grand_total, b.alasan, b.input_by as user_id, a.disetujui_oleh
    from ${shopsOf(toko)} s
    join dokumen_batal b on b.kode_toko = s.kode_toko and b.tanggal between ${tgl_from}::date and ${tgl_to}::date
    join dokumen d on d.kode_toko = b.kode_toko and d.no_faktur = b.no_faktur and d.jenis = any(${Object.keys(KINDS)}::text[])
    left join lateral (select x.no_hutang from hutang_gerak x where x.kode_toko = d.kode_toko and x.no_faktur = d.no_faktur order by x.id limit 1) g on true
    left join otorisasi a on a.id = b.otorisasi_id
    where ${only(sql`d.jenis`, jenis)} and ${only(sql`b.input_by`, user_id)}
    order by b.kode_toko, b.tanggal, b.no_faktur_batal`,
});
