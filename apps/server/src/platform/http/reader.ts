import type { Language } from '@kadar/contract/text.ts';
import type { Session } from '../auth/sessions.ts';
import { sql } from '../database/sql.ts';
import { AppError } from '../errors.ts';
import type { Kadar } from '../kadar.ts';
import type { Call } from './call.ts';

/** Who is shown something: a call without its HTTP. */
export type Reader<Q = unknown> = Pick<
  Call<unknown, Q>,
  'kadar' | 'session' | 'toko' | 'settings' | 'scope' | 'language' | 'ip' | 'query'
>;

/**
 * A user as he would read by himself now, for what is sent to him: his level, shop and rights of this moment. Throws
 * PENGGUNA_TIDAK_AKTIF for one who is gone, TIDAK_BERHAK for a shop that is not his.
 */
export const readerFor = async (
  kadar: Kadar,
  user_id: string,
  { toko, language }: { toko: string; language: Language },
): Promise<Reader> => {
  const row = await kadar.db.transaction({ toko: '*' }, (tx) =>
    tx.maybe<Omit<Session, 'tokenHash' | 'app'>>(sql`
      select u.user_id, u.usere_name, u.level, u.kode_toko, u.akses, t.type = 'PUSAT' as pusat
      from users u join tokos t using (kode_toko) where u.user_id = ${user_id} and u.deleted_at is null`),
  );
  if (!row) throw new AppError('PENGGUNA_TIDAK_AKTIF');
  if (!row.pusat && toko !== row.kode_toko) throw new AppError('TIDAK_BERHAK');
  return {
    kadar,
    session: { ...row, app: 'KADAR', tokenHash: '' },
    toko,
    settings: await kadar.settings.of(toko),
    scope: { toko },
    language,
    ip: '-',
    query: {},
  };
};
