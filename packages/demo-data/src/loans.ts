import { STANDARD_GRADES } from '@kadar/contract/standard-grades.ts';
import { GROUPS, KADAR } from './catalogue.ts';

const JT = 1_000_000;
/** Above every loan; the last bracket ends there. */
const NO_END = 100_000 * JT;
const BRACKETS = [
  { hutang_from: 0, hutang_to: 5 * JT },
  { hutang_from: 5 * JT + 1, hutang_to: 25 * JT },
  { hutang_from: 25 * JT + 1, hutang_to: NO_END },
];
const byBracket = <T>(values: readonly T[], row: (value: T) => object): object[] =>
  BRACKETS.map((bracket, index) => ({ ...bracket, ...row(values[index] ?? (values[0] as T)) }));

const plafondOf = (kadar: number): number => KADAR.find((row) => row.kadar === kadar)?.plafond ?? 0;

const cicilan = (tenor: number, dp_persen: number, margin_persen: number) => ({
  kode_cicilan: `C${String(tenor).padStart(2, '0')}`,
  nama_cicilan: `CICILAN ${tenor} BULAN`,
  tenor,
  dp_persen,
  margin_persen,
  biaya_admin: 50_000,
  denda_rp: 5_000,
  toleransi_hari: 3,
});

/** Rows of pledge loans and instalments, by master. */
export const loanRows: readonly (readonly [master: string, rows: readonly object[]])[] = [
  [
    'parapinjaman',
    byBracket([10_000, 25_000, 50_000], (biaya_admin) => ({
      lama_pinjam: 120,
      biaya_admin,
      maks_perpanjangan: 0,
    })),
  ],
  // Stone-set pieces are lent on by their gold alone, as their kadar says.
  [
    'plafond-hutang',
    GROUPS.filter(({ kode_group }) => kode_group !== 'BERLIAN').map(({ kode_group, kadar }) => ({
      kode_group,
      plafond: plafondOf(kadar),
      maks_customer: 200 * JT,
    })),
  ],
  ['plafond-hutang-kadar', KADAR.map(({ kadar, plafond }) => ({ kadar, plafond }))],
  // Who pays the largest loans late pays a penalty.
  [
    'para-bunga-hutang',
    byBracket(
      [[2.5], [2.25], [2, { denda_persen: 0.5, denda_periode_hari: 15, denda_maks_persen: 3 }]] as const,
      ([bunga, late = {}]) => ({ bunga, ...late }),
    ),
  ],
  ['para-hutang-pokok', byBracket([100_000, 500_000, 2 * JT], (pokok_minimum) => ({ pokok_minimum }))],
  ['para-kolek', STANDARD_GRADES],
  ['para-cicilan', [cicilan(3, 30, 0), cicilan(6, 30, 3), cicilan(12, 40, 7.5)]],
];
