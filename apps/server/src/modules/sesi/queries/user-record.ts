import type { UserRecord } from '@kadar/contract/endpoints/session.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import type { Credentials } from '../commands/sign-in.ts';

/** What a client that keeps its token itself learns of its user [spec A §3, B §3]; the authenticator nothing of menus and days. */
export const userRecord = async (
  { db }: Kadar,
  { user_id, app }: Pick<Credentials, 'user_id' | 'app'>,
  token: string,
): Promise<UserRecord> => {
  const row = await db.read({ toko: '*' }, (tx) =>
    tx.one<Omit<UserRecord, 'token'>>(sql`
      select u.user_id, u.usere_name, u.no_whatsapp, u.kode_toko, u.level, u.akses, h.tgl_system
      from users u left join hari_kerja h using (kode_toko) where u.user_id = ${user_id}`),
  );
  return { token, ...row, ...(app === 'OTORISATOR' && { akses: [], tgl_system: null }) };
};
