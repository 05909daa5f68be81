import type { BelumValidasi } from '@kadar/contract/endpoints/hutang-validasi.ts';
import type { MessageCode } from '@kadar/contract/errors.ts';

export type Row = Pick<BelumValidasi, 'no_faktur_hutang' | 'kode_toko' | 'total_bayar'>;

/** What is chosen of the listed rows and what it comes to; what waits no more is chosen no more. */
export const chosenOf = <R extends Row>(rows: readonly R[], chosen: readonly string[]) => {
  const selected = rows.filter(({ no_faktur_hutang }) => chosen.includes(no_faktur_hutang));
  return { selected, count: selected.length, total: selected.reduce((sum, row) => sum + row.total_bayar, 0) };
};

export const toggled = (chosen: readonly string[], no: string): string[] =>
  chosen.includes(no) ? chosen.filter((one) => one !== no) : [...chosen, no];

/** Why a selection is not sent, in the words of the specification; null when it may be. */
export const refusalOf = (count: number, user_id: string): MessageCode | null => {
  if (count === 0) return 'HARAP_PILIH_TRANSAKSI';
  return user_id === '' ? 'HARAP_PILIH_USER' : null;
};

/** A selection by shop: each is validated whole or not at all. */
export const byShop = (selected: readonly Row[]): [kode_toko: string, numbers: string[]][] => {
  const shops = new Map<string, string[]>();
  for (const { kode_toko, no_faktur_hutang } of selected)
    shops.set(kode_toko, [...(shops.get(kode_toko) ?? []), no_faktur_hutang]);
  return [...shops];
};

/** The list is asked for again so long after a success [spec A §4]. */
export const RELOAD_MS = 1000;

/** What is said when a list came, a validation went through or not, and a payment could not be shown [spec A §8]. */
export const SAID = {
  some: 'DATA_TERSEDIA',
  none: 'DATA_TIDAK_ADA',
  done: 'BERHASIL_DIVALIDASI',
  failed: 'GAGAL_DIVALIDASI',
  detailFailed: 'KESALAHAN_KIRIM_DATA',
  clear: 'BATAL_VALIDASI',
  validate: 'VALIDASI',
} as const satisfies Record<string, MessageCode>;
