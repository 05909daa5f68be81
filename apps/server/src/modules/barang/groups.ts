import type { Bulk } from '@kadar/domain/bulk.ts';
import { type GroupPlace, placeOfKey } from '@kadar/domain/group.ts';
import type { Spending } from '../../platform/database/database.ts';
import { listed, type Query, sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';

/** A group where it lies, with what there is of it; weights in mg. */
export interface Group extends GroupPlace {
  kunci: string;
  nama_group: string;
  kadar: number;
  qty: number;
  berat: number;
  murni: number;
  hpp: number;
}

/** Held by whoever takes some of it: two do not take the last ones twice. */
export const groupSpends = (toko: string, keys: readonly string[]): Spending[] =>
  keys.map((kunci) => ({ what: 'MASSA', of: `${toko}/GROUP/${kunci}` }));

/**
 * What lies under these keys, as rows of Group. Of a group whose purity was changed since, what has its purity of now; of another one where there is no more
 * of that. The caller holds them where it takes of them.
 */
export const groupsOf = (toko: string, keys: Query<unknown>): Query<Group> => sql`
  select n.kunci, split_part(n.kunci, '/', 1) as kode_group, split_part(n.kunci, '/', 2) as kode_dept, split_part(n.kunci, '/', 3) as kode_gudang,
    split_part(n.kunci, '/', 4) as kode_baki, g.nama_group, v.kadar, v.qty, v.berat, v.murni, v.hpp
  from unnest(${keys}) n(kunci) join group_barang g on g.kode_group = split_part(n.kunci, '/', 1)
  cross join lateral (select x.* from kadar_nilai_massa(${toko}, 'GROUP', n.kunci) x where x.milik = 'TOKO' order by x.kadar = g.kadar desc, x.kadar limit 1) v`;

/** As a JSON column. */
export const groupsColumn = (toko: string, keys: readonly string[]): Query<unknown> => sql`
  (select coalesce(json_agg(x), '[]') from (${groupsOf(toko, sql`${keys}::text[]`)}) x)`;

export const bulkOf = ({ kadar, qty, berat, murni, hpp }: Group): Bulk => ({
  kadar,
  qty,
  beratMg: berat,
  murniMg: murni,
  hppRp: hpp,
});

/** The group of a key. Throws STOCK_TIDAK_TERSEDIA at `field` where nothing of it is there. */
export const requireGroup = (groups: readonly Group[], kunci: string, field: string): Group => {
  const found = groups.find((one) => one.kunci === kunci);
  if (!found) throw fieldError(field, 'STOCK_TIDAK_TERSEDIA');
  return found;
};

/** Of how many or of how much there is too little is said at that field. */
export const shortOf = (there: Group, { qty }: { qty: number }): 'qty' | 'berat' =>
  qty > there.qty ? 'qty' : 'berat';

/** Locations where groups lie; the others belong to documents of their own. */
const KEEPS = ['ETALASE', 'BRANKAS', 'LELANG'] as const;

/** Whether a location of the shop, and its tray where one is said, keep goods for sale. */
export const placeColumn = (
  toko: string,
  kode_gudang: string | Query<string>,
  kode_baki: string | Query<string>,
): Query<boolean> => sql`exists (
  select from gudang g where g.kode_toko = ${toko} and g.kode_gudang = ${kode_gudang} and g.deleted_at is null and g.jenis in ${sql.raw(listed(KEEPS))}
    and (${kode_baki} = '' or exists (select from baki b where b.kode_toko = g.kode_toko and b.kode_gudang = g.kode_gudang and b.kode_baki = ${kode_baki} and b.deleted_at is null)))`;

/** Throws PILIHAN_TIDAK_SAH at `field`: what keys are made of says no '/' (placeOfKey). */
export const requirePlain = (codes: Readonly<Record<string, string>>): void => {
  for (const [field, code] of Object.entries(codes))
    if (code.includes('/')) throw fieldError(field, 'PILIHAN_TIDAK_SAH');
};

/** 'ETALASE A01', as lists and papers say it. */
export const placeWords = ({
  kode_gudang,
  kode_baki,
}: Pick<GroupPlace, 'kode_gudang' | 'kode_baki'>): string =>
  [kode_gudang, kode_baki].filter(Boolean).join(' ');

export const wordsOfKey = (kunci: string): string => {
  const place = placeOfKey(kunci);
  return place ? `${place.kode_group} ${place.kode_dept} ${placeWords(place)}` : kunci;
};

/** Of what there was at the last closing, and what moved since. */
export const groupKeys = (toko: string): Query<unknown> => sql`
  with l as (select coalesce(max(s.tanggal), '-infinity') as tanggal from saldo_massa s where s.kode_toko = ${toko})
  select s.kunci from l join saldo_massa s on s.kode_toko = ${toko} and s.tanggal = l.tanggal and s.objek = 'GROUP'
  union select m.kunci from l join mutasi_massa m on m.kode_toko = ${toko} and m.tanggal > l.tanggal and m.objek = 'GROUP'`;
