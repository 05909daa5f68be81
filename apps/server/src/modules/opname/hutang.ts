import { BAG_TOLERANCE_MG } from '@kadar/domain/opname.ts';
import { listed, type Query, sql } from '../../platform/database/sql.ts';
import type { CountObject } from './object.ts';

/** A bag is in the shop until its goods have left it: after a redemption that waits for its validation too [settled, Pledges 13]. */
const HERE = sql.raw(listed(['AKTIF', 'LUNAS_BELUM_VALID']));

/** The state of a pledge at a moment, by the book of its movements. */
const stateAt = (toko: string, no: Query<unknown>, at: Query<unknown>): Query<unknown> => sql`
  select g.ke from hutang_gerak g where g.kode_toko = ${toko} and g.no_hutang = ${no} and g.at <= ${at} order by g.id desc limit 1`;

const inPlace = (tempat: string): Query<unknown> => sql`${tempat} in ('', h.tempat)`;

/** Sealed bags of pledges. A pledge made or redeemed while the count goes on is no difference (modules §7.2). */
export const HUTANG: CountObject = {
  objek: 'HUTANG',
  several: false,
  second: ['HILANG'],
  toDecide: ['HILANG', 'BEDA_BERAT'],
  open: sql`true`,
  toleransi: () => BAG_TOLERANCE_MG,
  known: (toko, kode, at) => sql`
    select h.tanggal as tgl, d.nama_customer as nama, d.alamat_customer as alamat, h.tempat, (g.ke ->> 'berat')::bigint as berat,
      (g.ke ->> 'pokok')::bigint as jumlah_rp, (g.ke ->> 'berat_kantong')::bigint as berat_harus, null::jsonb as rincian, '{}'::text[] as juga,
      g.ke ->> 'status' in ${HERE} as ada
    from hutang h join dokumen d on d.kode_toko = h.kode_toko and d.no_faktur = h.no_hutang
    cross join lateral (${stateAt(toko, sql`h.no_hutang`, at)}) g
    where h.kode_toko = ${toko} and h.no_hutang = ${kode}`,
  expected: (toko, { since, tempat }) => sql`
    select h.no_hutang as kode, h.tanggal as tgl, d.nama_customer as nama, d.alamat_customer as alamat, h.tempat, h.berat, h.pokok as jumlah_rp,
      h.berat_kantong as berat_harus, null::jsonb as rincian
    from hutang h join dokumen d on d.kode_toko = h.kode_toko and d.no_faktur = h.no_hutang
    cross join lateral (${stateAt(toko, sql`h.no_hutang`, sql`${since}::timestamptz`)}) g
    where h.kode_toko = ${toko} and h.status in ${HERE} and g.ke ->> 'status' in ${HERE} and ${inPlace(tempat)}
    order by h.no_hutang`,
  howMany: (toko, tempat) => sql`
    select count(*) as harus from hutang h where h.kode_toko = ${toko} and h.status in ${HERE} and ${inPlace(tempat)}`,
};

/** Where bags lie. */
export const bagPlaces = (toko: string): Query<{ tempat: string }> => sql`
  select distinct h.tempat from hutang h where h.kode_toko = ${toko} and h.status in ${HERE} and h.tempat <> '' order by 1 limit 200`;
