import { phoneNumber, streetAddress } from './names.ts';
import type { Rng } from './rng.ts';
import type { SupplierRow } from './rows.ts';

type Terms = Omit<SupplierRow, 'alamat_supplier' | 'no_hp'>;

const outright = (
  kode_supplier: string,
  nama_supplier: string,
  tempo_hari: number,
  more: Partial<Terms> = {},
): Terms => ({
  kode_supplier,
  nama_supplier,
  pkp: true,
  cara_beli: 'PUTUS',
  tempo_hari,
  sistem: 'TETAP',
  pungut_pph22: false,
  ...more,
});

/** Each code is how the codes of its pieces begin. */
const SUPPLIERS: readonly Terms[] = [
  outright('SJ', 'PT SINAR JAYA LOGAM', 30, { sistem: 'BELUM_FIX', pungut_pph22: true }),
  outright('MK', 'PT MUSTIKA KENCANA', 30, { pungut_pph22: true }),
  outright('BG', 'CV BINTANG GEMILANG', 14, { sistem: 'BELUM_FIX' }),
  outright('PR', 'CV PUTRA RAJAWALI PERHIASAN', 14),
  outright('KB', 'UD KARYA BERSAMA', 7, { pkp: false }),
  outright('TR', 'UD TIGA ROSA', 7, { pkp: false, sistem: 'BELUM_FIX' }),
  outright('AM', 'PENGRAJIN AMANAH', 0, { pkp: false }),
  outright('DL', 'PT DELIMA INTAN', 60, { cara_beli: 'KONSINYASI', sistem: 'KONSINYASI' }),
];

/** Those who deliver to the chain. */
export const supplierRows = (rng: Rng): SupplierRow[] =>
  SUPPLIERS.map((terms) => ({ ...terms, alamat_supplier: streetAddress(rng), no_hp: phoneNumber(rng) }));

type Charge = 'PER_GRAM' | 'PER_PCS';
const rate = (
  kode_supplier: string,
  kadar: number,
  kadar_tukar: number,
  ongkos_jenis: Charge,
  ongkos: number,
  berlaku_mulai: string,
): object => ({ kode_supplier, kadar, kadar_tukar, ongkos_jenis, ongkos, berlaku_mulai });

/** What is owed in gold to those who deliver unpriced, dearer since this year. */
export const exchangeRows = (today: string): object[] => {
  const year = Number(today.slice(0, 4));
  const [before, now] = [`${year - 1}-01-01`, `${year}-01-01`] as const;
  return [
    rate('SJ', 37.5, 40, 'PER_GRAM', 15_000, before),
    rate('SJ', 37.5, 40.5, 'PER_GRAM', 17_500, now),
    rate('SJ', 75, 78, 'PER_GRAM', 30_000, before),
    rate('SJ', 75, 78.5, 'PER_GRAM', 35_000, now),
    rate('BG', 42, 45, 'PER_GRAM', 20_000, now),
    rate('BG', 70, 73, 'PER_GRAM', 25_000, now),
    rate('TR', 75, 79, 'PER_PCS', 125_000, now),
  ];
};
