import { CHAIN_KATEGORI, decides } from '@kadar/contract/approvals.ts';
import type { approvers, userFingerprint } from '@kadar/contract/endpoints/otorisasi.ts';
import { APPROVERS, FINGER_APPROVERS, type Level } from '@kadar/contract/permissions.ts';
import type { z } from 'zod';
import { approvalShop } from '../../../platform/auth/approvals.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { siteOf } from '../webauthn/site.ts';

type ApproversQuery = z.output<NonNullable<typeof approvers.query>>;
type FingerprintQuery = z.output<NonNullable<typeof userFingerprint.query>>;

const approversOf = (toko: string, levels = APPROVERS) => sql`
  users u join tokos t on t.kode_toko = u.kode_toko
  where u.deleted_at is null and u.level = any(${[...levels]}::text[]) and (t.type = 'PUSAT' or u.kode_toko = ${toko})`;

/** Whom the caller may ask for this in this shop, as requireApprover() has it: its own, then head office's. */
export const listApprovers = (call: Call<unknown, ApproversQuery>) => {
  const toko = approvalShop(call);
  const { rpId } = siteOf(call);
  const { kategori = '' } = call.query;
  const { user_id, level: asks } = call.session;
  const levels = APPROVERS.filter((level) => decides(level, { kategori, asks }));
  return call.kadar.db.read({ toko }, (tx) =>
    tx.rows<{ user_id: string; usere_name: string; level: Level; sidik_jari: boolean }>(sql`
      select u.user_id, u.usere_name, u.level,
        exists (select 1 from webauthn_credentials c where c.user_id = u.user_id and c.rp_id = ${rpId}) as sidik_jari
      from ${approversOf(toko, levels)} and (u.user_id <> ${user_id} or u.level = 'OWN')
        and (${kategori} <> ${CHAIN_KATEGORI} or u.level = 'OWN' or u.level = 'MU' and t.type = 'PUSAT')
      order by t.type = 'PUSAT', u.usere_name, u.user_id`),
  );
};

/** Public credential ids of an approver in the spec's shape. Throws OTORISATOR_TIDAK_TERDAFTAR, TIDAK_BERHAK, SIDIK_JARI_BELUM_TERDAFTAR. */
export const fingerprintsOf = (call: Call<unknown, FingerprintQuery>) => {
  const toko = approvalShop(call);
  const { user_id } = call.query;
  const { rpId } = siteOf(call);
  return call.kadar.db.read({ toko }, async (tx) => {
    await requireKnown(tx, user_id);
    const user = await tx.maybe<{ user_id: string; usere_name: string }>(
      sql`select u.user_id, u.usere_name from ${approversOf(toko, FINGER_APPROVERS)} and u.user_id = ${user_id}`,
    );
    if (!user) throw new AppError('TIDAK_BERHAK');
    const fingerprints = await tx.rows<{ bytes: string; nama_perangkat: string }>(sql`
      select credential_id as bytes, nama_perangkat from webauthn_credentials
      where user_id = ${user_id} and rp_id = ${rpId} order by last_used_at desc nulls last, id desc`);
    if (fingerprints.length === 0) throw new AppError('SIDIK_JARI_BELUM_TERDAFTAR', { user_id });
    return [{ ...user, fingerprints }];
  });
};

/** The user's level. Throws OTORISATOR_TIDAK_TERDAFTAR at `user_id` for a name nobody has [spec B §8]. */
export const requireKnown = async (tx: Tx, user_id: string): Promise<Level> => {
  const user = await tx.maybe<{ level: Level }>(
    sql`select level from users where user_id = ${user_id} and deleted_at is null`,
  );
  if (!user)
    throw new AppError(
      'OTORISATOR_TIDAK_TERDAFTAR',
      {},
      { fields: { user_id: { code: 'OTORISATOR_TIDAK_TERDAFTAR' } } },
    );
  return user.level;
};
