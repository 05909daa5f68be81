import { BANK_WORDS } from '@kadar/contract/bank-words.ts';
import { defineReport, grouped, shown, summed } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { swipesAt } from '../queries/swipes.ts';

const { DEBET, CREDIT, QRIS } = BANK_WORDS;

/** Cards and QRIS that banks had not paid out at the end of a day, by account: its total is PIUTANG_GESEK of that evening. */
export default defineReport({
  name: 'laporan-belum-cair',
  path: 'pencairan-gesek/report',
  title: { id: 'Laporan Belum Cair', en: 'Not paid out by banks' },
  access: 'gesek.cair',
  menu: { group: 'laporan', section: 'bank', order: 2 },
  filters: {
    tanggal: { kind: 'date', required: true },
    jenis: { kind: 'choice', all: true, choices: { DEBET, CREDIT, QRIS } },
    no_rekening: { kind: 'ref', ref: 'rekenings', all: true },
  },
  columns: {
    ...grouped('kode_toko', 'nama_bank', 'no_rekening'),
    ...shown('tgl_jual', 'no_faktur', 'jenis', 'no_kartu', 'harap', 'terlambat'),
    ...summed('jumlah_gesek_rp', 'fee', 'jumlah_rp'),
  },
  sql: ({ tanggal, jenis, no_rekening }, { toko }) => sql`
    select w.kode_toko, coalesce(b.nama_bank, w.kode_bank) as nama_bank, w.no_rekening, w.tanggal as tgl_jual, w.no_faktur, w.jenis, w.no_kartu, w.harap,
      nullif(greatest(${tanggal}::date - w.harap, 0), 0) as terlambat, w.jumlah_gesek_rp, w.fee, w.jumlah_rp
    from ${swipesAt(toko, tanggal)} w left join banks b using (kode_bank)
    where ${only(sql`w.jenis`, jenis)} and ${only(sql`w.no_rekening`, no_rekening)}
    order by w.kode_toko, nama_bank, w.no_rekening, w.harap, w.at, w.no_faktur, w.urut`,
});
