import type { Clock } from '../../../platform/clock.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import type { WablasFailure } from '../../../platform/messaging/wablas.ts';
import { accountOf } from '../account.ts';
import { RUN_MS } from '../limits.ts';
import { reconcile, settle, transmit } from './attempt.ts';
import { claim } from './claim.ts';
import { startDue } from './start.ts';

type Kendala = '' | 'KUOTA' | 'AKUN' | 'SERVER' | 'MODUL';

/** What keeps the whole shop from sending, not one receiver. */
const HINDRANCE: Partial<Record<WablasFailure, Kendala>> = {
  quota: 'KUOTA',
  account: 'AKUN',
  unavailable: 'SERVER',
  unclear: 'SERVER',
};

/** The shops with a promo that is due or running, or another message in the queue. */
export const busyShops = async ({ db }: Kadar, now: Date): Promise<string[]> => {
  const rows = await db.transaction({ toko: '*' }, (tx) =>
    tx.rows<{ kode_toko: string }>(sql`
      select kode_toko from promo_jadwal where status in ('TERJADWAL', 'BERJALAN') and kirim_at <= ${now}
      union select kode_toko from promo_kirim where status = 'ANTRI' and jenis in ('HUTANG', 'LAYANAN') and berikut_at <= ${now}`),
  );
  return rows.map(({ kode_toko }) => kode_toko);
};

/**
 * Starts what is due in a shop and sends what is queued, one message after the other, until the minute's share is used
 * up, nothing is left, or nothing can leave. Whatever interrupts it, the next run goes on from the rows.
 * Returns how many messages were handed over.
 */
export const sendQueued = async (kadar: Kadar, toko: string, clock: Clock = kadar.clock): Promise<number> => {
  const { db } = kadar;
  const settings = await kadar.settings.of(toko);
  const begun = clock.now().getTime();
  const wablas = settings.WABLAS_MODULE ? accountOf(kadar, settings) : undefined;
  await db.transaction({ toko }, (tx) => reconcile(tx, toko, clock.now()));
  if (settings.WABLAS_MODULE) await db.transaction({ toko }, (tx) => startDue(tx, toko, clock.now()));
  let kendala: Kendala = settings.WABLAS_MODULE ? (wablas ? '' : 'AKUN') : 'MODUL';
  let sent = 0;
  while (wablas && kendala === '' && clock.now().getTime() - begun < RUN_MS) {
    const attempt = await db.transaction({ toko: '*' }, (tx) => claim(tx, toko, clock.now()));
    if (typeof attempt === 'string') break;
    const outcome = await transmit(kadar, wablas, attempt);
    await db.transaction({ toko }, (tx) => settle(tx, attempt, outcome, clock.now()));
    if (outcome.failure === undefined) sent++;
    kendala = (outcome.failure && HINDRANCE[outcome.failure]) ?? '';
  }
  await db.transaction({ toko }, async (tx) => {
    // Locked first: a message that somebody queues again just now is seen by the update, and keeps its promo open.
    await tx.rows(
      sql`select 1 from promo_jadwal where kode_toko = ${toko} and status = 'BERJALAN' order by id for update`,
    );
    await tx.execute(sql`
      update promo_jadwal p set status = 'SELESAI', kendala = '', selesai_at = ${clock.now()}, version = version + 1
      where kode_toko = ${toko} and status = 'BERJALAN'
        and not exists (select 1 from promo_kirim k where k.promo_id = p.id and k.status in ('ANTRI', 'MENGIRIM'))`);
    await tx.execute(sql`
      update promo_jadwal set kendala = ${kendala}
      where kode_toko = ${toko} and status in ('TERJADWAL', 'BERJALAN') and kirim_at <= ${clock.now()} and kendala <> ${kendala}`);
  });
  return sent;
};
