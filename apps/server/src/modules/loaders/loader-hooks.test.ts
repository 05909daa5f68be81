import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';

type Row = Record<string, unknown>;

let server: TestApp;
let admin: Client;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.login('MU');
});
afterAll(() => server?.close());

describe('a range', () => {
  const CASES: [path: string, body: Row, end: string][] = [
    ['ruginota', { umur_from: 9, umur_to: 8, jenis_rugi: 'PERSEN' }, 'umur_to'],
    ['para-bunga-hutang', { hutang_from: 900, hutang_to: 899, bunga: 1 }, 'hutang_to'],
    ['para-hutang-pokok', { hutang_from: 900, hutang_to: 0, pokok_minimum: 1 }, 'hutang_to'],
    ['parapinjaman', { hutang_from: 900, hutang_to: 1, lama_pinjam: 30 }, 'hutang_to'],
    [
      'parameter-berlian',
      { kode_color: 'D', kode_clarity: 'IF', poin_from: 20, poin_to: 10, harga_jual: 1 },
      'poin_to',
    ],
    [
      'parameter-harga-emas-pembelian',
      { kadar_from: 40, kadar_to: 39.999, jenis_harga: 'PERSEN' },
      'kadar_to',
    ],
    ['parameter-ongkos', { berat_from: 2, berat_to: 1.999, jenis_ongkos: 'PER_GRAM', nilai: 1 }, 'berat_to'],
  ];
  test.each(CASES)('%s that ends before it begins is refused at its end', async (path, body, end) => {
    const reply = await admin.post(path, body);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([422, [end]]);
    expect(reply.body.fields?.[end]).toMatchObject({ code: 'SAMPAI_SEBELUM_DARI' });
  });

  test('speaks of its fields by their names, also when changed', async () => {
    const added = await admin.post('ruginota', {
      umur_from: 20,
      umur_to: 20,
      jenis_rugi: 'PERSEN',
      rugi_persen: 3,
    });
    const { _id } = added.body.data as { _id: string };
    const reply = await admin.put(`ruginota/${_id}`, { umur_to: 19 });
    expect(reply.body.fields?.umur_to).toMatchObject({
      message: 'Umur Nota Sampai (bulan) tidak boleh lebih kecil dari Umur Nota Dari (bulan)',
    });
    expect((await admin.delete(`ruginota/${_id}`)).status).toBe(200);
  });
});

describe('a range over values that another covers', () => {
  const created: string[] = [];
  const added = async (path: string, body: Row): Promise<string> => {
    const reply = await admin.post(path, body);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const at = `${path}/${(reply.body.data as Row)._id}`;
    created.push(at);
    return at;
  };
  afterEach(async () => {
    for (const at of created.splice(0)) await admin.delete(at);
  });
  const rugi = { jenis_rugi: 'PERSEN', rugi_persen: 3 };

  test('is refused at its beginning, added or changed, whichever of the two is inside', async () => {
    await added('ruginota', { ...rugi, umur_from: 20, umur_to: 30 });
    for (const [umur_from, umur_to] of [
      [30, 40],
      [10, 20],
      [22, 23],
      [10, 50],
    ]) {
      const reply = await admin.post('ruginota', { ...rugi, umur_from, umur_to });
      expect([reply.status, reply.body.fields]).toEqual([
        422,
        {
          umur_from: {
            code: 'RENTANG_BERTUMPUK',
            message: 'Umur Nota Dari (bulan): sudah ada rentang 20 sampai 30 yang mencakupnya',
          },
        },
      ]);
    }
    const other = await added('ruginota', { ...rugi, umur_from: 31, umur_to: 40 });
    expect((await admin.put(other, { umur_from: 30 })).body.fields).toHaveProperty('umur_from');
    expect((await admin.put(other, { umur_from: 32 })).status).toBe(200);
  });

  test('is no matter to another group, and to one that was deleted until it returns', async () => {
    const first = await added('ruginota', { ...rugi, umur_from: 20, umur_to: 30 });
    await added('ruginota', { ...rugi, umur_from: 20, umur_to: 30, kode_group: 'MUDA375' });
    await admin.delete(first);
    await added('ruginota', { ...rugi, umur_from: 25, umur_to: 26 });
    expect((await admin.put(`${first}/aktifkan`)).body.fields).toHaveProperty('umur_from');
  });

  test('may touch it where weights and purities have no next value', async () => {
    const charge = { kode_dept: 'TDK', jenis_ongkos: 'PER_PCS', nilai: 1 };
    await added('parameter-ongkos', { ...charge, berat_from: 2000, berat_to: 2001 });
    await added('parameter-ongkos', { ...charge, berat_from: 2001, berat_to: 2002 });
    const reply = await admin.post('parameter-ongkos', { ...charge, berat_from: 2000.5, berat_to: 2000.6 });
    expect(reply.body.fields?.berat_from).toMatchObject({
      message: expect.stringContaining('2000 sampai 2001'),
    });
    const prices = { jenis_harga: 'PERSEN', persen: 10 };
    await added('parameter-harga-emas-pembelian', { ...prices, kadar_from: 200, kadar_to: 250 });
    await added('parameter-harga-emas-pembelian', { ...prices, kadar_from: 250, kadar_to: 300 });
  });

  test('is taken once by two who add theirs at the same moment', async () => {
    const replies = await Promise.all(
      [40, 41, 42, 43].map((umur_from) => admin.post('ruginota', { ...rugi, umur_from, umur_to: 50 })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    for (const { status, body } of replies)
      if (status === 200) created.push(`ruginota/${(body.data as Row)._id}`);
  });
});

describe('a value', () => {
  test.each([
    ['ruginota', { umur_from: 60, umur_to: 61, jenis_rugi: 'PERSEN', rugi_rp: 5000 }, 'rugi_persen'],
    [
      'para-potongan-kategori',
      { kode_dept: 'CCN', jenis_potongan: 'PERSEN', potongan_rp: 1 },
      'potongan_persen',
    ],
    ['parameter-ongkos', { berat_from: 3000, berat_to: 3001, jenis_ongkos: 'PERSEN', nilai: 1 }, 'persen'],
    [
      'parameter-get-point-member',
      { kode_group: 'SM999', basis: 'GRAM', per_rp: 100_000, poin: 1 },
      'per_gram',
    ],
    ['para-bonus-sales', { periode: 'BULANAN', basis: 'RUPIAH', bonus_rp: 1 }, 'target_rp'],
    [
      'parameter-harga-emas-pembelian',
      { kadar_from: 400, kadar_to: 401, jenis_harga: 'RUPIAH' },
      'harga_emas',
    ],
  ] as [string, Row, string][])(
    'of %s stands in the field that its choice names',
    async (path, body, field) => {
      const reply = await admin.post(path, body);
      expect(reply.body.fields).toEqual({ [field]: expect.objectContaining({ code: 'WAJIB_DIISI' }) });
    },
  );

  test.each([
    ['ruginota', { umur_from: 70, umur_to: 71, jenis_rugi: 'PERSEN' }],
    ['parameter-ongkos', { berat_from: 4000, berat_to: 4001, jenis_ongkos: 'PER_PCS' }],
  ] as [string, Row][])('of %s may be nothing', async (path, body) => {
    const reply = await admin.post(path, body);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    await admin.delete(`${path}/${(reply.body.data as Row)._id}`);
  });

  test('below zero, above 100 percent, or an instalment above the loan is refused', async () => {
    const fieldsOf = async (path: string, body: Row) =>
      Object.keys((await admin.post(path, body)).body.fields ?? {});
    const gram = { kode_group: 'SM999', basis: 'GRAM', per_gram: -1, poin: 1 };
    expect(await fieldsOf('parameter-get-point-member', gram)).toEqual(['per_gram']);
    const loan = { hutang_from: 1, hutang_to: 2 };
    expect(await fieldsOf('para-bunga-hutang', { ...loan, bunga: 100.1 })).toEqual(['bunga']);
    expect(await fieldsOf('para-bunga-hutang', { hutang_from: -1, hutang_to: 2, bunga: 1 })).toEqual([
      'hutang_from',
    ]);
    const [row] = (await admin.get('para-hutang-pokok')).body.data as [Row];
    const reply = await admin.put(`para-hutang-pokok/${row._id}`, {
      pokok_minimum: Number(row.hutang_to) + 1,
    });
    expect(reply.body.fields?.hutang_to).toMatchObject({ code: 'SAMPAI_SEBELUM_DARI' });
  });
});

describe('interest of pledges', () => {
  test('has periods of 1, 15 or 30 days; brackets of one start date never overlap, of two they may', async () => {
    const row = {
      hutang_from: 900_000_000_000,
      hutang_to: 900_000_000_999,
      bunga: 2,
      berlaku_mulai: '2026-02-01',
    };
    const wrong = await admin.post('para-bunga-hutang', { ...row, periode_hari: 7 });
    expect(wrong.body.fields?.periode_hari?.code).toBe('PERIODE_BUNGA_TIDAK_SAH');
    for (const [at, periode_hari] of [1, 15, 30].entries()) {
      const bracket = {
        ...row,
        hutang_from: row.hutang_from + 100 * at,
        hutang_to: row.hutang_from + 100 * at + 99,
      };
      expect((await admin.post('para-bunga-hutang', { ...bracket, periode_hari })).status).toBe(200);
    }
    const inside = { ...row, hutang_from: row.hutang_from + 10 };
    const over = await admin.post('para-bunga-hutang', inside);
    expect(over.body.fields?.hutang_from?.code).toBe('RENTANG_BERTUMPUK');
    const later = await admin.post('para-bunga-hutang', { ...inside, berlaku_mulai: '2026-03-01' });
    expect(later.status, JSON.stringify(later.body)).toBe(200);
  });
});
