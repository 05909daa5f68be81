import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { SEND_JOB } from './names.ts';

/** A file that goes along, as it will leave. */
export interface Lampiran {
  nama: string;
  tipe: string;
  isi: Buffer;
}

/** A message to somebody of the house. */
export interface Kabar {
  /** The shop whose log it stands in; head office's own for the whole chain. */
  toko: string;
  /** Who asked for it, or whose schedule or alert it is. */
  user: string;
  kanal: 'EMAIL' | 'WA';
  hal: 'JADWAL' | 'PERINGATAN' | 'UJI';
  /** Which schedule, which alert. */
  nomor: string;
  /** A user is written to where his record says; a plain address is taken as it is. */
  kepada: { user_id: string } | { alamat: string };
  judul: string;
  /** Plain text: all of a WhatsApp message, and the mail for who reads no HTML. */
  isi: string;
  html?: string;
  berhenti_url?: string;
  terlambat?: boolean;
  lampiran?: Lampiran;
  /** Of what is told once, whoever comes upon it: its name and moment, and who is told. */
  satu?: string;
  /** Why it never leaves: its row is in the log, and nothing more. */
  gagal?: string;
}

const ADDRESS = { EMAIL: sql`email`, WA: sql`no_whatsapp` };

const addressOf = async (tx: Tx, { kanal, kepada }: Kabar): Promise<string> => {
  if ('alamat' in kepada) return kepada.alamat;
  const row = await tx.maybe<{ alamat: string | null }>(sql`
    select ${ADDRESS[kanal]} as alamat from users where user_id = ${kepada.user_id} and deleted_at is null`);
  return row?.alamat ?? '';
};

/** Wakes the sender with the commit; the sweep of every minute would find the work too. */
export const wakeSender = async ({ jobs, clock }: Kadar, tx: Tx): Promise<void> => {
  if (jobs.running) await jobs.enqueue(tx, SEND_JOB, {}, clock.now());
};

/**
 * Puts a message into the outbox: it leaves after the caller's commit, or not at all. Its number; 'SUDAH' where the same
 * `satu` was queued before, 'TANPA_ALAMAT' where the user has no address of that kind or is gone.
 */
export const queueKabar = async (
  kadar: Kadar,
  tx: Tx,
  kabar: Kabar,
): Promise<number | 'SUDAH' | 'TANPA_ALAMAT'> => {
  const { toko, user, kanal, hal, nomor, kepada, judul, isi, lampiran, gagal = '' } = kabar;
  const alamat = await addressOf(tx, kabar);
  if (alamat === '' && gagal === '') return 'TANPA_ALAMAT';
  const now = kadar.clock.now();
  const ended = gagal === '' ? null : now;
  const row = await tx.maybe<{ id: number }>(sql`
    insert into kabar (kode_toko, kanal, hal, nomor, user_id, alamat, judul, isi, html, berhenti_url, terlambat, satu, status, kesalahan, input_by, antri_at, berikut_at, selesai_at)
    values (${toko}, ${kanal}, ${hal}, ${nomor}, ${'user_id' in kepada ? kepada.user_id : null}, ${alamat || '-'}, ${judul}, ${isi}, ${kabar.html ?? ''},
      ${kabar.berhenti_url ?? ''}, ${kabar.terlambat ?? false}, ${kabar.satu ?? null}, ${ended ? 'GAGAL' : 'ANTRI'}, ${gagal}, ${user}, ${now}, ${now}, ${ended})
    on conflict on constraint kabar_satu do nothing returning id`);
  if (!row) return 'SUDAH';
  if (lampiran)
    await tx.execute(sql`
      insert into kabar_lampiran (kabar_id, kode_toko, nama, tipe, isi) values (${row.id}, ${toko}, ${lampiran.nama}, ${lampiran.tipe}, ${lampiran.isi})`);
  if (!ended) await wakeSender(kadar, tx);
  return row.id;
};
