import type { Rupiah } from '../money.ts';
import { book } from './book.ts';

/** What a sales person earns. */
export interface FeeRow {
  kode_sales: string;
  fee: Rupiah;
}

export const FEE = book<FeeRow>()({
  table: 'fee_mutasi',
  number: 'no_faktur',
  stamps: [],
  columns: { kode_sales: { as: 'text' }, fee: { as: 'bigint', signed: true } },
  since: 1,
  undone: { by: 'kode_sales', sums: ['fee'] },
});
