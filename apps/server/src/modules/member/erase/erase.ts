import { hapusMember } from '@kadar/contract/endpoints/halaman-member.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { LOCKS } from '../../../platform/database/locks.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { runCommand } from '../../../platform/http/command.ts';
import { leftOf } from './open.ts';

/** So many things that are open are named. */
const NAMED = 6;

type Erase = Call<{ kode_customer: string }, unknown, z.output<NonNullable<typeof hapusMember.body>>>;

/** The days of all shops are held as by who closes them: nothing is posted to him meanwhile, and what was under way is seen. */
const holdDays = (tx: Tx): Promise<unknown> =>
  tx.rows(
    sql`select pg_advisory_xact_lock(${LOCKS.DAY}::int, hashtext(x.kode_toko)) from (select kode_toko from tokos order by kode_toko offset 0) x`,
  );

const erase = async (call: Erase, tx: Tx) => {
  const { kode_customer } = call.params;
  await holdDays(tx);
  const found = await tx.maybe<{ dihapus: boolean }>(sql`
    select exists (select from member_dihapus d where d.kode_customer = m.kode_customer) as dihapus
    from member m where m.kode_customer = ${kode_customer}`);
  if (!found) throw new AppError('DATA_TIDAK_DITEMUKAN');
  if (found.dihapus) throw new AppError('MEMBER_DIHAPUS');
  const left = await leftOf(tx, kode_customer);
  if (left.length > 0) {
    const more = left.length > NAMED ? [`+${left.length - NAMED}`] : [];
    throw new AppError('MEMBER_MASIH_TERBUKA', { apa: [...left.slice(0, NAMED), ...more].join(', ') });
  }
  const { user_id } = call.session;
  const { alasan } = call.body;
  const { baris } = await tx.one<{ baris: number }>(
    sql`select kadar_lupakan_member(${kode_customer}, ${user_id}, ${alasan}) as baris`,
  );
  const done = { action: 'erase', entity: 'member', key: kode_customer, after: { alasan, baris } };
  await writeAudit(tx, { toko: call.toko, user: user_id, ip: call.ip, ...done });
  return { data: { kode_customer, baris } };
};

/** Erases a member's record, whatever shop is picked: he is the chain's. Throws DATA_TIDAK_DITEMUKAN, MEMBER_DIHAPUS, MEMBER_MASIH_TERBUKA. */
export const eraseMember = (call: Erase) =>
  runCommand({ ...call, scope: { toko: '*' } }, hapusMember.path, (tx) => erase(call, tx));
