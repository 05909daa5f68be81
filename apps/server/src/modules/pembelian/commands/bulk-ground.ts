import { type Query, sql } from '../../../platform/database/sql.ts';
import { placeColumn } from '../../barang/public.ts';
import { type LotRow, lotNumbered } from '../sortir/queries/pieces.ts';

/** How many of a group, and where they go. */
export interface BuyBulk {
  qty: number;
  kode_gudang: string;
  kode_baki: string;
}

/** What a price of groups is reckoned from besides the lists. */
export interface GroupGround {
  groups: { kode_group: string; nama_group: string; kadar: number }[];
  known: { dept: string[] };
}

/** What is read where lines are of groups: them, the lot, and which of the places keep goods for sale. */
export interface BulkGround extends Pick<GroupGround, 'groups'> {
  lot: LotRow | null;
  places: string[];
}

export const groupsOfChain: Query<GroupGround['groups']> = sql`
  (select coalesce(json_agg(json_build_object('kode_group', kode_group, 'nama_group', nama_group, 'kadar', kadar)), '[]') from group_barang where deleted_at is null)`;

export const bulkColumns = (toko: string, bulk: readonly BuyBulk[], no_lot: string): Query<unknown> => {
  const gudang = bulk.map(({ kode_gudang }) => kode_gudang);
  const baki = bulk.map(({ kode_baki }) => kode_baki);
  return bulk.length === 0
    ? sql``
    : sql`
      ${groupsOfChain} as groups, ${lotNumbered(toko, sql`${no_lot}`)} as lot,
      (select coalesce(json_agg(n.g || '/' || n.b), '[]') from unnest(${gudang}::text[], ${baki}::text[]) n(g, b)
       where ${placeColumn(toko, sql`n.g`, sql`n.b`)}) as places,`;
};
