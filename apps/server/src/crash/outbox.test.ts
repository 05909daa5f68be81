import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalSmtp, startLocalSmtp } from '../platform/mail/smtp.fixture.ts';
import { removeFolder } from '../platform/postgres/cluster.ts';
import { startTestApp, type TestApp } from '../testing/harness.ts';
import { endAll, killServer, startServer } from './server-process.fixture.ts';

const MAILS = 40;
/** Two servers are killed after so many mails were taken, in the middle of the next ones. */
const KILLED_AT = [8, 20];
const TIMEOUT_MS = 300_000;

let database: TestApp;
let smtp: LocalSmtp;
let dataDir: string;
beforeAll(async () => {
  database = await startTestApp();
  smtp = await startLocalSmtp();
  dataDir = mkdtempSync(join(tmpdir(), 'kadar-outbox-'));
});
afterAll(async () => {
  await endAll();
  await database?.close();
  await smtp?.close();
  if (dataDir) await removeFolder(dataDir);
});

test(
  'kill -9 of a server that sends, twice: no mail comes twice, and what is missing is said to be uncertain',
  async () => {
    await database.look(
      `insert into kabar (kode_toko, kanal, hal, nomor, alamat, judul, isi, html, berhenti_url, terlambat, status, input_by, antri_at, berikut_at)
       select 'K01', 'EMAIL', 'PERINGATAN', 'UJI', 'orang' || n || '@toko.example', 'Nomor ' || n, 'isi', '', '', false, 'ANTRI', 'UJI', now(), now() from generate_series(1, $1) n`,
      [MAILS],
    );
    // Slow enough that a kill finds one on its way: the message is taken, its answer is still to come.
    smtp.react = async (stage) => {
      if (stage === 'data') await new Promise((resolve) => setTimeout(resolve, 60));
      return undefined;
    };
    const { url, ownerUrl } = database.database;
    const env = {
      KADAR_DATA: dataDir,
      DATABASE_URL: ownerUrl,
      DATABASE_APP_URL: url,
      KADAR_SMTP: smtp.url,
      KADAR_SMTP_FROM: 'kadar@toko.example',
    };
    for (const count of [...KILLED_AT, undefined]) {
      const server = await startServer(env);
      const until = count ?? MAILS - KILLED_AT.length;
      await expect
        .poll(() => smtp.received.length, { timeout: 120_000, interval: 5 })
        .toBeGreaterThanOrEqual(until);
      if (count !== undefined) await killServer(server);
    }
    // One that was on its way at a kill stays uncertain; every other leaves.
    await expect
      .poll(
        () => database.look(`select 1 from kabar where status <> 'DIKIRIM'`).then(({ length }) => length),
        {
          timeout: 60_000,
        },
      )
      .toBeLessThanOrEqual(KILLED_AT.length);
    const taken = smtp.received.map(({ messageId }) => messageId);
    expect(new Set(taken).size).toBe(taken.length);
    const rows = await database.look<{ pesan: string; status: string }>(
      `select '<' || pesan_id || '@toko.example>' as pesan, status from kabar`,
    );
    const uncertain = rows.filter(({ status }) => status !== 'DIKIRIM');
    expect(uncertain.length).toBeLessThanOrEqual(KILLED_AT.length);
    for (const { pesan } of rows.filter(({ status }) => status === 'DIKIRIM')) expect(taken).toContain(pesan);
    expect(uncertain.every(({ status }) => status === 'MENGIRIM' || status === 'TAK_PASTI')).toBe(true);
  },
  TIMEOUT_MS,
);
