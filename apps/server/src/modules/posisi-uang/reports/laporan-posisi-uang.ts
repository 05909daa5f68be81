import { TEMPAT_UANG_WORDS } from '@kadar/contract/bank-words.ts';
import { defineReport, shown, summed } from '../../../engines/report-engine/define.ts';
import { only, sql } from '../../../platform/database/sql.ts';
import { moneyAt } from '../queries/position.ts';

/** Where the money of the shops was at the end of a day, what came and went, since when it waits and with whom. */
export default defineReport({
  name: 'laporan-posisi-uang',
  path: 'posisi-uang/report',
  title: { id: 'Laporan Posisi Uang', en: 'Money by place' },
  access: 'hari.expected',
  menu: { group: 'laporan', section: 'kas', order: 2 },
  detail: 'buku-bank',
  filters: {
    tanggal: { kind: 'date', required: true },
    tempat: { kind: 'choice', all: true, choices: TEMPAT_UANG_WORDS },
  },
  columns: {
    kode_toko: { group: true },
    ...shown('tempat', 'pada', 'no_rekening'),
    ...summed('masuk', 'keluar', 'saldo'),
    ...shown('tertua', 'umur'),
  },
  sql: ({ tanggal, tempat }, { toko }) => sql`
    select u.kode_toko, u.tempat, u.pada, u.no_rekening, u.masuk, u.keluar, u.saldo, u.tertua, u.umur
    from ${moneyAt(toko, tanggal)} u where ${only(sql`u.tempat`, tempat)}`,
});
