import { promoText } from '@kadar/contract/promo-text.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { LOCKS } from '../../../platform/database/locks.ts';
import { sql } from '../../../platform/database/sql.ts';
import { stopped } from '../audience.ts';
import { type Receiver, valuesOf } from '../fill.ts';
import { PER_MINUTE } from '../limits.ts';
import { messagesSince } from '../sent.ts';
import { type Attempt, mark } from './attempt.ts';

const MINUTE_MS = 60_000;

interface Next extends Receiver {
  id: number;
  template: string;
  berhenti: boolean;
}

/** wait: the account has sent enough this minute. */
export type Claim = Attempt | 'wait' | 'empty';

/**
 * Takes the next queued message of the shop, unless the account sends too fast, and fills in its text. Opted-out receivers
 * are left out. All shops send from the server's one account, so `tx` sees them all.
 */
export const claim = async (tx: Tx, toko: string, now: Date): Promise<Claim> => {
  await tx.rows(sql`select pg_advisory_xact_lock(${LOCKS.MESSAGE_RATE})`);
  if ((await messagesSince(tx, new Date(now.getTime() - MINUTE_MS))) >= PER_MINUTE) return 'wait';
  for (;;) {
    const ready = await nextReady(tx, toko, now);
    if (ready?.berhenti) {
      await leaveOut(tx, ready.id, now);
      continue;
    }
    const message = ready && (await mark(tx, ready.id, ready.pesan, now));
    if (message) return message;
    const next = await tx.maybe<Next>(sql`
      select k.id, p.template, p.tgl_kirim as tanggal, k.kode_customer, coalesce(m.nama_customer, k.nama) as nama_customer, m.tgl_lahir,
        kadar_poin_saldo(k.kode_customer) as poin, t.nama_toko, ${stopped(sql`k.no_hp`)} as berhenti
      from promo_kirim k join promo_jadwal p on p.id = k.promo_id and p.status = 'BERJALAN' join tokos t on t.kode_toko = k.kode_toko
        left join member m on m.kode_customer = k.kode_customer
      where k.kode_toko = ${toko} and k.status = 'ANTRI' and k.jenis = 'PROMO' and k.berikut_at <= ${now}
      order by k.berikut_at, k.id limit 1 for update of k skip locked`);
    if (!next) return 'empty';
    if (!next.berhenti) {
      const attempt = await mark(tx, next.id, promoText(next.template, valuesOf(next)), now);
      if (attempt) return attempt;
      continue;
    }
    await leaveOut(tx, next.id, now);
  }
};

/** A message whose text is ready goes before every promo. */
const nextReady = (tx: Tx, toko: string, now: Date) =>
  tx.maybe<{ id: number; pesan: string; berhenti: boolean }>(sql`
    select k.id, k.pesan, ${stopped(sql`k.no_hp`)} as berhenti from promo_kirim k
    where k.kode_toko = ${toko} and k.status = 'ANTRI' and k.jenis in ('HUTANG', 'LAYANAN') and k.berikut_at <= ${now}
    order by k.berikut_at, k.id limit 1 for update of k skip locked`);

const leaveOut = (tx: Tx, id: number, now: Date): Promise<number> =>
  tx.execute(sql`update promo_kirim set status = 'BERHENTI', selesai_at = ${now} where id = ${id}`);
