import type { BANK_JENIS } from '@kadar/domain/payment.ts';
import { defineReport } from '../../../engines/report-engine/define.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { sql } from '../../../platform/database/sql.ts';
import { screenOf } from '../../dokumen/public.ts';

/** In the order people look for them. */
const CHOICES: readonly (typeof BANK_JENIS)[number][] = ['DEBET', 'CREDIT', 'TRANSFER', 'QRIS'];

/** Card, transfer and QRIS money by bank [spec A §4]; cancellations are negative. */
export default defineReport({
  name: 'laporan-transaksi-non-cash',
  path: 'cash/transaction/report',
  title: { id: 'Laporan Transaksi Non Cash', en: 'Non-cash transactions' },
  menu: { group: 'laporan', section: 'bank', order: 1 },
  filters: {
    jenis: {
      kind: 'choice',
      label: { id: 'Jenis', en: 'Type' },
      all: true,
      choices: [
        ...CHOICES.map((value) => ({ value, label: { id: value, en: value } })),
        { value: 'TUNAI', label: { id: 'Tunai', en: 'Cash' } },
      ],
    },
    no_rekening: {
      kind: 'ref',
      ref: 'rekenings',
      label: { id: 'No Rekening', en: 'Bank account no.' },
      all: true,
    },
  },
  range: { from: 'start_date', to: 'end_date' },
  columns: {
    nama_bank: { kind: 'text', label: { id: 'Bank', en: 'Bank' }, group: true },
    tanggal: { kind: 'date', label: { id: 'Tanggal', en: 'Date' } },
    no_faktur: {
      kind: 'text',
      label: { id: 'No Faktur', en: 'Document' },
      link: '/{layar}?no_faktur={no_faktur}',
    },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, width: 26 },
    jumlah_rp: { kind: 'rupiah', label: { id: 'Jumlah (Rp)', en: 'Amount (Rp)' }, total: true },
    fee: { kind: 'rupiah', label: { id: 'Fee', en: 'Fee' }, total: true },
    jumlah_gesek_rp: { kind: 'rupiah', label: { id: 'Jumlah Gesek (Rp)', en: 'Drawn (Rp)' }, total: true },
  },
  sql: ({ filters: { start_date = '', end_date = '', jenis = 'ALL', no_rekening = 'ALL' }, toko }) => sql`
    select coalesce(b.nama_bank, m.kode_bank) as nama_bank, m.tanggal, m.no_faktur,
      concat_ws(' ', m.keterangan, m.jenis, m.no_rekening, '****' || nullif(m.no_kartu, '')) as keterangan, m.jumlah_rp, m.fee, m.jumlah_gesek_rp,
      ${screenOf(sql`m.no_faktur`)} as layar
    from ${shopsOf(toko)} s
    join bank_mutasi m on m.kode_toko = s.kode_toko and m.tanggal between ${start_date}::date and ${end_date}::date
    left join banks b on b.kode_bank = m.kode_bank
    where ${jenis === 'ALL' ? sql`true` : sql`m.jenis = ${jenis}`} and ${no_rekening === 'ALL' ? sql`true` : sql`m.no_rekening = ${no_rekening}`}
    order by nama_bank, m.kode_bank, m.kode_toko, m.tanggal, m.id`,
});
