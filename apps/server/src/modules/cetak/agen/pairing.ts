import { createHash, randomBytes, randomInt } from 'node:crypto';
import { writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Kadar } from '../../../platform/kadar.ts';

/** Between processes: an agent's pairing ended, its line is cut. */
export const UNPAIRED = 'agen-putus';

/** Without letters and digits that are taken for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const MINUTES = 10;

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
const newCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export interface Agent {
  kode_toko: string;
  kode_agen: string;
}

/** A code by which an agent is paired once; an agent that is paired already stays so until the code is used. Throws DATA_TIDAK_DITEMUKAN. */
export const makeCode = async (
  call: Context<{ kode_agen: string }>,
  tx: Tx,
): Promise<{ data: { kode: string; sampai: string } }> => {
  const toko = oneToko(call);
  const { kode_agen } = call.params;
  const known = await tx.maybe(
    sql`select 1 from agen_cetak where kode_toko = ${toko} and kode_agen = ${kode_agen} and deleted_at is null`,
  );
  if (!known) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const kode = newCode();
  const { sampai } = await tx.one<{ sampai: string }>(sql`
    insert into agen_pasangan (kode_toko, kode_agen, kode_hash, kode_sampai)
    values (${toko}, ${kode_agen}, ${hashOf(kode)}, now() + make_interval(mins => ${MINUTES}))
    on conflict (kode_toko, kode_agen) do update set kode_hash = excluded.kode_hash, kode_sampai = excluded.kode_sampai
    returning kode_sampai::text as sampai`);
  const entry = { toko, user: call.session.user_id, ip: call.ip, entity: 'agen-cetak', key: kode_agen };
  await writeAudit(tx, { ...entry, action: 'pair-code' });
  return { data: { kode, sampai } };
};

/** Trades a code for a token, once; the agent that was paired before is out. Throws KODE_AGEN_SALAH. */
export const pairAgent = async (kadar: Kadar, kode: string, ip: string): Promise<Agent & { token: string }> =>
  kadar.db.transaction({ toko: '*' }, async (tx) => {
    const token = randomBytes(32).toString('base64url');
    const agent = await tx.maybe<Agent>(sql`
      update agen_pasangan set kode_hash = null, kode_sampai = null, token_hash = ${hashOf(token)}, dipasangkan_at = now(), terlihat_at = null
      where kode_hash = ${hashOf(kode)} and kode_sampai > now() returning kode_toko, kode_agen`);
    if (!agent) throw new AppError('KODE_AGEN_SALAH');
    await writeAudit(tx, {
      toko: agent.kode_toko,
      user: 'AGEN',
      ip,
      action: 'pair',
      entity: 'agen-cetak',
      key: agent.kode_agen,
    });
    await kadar.events.publish(tx, { topic: UNPAIRED, toko: agent.kode_toko, data: agent.kode_agen });
    return { ...agent, token };
  });

/** Ends a pairing. */
export const unpairAgent = async (
  call: Context<{ kode_agen: string }>,
  tx: Tx,
): Promise<{ data: { kode_agen: string } }> => {
  const toko = oneToko(call);
  const { kode_agen } = call.params;
  await tx.execute(sql`delete from agen_pasangan where kode_toko = ${toko} and kode_agen = ${kode_agen}`);
  await writeAudit(tx, {
    toko,
    user: call.session.user_id,
    ip: call.ip,
    action: 'unpair',
    entity: 'agen-cetak',
    key: kode_agen,
  });
  await call.kadar.events.publish(tx, { topic: UNPAIRED, toko, data: kode_agen });
  return { data: { kode_agen } };
};

/** Whose token it is, and that it was seen now. Throws INVALID_TOKEN, also for an agent that was deleted. */
export const agentOf = (kadar: Kadar, token: unknown): Promise<Agent> =>
  kadar.db.transaction({ toko: '*' }, async (tx) => {
    const agent =
      typeof token === 'string'
        ? await tx.maybe<Agent>(sql`
            update agen_pasangan g set terlihat_at = now() from agen_cetak a
            where g.token_hash = ${hashOf(token)} and a.kode_toko = g.kode_toko and a.kode_agen = g.kode_agen and a.deleted_at is null
            returning g.kode_toko, g.kode_agen`)
        : undefined;
    if (!agent) throw new AppError('INVALID_TOKEN');
    return agent;
  });
