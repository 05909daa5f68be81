import type { Tx } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { NeedAuth } from '../errors.ts';
import type { Session } from './sessions.ts';

/** Seconds for which a refusal is what a request without a payload means; its dialog opens at once. */
const PENDING_SECONDS = 900;

const hashOf = ({ tokenHash }: Pick<Session, 'tokenHash'>): Buffer => Buffer.from(tokenHash, 'base64url');

/** Keeps what this session was refused, in place of what it was refused before. */
export const keepPending = async (
  tx: Tx,
  session: Pick<Session, 'tokenHash'>,
  toko: string,
  need: NeedAuth,
): Promise<void> => {
  await tx.execute(sql`
    update sessions set perlu_otorisasi = ${JSON.stringify({ ...need, toko })}::jsonb, perlu_otorisasi_at = now()
    where token_hash = ${hashOf(session)}`);
};

/** What this session was last refused in this shop, in the server's own words; undefined when that was nothing, or long ago. */
export const findPending = async (
  tx: Tx,
  session: Pick<Session, 'tokenHash'>,
  toko: string,
): Promise<NeedAuth | undefined> => {
  const kept = await tx.maybe<{ need: NeedAuth & { toko: string } }>(sql`
    select perlu_otorisasi as need from sessions
    where token_hash = ${hashOf(session)} and perlu_otorisasi->>'toko' = ${toko}
      and perlu_otorisasi_at > now() - make_interval(secs => ${PENDING_SECONDS})`);
  if (!kept) return undefined;
  const { toko: _toko, ...need } = kept.need;
  return need;
};
