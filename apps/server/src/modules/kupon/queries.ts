import type { Coupon } from '@kadar/domain/coupon.ts';
import type { Context } from '../../platform/context.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { RateLimit } from '../../platform/http/rate-limit.ts';
import type { Kadar } from '../../platform/kadar.ts';

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

/** Throws KUPON_TIDAK_DIKENAL, which the audit then knows, and KUPON_SUDAH_DIPAKAI, at the field where the code is typed. */
export const freeKupon = (kode_kupon: string, kupon: Kupon | null): Kupon => {
  if (kupon && !kupon.dipakai) return kupon;
  const code = kupon ? 'KUPON_SUDAH_DIPAKAI' : 'KUPON_TIDAK_DIKENAL';
  throw new AppError(
    code,
    { kode_kupon },
    {
      fields: { kode_kupon: { code, params: { kode_kupon } } },
      ...(!kupon && { trace: { action: 'wrong-code', entity: 'kupon', key: kode_kupon } }),
    },
  );
};

const WRONG_CODES = 5;
const MINUTE_MS = 60_000;
const wrong_codes = new WeakMap<Kadar, RateLimit>();

/**
 * The coupon that a user names. After five codes in a minute that were none he is told nothing, be the next one right or wrong;
 * nothing is waited for between looking and counting, so that of many at once no more are answered. Throws
 * TERLALU_BANYAK_PERCOBAAN, and as freeKupon().
 */
export const namedKupon = (
  { kadar, session }: Pick<Context, 'kadar' | 'session'>,
  kode_kupon: string,
  kupon: Kupon | null,
): Kupon => {
  const limit = wrong_codes.get(kadar) ?? new RateLimit(kadar.clock, WRONG_CODES, MINUTE_MS);
  wrong_codes.set(kadar, limit);
  limit.check(session.user_id);
  if (!kupon) limit.count(session.user_id);
  return freeKupon(kode_kupon, kupon);
};

export const cekKupon = async (call: Call<{ kode_kupon: string }>) => {
  const { kode_kupon } = call.params;
  const { kupon } = await call.kadar.db.read(call.scope, (tx) =>
    tx.one<{ kupon: Kupon | null }>(sql`select ${kuponOf(sql`${kode_kupon}`)} as kupon`),
  );
  const { dipakai: _used, ke: _times, ...terms } = namedKupon(call, kode_kupon, kupon);
  return { data: terms };
};
