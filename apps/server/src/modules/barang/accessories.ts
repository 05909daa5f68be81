import type { Counted } from '@kadar/domain/bulk.ts';
import type { Spending } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/** An accessory with what there is of it in a shop; rupiah. */
export interface Accessory extends Counted {
  kode_barcode: string;
  kode_intern: string;
  nama_barang: string;
  kode_dept: string;
  kode_group: string;
  kode_gudang: string;
  harga_jual: number;
}

/** Held by whoever takes some of it: two tills do not sell the last one twice. */
export const accessorySpends = (toko: string, lines: readonly { kode_barcode: string }[]): Spending[] =>
  lines.map(({ kode_barcode }) => ({ what: 'MASSA', of: `${toko}/ACC/${kode_barcode}` }));

/** Those of these barcodes that are accessories, as rows of Accessory with other columns and their joins; the caller holds them where it takes of them. */
export const accessoriesOf = <More = unknown>(
  toko: string,
  barcodes: Query<unknown>,
  more: Query<unknown> = sql``,
  joins: Query<unknown> = sql``,
): Query<Accessory & More> => sql`
  select a.kode_barcode, coalesce(a.kode_intern, '') as kode_intern, a.nama_barang, a.kode_dept, coalesce(a.kode_group, '') as kode_group,
    coalesce(a.kode_gudang, '') as kode_gudang, a.harga_jual, coalesce(v.qty, 0) as qty, coalesce(v.hpp, 0) as "hppRp" ${more}
  from aksesoris a left join lateral kadar_nilai_massa(${toko}, 'ACC', a.kode_barcode) v on true ${joins}
  where a.kode_barcode = any(${barcodes}) and a.deleted_at is null`;
