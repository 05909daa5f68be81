import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';

/** Who acts, and for which shop or all. */
type Asker = Pick<Call, 'session' | 'toko'>;

/** Somebody of the house, and by which ways he is reached. */
export interface Person {
  user_id: string;
  nama: string;
  email: boolean;
  wa: boolean;
}

/** Users who may be written to of a shop: its own, and those of head office for who is of head office himself. */
export const housePeople = (tx: Tx, { session, toko }: Asker): Promise<Person[]> =>
  tx.rows<Person>(sql`
    select u.user_id, u.usere_name as nama, u.email <> '' as email, coalesce(u.no_whatsapp, '') <> '' as wa from users u join tokos t using (kode_toko)
    where u.deleted_at is null and (${toko} = '*' or u.kode_toko = ${toko} or (t.type = 'PUSAT' and ${session.pusat})) order by u.user_id`);

/** Throws PENERIMA_TIDAK_SAH at the field `penerima` for a user who is neither of the shop that is told of nor of head office. */
export const refuseStrangers = async (
  tx: Tx,
  { pusat }: Call['session'],
  lingkup: string,
  user_ids: readonly string[],
): Promise<void> => {
  const users = [...new Set(user_ids)];
  const { known } = await tx.one<{ known: number }>(sql`
    select count(*) as known from users u join tokos t using (kode_toko) where u.user_id = any(${users}::text[]) and u.deleted_at is null
      and (u.kode_toko = ${lingkup} or (t.type = 'PUSAT' and ${pusat}))`);
  if (known !== users.length) throw fieldError('penerima', 'PENERIMA_TIDAK_SAH');
};
