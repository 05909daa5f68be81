import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { type Wablas, WablasError, type WablasFailure } from '../../../platform/messaging/wablas.ts';
import { publicImage } from '../account.ts';
import { BACKOFF_MINUTES, CUT_OFF_MS, MAX_TRIES } from '../limits.ts';

/** One message on its way; `kunci` names this attempt at it. */
export interface Attempt {
  id: number;
  kode_toko: string;
  kunci: string;
  no_hp: string;
  pesan: string;
  image_url: string;
  /** This one included. */
  coba: number;
}

export interface Outcome {
  status: 'TERKIRIM' | 'PENDING' | 'GAGAL' | 'ANTRI';
  id_wablas: string;
  kesalahan: string;
  failure: WablasFailure | undefined;
}

/** Marks a row as being sent, in the transaction that must commit before the call goes out. Undefined when another has it. */
export const mark = (tx: Tx, id: number, pesan: string, now: Date): Promise<Attempt | undefined> =>
  tx.maybe<Attempt>(sql`
    update promo_kirim set status = 'MENGIRIM', kunci = ${randomUUID()}, coba = coba + 1, dicoba_at = ${now}, pesan = ${pesan}, kesalahan = ''
    where id = ${id} and status = 'ANTRI' returning id, kode_toko, kunci, no_hp, pesan, image_url, coba`);

const DELIVERED = /^(sent|delivered|received|read)$/i;

/** What a failure means for the row: only what nobody can have received is queued again, and not for ever. */
const failed = (error: WablasError, coba: number): Outcome => {
  const { kind, message } = error;
  const again = kind === 'quota' || kind === 'account' || coba < MAX_TRIES;
  const status = kind === 'unclear' ? 'PENDING' : kind === 'refused' || !again ? 'GAGAL' : 'ANTRI';
  return { status, id_wablas: '', kesalahan: message, failure: kind };
};

/** The call itself, outside of any transaction. */
export const transmit = async (kadar: Kadar, wablas: Wablas, attempt: Attempt): Promise<Outcome> => {
  const { no_hp, pesan, image_url, coba } = attempt;
  const image = image_url === '' ? undefined : publicImage(kadar, image_url);
  try {
    const receipt = image
      ? await wablas.sendImage(no_hp, image, pesan)
      : await wablas.sendMessage(no_hp, pesan);
    const status = DELIVERED.test(receipt.status) ? 'TERKIRIM' : 'PENDING';
    return { status, id_wablas: receipt.id, kesalahan: '', failure: undefined };
  } catch (error) {
    if (error instanceof WablasError) return failed(error, coba);
    throw error;
  }
};

/** Without quota or account the attempt says nothing about its receiver, and is not counted. */
const uncounted = ({ failure }: Outcome): boolean => failure === 'quota' || failure === 'account';

/** Writes an attempt's outcome, if the row is still this attempt's; a cancelled promo's is not queued again. */
export const settle = async (tx: Tx, attempt: Attempt, outcome: Outcome, now: Date): Promise<void> => {
  const again = outcome.status === 'ANTRI';
  const minutes = BACKOFF_MINUTES[Math.min(attempt.coba, BACKOFF_MINUTES.length) - 1] ?? 1;
  await tx.execute(sql`
    update promo_kirim k set
      status = case when ${again} and p.status = 'BATAL' then 'BATAL' else ${outcome.status} end,
      id_wablas = ${outcome.id_wablas}, kesalahan = ${outcome.kesalahan}, coba = k.coba - ${uncounted(outcome) ? 1 : 0},
      berikut_at = ${now}::timestamptz + make_interval(mins => ${again ? minutes : 0}),
      selesai_at = case when ${again} and p.status is distinct from 'BATAL' then null else ${now}::timestamptz end
    from (select 1) satu left join promo_jadwal p on p.id = (select promo_id from promo_kirim where id = ${attempt.id})
    where k.id = ${attempt.id} and k.kunci = ${attempt.kunci} and k.status in ('MENGIRIM', 'PENDING')`);
};

/**
 * What a crash left between mark and outcome: whether the message left is unknown, so it counts as PENDING and is never
 * sent again by itself.
 */
export const reconcile = (tx: Tx, toko: string, now: Date): Promise<number> =>
  tx.execute(sql`
    update promo_kirim set status = 'PENDING', kesalahan = 'TERPUTUS', selesai_at = ${now}
    where kode_toko = ${toko} and status = 'MENGIRIM' and dicoba_at < ${new Date(now.getTime() - CUT_OFF_MS)}`);
