import type { PihakRow } from '@kadar/domain/books/pihak.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/** What is open for one delivery, in rupiah and mg; `tempo` is '' where no nota says it. */
export interface Debt {
  no_asal: string;
  rp: number;
  emas_mg: number;
  emas_rp: number;
  muka_rp: number;
  tempo: string;
}

/** What is paid in advance is one sum, of no delivery: it would be read as long as each payment that it came in by. */
export const ADVANCE = '';

/** What every document here stands on. */
export interface DebtGround {
  nama_supplier: string | null;
  /** What is due first before the rest, then what came first. */
  debts: Debt[];
}

/** Columns of DebtGround; the caller holds the supplier since the opening. */
export const debtsOf = (toko: string, kode_supplier: string): Query<unknown> => sql`
  (select nama_supplier from supplier_barang where kode_supplier = ${kode_supplier}) as nama_supplier,
  (select coalesce(json_agg(json_build_object('no_asal', x.no_asal, 'rp', x.rp, 'emas_mg', x.emas_mg, 'emas_rp', x.emas_rp, 'muka_rp', x.muka_rp,
      'tempo', coalesce(n.tempo::text, '')) order by n.tempo nulls first, n.tanggal, x.no_asal), '[]')
   from kadar_saldo_pihak(${toko}, 'SUPPLIER', ${kode_supplier}) x
   left join terima_nota_detail n on n.kode_toko = ${toko} and n.no_faktur = x.no_asal) as debts`;

/** Those of these deliveries that are of this shop and supplier, as a JSON expression: nothing may be owed for one any more. */
export const deliveriesOf = (
  toko: string,
  kode_supplier: string,
  numbers: readonly string[],
): Query<unknown> => sql`(
  select coalesce(json_agg(n.no_faktur), '[]') from terima_nota_detail n
  where n.kode_toko = ${toko} and n.no_faktur = any(${numbers}::text[]) and n.kode_supplier = ${kode_supplier})`;

export const mukaOf = (debts: readonly Debt[]): number =>
  debts.reduce((sum, { muka_rp }) => sum + muka_rp, 0);

/** A row of what is owed to a supplier. */
export const debtRow = (
  kode: string,
  no_asal: string,
  change: Partial<Pick<PihakRow, 'rp' | 'emas_mg' | 'emas_rp' | 'muka_rp'>>,
): PihakRow => ({
  pihak: 'SUPPLIER',
  kode,
  no_asal,
  rp: 0,
  emas_mg: 0,
  emas_rp: 0,
  muka_rp: 0,
  ...change,
});
