import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import { TERJANGKAU } from '@kadar/contract/endpoints/tukar.ts';
import { FOR_SALE } from '@kadar/domain/piece.ts';
import { orUnpriced } from '@kadar/domain/pricing.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { type PiecePricing, pricePiece, pricingColumns, pricingJoins } from '../../harga/public.ts';
import { type BarangRow, barangColumns, barangNames } from '../barang-row.ts';
import { withPrice } from './scan.ts';

/** Rounding moves a price by less than this, and the best of so many are looked at closely. */
const ROUNDED_RP = 100_000;
const LOOKED_AT = 120;

/** About what a piece costs, before rounding: good to find the best ones by, never shown. */
const aboutRp: Query<unknown> = sql`(
  select gram.rp + b.harga_atribut + coalesce(b.ongkos, case o.jenis_ongkos
    when 'PERSEN' then gram.rp * o.persen / 100 when 'PER_GRAM' then o.nilai * b.berat / 1000 else o.nilai end, 0)
  from (select coalesce(nullif(b.harga_emas, 0), nullif(kh.harga_jual, 0), nullif(k.harga_jual, 0),
    (select nominal from harga_emas_global order by id desc limit 1) * b.kadar / 100) * b.berat / 1000 as rp) gram)`;

/** Pieces for sale that cost at most so much, the dearest first; each priced by the function of a scan. */
export const withinReach = async (call: Call<unknown, { sampai: number }>): Promise<PricedBarang[]> => {
  const { sampai } = call.query;
  const toko = oneToko(call);
  const rows = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<BarangRow & PiecePricing>(sql`
      with near as (
        select b.kode_barcode, ${aboutRp} as about from barang b ${pricingJoins}
        where b.kode_toko = ${toko} and b.status in ${sql.raw(listed(FOR_SALE))}
      ), best as (select * from near where about <= ${sampai + ROUNDED_RP} order by about desc, kode_barcode limit ${LOOKED_AT})
      select ${barangColumns(call.settings.ZONA_WAKTU)}, ${pricingColumns}
      from best join barang b on b.kode_toko = ${toko} and b.kode_barcode = best.kode_barcode and b.status in ${sql.raw(listed(FOR_SALE))}
      ${barangNames} ${pricingJoins} order by best.about desc, best.kode_barcode`),
  );
  return rows
    .flatMap((row) => {
      const price = orUnpriced(() => pricePiece(row, call.settings));
      return price && price.hargaJualRp <= sampai ? [withPrice(row, call, price)] : [];
    })
    .toSorted((a, b) => b.harga_jual - a.harga_jual || (a.kode_barcode < b.kode_barcode ? -1 : 1))
    .slice(0, TERJANGKAU);
};
