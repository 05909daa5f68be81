import { keptOpenBy } from '@kadar/domain/sample.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Held } from './held-piece.ts';

/** Held of a piece `b` that is out as a sample of a line of an order: no sale takes it. */
export const sampleHeld: Query<Held | null> = sql`(
  select json_build_object('no_titip', k.no_faktur, 'contoh', k.no_pesanan, 'mengikat', false, 'batas', k.batas, 'harga_emas', 0, 'ongkos', 0, 'harga_atribut', 0,
    'pembulatan', 0, 'harga_jual', 0, 'diskon', 0)
  from contoh_keluar_detail k where k.kode_toko = b.kode_toko and k.kode_barcode = b.kode_barcode and k.no_faktur = kadar_titip_barang(b.kode_toko, b.kode_barcode))`;

/** Names of the samples of an order that are not back, as a JSON expression; null where all are. */
export const samplesOut = (toko: Query<unknown>, no: Query<unknown>): Query<string[] | null> => sql`(
  select json_agg(coalesce(c.kode_barcode, c.deskripsi) order by c.no_contoh) from contoh_keadaan c
  where c.kode_toko = ${toko} and c.no_induk = ${no} and c.tgl_kembali is null)`;

/** Throws BARANG_CONTOH for a piece that an order has as its sample. */
export const refuseSample = ({ kode_barcode, held }: { kode_barcode: string; held: Held | null }): void => {
  if (held?.contoh) throw new AppError('BARANG_CONTOH', { kode_barcode, no_pesanan: held.contoh });
};

/** Throws CONTOH_BELUM_KEMBALI where lines that end now are the last of an order whose samples are not back. */
export const requireSamplesBack = (
  no_pesanan: string,
  closing: { open: number; ending: number; out: readonly string[] },
): void => {
  const left = keptOpenBy(closing);
  if (left.length > 0) throw new AppError('CONTOH_BELUM_KEMBALI', { contoh: left.join(', '), no_pesanan });
};

/** The same of the pieces of a sale, each order for itself. */
export const requireOrdersMayClose = (kept: readonly (Held | null | undefined)[]): void => {
  const ordered = kept.flatMap((held) => (held?.asal && held.luar ? [held] : []));
  for (const [no, its] of Map.groupBy(ordered, ({ asal = '' }) => asal))
    requireSamplesBack(no, { open: its[0]?.baris ?? 0, ending: its.length, out: its[0]?.luar ?? [] });
};
