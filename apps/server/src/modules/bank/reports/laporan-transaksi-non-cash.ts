import { BANK_WORDS } from '@kadar/contract/bank-words.ts';
import { defineReport, grouped, shown, summed } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { only, sql } from '../../../platform/database/sql.ts';

/** Card, transfer and QRIS money by bank [spec A §4]; cancellations are negative. What banks pay out later is Laporan Belum Cair. */
export default defineReport({
  name: 'laporan-transaksi-non-cash',
  path: 'cash/transaction/report',
  title: { id: 'Laporan Transaksi Non Cash', en: 'Non-cash transactions' },
  access: 'hari.expected',
  menu: { group: 'laporan', section: 'bank', order: 1 },
  range: { from: 'start_date', to: 'end_date' },
  filters: {
    jenis: { kind: 'choice', all: true, choices: BANK_WORDS },
    no_rekening: { kind: 'ref', ref: 'rekenings', all: true },
  },
  columns: {
    ...grouped('kode_toko', 'nama_bank'),
    ...shown('tanggal', 'no_faktur', 'keterangan'),
    jumlah_rp: { total: true, label: { id: 'Jumlah (Rp)', en: 'Amount (Rp)' } },
    ...summed('fee'),
    jumlah_gesek_rp: { total: true, label: { id: 'Jumlah Gesek (Rp)', en: 'Drawn (Rp)' } },
  },
  nested: { by: ['kode_toko', 'nama_bank'] },
  sql: ({ start_date, end_date, jenis, no_rekening }, { toko }) => sql`
    select m.kode_toko, coalesce(b.nama_bank, m.kode_bank) as nama_bank, m.tanggal, m.no_faktur,
      concat_ws(' ', m.keterangan, m.jenis, m.no_rekening, '****' || nullif(m.no_kartu, '')) as keterangan, m.jumlah_rp, m.fee, m.jumlah_gesek_rp
    from ${shopsOf(toko)} s
    join bank_mutasi m on m.kode_toko = s.kode_toko and m.tanggal between ${start_date}::date and ${end_date}::date and m.jenis <> 'CAIR'
    left join banks b on b.kode_bank = m.kode_bank
    where ${only(sql`m.jenis`, jenis)} and ${only(sql`m.no_rekening`, no_rekening)}
    order by m.kode_toko, nama_bank, m.kode_bank, m.tanggal, m.id`,
});
