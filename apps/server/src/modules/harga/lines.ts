import type { BarisHarga } from '@kadar/contract/endpoints/harga.ts';
import { lineId, linePrice, type PriceLine, priceListsOf } from '@kadar/domain/price-lines.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

interface Row extends PriceLine {
  label: string;
  lebur: number | null;
  plafond: number | null;
  sejak: Date | null;
  oleh: string | null;
  version: number;
}

/** When a record of a price list last got another price; until then since it was made. */
const since = (entity: string, key: Query<unknown>, made: Query<unknown>): Query<unknown> => sql`
  coalesce((select max(a.at) from audit a where a.entity = ${entity} and a.entity_key = ${key}
    and (a.before->>'harga_jual') is distinct from (a.after->>'harga_jual')), ${made})`;

/** A group stands once for its own kadar, and for each other one that it has a price for. A price of 0 is none (domain §4). */
const LINES: Query<unknown> = sql`
  select 'GLOBAL' as jenis, '' as kode, 100 as kadar, '' as label, h.nominal as sendiri, null::bigint as lebur, null::bigint as plafond,
    h.berlaku_at as sejak, h.user_id as oleh, coalesce(h.id, 0) as version
  from (select 1) one left join lateral (select * from harga_emas_global order by id desc limit 1) h on true
  union all
  select 'KADAR', k.kode_kadar, k.kadar, k.label, nullif(k.harga_jual, 0), nullif(k.harga_lebur, 0), nullif(k.plafond, 0),
    ${since('kadar', sql`k.kode_kadar`, sql`k.created_at`)}, k.updated_by, k.version
  from kadar k where k.deleted_at is null
  union all
  select 'GROUP', g.kode_group, x.kadar, g.kode_group, nullif(kh.harga_jual, 0), null, null,
    ${since('kelompok-harga', sql`kh.kelompok_harga`, sql`kh.created_at`)}, kh.updated_by, coalesce(kh.version, 0)
  from group_barang g
  join lateral (
    select g.kadar union select o.kadar from kelompok_harga o where o.kode_group = g.kode_group and o.deleted_at is null
  ) x on true
  left join kelompok_harga kh on kh.kode_group = g.kode_group and kh.kadar = x.kadar and kh.deleted_at is null
  where g.deleted_at is null`;

/** All lines in the order of a price board: the gold price, then each kadar with its groups. */
export const readLines = (tx: Tx): Promise<Row[]> =>
  tx.rows<Row>(sql`
    select l.* from (${LINES}) l order by l.jenis <> 'GLOBAL', l.kadar, l.jenis <> 'KADAR', l.kode`);

/** What is in force on a line; one that follows does so since its leader has that price. */
export const toBaris = (rows: readonly Row[]): BarisHarga[] => {
  const lists = priceListsOf(rows);
  const byId = new Map(rows.map((row) => [lineId(row), row]));
  const leader = ({ kadar }: Row, source: string): Row | undefined =>
    source === 'KADAR'
      ? rows.find((row) => row.jenis === 'KADAR' && row.kadar === kadar)
      : byId.get('GLOBAL');
  return rows.map((row) => {
    const { version, sejak, ...line } = row;
    const price = linePrice(lists, row);
    const from = row.sendiri !== null || price === null ? row : (leader(row, price.source) ?? row);
    return {
      ...line,
      harga: price?.rp ?? null,
      sumber: price?.source ?? null,
      sejak: from.sejak?.toISOString() ?? null,
      oleh: from.oleh,
      _version: version,
    };
  });
};
