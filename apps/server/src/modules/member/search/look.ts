import { writeAudit } from '../../../platform/audit.ts';
import { requireApproval } from '../../../platform/auth/approvals.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { DOKUMEN } from '../../../platform/dokumen-types.ts';
import type { Call } from '../../../platform/http/call.ts';
import { oneLookAtATime } from '../../../platform/http/opened-customers.ts';
import {
  type Followed,
  type Look,
  REMEMBERED,
  SEARCHES_FREELY,
  SHOWN_FREELY,
  searchesOf,
  shownIn,
  typedOn,
  unfollowed,
} from './count-looks.ts';

const OF_CUSTOMERS = DOKUMEN.flatMap(({ jenis, party }) => (party === 'customer' ? [jenis] : []));

/** What is remembered of a user's searches since the last approval, oldest first. */
const looksOf = (tx: Tx, user_id: string): Promise<Look[]> =>
  tx.rows<Look>(sql`
    select id, q, extract(epoch from kadar_now() - mulai)::float8 as since, extract(epoch from kadar_now() - at)::float8 as last, dilihat
    from member_cari c
    where user_id = ${user_id} and at > kadar_now() - make_interval(secs => ${REMEMBERED})
      and id > coalesce((select max(id) from member_cari where user_id = ${user_id} and disetujui), 0)
    order by id`);

/** Documents of this user with these members since they were remembered, those that wait too; only business days that are open or just closed. */
const documentsOf = ({ toko, session }: Call, tx: Tx, members: ReadonlySet<string>): Promise<Followed[]> => {
  const codes = [...members];
  return tx.rows<Followed>(sql`
    select x.kode_customer, extract(epoch from kadar_now() - x.at)::float8 as age
    from hari_kerja h cross join lateral (
      select d.kode_customer, d.input_by, d.at from dokumen d
      where d.kode_toko = h.kode_toko and d.jenis = any(${OF_CUSTOMERS}::text[]) and d.tanggal >= h.tgl_system - 1
      union all
      select t.kode_customer, t.input_by, t.at from dokumen_tunggu t
      where t.kode_toko = h.kode_toko and t.tanggal >= h.tgl_system - 1) x
    where ${toko} in ('*', h.kode_toko) and x.input_by = ${session.user_id} and x.kode_customer = any(${codes}::text[])`);
};

const isTooMuch = async (call: Call, tx: Tx, looks: readonly Look[]): Promise<boolean> => {
  if (searchesOf(looks) > SEARCHES_FREELY) return true;
  const shown = shownIn(looks);
  if (shown.size <= SHOWN_FREELY) return false;
  return shownIn(unfollowed(looks, await documentsOf(call, tx, shown))).size > SHOWN_FREELY;
};

const remember = (tx: Tx, user_id: string, on: Look | undefined, q: string, dilihat: readonly string[]) =>
  tx.execute(
    on
      ? sql`update member_cari set q = ${q}, at = kadar_now(), dilihat = ${[...dilihat]}::text[] where user_id = ${user_id} and id = ${on.id}`
      : sql`
        with ended as (delete from member_cari where user_id = ${user_id} and at <= kadar_now() - make_interval(secs => ${REMEMBERED}))
        insert into member_cari (user_id, q, dilihat) values (${user_id}, ${q}, ${[...dilihat]}::text[])`,
  );

/**
 * Who may only search members is shown these. Every search is remembered over all servers, and whom it showed written into the audit;
 * many searches, or many members whom no document of his follows, ask an approval, from which on it is counted anew. Throws PERLU_OTORISASI.
 */
export const lookAt = async (
  call: Call,
  tx: Tx,
  { q: typed, codes }: { q: string; codes: readonly string[] },
): Promise<void> => {
  const { user_id } = call.session;
  const q = typed.toUpperCase();
  await oneLookAtATime(tx, user_id);
  const looks = await looksOf(tx, user_id);
  let on = typedOn(looks, q);
  const before = on?.dilihat ?? [];
  const fresh = codes.filter((code) => !before.includes(code));
  const look: Look = { id: on?.id ?? 0, q, since: on?.since ?? 0, last: 0, dilihat: [...before, ...fresh] };
  const others = looks.filter(({ id }) => id !== on?.id);
  let { dilihat } = look;
  if (await isTooMuch(call, tx, [...others, look])) {
    await requireApproval(call, tx, { kategori: 'CARI MEMBER', notes: `Cari member: ${q}` });
    await tx.execute(
      sql`insert into member_cari (user_id, q, dilihat, disetujui) values (${user_id}, '', '{}', true)`,
    );
    on = undefined;
    dilihat = codes;
  }
  await remember(tx, user_id, on, q, dilihat);
  if (fresh.length === 0) return;
  await writeAudit(tx, {
    toko: call.toko,
    user: user_id,
    ip: call.ip,
    action: 'look',
    entity: 'member',
    key: fresh[0] ?? '',
    after: { q, dilihat: fresh },
  });
};
