import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalSmtp, startLocalSmtp } from '../platform/mail/smtp.fixture.ts';
import { type LocalWablas, startLocalWablas } from '../platform/messaging/wablas.fixture.ts';
import { removeFolder } from '../platform/postgres/cluster.ts';
import { startTestApp, type TestApp } from '../testing/harness.ts';
import { endAll, killServer, startServer } from './server-process.fixture.ts';

const TIMEOUT_MS = 300_000;
/** Slow enough that a kill finds one on its way: the message is taken, its answer is still to come. */
const ANSWER_MS = 60;

let database: TestApp;
let smtp: LocalSmtp;
let wa: LocalWablas;
let dataDir: string;
beforeAll(async () => {
  database = await startTestApp();
  smtp = await startLocalSmtp();
  wa = await startLocalWablas();
  dataDir = mkdtempSync(join(tmpdir(), 'kadar-outbox-'));
  smtp.react = async (stage) => {
    if (stage === 'data') await delay(ANSWER_MS);
    return undefined;
  };
  wa.react = async () => {
    await delay(ANSWER_MS);
    return undefined;
  };
  const { kadar } = database.app;
  await kadar.db.transaction({ toko: '*' }, (tx) =>
    kadar.settings.write(tx, '*', { WABLAS_MODULE: true, WABLAS_BASE_URL: wa.url }, 'TEST'),
  );
});
afterAll(async () => {
  await endAll();
  await database?.close();
  await smtp?.close();
  await wa?.close();
  if (dataDir) await removeFolder(dataDir);
});

/** A channel: how many are sent, and at how many taken two servers are killed at the earliest. */
interface Channel {
  kanal: 'EMAIL' | 'WA';
  messages: number;
  killedAt: readonly [number, number];
  /** An address of the nth, in SQL. */
  alamat: string;
  /** What a row is known by at the other side, in SQL. */
  known: string;
  /** What the other side took. */
  taken(): readonly (string | undefined)[];
}

/** Both send side by side, so that a kill finds one of each on its way. */
const CHANNELS: readonly Channel[] = [
  {
    kanal: 'EMAIL',
    messages: 40,
    killedAt: [4, 12],
    alamat: `'orang' || n || '@toko.example'`,
    known: `'<' || pesan_id || '@toko.example>'`,
    taken: () => smtp.received.map(({ messageId }) => messageId),
  },
  {
    // Fewer than may leave in a minute.
    kanal: 'WA',
    messages: 18,
    killedAt: [4, 10],
    alamat: `'62812000' || (1000 + n)`,
    known: 'alamat',
    taken: () => wa.accepted,
  },
];
const KILLS = [0, 1] as const;

test(
  'kill -9 of a server that sends, twice: nothing comes twice by mail or WhatsApp, and what is missing is said to be uncertain',
  async () => {
    for (const { kanal, messages, alamat } of CHANNELS)
      await database.look(
        `insert into kabar (kode_toko, kanal, hal, nomor, alamat, judul, isi, html, berhenti_url, terlambat, status, input_by, antri_at, berikut_at)
         select 'K01', $2, 'PERINGATAN', 'UJI', ${alamat}, 'Nomor ' || n, 'isi', '', '', false, 'ANTRI', 'UJI', now(), now() from generate_series(1, $1) n`,
        [messages, kanal],
      );
    const { url, ownerUrl } = database.database;
    const env = {
      KADAR_DATA: dataDir,
      DATABASE_URL: ownerUrl,
      DATABASE_APP_URL: url,
      KADAR_SMTP: smtp.url,
      KADAR_SMTP_FROM: 'kadar@toko.example',
      KADAR_WABLAS_TOKEN: 'TOKEN',
      KADAR_WABLAS_HOSTS: wa.url,
    };
    const took = (of: (channel: Channel) => number) =>
      expect
        .poll(() => CHANNELS.every((channel) => channel.taken().length >= of(channel)), {
          timeout: 120_000,
          interval: 5,
        })
        .toBe(true);
    for (const kill of KILLS) {
      const server = await startServer(env);
      await took(({ killedAt }) => killedAt[kill]);
      await killServer(server);
    }
    await startServer(env);
    // One of a channel that was on its way at a kill stays uncertain; every other leaves.
    await took(({ messages }) => messages - KILLS.length);
    for (const { kanal, known, taken } of CHANNELS) {
      const count = async (where: string) =>
        (await database.look(`select 1 from kabar where kanal = $1 and ${where}`, [kanal])).length;
      await expect.poll(() => count("status = 'ANTRI'"), { timeout: 90_000 }).toBe(0);
      await expect
        .poll(() => count("status <> 'DIKIRIM'"), { timeout: 60_000 })
        .toBeLessThanOrEqual(KILLS.length);
      const came = taken();
      expect(new Set(came).size).toBe(came.length);
      const rows = await database.look<{ pesan: string; status: string }>(
        `select ${known} as pesan, status from kabar where kanal = $1`,
        [kanal],
      );
      const uncertain = rows.filter(({ status }) => status !== 'DIKIRIM');
      for (const { pesan } of rows.filter(({ status }) => status === 'DIKIRIM'))
        expect(came).toContain(pesan);
      expect(uncertain.every(({ status }) => status === 'MENGIRIM' || status === 'TAK_PASTI')).toBe(true);
    }
  },
  TIMEOUT_MS,
);
