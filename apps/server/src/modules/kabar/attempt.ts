import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { LOCKS } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import { messagesSince, PER_MINUTE, stopped } from '../promo/public.ts';
import { BACKOFF_MINUTES, CUT_OFF_MS, HELD_MINUTES, MAX_TRIES, STALE_HOURS } from './limits.ts';
import type { Lampiran } from './queue-kabar.ts';

const MINUTE_MS = 60_000;

/** One message on its way; `kunci` names this attempt at it. */
export interface Attempt {
  id: number;
  kode_toko: string;
  kanal: 'EMAIL' | 'WA';
  kunci: string;
  pesan_id: string;
  alamat: string;
  judul: string;
  isi: string;
  html: string;
  berhenti_url: string;
  /** This one included. */
  coba: number;
  /** Its file, where it has one; of one that WhatsApp fetches only the name. */
  lampiran: Lampiran | undefined;
}

/** What became of it. `held`: nothing leaves until somebody does something, which says nothing about its receiver. */
export interface Outcome {
  kind: 'sent' | 'refused' | 'held' | 'unavailable' | 'unclear';
  /** The other server's word, or what was wrong. */
  text: string;
}

interface Next {
  id: number;
  /** Its user is gone, or its number asked for no more. */
  sebab: 'PENGGUNA_TIDAK_AKTIF' | 'BERHENTI' | 'KEDALUWARSA' | null;
}

/** Ends a message that is for nobody any more. */
const leaveOut = (tx: Tx, id: number, sebab: string, now: Date): Promise<number> =>
  tx.execute(
    sql`update kabar set status = 'GAGAL', kesalahan = case when kesalahan = '' then ${sebab} else kesalahan end, selesai_at = ${now} where id = ${id}`,
  );

/**
 * Takes the channel's next message and marks it as being sent, in the transaction that must commit before it leaves. WhatsApp has
 * one account for customers and house, and a share of each minute. 'empty': nothing may leave now.
 */
export const claim = async (tx: Tx, kanal: 'EMAIL' | 'WA', now: Date): Promise<Attempt | 'empty'> => {
  if (kanal === 'WA') {
    await tx.rows(sql`select pg_advisory_xact_lock(${LOCKS.MESSAGE_RATE})`);
    if ((await messagesSince(tx, new Date(now.getTime() - MINUTE_MS))) >= PER_MINUTE) return 'empty';
  }
  for (;;) {
    const next = await tx.maybe<Next>(sql`
      select k.id, case
          when k.antri_at < ${now}::timestamptz - make_interval(hours => ${STALE_HOURS}) then 'KEDALUWARSA'
          when k.user_id is not null and not exists (select 1 from users u where u.user_id = k.user_id and u.deleted_at is null) then 'PENGGUNA_TIDAK_AKTIF'
          when k.kanal = 'WA' and k.hal = 'JADWAL' and ${stopped(sql`kadar_no_wa(k.alamat)`)} then 'BERHENTI' end as sebab
      from kabar k where k.status = 'ANTRI' and k.kanal = ${kanal} and k.hal <> 'UJI' and k.berikut_at <= ${now}
      order by k.berikut_at, k.id limit 1 for update of k skip locked`);
    if (!next) return 'empty';
    const attempt = next.sebab === null ? await mark(tx, next.id, now) : undefined;
    if (attempt) return attempt;
    if (next.sebab) await leaveOut(tx, next.id, next.sebab, now);
  }
};

/** Marks a row as being sent. Undefined when another has it. */
export const mark = async (tx: Tx, id: number, now: Date): Promise<Attempt | undefined> => {
  const row = await tx.maybe<Omit<Attempt, 'lampiran'>>(sql`
    update kabar set status = 'MENGIRIM', kunci = ${randomUUID()}, coba = coba + 1, dicoba_at = ${now}, kesalahan = '' where id = ${id} and status = 'ANTRI'
    returning id, kode_toko, kanal, kunci, pesan_id, alamat, judul, isi, html, berhenti_url, coba`);
  if (!row) return undefined;
  const lampiran = await tx.maybe<Lampiran>(
    sql`select nama, tipe, isi from kabar_lampiran where kabar_id = ${id}`,
  );
  return { ...row, lampiran };
};

/** Only what nobody can have received is queued again, and not for ever. */
const statusOf = (kind: Outcome['kind'], coba: number): 'DIKIRIM' | 'GAGAL' | 'TAK_PASTI' | 'ANTRI' => {
  if (kind === 'sent') return 'DIKIRIM';
  if (kind === 'unclear') return 'TAK_PASTI';
  if (kind === 'refused') return 'GAGAL';
  return kind === 'held' || coba < MAX_TRIES ? 'ANTRI' : 'GAGAL';
};

/** Writes an attempt's outcome, if the row is still this attempt's. What is tried `once` is not queued again. */
export const settle = async (
  tx: Tx,
  { id, kunci, coba }: Attempt,
  { kind, text }: Outcome,
  now: Date,
  { once = false } = {},
): Promise<void> => {
  const next = statusOf(kind, coba);
  const status = next === 'ANTRI' && once ? 'GAGAL' : next;
  const again = status === 'ANTRI';
  const pause = BACKOFF_MINUTES[Math.min(coba, BACKOFF_MINUTES.length) - 1] ?? 1;
  await tx.execute(sql`
    update kabar set status = ${status}, jawaban = ${kind === 'sent' ? text : ''}, kesalahan = ${kind === 'sent' ? '' : text},
      coba = coba - ${kind === 'held' ? 1 : 0}, berikut_at = ${now}::timestamptz + make_interval(mins => ${again ? (kind === 'held' ? HELD_MINUTES : pause) : 0}),
      selesai_at = case when ${again} then null else ${now}::timestamptz end
    where id = ${id} and kunci = ${kunci} and status in ('MENGIRIM', 'TAK_PASTI')`);
};

/** What a crash left between mark and outcome: it may have left, and is never sent again by itself. */
export const reconcile = (tx: Tx, now: Date): Promise<number> =>
  tx.execute(sql`
    update kabar set status = 'TAK_PASTI', kesalahan = 'TERPUTUS', selesai_at = ${now}
    where status = 'MENGIRIM' and dicoba_at < ${new Date(now.getTime() - CUT_OFF_MS)}`);
