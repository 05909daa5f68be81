import {
  BULAN_MAKS,
  type KOLOM_KEUANGAN,
  type KolomKeuangan,
} from '@kadar/contract/endpoints/laporan-keuangan.ts';
import { checkReportRange } from '@kadar/domain/dates.ts';
import type { Span } from '@kadar/domain/periods.ts';
import { comparedRange, type Pembanding } from '@kadar/domain/ranges.ts';
import { monthsOf } from '@kadar/domain/statements.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';

export interface Asked {
  kolom?: (typeof KOLOM_KEUANGAN)[number] | undefined;
  banding?: Pembanding | undefined;
}

/** Throws TANGGAL_AWAL_LEBIH_BESAR; refuses more months than stand side by side. */
export const checkSpan = ({ from, to }: Span, { kolom }: Asked): void => {
  const code = checkReportRange(from, to, { oneMonth: false });
  if (code) throw new AppError(code, {}, { fields: { tgl_from: { code }, tgl_to: { code } } });
  if (kolom === 'BULAN' && monthsOf({ from, to }).length > BULAN_MAKS)
    throw fieldError('tgl_to', 'ANGKA_DI_LUAR_BATAS');
};

const columnOf = (kode_toko: string, { from, to }: Span, jumlah = false): KolomKeuangan => ({
  kode_toko,
  dari: from,
  sampai: to,
  jumlah,
});

/** The columns of a statement: shops or months and their sum, or one range and the one it is held against. */
export const columnsFor = (
  toko: string,
  span: Span,
  { kolom, banding }: Asked,
  { shops, today, sums }: { shops: readonly string[]; today: string; sums: boolean },
): KolomKeuangan[] => {
  const whole = columnOf(toko, span, true);
  if (kolom === 'TOKO')
    return [...shops.map((kode) => columnOf(kode, span)), ...(shops.length === 1 ? [] : [whole])];
  if (kolom === 'BULAN')
    return [...monthsOf(span).map((month) => columnOf(toko, month)), ...(sums ? [whole] : [])];
  const only = { ...whole, jumlah: false };
  if (!banding) return [only];
  // What is still to come is held against nothing.
  const past = span.to > today && span.from <= today ? { from: span.from, to: today } : span;
  return [only, columnOf(toko, comparedRange(past, banding))];
};
