import { exchangePaper } from '@kadar/documents/exchange-paper.ts';
import type { HandedOut } from '../../../engines/papers.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { buktiOf } from '../../pembelian/public.ts';
import { notaOf } from '../../penjualan/public.ts';

/** The nota of a sale: of an exchange with what was brought in. Throws DATA_TIDAK_DITEMUKAN. */
export const notaOrTukar = async (call: Call, no_faktur: string): Promise<HandedOut> => {
  const sale = await notaOf(call, no_faktur);
  const pair = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.maybe<{ no_tukar: string; no_beli: string }>(sql`
      select d.no_tukar, p.no_faktur as no_beli from dokumen d join dokumen p on p.kode_toko = d.kode_toko and p.no_tukar = d.no_tukar and p.jenis = 'PEMBELIAN'
      where d.kode_toko = ${sale.kode_toko} and d.no_faktur = ${no_faktur}`),
  );
  if (!pair) return sale;
  const buy = await buktiOf(call, pair.no_beli);
  return {
    ...sale,
    content: exchangePaper(sale.content, buy.content, pair.no_tukar),
    cash: sale.cash === true || buy.cash === true,
  };
};
