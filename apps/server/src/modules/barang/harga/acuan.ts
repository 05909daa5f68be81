import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { listPerGram, type PiecePricing, pricingColumns, pricingJoins } from '../../harga/public.ts';

/** What the lists ask per gram for a piece that is given a price of its own; null for one that follows them. */
export const acuanOf = async (
  tx: Tx,
  toko: string,
  kode_barcode: string,
  { harga_emas }: { harga_emas: number | null },
): Promise<number | null> => {
  if (harga_emas === null) return null;
  const piece = await tx.one<PiecePricing>(sql`
    select b.kode_barcode, b.kadar, b.berat, b.harga_emas, b.ongkos, b.harga_atribut, ${pricingColumns}
    from barang b ${pricingJoins} where b.kode_toko = ${toko} and b.kode_barcode = ${kode_barcode}`);
  return listPerGram(piece);
};
