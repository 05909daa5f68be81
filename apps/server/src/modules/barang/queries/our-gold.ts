import { FOR_SALE, IN_SHOP, OUR_ASSET } from '@kadar/domain/piece.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';

const WORDS = sql`case m.objek when 'BELUM_TAG' then 'BELUM TAG' when 'TUKANG' then 'DI TUKANG' else m.objek end`;

/**
 * The gold that is the shops' own, a row per shop, place and purity: pieces, and what is weighed together. Weights in mg, fine
 * gold rounded piece by piece as on the documents; `nilai` is what a row's fine gold comes to at the gold price in force, null
 * while there is none. What all of it weighs is the sum of these rows, wherever it is told. What was tagged out of no delivery was never
 * there untagged, and takes nothing away. What a supplier left in consignment is his.
 */
export const ourGold = (toko: string): Query<unknown> => sql`(
  select x.*, round(x.murni * (select nominal from harga_emas_global order by id desc limit 1) / 1000)::bigint as nilai from (
    select b.kode_toko, case when b.status in ${sql.raw(listed(FOR_SALE))} then 'SIAP JUAL' when b.status in ${sql.raw(listed(IN_SHOP))} then 'DISIMPAN'
        else 'DIKIRIM' end as tempat, b.kadar, count(*)::int as qty, sum(b.berat)::bigint as berat,
      sum(b.murni)::bigint as murni, sum(b.hpp)::bigint as hpp
    from ${shopsOf(toko)} s join barang b on b.kode_toko = s.kode_toko
    where b.status in ${sql.raw(listed(OUR_ASSET))} and b.milik is null group by b.kode_toko, 2, b.kadar
    union all
    select m.kode_toko, ${WORDS}, m.kadar, sum(m.qty)::int, sum(m.berat)::bigint, sum(m.murni)::bigint, sum(m.hpp)::bigint
    from ${shopsOf(toko)} s join mutasi_massa m on m.kode_toko = s.kode_toko
    where m.milik = 'TOKO' and not (m.objek = 'BELUM_TAG' and m.kunci = '') group by m.kode_toko, 2, m.kadar
    having sum(m.qty) <> 0 or sum(m.berat) <> 0 or sum(m.murni) <> 0 or sum(m.hpp) <> 0) x)`;
