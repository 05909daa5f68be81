import { isDate } from './dates.ts';
import { refuse } from './errors.ts';

/** Which columns of a bank's file mean what, counted from 0; -1 where it has none. */
export interface StatementProfile {
  /** The row of the heads, counted from 0; lines follow it. */
  kepala: number;
  tanggal: number;
  keterangan: readonly number[];
  /** Two columns, or one with its sign. */
  debit: number;
  kredit: number;
  jumlah: number;
  /** DB or CR beside the amount, where it stands apart. */
  tanda: number;
  saldo: number;
}

/** A line as read: row of the file (from 1, as who looks into it counts), ISO day, sen (out negative), running balance in sen. */
export interface ReadLine {
  baris: number;
  tanggal: string;
  keterangan: string;
  jumlah_sen: number;
  saldo_sen: number | null;
}

const MONTHS: Readonly<Record<string, number>> = {
  JAN: 1,
  FEB: 2,
  MAR: 3,
  APR: 4,
  MEI: 5,
  MAY: 5,
  JUN: 6,
  JUL: 7,
  AGU: 8,
  AGT: 8,
  AUG: 8,
  SEP: 9,
  OKT: 10,
  OCT: 10,
  NOV: 11,
  DES: 12,
  DEC: 12,
};

/** 25/02/2026, 25-02-26, 25 Feb 2026, 2026-02-25, a time after it or not; 25/02 alone takes the year. null where it is none. */
export const readBankDate = (text: string, year?: number): string | null => {
  const found = (y: number, m: number, d: number): string | null => {
    const iso = `${String(y < 100 ? 2000 + y : y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
    return isDate(iso) ? iso : null;
  };
  const clean = text.trim().replace(/^'/, '');
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?=$|[T\s])/.exec(clean);
  if (iso) return found(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = /^(\d{1,2})[-/\s]([A-Za-z]{3})[A-Za-z]*[-/\s](\d{4}|\d{2})(?=$|\s)/.exec(clean);
  if (named) return found(Number(named[3]), MONTHS[(named[2] ?? '').toUpperCase()] ?? 0, Number(named[1]));
  const plain = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?(?=$|\s)/.exec(clean);
  if (!plain || (plain[3] === undefined && year === undefined)) return null;
  return found(
    plain[3] === undefined ? (year as number) : Number(plain[3]),
    Number(plain[2]),
    Number(plain[1]),
  );
};

/** Sen of an amount with its own sign or DB, CR beside it: 1.234.567,89 or 1,234,567.89 or 1234567; null where it is none. Nothing is 0. */
export const readBankAmount = (text: string): number | null => {
  const clean = text
    .trim()
    .toUpperCase()
    .replaceAll(/\s|RP\.?|IDR|'/g, '');
  if (clean === '' || clean === '-') return 0;
  const found = /^([-+(]?)([\d.,]+)\)?(DB|DR|D|CR|K|C|-)?$/.exec(clean);
  if (!found) return null;
  const [, sign = '', digits = '', side = ''] = found;
  const [, whole = '', sen = ''] = /^([\d.,]*?\d)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  if (!/^(\d+|\d{1,3}([.,]\d{3})+)$/.test(whole) || (whole.includes('.') && whole.includes(','))) return null;
  const value = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(sen.padEnd(2, '0'));
  if (!Number.isSafeInteger(value)) return null;
  return sign === '-' || sign === '(' || side === 'DB' || side === 'DR' || side === 'D' || side === '-'
    ? -value
    : value;
};

const HEADS: Readonly<
  Record<'tanggal' | 'keterangan' | 'debit' | 'kredit' | 'jumlah' | 'tanda' | 'saldo', RegExp>
> = {
  tanggal:
    /^(TANGGAL|TGL|DATE|POST(ING)? ?DATE|TRANSACTION ?DATE|TANGGAL TRANSAKSI|TGL\.? ?TRAN|VAL(UE)? ?DATE|TXN ?DATE)/,
  keterangan: /^(KETERANGAN|DESCRIPTION|DESK|URAIAN|REMARK|TRANSAKSI|DETAIL|REFERENCE|REFERENSI)/,
  debit: /^(DEBE?T|DEBIT|MUTASI DEBE?T|MUTASI_DEBET|WITHDRAWAL|PENGELUARAN|KELUAR)( |\(|_|$)/,
  kredit: /^(KREDIT|CREDIT|MUTASI KREDIT|MUTASI_KREDIT|DEPOSIT|PEMASUKAN|MASUK)( |\(|_|$)/,
  jumlah: /^(JUMLAH|AMOUNT|MUTASI|NOMINAL)( |\(|$)/,
  tanda: /^(DB\/?CR|D\/?K|DB|D\/C|DC|CR\/DB|DEBIT\/CREDIT|TIPE|TYPE|JENIS)$/,
  saldo: /^(SALDO|BALANCE|ENDING BALANCE|CLOSING BALANCE|SALDO AKHIR|SALDO_AKHIR)/,
};

/** Columns by their heads, as the usual banks call them, in the first rows; null where none of them has a day and an amount. */
export const guessProfile = (rows: readonly (readonly string[])[]): StatementProfile | null => {
  for (const [kepala, row] of rows.slice(0, 40).entries()) {
    const heads = row.map((head) => head.trim().toUpperCase().replaceAll(/\s+/g, ' '));
    const at = (name: keyof typeof HEADS): number => heads.findIndex((head) => HEADS[name].test(head));
    const profile: StatementProfile = {
      kepala,
      tanggal: at('tanggal'),
      keterangan: heads.flatMap((head, column) =>
        HEADS.keterangan.test(head) && !HEADS.tanggal.test(head) ? [column] : [],
      ),
      debit: at('debit'),
      kredit: at('kredit'),
      jumlah: at('jumlah'),
      tanda: at('tanda'),
      saldo: at('saldo'),
    };
    const hasAmount = profile.jumlah >= 0 || (profile.debit >= 0 && profile.kredit >= 0);
    if (profile.tanggal < 0 || !hasAmount) continue;
    if (profile.debit >= 0 && profile.kredit >= 0) profile.jumlah = -1;
    else Object.assign(profile, { debit: -1, kredit: -1 });
    return { ...profile, tanda: profile.jumlah < 0 ? -1 : signColumn(rows, profile) };
  }
  return null;
};

/** BCA has DB and CR in a column without a head, after the amount. */
const signColumn = (
  rows: readonly (readonly string[])[],
  { kepala, jumlah, tanda, saldo }: StatementProfile,
): number => {
  if (tanda >= 0) return tanda;
  const next = jumlah + 1;
  if (next === saldo) return -1;
  const found = rows
    .slice(kepala + 1, kepala + 6)
    .some((row) => /^(DB|CR|D|K|DR)$/i.test((row[next] ?? '').trim()));
  return found ? next : -1;
};

const amountOf = (
  row: readonly string[],
  { debit, kredit, jumlah, tanda }: StatementProfile,
): number | null => {
  if (jumlah < 0) {
    const [out, into] = [readBankAmount(row[debit] ?? ''), readBankAmount(row[kredit] ?? '')];
    return out === null || into === null ? null : Math.abs(into) - Math.abs(out);
  }
  const amount = readBankAmount(row[jumlah] ?? '');
  if (amount === null || tanda < 0) return amount;
  return /^(DB|DR?|D)$/i.test((row[tanda] ?? '').trim()) ? -Math.abs(amount) : Math.abs(amount);
};

/** The year in what stands above the heads ("Periode : 01/02/2026 - 28/02/2026"), for banks that print days without one. */
const yearAbove = (rows: readonly (readonly string[])[], kepala: number): number | undefined => {
  const found = rows.slice(0, kepala).flatMap((row) => row.join(' ').match(/\b20\d{2}\b/g) ?? []);
  return found.length === 0 ? undefined : Number(found.at(-1));
};

/**
 * The lines of a bank's file, oldest first. A row without day and amount is none (sums and remarks below). Throws KORAN_TANGGAL and KORAN_JUMLAH with the row that cannot be
 * read, KORAN_KOSONG where there is no line.
 */
export const readStatement = (
  rows: readonly (readonly string[])[],
  profile: StatementProfile,
): ReadLine[] => {
  const year = yearAbove(rows, profile.kepala);
  const lines: ReadLine[] = [];
  for (const [at, row] of rows.entries()) {
    if (at <= profile.kepala) continue;
    const day = (row[profile.tanggal] ?? '').trim();
    const amount = amountOf(row, profile);
    if (day === '' && !amount) continue;
    const baris = at + 1;
    const tanggal = readBankDate(day, year);
    if (tanggal === null) {
      // What stands below the lines: opening, sums, closing.
      if (/^[A-Za-z]/.test(day) || (day === '' && lines.length > 0)) continue;
      return refuse('KORAN_TANGGAL', { baris, isi: day.slice(0, 40) });
    }
    if (amount === null) return refuse('KORAN_JUMLAH', { baris });
    const saldo = profile.saldo < 0 ? 0 : readBankAmount(row[profile.saldo] ?? '');
    if (saldo === null) return refuse('KORAN_JUMLAH', { baris });
    if (amount === 0) continue;
    lines.push({
      baris,
      tanggal,
      keterangan: profile.keterangan
        .map((column) => (row[column] ?? '').trim())
        .filter(Boolean)
        .join(' ')
        .toUpperCase()
        .replaceAll(/\s+/g, ' ')
        .slice(0, 300),
      jumlah_sen: amount,
      saldo_sen: profile.saldo < 0 || (row[profile.saldo] ?? '').trim() === '' ? null : saldo,
    });
  }
  if (lines.length === 0) return refuse('KORAN_KOSONG');
  const newestFirst = (lines[0]?.tanggal ?? '') > (lines.at(-1)?.tanggal ?? '');
  return newestFirst ? lines.reverse() : lines;
};

/** Accounts that a file says it is of: what stands above its heads as a number of 8 digits and more. */
export const accountsAbove = (rows: readonly (readonly string[])[], kepala: number): string[] =>
  rows.slice(0, kepala).flatMap((row) => {
    const text = row.join(' ');
    return /REK|ACCOUNT|ACC\b/i.test(text)
      ? (text.replaceAll(/(\d)[-.](?=\d)/g, '$1').match(/\d{8,}/g) ?? [])
      : [];
  });
