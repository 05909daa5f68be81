import { type Query, sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';

/** Of who served, as the statement that reads a document's ground has it: null where the shop has no such sales person. */
export interface SalesGround {
  nama_sales: string | null;
}

export const salesColumn = (toko: string, kode_sales: string): Query<unknown> => sql`
  (select s.nama_sales from sales s where s.kode_toko = ${toko} and s.kode_sales = ${kode_sales} and s.deleted_at is null) as nama_sales`;

/** Throws PILIHAN_TIDAK_SAH at kode_sales for somebody whom the shop does not have. */
export const requireSales = ({ nama_sales }: SalesGround): void => {
  if (!nama_sales) throw fieldError('kode_sales', 'PILIHAN_TIDAK_SAH');
};
