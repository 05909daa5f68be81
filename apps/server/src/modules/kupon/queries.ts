import type { Coupon } from '@kadar/domain/coupon.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';

/** A coupon as it stands: its terms, the sale that used it and stands, and how often it was used before. */
export interface Kupon extends Coupon {
  keterangan: string;
  dipakai: string | null;
  ke: number;
}

/** The coupon of a code as one JSON expression; null where there is none. */
export const kuponOf = (kode: Query<unknown>): Query<Kupon | null> => sql`(
  select json_build_object('kode_kupon', k.kode_kupon, 'keterangan', k.keterangan, 'jenis', k.jenis, 'nilai_rp', coalesce(k.nilai_rp, 0),
    'persenMilli', round(coalesce(k.persen, 0) * 1000), 'maks_rp', coalesce(k.maks_rp, 0), 'minimal_belanja', coalesce(k.minimal_belanja, 0),
    'kode_customer', k.kode_customer, 'kode_toko', k.kode_toko, 'tgl_mulai', k.tgl_mulai, 'tgl_akhir', k.tgl_akhir, 'dipakai', u.dipakai, 'ke', u.ke)
  from kupon k, kadar_kupon_pakai(k.kode_kupon) u where k.kode_kupon = ${kode} and k.deleted_at is null)`;

/** Throws KUPON_TIDAK_DIKENAL, KUPON_SUDAH_DIPAKAI at the field where the code is typed. */
export const freeKupon = (kode_kupon: string, kupon: Kupon | null): Kupon => {
  if (kupon && !kupon.dipakai) return kupon;
  const code = kupon ? 'KUPON_SUDAH_DIPAKAI' : 'KUPON_TIDAK_DIKENAL';
  throw new AppError(code, { kode_kupon }, { fields: { kode_kupon: { code, params: { kode_kupon } } } });
};

export const cekKupon = async (call: Call<{ kode_kupon: string }>) => {
  const { kode_kupon } = call.params;
  const { kupon } = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.one<{ kupon: Kupon | null }>(sql`select ${kuponOf(sql`${kode_kupon}`)} as kupon`),
  );
  const { dipakai: _used, ke: _times, ...terms } = freeKupon(kode_kupon, kupon);
  return { data: terms };
};
