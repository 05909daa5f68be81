import type { FastifyInstance } from 'fastify';
import type { Report } from '../../engines/report-engine/define.ts';
import type { Clock } from '../../platform/clock.ts';
import { sql } from '../../platform/database/sql.ts';
import { type Kabar, queueKabar } from '../kabar/public.ts';
import { messageFor } from './make.ts';
import { nextAt } from './moments.ts';
import { COLUMNS, type JadwalRow, penerimaOf } from './rows.ts';

export interface Sent {
  antri: number;
  gagal: number;
}

/** What each receiver of a schedule gets, made one after the other outside of any transaction. */
export const messagesOf = async (
  app: FastifyInstance,
  reports: ReadonlyMap<string, Report>,
  { jadwal, due, now, satu }: { jadwal: JadwalRow; due: Date; now: Date; satu: string },
): Promise<Kabar[]> => {
  const receivers = await app.kadar.db.transaction({ toko: '*' }, (tx) => penerimaOf(tx, jadwal.id));
  const messages: Kabar[] = [];
  for (const penerima of receivers)
    if (penerima.berhenti_at === null)
      messages.push(await messageFor({ app, reports, jadwal, due, now, satu }, penerima));
  return messages;
};

/** Makes what one schedule is due for, and moves it on to its next moment after now: what was missed comes once, however often. */
const runOne = async (
  app: FastifyInstance,
  reports: ReadonlyMap<string, Report>,
  jadwal: JadwalRow & { berikut_at: Date },
  now: Date,
): Promise<number> => {
  const { kadar } = app;
  const due = new Date(jadwal.berikut_at);
  const messages = await messagesOf(app, reports, {
    jadwal,
    due,
    now,
    satu: `jadwal/${jadwal.id}/${due.toISOString()}`,
  });
  const { ZONA_WAKTU: zone } = await kadar.settings.of(jadwal.lingkup);
  return kadar.db.transaction({ toko: '*' }, async (tx) => {
    const next = await nextAt(tx, jadwal, now, zone);
    // Changed, ended or made by another process meanwhile: then nothing of this leaves.
    const mine = await tx.execute(sql`
      update jadwal_laporan set berikut_at = ${next} where id = ${jadwal.id} and berikut_at = ${due} and version = ${jadwal.version} and dihapus_at is null`);
    if (mine === 0) return 0;
    for (const message of messages) await queueKabar(kadar, tx, message);
    return messages.length;
  });
};

/** Makes all that is due. Two processes at once queue each message once; one that is killed leaves it to the next. */
export const runDue = async (
  app: FastifyInstance,
  reports: ReadonlyMap<string, Report>,
  clock: Clock = app.kadar.clock,
): Promise<number> => {
  const due = await app.kadar.db.transaction({ toko: '*' }, (tx) =>
    tx.rows<JadwalRow & { berikut_at: Date }>(sql`
      select ${COLUMNS} from jadwal_laporan j where j.berikut_at <= ${clock.now()} and j.dihapus_at is null order by j.berikut_at, j.id`),
  );
  let made = 0;
  const failed: unknown[] = [];
  for (const jadwal of due)
    try {
      made += await runOne(app, reports, jadwal, clock.now());
    } catch (error) {
      failed.push(error);
    }
  if (failed.length > 0) throw new AggregateError(failed, 'some schedules could not be made');
  return made;
};
