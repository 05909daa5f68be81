import type { Rupiah } from '../money.ts';
import { book, rupiahOf } from './book.ts';

/** Money on an account of the shop; out of it negative. Its kind CAIR is what waits for the bank (negative) or was paid out by it. */
export interface BankRow {
  jenis: string;
  no_rekening: string;
  kode_bank: string;
  no_kartu: string;
  keterangan: string;
  jumlah_rp: Rupiah;
  fee: Rupiah;
  jumlah_gesek_rp: Rupiah;
}

export const BANK = book<BankRow>()({
  table: 'bank_mutasi',
  number: 'no_faktur',
  stamps: ['at', 'user_id'],
  columns: {
    jenis: { as: 'text' },
    no_rekening: { as: 'text' },
    kode_bank: { as: 'text' },
    no_kartu: { as: 'text' },
    keterangan: { as: 'text' },
    jumlah_rp: { as: 'bigint', signed: true },
    fee: { as: 'bigint', signed: true },
    jumlah_gesek_rp: { as: 'bigint', signed: true },
  },
  since: 1,
  back: (_row, { keterangan }) => ({ keterangan }),
  agrees: [
    {
      roles: ['PIUTANG_GESEK'],
      of: (rows) => rupiahOf(rows, ({ jenis, jumlah_rp }) => (jenis === 'CAIR' ? -jumlah_rp : 0)),
    },
  ],
  undone: { by: `jenis || ' ' || no_rekening`, sums: ['jumlah_rp', 'fee', 'jumlah_gesek_rp'] },
});
