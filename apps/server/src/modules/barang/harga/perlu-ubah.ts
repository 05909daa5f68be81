import { setImmediate as breath } from 'node:timers/promises';
import type { readyUpdateKadar as endpoint, PerluUbah } from '@kadar/contract/endpoints/harga-barang.ts';
import { parseKadar } from '@kadar/domain/kadar.ts';
import { orUnpriced } from '@kadar/domain/pricing.ts';
import { causesToReprice, type SebabUbah } from '@kadar/domain/repricing.ts';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import {
  listPerGram,
  type PiecePricing,
  pricePiece,
  pricingColumns,
  pricingJoins,
} from '../../harga/public.ts';
import { type BarangRow, barangColumns, barangNames, toBarang } from '../barang-row.ts';

/** After so many pieces other calls get their turn. */
const AT_ONCE = 2_000;

interface Told {
  kode_toko: string;
  kode_barcode: string;
  sebab: SebabUbah[];
  harga_daftar: number | null;
  harga_jual: number | null;
}
type Row = PiecePricing & {
  kode_toko: string;
  harga_acuan: number | null;
  harga_label: number | null;
  kadar_group: number;
};

const ofShop = (toko: string): Query<unknown> => (toko === '*' ? sql`true` : sql`b.kode_toko = ${toko}`);

/** The READY pieces that ask to be looked at again, and why (`causesToReprice`), by shop, group and barcode; weights and prices by the till's functions. */
export const piecesToReprice = async (call: Pick<Call, 'kadar' | 'toko'>, tx: Tx): Promise<Told[]> => {
  const rows = await tx.rows<Row>(sql`
    select b.kode_toko, b.kode_barcode, b.kadar, b.berat, b.harga_emas, b.ongkos, b.harga_atribut, b.harga_acuan, b.harga_label,
      g.kadar as kadar_group, ${pricingColumns}
    from barang b join group_barang g on g.kode_group = b.kode_group ${pricingJoins}
    where b.status = 'READY' and ${ofShop(call.toko)} and (b.harga_emas is not null or b.harga_label is not null or b.kadar <> g.kadar)
    order by b.kode_toko, b.kode_group, b.kode_barcode`);
  const told: Told[] = [];
  for (const [nth, row] of rows.entries()) {
    if (nth % AT_ONCE === AT_ONCE - 1) await breath();
    const settings = await call.kadar.settings.of(row.kode_toko);
    const harga_jual = orUnpriced(() => pricePiece(row, settings))?.hargaJualRp ?? null;
    const harga_daftar = listPerGram(row);
    const sebab = causesToReprice({
      hargaEmas: row.harga_emas,
      acuan: row.harga_acuan,
      daftar: harga_daftar,
      label: row.harga_label,
      jual: harga_jual,
      kadarMilli: parseKadar(row.kadar),
      kadarGroupMilli: parseKadar(row.kadar_group),
    });
    const { kode_toko, kode_barcode } = row;
    if (sebab.length > 0) told.push({ kode_toko, kode_barcode, sebab, harga_daftar, harga_jual });
  }
  return told;
};

/** Of a list of pieces `b`: those whose price has moved on. */
export const priceMoved = async (call: Pick<Call, 'kadar' | 'toko'>, tx: Tx): Promise<Query<unknown>> => {
  const told = (await piecesToReprice(call, tx)).filter(({ sebab }) =>
    sebab.some((cause) => cause !== 'KADAR'),
  );
  return sql`(b.kode_toko, b.kode_barcode) in (
    select * from unnest(${told.map(({ kode_toko }) => kode_toko)}::text[], ${told.map(({ kode_barcode }) => kode_barcode)}::text[]))`;
};

type Asking = Call<unknown, z.output<NonNullable<typeof endpoint.query>>>;

export const readyUpdateKadar = (
  call: Asking,
): Promise<{ data: PerluUbah[]; count: number; skip: number; limit: number }> => {
  const { skip, limit, sebab } = call.query;
  return call.kadar.db.read(call.scope, async (tx) => {
    const told = (await piecesToReprice(call, tx)).filter((one) => !sebab || one.sebab.includes(sebab));
    const window = told.slice(skip, skip + limit);
    const rows = await tx.rows<BarangRow & Pick<Row, 'harga_acuan' | 'harga_label' | 'kadar_group'>>(sql`
      select ${barangColumns(call.settings.ZONA_WAKTU)}, k.label as kadar_label, g.kadar as kadar_group, b.harga_acuan, b.harga_label
      from unnest(${window.map(({ kode_toko }) => kode_toko)}::text[], ${window.map(({ kode_barcode }) => kode_barcode)}::text[])
        with ordinality as asked(kode_toko, kode_barcode, nth)
      join barang b using (kode_toko, kode_barcode) ${barangNames}
      left join kadar k on k.kadar = b.kadar and k.deleted_at is null order by asked.nth`);
    const data = rows.flatMap((row): PerluUbah[] => {
      const why = window.find(
        ({ kode_toko, kode_barcode }) => kode_toko === row.kode_toko && kode_barcode === row.kode_barcode,
      );
      if (!why) return [];
      const { kadar_group, harga_acuan, harga_label } = row;
      const { sebab: causes, harga_daftar, harga_jual } = why;
      return [
        {
          ...toBarang(row, call),
          kadar_group,
          sebab: causes,
          harga_daftar,
          harga_acuan,
          harga_label,
          harga_jual,
        },
      ];
    });
    return { data, count: told.length, skip, limit };
  });
};
