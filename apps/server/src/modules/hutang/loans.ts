import { HUTANG } from '@kadar/contract/dokumen/hutang.ts';
import { HUTANG_TAMBAH } from '@kadar/contract/dokumen/hutang-bayar.ts';
import { shopsOf } from '../../platform/database/shops.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/** Documents that make a contract. */
const OPENING = [HUTANG.jenis, HUTANG_TAMBAH.jenis];

/** The purity of several goods together: their fine gold of their weight, of a bag of one purity just this. */
export const kadarOf = (kadar: Query<unknown>, berat: Query<unknown>): Query<number> =>
  sql`round(sum(${kadar} * ${berat}) / sum(${berat}), 3)`;

/**
 * Loans of some days as a relation, and those of earlier days that were cancelled in them with every figure the other way, so that a
 * day that is over never changes: their own row `h`, their terms `k`, what was pledged, and whom its document names.
 */
export const loans = (toko: string, from: string, to: string): Query<unknown> => sql`(
  select g.kode_toko, g.tanggal, g.tanda, h.no_hutang, h.tanggal as tgl_hutang, g.kode_sales, h.status, h.jatuh_tempo, k.persen, k.lama_pinjam, b.kadar,
    g.tanda * b.berat as berat, g.tanda * k.taksiran as taksiran, g.tanda * k.pokok_awal as pokok_awal
  from ${shopsOf(toko)} s
  join gerak_dokumen g on g.kode_toko = s.kode_toko and g.jenis = any(${OPENING}::text[]) and g.tanggal between ${from}::date and ${to}::date
  join hutang h on h.kode_toko = g.kode_toko and h.no_hutang = g.no_faktur
  join kontrak_detail k on k.kode_toko = g.kode_toko and k.no_faktur = g.no_faktur
  cross join lateral (
    select ${kadarOf(sql`x.kadar`, sql`x.berat`)} as kadar, sum(x.berat)::bigint as berat from hutang_detail x
    where x.kode_toko = g.kode_toko and x.no_faktur = g.no_faktur) b)`;
