import { type Query, sql } from '../../../platform/database/sql.ts';
import { cancelled } from '../../dokumen/public.ts';

/** Sales of a business day as a JSON expression, less the older ones that were reversed on it; `batal` counts all reversals of the day. */
export const salesFigures = (toko: string, tanggal: Query<unknown>): Query<unknown> => sql`(
  select json_build_object('dokumen', coalesce(sum(tanda), 0),
    'batal', (select count(*) from ${cancelled(sql`${toko}`, 'PENJUALAN')} b where b.tanggal = ${tanggal}),
    'qty', coalesce(sum(qty), 0), 'berat', coalesce(sum(berat), 0), 'total', coalesce(sum(total), 0), 'diskon', coalesce(sum(diskon), 0),
    'ppn', coalesce(sum(ppn), 0), 'grand_total', coalesce(sum(grand_total), 0))
  from gerak_dokumen where kode_toko = ${toko} and jenis = 'PENJUALAN' and tanggal = ${tanggal})`;
