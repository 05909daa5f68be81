import { randomUUID } from 'node:crypto';
import { type Level, mayUse } from '@kadar/contract/permissions.ts';
import { STANDARD_CASH_CATEGORIES, standardMappings } from '@kadar/contract/standard-accounts.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { loadMasters } from '../../engines/master-engine/registry.ts';
import { loadReports } from '../../engines/report-engine/registry.ts';
import { allScreens } from '../../modules/sesi/menu.ts';
import { newPlace, type Place, removeAll, restoreTo } from '../../platform/backup/backup.fixture.ts';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { readConfig } from '../../platform/config.ts';
import { DOKUMEN } from '../../platform/dokumen-types.ts';
import { PASSWORD } from '../../testing/harness.ts';

/**
 * 7f1055e.kadar is a backup made by the version of that commit: three business days of two shops with mixed payments,
 * points, discounts, cancelled sales and vouchers, money to and from the bank, closings with differences. golden/ holds
 * what that version answered. What a version answers otherwise, a user or a client sees otherwise.
 */
const BACKUP = new URL('7f1055e.kadar', import.meta.url).pathname;
const RANGE = { from: '2026-02-25', to: '2026-02-27' };
const SHOPS = ['K01', 'K02', '*'] as const;

let place: Place;
let app: FastifyInstance;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  place = await newPlace();
  await restoreTo(place, BACKUP);
  app = await buildApp({
    config: readConfig({ KADAR_DATA: place.dataDir, KADAR_LOG: 'silent' }),
    clock: { now: () => new Date(`${RANGE.to}T05:00:00Z`) },
    database: { url: place.url, ownerUrl: place.url },
    masters: await loadMasters(),
    reports: await loadReports(),
  });
  for (const user_id of ['OWNER', 'ADMIN', 'KASIR1']) {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/users/login',
      headers: { 'idempotency-key': randomUUID() },
      payload: { user_id, password: PASSWORD, takeover: true, want_token: true },
    });
    tokens[user_id] = reply.json<{ data: { token: string } }>().data.token;
  }
});
afterAll(async () => {
  await app?.close();
  await removeAll();
});

const get = async (path: string, { user = 'OWNER', toko = '*' } = {}) => {
  const headers = { 'x-auth-token': tokens[user] ?? '', 'x-toko': toko };
  const reply = await app.inject({ method: 'GET', url: `/api/v1/${path}`, headers });
  return reply;
};
/** Answers of several calls in one file, each under its path. */
const golden = async (name: string, answers: Record<string, string>) => {
  const text = Object.entries(answers).map(([path, answer]) => `=== ${path}\n${answer}\n`);
  await expect(text.join('\n')).toMatchFileSnapshot(`golden/${name}.txt`);
};
const pretty = (body: string): string => {
  const { data, ...rest } = JSON.parse(body) as { data: unknown };
  if (!Array.isArray(data)) return JSON.stringify({ data, ...rest }, null, 1);
  return [...data.map((row) => JSON.stringify(row)), JSON.stringify(rest)].join('\n');
};

test('the old backup is restored, and its books hold', async () => {
  const client = await app.kadar.db.privileged.connect();
  const { findings } = await verifyDatabase(client).finally(() => client.release());
  expect(findings).toEqual([]);
});

test('what had only a number, or a table of its own, is a document', async () => {
  const { rows } = await app.kadar.db.privileged.query<Record<string, string>>(`
    select d.jenis, count(*)::int as n, count(b.no_faktur)::int as batal, sum(y.rp)::int as rp, bool_and(y.rp = d.dibayar) as paid
    from dokumen d left join dokumen_batal b using (kode_toko, no_faktur)
    left join (select kode_toko, no_faktur, sum(jumlah_rp)::bigint as rp from dokumen_bayar group by 1, 2) y using (kode_toko, no_faktur)
    group by d.jenis order by d.jenis`);
  expect(rows).toMatchInlineSnapshot(`
    [
      {
        "batal": 5,
        "jenis": "KAS_KELUAR",
        "n": 15,
        "paid": true,
        "rp": 10975000,
      },
      {
        "batal": 2,
        "jenis": "KAS_MASUK",
        "n": 12,
        "paid": true,
        "rp": 26234000,
      },
      {
        "batal": 5,
        "jenis": "PENJUALAN",
        "n": 30,
        "paid": true,
        "rp": 277146500,
      },
      {
        "batal": 0,
        "jenis": "TAMBAH_BARANG",
        "n": 2,
        "paid": null,
        "rp": null,
      },
      {
        "batal": 0,
        "jenis": "TERIMA_SUPPLIER",
        "n": 2,
        "paid": null,
        "rp": null,
      },
      {
        "batal": 0,
        "jenis": "TUTUP_HARIAN",
        "n": 2,
        "paid": true,
        "rp": 3500,
      },
    ]
  `);
  const { rows: reasons } = await app.kadar.db.privileged.query(`
    select d.no_faktur, b.no_faktur_batal, b.alasan, b.input_by, o.disetujui_oleh, b.tanggal = d.tanggal as hari_sama
    from dokumen d join dokumen_batal b using (kode_toko, no_faktur) left join otorisasi o on o.id = b.otorisasi_id
    where d.jenis like 'KAS%' order by 1`);
  expect(reasons).toMatchInlineSnapshot(`
    [
      {
        "alasan": "SALAH KETIK",
        "disetujui_oleh": "SPV1",
        "hari_sama": true,
        "input_by": "KASIR1",
        "no_faktur": "KKK01260225001",
        "no_faktur_batal": "KBK01260225000",
      },
      {
        "alasan": "SALAH KETIK",
        "disetujui_oleh": "SPV1",
        "hari_sama": true,
        "input_by": "KASIR1",
        "no_faktur": "KKK01260226004",
        "no_faktur_batal": "KBK01260226001",
      },
      {
        "alasan": "SALAH KETIK",
        "disetujui_oleh": "SPV1",
        "hari_sama": true,
        "input_by": "KASIR1",
        "no_faktur": "KKK01260227007",
        "no_faktur_batal": "KBK01260227003",
      },
      {
        "alasan": "SALAH KETIK",
        "disetujui_oleh": "SPV2",
        "hari_sama": true,
        "input_by": "KASIR2",
        "no_faktur": "KKK02260225001",
        "no_faktur_batal": "KBK02260225000",
      },
      {
        "alasan": "SALAH KETIK",
        "disetujui_oleh": "SPV2",
        "hari_sama": true,
        "input_by": "KASIR2",
        "no_faktur": "KKK02260226004",
        "no_faktur_batal": "KBK02260226001",
      },
      {
        "alasan": "SALAH KETIK",
        "disetujui_oleh": "SPV1",
        "hari_sama": true,
        "input_by": "KASIR1",
        "no_faktur": "KMK01260226004",
        "no_faktur_batal": "KBK01260226002",
      },
      {
        "alasan": "SALAH KETIK",
        "disetujui_oleh": "SPV2",
        "hari_sama": true,
        "input_by": "KASIR2",
        "no_faktur": "KMK02260226004",
        "no_faktur_batal": "KBK02260226002",
      },
    ]
  `);
});

test('who stood before has every screen that a new user of his level has', async () => {
  const screens = allScreens(await loadMasters(), await loadReports());
  const { rows } = await app.kadar.db.privileged.query<{ user_id: string; level: Level; akses: string }>(
    'select user_id, level, akses::text as akses from users where jsonb_array_length(akses) > 0',
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { user_id, level, akses } of rows)
    expect(
      screens
        .filter(({ access, route }) => mayUse(access, level) && !akses.includes(`"${route}"`))
        .map(({ route }) => route),
      `${user_id} ${level}`,
    ).toEqual([]);
});

test('every role of every document has an account and every cash category stands, as in a new chain', async () => {
  const { rows } = await app.kadar.db.privileged.query<{ role: string }>(`
    select p.trx || ' ' || (d ->> 'jenis_akun') || ' ' || (d ->> 'kode_akun') as role
    from para_akun_transaksi p, jsonb_array_elements(p.detail_akun) d join akuns a on a.nomor_akun = d ->> 'nomor_akun' and a.deleted_at is null where p.deleted_at is null`);
  const mapped = new Set(rows.map(({ role }) => role));
  const wanted = standardMappings(DOKUMEN).flatMap(({ trx, detail_akun }) =>
    detail_akun.map(({ kode_akun, jenis_akun }) => `${trx} ${jenis_akun} ${kode_akun}`),
  );
  expect(wanted.length).toBeGreaterThan(300);
  expect(wanted.filter((role) => !mapped.has(role))).toEqual([]);
  const { rows: categories } = await app.kadar.db.privileged.query<{ kode: string }>(
    'select kode_kategori as kode from kategori_kas where deleted_at is null',
  );
  const standing = new Set(categories.map(({ kode }) => kode));
  expect(
    STANDARD_CASH_CATEGORIES.map(({ kode_kategori }) => kode_kategori).filter((kode) => !standing.has(kode)),
  ).toEqual([]);
});

describe('what was answered before is answered now', () => {
  test('by every report, on the screen and as CSV', async () => {
    for (const report of await loadReports()) {
      const filters = Object.entries(report.filters).flatMap(
        ([key, { kind, required, choices }]): [string, string][] => {
          if (key === report.range?.from) return [[key, RANGE.from]];
          if (key === report.range?.to) return [[key, RANGE.to]];
          if (kind === 'date') return [[key, RANGE.from]];
          if (kind === 'month') return [[key, '2026-02']];
          return required ? [[key, choices?.[0]?.value ?? '1101']] : [];
        },
      );
      const answers: Record<string, string> = {};
      for (const toko of SHOPS) {
        const path = `${report.path}?${new URLSearchParams(filters)}`;
        answers[`${toko} ${path}`] = pretty((await get(`${path}&format=baris`, { toko })).body);
        answers[`${toko} ${path} csv`] = (await get(`${path}&format=csv`, { user: 'ADMIN', toko })).body;
      }
      answers.definition = JSON.stringify((await get(`${report.path}/definition`)).json(), null, 1);
      await golden(`laporan-${report.name}`, answers);
    }
  });

  test('by every list of documents and movements that may be carried away', async () => {
    const tables = (await get('export-csv/tables', { user: 'ADMIN' })).json<{
      data: { name: string; kind: string }[];
    }>();
    for (const { name, kind } of tables.data) {
      if (kind !== 'DATA' || name === 'audit') continue;
      const path = `export-csv/${name}?tgl_from=${RANGE.from}&tgl_to=${RANGE.to}`;
      await golden(`export-${name}`, { [path]: (await get(path, { user: 'ADMIN' })).body });
    }
  });

  test('by the screens of the counter, the day and head office', async () => {
    const range = `tgl_from=${RANGE.from}&tgl_to=${RANGE.to}`;
    for (const [name, paths] of Object.entries({
      penjualan: [`penjualan?${range}&limit=100`, 'penjualan?limit=5'],
      cash: [
        `cash/paginated?${range}&skip=0&limit=100`,
        `cash/history-bank?${range}`,
        `non-cash/gesek-histories?${range}`,
      ],
      hari: ['hari', 'kadar-eod/get?tanggal=2026-02-25', 'kadar-eod/get?tanggal=2026-02-26'],
      dashboard: ['dashboard/ringkasan', 'dashboard/stock', `penjualan/chart?${range}`],
      pusat: [
        'cash-pusat/daily-biaya',
        'cash-pusat/daily-cash-chart',
        'cash-pusat/daily-specific-chart',
        'cash-pusat/daily-transaction-chart',
        'cash-pusat/outstand-noncash',
        'cash-pusat/period-transaction-chart',
        'transaction/daily-transaction-get-year',
        ...[
          'daily-biaya',
          'daily-cash-chart',
          'daily-specific-chart',
          'daily-transaction-chart',
          'outstand-noncash',
          'period-transaction-chart',
        ].map((one) => `cash-pusat/${one}?${range}&tanggal=${RANGE.from}`),
      ],
      barang: ['barang?limit=40', 'barang/get/ready-update-kadar'],
      jurnal: [`jurnal/hledger?${range}`],
    })) {
      const answers: Record<string, string> = {};
      for (const path of paths)
        for (const toko of SHOPS) {
          const { body, statusCode, headers } = await get(path, { toko });
          const shown = String(headers['content-type']).includes('json') ? pretty(body) : body;
          answers[`${toko} ${path}`] = `${statusCode}\n${shown}`;
        }
      await golden(`layar-${name}`, answers);
    }
  });

  test('by every sale, and by the history of its pieces', async () => {
    const { data } = (await get('penjualan?limit=100&tgl_from=2026-02-25&tgl_to=2026-02-27')).json<{
      data: { no_faktur: string; kode_toko: string }[];
    }>();
    expect(data).toHaveLength(30);
    const answers: Record<string, string> = {};
    const pieces: Record<string, string> = {};
    for (const { no_faktur, kode_toko } of data.toSorted((a, b) => (a.no_faktur < b.no_faktur ? -1 : 1))) {
      const { body } = await get(`penjualan/${no_faktur}`, { toko: kode_toko });
      answers[no_faktur] = pretty(body);
      for (const code of body.match(/"kode_barcode":"([^"]+)"/g) ?? []) {
        const kode = code.slice(16, -1);
        pieces[kode] = pretty((await get(`barang/${kode}/riwayat`, { toko: kode_toko })).body);
      }
    }
    await golden('penjualan-satu', answers);
    await golden('barang-riwayat', pieces);
  });
});
