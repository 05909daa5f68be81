import { EMAS_PESANAN } from '@kadar/contract/dokumen/emas-pesanan.ts';
import { fotoEmas } from '@kadar/contract/endpoints/emas-pesanan.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import type { Call } from '../../platform/http/call.ts';
import { photosIn, type Ukuran } from '../barang/public.ts';

export const goldPhotos = photosIn('foto_emas', fotoEmas);

/** Sends the photo of gold that a customer brought, in sight. Throws DATA_TIDAK_DITEMUKAN. */
export const sendGoldPhoto = (call: Call<{ no_faktur: string }, { ukuran: Ukuran }>) =>
  goldPhotos.sendFound(
    call,
    sql`select foto from emas_pesanan_detail
      where no_faktur = ${call.params.no_faktur} and foto is not null and ${call.toko} in ('*', kode_toko)`,
  );

/** Gold that was brought for order `k` and not taken back, as JSON; weights in mg. */
export const goldBrought = sql`(
  select coalesce(json_agg(json_build_object('no_faktur', e.no_faktur, 'no_pesanan', e.no_pesanan, 'nama_barang', e.nama_barang, 'berat', e.berat, 'murni', e.murni,
    'foto', case when e.foto is null then '' else ${EMAS_PESANAN.path} || '/' || e.no_faktur || '/foto' end) order by e.no_faktur), '[]')
  from pesanan q join emas_pesanan_detail e on e.kode_toko = q.kode_toko and e.no_pesanan = q.no_pesanan
  join dokumen g on g.kode_toko = e.kode_toko and g.no_faktur = e.no_faktur and g.status = 'POSTED'
  where q.kode_toko = k.kode_toko and q.no_induk = k.no_faktur)`;

/** On the page of its order a photo of gold is called by the number of its line, times this, and which of that line's it is, taken back or not. */
const PER_LINE = 100;

/** Gold `y` that was brought for line `p`, each with the number that its photo is called by on the page of its order. */
export const numberedGold = (p: Query<unknown>): Query<unknown> => sql`(
  select z.*, ${PER_LINE}::int * ${p}.urut + row_number() over (order by z.no_faktur) as nomor
  from emas_pesanan_detail z where z.kode_toko = ${p}.kode_toko and z.no_pesanan = ${p}.no_pesanan) y join dokumen o on o.kode_toko = y.kode_toko
    and o.no_faktur = y.no_faktur and o.status = 'POSTED'`;

/** The line of a photo that is called by this number; undefined for the piece that was made for the line itself. */
export const lineOfGold = (nomor: number): number | undefined =>
  nomor < PER_LINE ? undefined : Math.floor(nomor / PER_LINE);
