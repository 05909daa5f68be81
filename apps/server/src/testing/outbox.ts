import { type Kabar, queueKabar, sendKabar } from '../modules/kabar/public.ts';
import type { Clock } from '../platform/clock.ts';
import { type LocalSmtp, startLocalSmtp } from '../platform/mail/smtp.fixture.ts';
import { smtpAccountOf } from '../platform/mail/smtp-account.ts';
import { type LocalWablas, startLocalWablas } from '../platform/messaging/wablas.fixture.ts';
import { wablasHostOf } from '../platform/messaging/wablas-hosts.ts';
import { startTestApp, type TestApp } from './harness.ts';

export interface KabarRow {
  id: number;
  alamat: string;
  kanal: string;
  status: string;
  coba: number;
  kesalahan: string;
  jawaban: string;
  pesan_id: string;
  isi: string;
  terlambat: boolean;
}

export interface KabarServer {
  server: TestApp;
  smtp: LocalSmtp;
  wa: LocalWablas;
  queue(kabar?: Partial<Kabar>): Promise<number | string>;
  run(clock?: Clock): Promise<number>;
  rows(): Promise<KabarRow[]>;
  close(): Promise<void>;
}

/** The test chain with accounts at a local mail server and a local Wablas. */
export const startKabarServer = async (): Promise<KabarServer> => {
  const server = await startTestApp();
  const smtp = await startLocalSmtp();
  const wa = await startLocalWablas();
  Object.assign(server.config, {
    smtp: smtpAccountOf(smtp.url),
    smtpFrom: 'Kadar <kadar@toko.example>',
    wablasToken: 'TOKEN',
    wablasHosts: [wablasHostOf(wa.url)],
    publicUrl: 'https://emas.example',
  });
  const { kadar } = server.app;
  await kadar.db.transaction({ toko: '*' }, (tx) =>
    kadar.settings.write(tx, '*', { WABLAS_MODULE: true, WABLAS_BASE_URL: wa.url }, 'TEST'),
  );
  await server.look(
    `update users set email = lower(user_id) || '@toko.example', no_whatsapp = '0812' || lpad(abs(hashtext(user_id))::text, 10, '0')`,
  );
  return {
    server,
    smtp,
    wa,
    queue: (kabar = {}) =>
      kadar.db.transaction({ toko: '*' }, (tx) =>
        queueKabar(kadar, tx, {
          toko: 'K01',
          user: 'OWNER',
          kanal: 'EMAIL',
          hal: 'PERINGATAN',
          nomor: 'UJI',
          kepada: { user_id: 'OWNER' },
          judul: 'Kas K01 di atas batas',
          isi: 'Kas Rp 120.000.000, batas Rp 100.000.000',
          ...kabar,
        }),
      ),
    run: (clock) => sendKabar(kadar, clock),
    rows: () =>
      server.look<KabarRow>(
        'select id::int, alamat, kanal, status, coba, kesalahan, jawaban, pesan_id, isi, terlambat from kabar order by id',
      ),
    close: async () => {
      await server.close();
      await smtp.close();
      await wa.close();
    },
  };
};
