import type { Jadwal } from '@kadar/contract/endpoints/jadwal-laporan.ts';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Report } from '../../engines/report-engine/define.ts';
import { loadReports } from '../../engines/report-engine/registry.ts';
import { type Client, TODAY, USERS } from '../../testing/harness.ts';
import { type KabarServer, startKabarServer } from '../../testing/outbox.ts';
import { steppedClock } from '../../testing/stepped-clock.ts';
import { runDue } from './run-due.ts';

const { OWN, SPV, KASIR } = USERS;
let kabar: KabarServer;
let reports: ReadonlyMap<string, Report>;
let owner: Client;
let spv: Client;
beforeAll(async () => {
  kabar = await startKabarServer();
  reports = new Map((await loadReports()).map((report) => [report.name, report]));
  owner = await kabar.server.login('OWN');
  spv = await kabar.server.login('SPV');
});
afterAll(() => kabar?.close());
beforeEach(async () => {
  kabar.smtp.received.length = 0;
  kabar.wa.requests.length = 0;
  await kabar.server.look('truncate kabar_lampiran, kabar, jadwal_penerima, jadwal_laporan');
});

const body = (more: object = {}) => ({
  nama: 'Penjualan kemarin',
  isi: 'LAPORAN',
  laporan: 'laporan-penjualan',
  rentang: 'KEMARIN',
  format: 'XLSX',
  lingkup: 'K01',
  kala: 'HARIAN',
  jam: '07:00',
  penerima: [{ kanal: 'EMAIL', user_id: OWN }],
  ...more,
});
const make = async (more: object = {}, who = owner): Promise<Jadwal> => {
  const { status, body: answer } = await who.post('jadwal-laporan', body(more));
  expect(answer.message, JSON.stringify(answer)).toBeDefined();
  expect(status).toBe(200);
  return answer.data as Jadwal;
};
/** 07:00 of the day after TODAY by the shop's clock is midnight there. */
const nextMorning = () => steppedClock(`${TODAY}T23:59:00Z`);
const due = (clock: ReturnType<typeof steppedClock>) => runDue(kabar.server.app, reports, clock);
const sheetOf = async (content: Buffer): Promise<string> =>
  JSON.stringify((await readXlsx(content)).sheets[0]?.rows);

describe('when its moment comes', () => {
  test('a report goes to who gets it, each with what his own rights show him, for another reader to open', async () => {
    await make({
      penerima: [
        { kanal: 'EMAIL', user_id: OWN },
        { kanal: 'EMAIL', user_id: SPV },
        { kanal: 'EMAIL', user_id: KASIR },
      ],
    });
    const clock = nextMorning();
    expect(await due(clock)).toBe(0);
    clock.minutes(1);
    expect(await due(clock)).toBe(3);
    expect(await due(clock)).toBe(0);
    await kabar.run();
    const of = (user: string) =>
      kabar.smtp.received.find(
        ({ to }) => !Array.isArray(to) && to?.text === `${user.toLowerCase()}@toko.example`,
      );
    const [his, hers] = [of(OWN), of(SPV)];
    expect(his?.subject).toContain('25 Feb 2026');
    expect(his?.attachments[0]?.filename).toBe(`laporan-penjualan-K01-${TODAY}.xlsx`);
    const wide = await sheetOf(his?.attachments[0]?.content as Buffer);
    const narrow = await sheetOf(hers?.attachments[0]?.content as Buffer);
    expect(wide).toContain('Margin');
    expect(narrow).not.toContain('Margin');
    expect(his?.text).not.toContain('Terlambat');
  });

  test('a PDF is one', async () => {
    await make({ format: 'PDF' });
    const clock = nextMorning();
    clock.minutes(1);
    await due(clock);
    await kabar.run();
    const [file] = kabar.smtp.received[0]?.attachments ?? [];
    expect(file?.contentType).toBe('application/pdf');
    expect(file?.content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('what was missed comes once, however many days, of its first day, and says that it is late', async () => {
    await make();
    const clock = nextMorning();
    clock.minutes(3 * 24 * 60);
    expect(await due(clock)).toBe(1);
    expect(await due(clock)).toBe(0);
    await kabar.run();
    expect(kabar.smtp.received).toHaveLength(1);
    expect(kabar.smtp.received[0]?.text).toContain('Terlambat: seharusnya dikirim 26 Feb 2026 07:00');
    expect(await kabar.rows()).toMatchObject([{ terlambat: true, status: 'DIKIRIM' }]);
  });

  test('many processes at once make it once', async () => {
    await make({
      penerima: [
        { kanal: 'EMAIL', user_id: OWN },
        { kanal: 'WA', user_id: OWN },
      ],
    });
    const clock = nextMorning();
    clock.minutes(1);
    await Promise.all(Array.from({ length: 6 }, () => due(clock)));
    expect(await kabar.rows()).toHaveLength(2);
  });

  test('who lost his rights, or is gone, gets nothing, and the log says why', async () => {
    await make({
      penerima: [
        { kanal: 'EMAIL', user_id: SPV },
        { kanal: 'WA', user_id: SPV },
      ],
    });
    await kabar.server.look(`update users set level = 'DEV' where user_id = $1`, [SPV]);
    const clock = nextMorning();
    clock.minutes(1);
    await due(clock);
    expect(await kabar.run()).toBe(0);
    expect((await kabar.rows()).map(({ kesalahan }) => kesalahan)).toEqual(['TIDAK_BERHAK', 'TIDAK_BERHAK']);
    await kabar.server.look(`update users set level = 'SPV', deleted_at = now() where user_id = $1`, [SPV]);
    clock.minutes(24 * 60);
    await due(clock);
    await kabar.server.look('update users set deleted_at = null where user_id = $1', [SPV]);
    expect((await kabar.rows())[2]?.kesalahan).toBe('PENGGUNA_TIDAK_AKTIF');
  });

  test('one that is off sends nothing; switched on it comes at its next moment', async () => {
    const jadwal = await make({ aktif: false });
    const clock = nextMorning();
    clock.minutes(1);
    expect(await due(clock)).toBe(0);
    const { penerima: _, ...rest } = body();
    const again = await owner.put(`jadwal-laporan/${jadwal.id}`, {
      ...rest,
      penerima: [{ kanal: 'EMAIL', user_id: OWN }],
      version: jadwal.version,
    });
    expect((again.body.data as Jadwal).berikut_at).toBe('2026-02-26T00:00:00.000Z');
    expect(
      (await owner.put(`jadwal-laporan/${jadwal.id}`, { ...body(), version: jadwal.version })).body.code,
    ).toBe('DATA_BERUBAH');
  });
});

describe('a summary', () => {
  test('tells yesterday in the morning, in text and HTML, and by WhatsApp; a level without cost is told none', async () => {
    await make({
      isi: 'PAGI',
      laporan: '',
      penerima: [
        { kanal: 'EMAIL', user_id: OWN },
        { kanal: 'EMAIL', user_id: SPV },
        { kanal: 'WA', user_id: OWN },
      ],
    });
    const clock = nextMorning();
    clock.minutes(1);
    await due(clock);
    await kabar.run();
    const [his, hers] = ['owner', 'spv1'].map((name) =>
      kabar.smtp.received.find(({ to }) => !Array.isArray(to) && to?.text.startsWith(name)),
    );
    expect(his?.subject).toBe('Ringkasan pagi: K01, 25 Feb 2026');
    for (const word of ['Penjualan: Rp.', 'Laba kotor: Rp.', 'Kas: Rp.', 'Emas kami:', 'Perlu perhatian'])
      expect(his?.text).toContain(word);
    expect(hers?.text).toContain('Penjualan: Rp.');
    expect(hers?.text).not.toContain('Laba kotor');
    expect(his?.html).toContain('<table');
    expect(kabar.wa.requests[0]?.data[0]?.message).toContain('*Ringkasan pagi: K01, 25 Feb 2026*');
  });

  test('in another language, of all shops', async () => {
    await make({ isi: 'MALAM', laporan: '', lingkup: '*', bahasa: 'en' });
    const clock = steppedClock(`${TODAY}T23:59:00Z`);
    clock.minutes(1);
    await due(clock);
    await kabar.run();
    expect(kabar.smtp.received[0]?.subject).toBe('Evening summary: All shops, 26 Feb 2026');
    expect(kabar.smtp.received[0]?.text).toContain('K02');
  });
});

describe('who gets no more', () => {
  test('the link of a mail shows what it ends, and a click ends it for him alone', async () => {
    await make({
      penerima: [
        { kanal: 'EMAIL', user_id: OWN },
        { kanal: 'EMAIL', user_id: SPV },
      ],
    });
    const clock = nextMorning();
    clock.minutes(1);
    await due(clock);
    await kabar.run();
    const mail = kabar.smtp.received.find(({ to }) => !Array.isArray(to) && to?.text.startsWith('owner'));
    const url = new URL(/https:\S+berhenti-kabar\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const { app } = kabar.server;
    const shown = await app.inject({ method: 'GET', url: url.pathname });
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('Penjualan kemarin');
    const click = (path: string) =>
      app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
    expect((await click(url.pathname.replace(/\.[A-Z0-9]+$/, '.AAAAAAAAAAAAAAAA'))).statusCode).toBe(404);
    clock.minutes(24 * 60);
    expect(await due(clock)).toBe(2);
    expect((await click(url.pathname)).statusCode).toBe(200);
    expect((await click(url.pathname)).statusCode).toBe(200);
    clock.minutes(24 * 60);
    expect(await due(clock)).toBe(1);
  });

  test('a number that answered STOP gets no schedule', async () => {
    await make({ penerima: [{ kanal: 'WA', user_id: OWN }] });
    await kabar.server.look(
      `insert into promo_berhenti (no_hp, keterangan, created_by, updated_by) select kadar_no_wa(no_whatsapp), 'STOP', 'X', 'X' from users where user_id = $1`,
      [OWN],
    );
    const clock = nextMorning();
    clock.minutes(1);
    await due(clock);
    expect(await kabar.run()).toBe(0);
    expect(await kabar.rows()).toMatchObject([{ status: 'GAGAL', kesalahan: 'BERHENTI' }]);
    await kabar.server.look('delete from promo_berhenti');
  });
});

describe('who may make what', () => {
  test('a shop tells of itself, to its own people; plain addresses are the owner’s', async () => {
    const refused = async (more: object, who = spv) => {
      const { body: answer } = await who.post(
        'jadwal-laporan',
        body({ penerima: [{ kanal: 'EMAIL', user_id: SPV }], ...more }),
      );
      return (
        Object.entries(answer.fields ?? {})
          .map(([name, { code }]) => `${name} ${code}`)
          .join() || answer.code
      );
    };
    expect(await refused({ lingkup: 'K02' })).toBe('lingkup TOKO_TIDAK_DIKENAL');
    expect(await refused({ lingkup: '*' })).toBe('lingkup TOKO_TIDAK_DIKENAL');
    expect(await refused({ penerima: [{ kanal: 'EMAIL', alamat: 'a@b.example' }] })).toBe(
      'penerima TIDAK_BERHAK',
    );
    expect(await refused({ penerima: [{ kanal: 'EMAIL', user_id: OWN }] })).toBe(
      'penerima PENERIMA_TIDAK_SAH',
    );
    expect(await refused({ penerima: [] })).toBe('penerima PENERIMA_WAJIB');
    expect(await refused({ laporan: 'neraca-saldo' })).toBe('TIDAK_BERHAK');
    expect(await refused({ laporan: 'tiada' })).toBe('laporan PILIHAN_TIDAK_SAH');
    expect(await refused({ laporan: 'laporan-rekap-sales' }, owner)).toBe('saringan.kode_sales KODE_KOSONG');
    expect(await refused({ kala: 'MINGGUAN', hari: 8 })).toBe('hari ISIAN_TIDAK_SAH');
    expect(await refused({ penerima: [{ kanal: 'EMAIL', alamat: 'bukan' }] }, owner)).toBe(
      'penerima EMAIL_TIDAK_SAH',
    );
    await make({ penerima: [{ kanal: 'EMAIL', alamat: 'pemilik@luar.example' }] });
    expect(((await spv.get('jadwal-laporan')).body.data as Jadwal[]).length).toBe(0);
  });

  test('a schedule of another is not changed, sent or ended by a shop; its own is', async () => {
    const { id, version } = await make();
    for (const reply of [
      await spv.put(`jadwal-laporan/${id}`, {
        ...body({ penerima: [{ kanal: 'EMAIL', user_id: SPV }] }),
        version,
      }),
      await spv.post(`jadwal-laporan/${id}/kirim`, {}),
      await spv.delete(`jadwal-laporan/${id}`),
    ])
      expect(reply.body.code).toBe('DATA_TIDAK_DITEMUKAN');
    const own = await make({ penerima: [{ kanal: 'EMAIL', user_id: SPV }] }, spv);
    expect((await spv.delete(`jadwal-laporan/${own.id}`)).status).toBe(200);
    expect(((await spv.get('jadwal-laporan')).body.data as Jadwal[]).length).toBe(0);
  });

  test('sent now, once per key; what it sent stands in the log', async () => {
    const { id } = await make({ penerima: [{ kanal: 'EMAIL', user_id: OWN }] });
    const key = crypto.randomUUID();
    const first = await owner.post(`jadwal-laporan/${id}/kirim`, {}, { key });
    expect(first.body.data).toEqual({ antri: 1, gagal: 0 });
    expect((await owner.post(`jadwal-laporan/${id}/kirim`, {}, { key })).body).toEqual(first.body);
    expect(await kabar.run()).toBe(1);
    const log = await owner.get(`kabar/report?tgl_from=${TODAY}&tgl_to=${TODAY}&format=baris`);
    expect(log.body.data).toMatchObject([{ status: 'DIKIRIM', user_id: OWN, hal: 'JADWAL' }]);
    const [row] = (await owner.get('jadwal-laporan')).body.data as Jadwal[];
    expect(row?.terakhir?.status).toBe('DIKIRIM');
  });
});
