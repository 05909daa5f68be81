import { createHash, timingSafeEqual } from 'node:crypto';
import berhenti from '@kadar/contract/masters/promo-berhenti.ts';
import { writeAudit } from '../../platform/audit.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { readReport, type WablasReport } from '../../platform/messaging/wablas-report.ts';
import { stopped } from './audience.ts';

/** What a promo's footer asks to answer, as people write it. */
const STOP = /^\W*(stop|berhenti|unsubscribe)\W*$/i;
/** How long after its sending a report about an unknown number can only be about the message whose answer was lost. */
const LOST_MINUTES = 15;
const REASON_LENGTH = 200;
/** Who stands in the audit for what Wablas told. */
const USER = 'WABLAS';

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Wablas signs nothing: who knows the secret in the address is Wablas. Throws TIDAK_DITEMUKAN for everyone else. */
const checkSecret = ({ config }: Kadar, secret: string): void => {
  const { wablasWebhook } = config;
  if (!wablasWebhook || !timingSafeEqual(digest(wablasWebhook), digest(secret)))
    throw new AppError('TIDAK_DITEMUKAN');
};

/** Takes what Wablas reports: what became of a message, or a reply that asks for no more promos. */
export const takeReport = async (
  kadar: Kadar,
  { secret, body, ip }: { secret: string; body: unknown; ip: string },
): Promise<{ data: { diterima: boolean } }> => {
  checkSecret(kadar, secret);
  const report = readReport(body);
  if (report?.kind === 'fate') return { data: { diterima: await noteFate(kadar, report) } };
  if (report && STOP.test(report.text)) return { data: { diterima: await optOut(kadar, report.phone, ip) } };
  return { data: { diterima: false } };
};

/** A message's first fate stands: later ones ('read' after 'sent') say nothing that the log shows. */
const noteFate = ({ db, clock }: Kadar, report: WablasReport & { kind: 'fate' }): Promise<boolean> => {
  const { id, phone, sent, note } = report;
  const now = clock.now();
  const kesalahan = sent ? '' : note.slice(0, REASON_LENGTH);
  return db.transaction({ toko: '*' }, async (tx) => {
    const known = await tx.maybe<{ id: number }>(
      sql`select id from promo_kirim where id_wablas = ${id} limit 1`,
    );
    // The report may overtake the answer that names the number, or be all that is left of a lost one.
    const row =
      known ??
      (phone &&
        (await tx.maybe<{ id: number }>(sql`
          select id from promo_kirim where no_hp = ${phone} and id_wablas = '' and status in ('MENGIRIM', 'PENDING')
            and dicoba_at > ${now}::timestamptz - make_interval(mins => ${LOST_MINUTES}) order by dicoba_at desc limit 1`)));
    if (!row) return false;
    const changed = await tx.execute(sql`
      update promo_kirim set status = ${sent ? 'TERKIRIM' : 'GAGAL'}, id_wablas = ${id}, kesalahan = ${kesalahan}, selesai_at = ${now}
      where id = ${row.id} and status in ('MENGIRIM', 'PENDING')`);
    return changed > 0;
  });
};

/** The number gets no more promos of any shop. False when it already got none. */
const optOut = ({ db, events }: Kadar, phone: string, ip: string): Promise<boolean> =>
  db.transaction({ toko: '*' }, async (tx) => {
    const added = await tx.maybe<{ no_hp: string; keterangan: string }>(sql`
      insert into promo_berhenti (no_hp, keterangan, created_by, updated_by)
      select ${phone}, 'STOP', ${USER}, ${USER} where not ${stopped(sql`${phone}`)}
      on conflict (no_hp) do update set deleted_at = null, keterangan = 'STOP', updated_by = ${USER}, updated_at = now(),
        version = promo_berhenti.version + 1 where promo_berhenti.deleted_at is not null
      returning no_hp, keterangan`);
    if (!added) return false;
    const entry = {
      toko: '*',
      user: USER,
      ip,
      action: 'add',
      entity: berhenti.name,
      key: phone,
      after: added,
    };
    await writeAudit(tx, entry);
    await events.publish(tx, { topic: 'master-changed', toko: '*', data: berhenti.name });
    return true;
  });
