import { describe, expect, test } from 'vitest';
import {
  accountsAbove,
  guessProfile,
  readBankAmount,
  readBankDate,
  readStatement,
} from './statement-file.ts';

const rowsOf = (text: string, sign = ','): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(sign));
const read = (rows: string[][]) => {
  const profile = guessProfile(rows);
  if (!profile) throw new Error('no columns');
  return readStatement(rows, profile).map(({ tanggal, keterangan, jumlah_sen, saldo_sen }) => [
    tanggal,
    keterangan,
    jumlah_sen,
    saldo_sen,
  ]);
};

test.each([
  ['1.234.567,89', 123_456_789],
  ['1,234,567.89', 123_456_789],
  ['1234567', 123_456_700],
  ['1.500', 150_000],
  ['12,5', 1_250],
  ['250.000,00 DB', -25_000_000],
  ['250,000.00 CR', 25_000_000],
  ['-15.000', -1_500_000],
  ['(15,000.00)', -1_500_000],
  ['Rp. 2.000', 200_000],
  ['', 0],
  ['12x', null],
  ['1.23.456', null],
])('%s is %d sen', (text, sen) => expect(readBankAmount(text)).toBe(sen));

test.each([
  ['25/02/2026', '2026-02-25'],
  ['25/02/26', '2026-02-25'],
  ['25-Feb-2026', '2026-02-25'],
  ['25 Agu 2026', '2026-08-25'],
  ['2026-02-25', '2026-02-25'],
  ['25/02/2026 14:02:11', '2026-02-25'],
  ["'25/02", '2026-02-25'],
  ['31/02/2026', null],
  ['02/31/2026', null],
  ['SALDO', null],
])('%s is the day %s', (text, day) => expect(readBankDate(text, 2026)).toBe(day));

describe('files of the usual banks', () => {
  test('BCA: preamble, days without a year, amount and its side in one cell, sums below', () => {
    const rows = rowsOf(
      `No. rekening : 0002101903;;;;
Periode : 01/02/2026 - 28/02/2026;;;;
Tanggal Transaksi;Keterangan;Cabang;Jumlah;Saldo
'03/02;TRSF E-BANKING CR SITI AMINAH;0000;2,500,000.00 CR;12,500,000.00
'04/02;BIAYA ADM;0000;15,000.00 DB;12,485,000.00
Saldo Awal;10,000,000.00;;;
Kredit;2,500,000.00;;;`,
      ';',
    );
    expect(accountsAbove(rows, 2)).toEqual(['0002101903']);
    expect(read(rows)).toEqual([
      ['2026-02-03', 'TRSF E-BANKING CR SITI AMINAH', 250_000_000, 1_250_000_000],
      ['2026-02-04', 'BIAYA ADM', -1_500_000, 1_248_500_000],
    ]);
  });

  test('BCA: the side in a column without a head', () => {
    const rows = rowsOf(
      `Tanggal;Keterangan;Cabang;Jumlah;;Saldo
03/02/2026;SETORAN TUNAI;0000;2500000.00;CR;12500000.00
03/02/2026;TARIKAN;0000;500000.00;DB;12000000.00`,
      ';',
    );
    expect(read(rows).map(([, , sen]) => sen)).toEqual([250_000_000, -50_000_000]);
  });

  test('Mandiri: debit and credit apart, newest first', () => {
    const rows = rowsOf(
      `Account No;Date;Val. Date;Transaction Code;Description;Reference No.;Debit;Credit;Balance
141;04/02/26;04/02/26;8;Biaya administrasi;;12.500,00;0,00;1.987.500,00
141;03/02/26;03/02/26;7;MCM InhouseTrf DARI BUDI;;0,00;2.000.000,00;2.000.000,00`,
      ';',
    );
    expect(read(rows)).toEqual([
      ['2026-02-03', 'MCM INHOUSETRF DARI BUDI', 200_000_000, 200_000_000],
      ['2026-02-04', 'BIAYA ADMINISTRASI', -1_250_000, 198_750_000],
    ]);
  });

  test('BRI and BNI: their heads', () => {
    const bri = rowsOf(
      'TGL_TRAN;DESK_TRAN;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI\n2026-02-03;QRIS;0.00;70000.00;70000.00',
      ';',
    );
    expect(read(bri)).toEqual([['2026-02-03', 'QRIS', 7_000_000, 7_000_000]]);
    const bni = rowsOf(
      'Post Date;Value Date;Branch;Description;Amount;DB/CR;Balance\n03/02/2026;03/02/2026;1;TRANSFER;70,000.00;D;30,000.00',
      ';',
    );
    expect(read(bni)).toEqual([['2026-02-03', 'TRANSFER', -7_000_000, 3_000_000]]);
  });

  test('what cannot be read is refused with its row', () => {
    const head = 'Tanggal;Keterangan;Jumlah;Saldo';
    const of = (line: string) => () => read(rowsOf(`${head}\n01/02/2026;A;1;1\n${line}`, ';'));
    expect(of('32/02/2026;X;1;1')).toThrow(
      expect.objectContaining({ code: 'KORAN_TANGGAL', params: { baris: 3, isi: '32/02/2026' } }),
    );
    expect(of('02/02/2026;X;1x;1')).toThrow(
      expect.objectContaining({ code: 'KORAN_JUMLAH', params: { baris: 3 } }),
    );
    expect(() => read(rowsOf(`${head}\nSaldo;;;`, ';'))).toThrow(
      expect.objectContaining({ code: 'KORAN_KOSONG' }),
    );
    expect(guessProfile(rowsOf('Nama;Alamat\nA;B', ';'))).toBeNull();
  });
});
