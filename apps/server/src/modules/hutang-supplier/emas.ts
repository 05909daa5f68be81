import type { EmasRow } from '@kadar/contract/endpoints/hutang-supplier.ts';
import { type Bulk, takeInBulk } from '@kadar/domain/bulk.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';
import { allInBulk } from '../barang/public.ts';

/** What there is of bars or of a melt lot by their number, by purity, as a JSON expression of `Bulk`; the caller holds it. */
export const emasOf = (toko: string, objek: string, kunci: string): Query<Bulk[]> => sql`(
  select coalesce(json_agg(json_build_object('kadar', r.kadar, 'qty', r.qty, 'beratMg', r.berat, 'murniMg', r.murni, 'hppRp', r.hpp) order by r.kadar), '[]')
  from (
    select kadar, sum(qty) as qty, sum(berat) as berat, sum(murni) as murni, sum(hpp) as hpp from mutasi_massa
    where kode_toko = ${toko} and objek = ${objek} and kunci = ${kunci} and milik = 'TOKO' group by kadar having sum(qty) > 0 or sum(berat) > 0) r)`;

/** What is taken of it: all of one purity or of all, or a part of one. Throws what takeInBulk() does. */
export const takenOf = (
  there: readonly Bulk[],
  { kadar, qty, berat }: { kadar: number | null; qty: number | null; berat: number | null },
): Bulk[] => {
  const some = there.filter((one) => kadar === null || one.kadar === kadar);
  return qty === null || berat === null ? some : some.map((one) => takeInBulk(one, { qty, beratMg: berat }));
};

export const sumOfBulk = (rows: readonly Bulk[], of: keyof Bulk): number =>
  rows.reduce((sum, row) => sum + row[of], 0);

/** Bars and open melt lots of the shop: the last closing and the movements since. */
export const emasToPay = (call: Call): Promise<EmasRow[]> => {
  const toko = oneToko(call);
  return call.kadar.db.read(call.scope, (tx) =>
    tx.rows<EmasRow>(sql`
      select x.objek, x.kunci, x.kadar, x.qty, x.berat::float8 / 1000 as berat, x.murni::float8 / 1000 as murni, x.hpp
      from (${allInBulk(toko, ['BATANGAN', 'ROSOK'])}) x where x.qty > 0 order by x.objek, x.kunci, x.kadar`),
  );
};
