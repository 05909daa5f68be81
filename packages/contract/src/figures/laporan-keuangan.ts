import { addDays, monthOf } from '@kadar/domain/dates.ts';
import type { BarisKeuangan, KolomKeuangan } from '../endpoints/laporan-keuangan.ts';
import type { StatementName } from '../statement-words.ts';
import type { Figure } from './figure.ts';

/** Rupiah on the account's normal side, which is how its ledger tells them; `debit` is debit less credit. */
const onItsSide = ({ normal }: BarisKeuangan, debit: number): number =>
  (normal === 'K' ? -debit : debit) || 0;

/** The ledger of an account with what it came to on a day: its month up to that day. */
const standsOn = (line: BarisKeuangan, toko: string | null, day: string, debit: number): Figure => ({
  to: '/buku-besar',
  toko,
  days: [monthOf(day).from, day],
  query: { nomor_akun: line.nomor_akun ?? '' },
  name: 'saldo_perubahan',
  value: onItsSide(line, debit),
});

/** Profit that a balance sheet computes, in the income statement of its days. */
const profitFigure = (toko: string | null, days: readonly [string, string], value: number): Figure => ({
  to: '/laba-rugi',
  toko,
  days,
  name: 'LABA',
  value,
});

/** Where a figure of a statement opens; null of what is a sum of others, and of what is nothing. */
export const statementFigure = (
  name: StatementName,
  line: BarisKeuangan,
  { kode_toko, dari, sampai }: KolomKeuangan,
  { value, mulai }: { value: number; mulai: string | null },
): Figure | null => {
  if (value === 0) return null;
  const toko = kode_toko === '*' ? null : kode_toko;
  const year = sampai.slice(0, 4);
  if (line.bagian === 'LABA_TAHUN_INI') return profitFigure(toko, [`${year}-01-01`, sampai], value);
  if (line.bagian === 'LABA_TAHUN_LALU')
    return mulai === null ? null : profitFigure(toko, [mulai, `${Number(year) - 1}-12-31`], value);
  if (line.bentuk !== 'AKUN') return null;
  const query = { nomor_akun: line.nomor_akun ?? '' };
  const days = [dari, sampai] as const;
  if (name === 'neraca')
    return standsOn(line, toko, sampai, /^(HUTANG|PINJAMAN|MODAL)/.test(line.kunci) ? -value : value);
  if (name === 'laba-rugi') {
    const debit = line.kunci.startsWith('PENDAPATAN') ? -value : value;
    return { to: '/buku-besar', toko, days, query, name: 'perubahan', value: onItsSide(line, debit) };
  }
  if (line.induk === 'KAS_AWAL') return standsOn(line, toko, addDays(dari, -1), value);
  if (line.induk === 'KAS_AKHIR') return standsOn(line, toko, sampai, value);
  return { to: '/rincian-arus-kas', toko, days, query, name: 'jumlah_rp', value };
};
