import { randomUUID } from 'node:crypto';
import { PROMO_TEMPLATE } from '@kadar/contract/promo-text.ts';
import { waNumber } from '@kadar/domain/phone.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, TODAY } from '../../testing/harness.ts';
import { type PromoServer, promoBody, startPromoServer } from './promo.fixture.ts';

let promo: PromoServer;
let spv: Client;
let kasir: Client;
let owner: Client;
const K01 = { toko: 'K01' };
const K02 = { toko: 'K02' };
beforeAll(async () => {
  promo = await startPromoServer();
  spv = await promo.server.login('SPV');
  kasir = await promo.server.login('KASIR');
  owner = await promo.server.login('OWN');
});
afterAll(() => promo?.close());
beforeEach(() => promo.module(true));

const saved = async (client: Client, more: object = {}, options = {}) => {
  const reply = await client.post('promo-wablas', promoBody(more), options);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as { id: number; version: number; status: string; kirim_at: string };
};

describe('a promo', () => {
  test('starts from the template and today; then from the last one', async () => {
    expect((await owner.get('promo-wablas', K02)).body.data).toEqual({
      template: PROMO_TEMPLATE,
      image_url: '',
      date: TODAY,
      akun: true,
    });
    await saved(owner, { template: 'Diskon', tgl_kirim: '2026-03-01' }, K02);
    expect((await owner.get('promo-wablas', K02)).body.data).toEqual({
      template: 'Diskon',
      image_url: '',
      date: '2026-03-01',
      akun: true,
    });
  });

  test('is told before it is written that there is no account to send it by', async () => {
    const { config } = promo.server;
    const { wablasToken } = config;
    Object.assign(config, { wablasToken: '' });
    expect((await spv.get('promo-wablas')).body.data).toMatchObject({ akun: false });
    Object.assign(config, { wablasToken });
    expect((await spv.get('promo-wablas')).body.data).toMatchObject({ akun: true });
  });

  test("the spec's own body schedules it at nine of that day, in the shop's time", async () => {
    const reply = await spv.post('promo-wablas', {
      template: 'Halo',
      tgl_kirim: '2026-03-02',
      image_url: '',
    });
    expect(reply.body).toMatchObject({
      message: 'Promo berhasil disimpan',
      data: { status: 'TERJADWAL', kirim_at: '2026-03-02T02:00:00Z', audiens: 'SEMUA', kode_toko: 'K01' },
    });
  });

  test('changes until it starts, each change on the version seen', async () => {
    const { id, version } = await saved(spv, { tgl_kirim: '2026-03-03' });
    const body = promoBody({ tgl_kirim: '2026-03-04', judul: 'Ramadan', jadwalkan: false, version });
    expect((await spv.put(`promo-wablas/${id}`, body)).body).toMatchObject({
      data: { judul: 'Ramadan', tgl_kirim: '2026-03-04', status: 'DRAFT', version: version + 1 },
    });
    expect((await spv.put(`promo-wablas/${id}`, body)).body.code).toBe('DATA_BERUBAH');
    await promo.server.look("update promo_jadwal set status = 'BERJALAN' where id = $1", [id]);
    expect((await spv.put(`promo-wablas/${id}`, { ...body, version: version + 1 })).body.code).toBe(
      'ILLEGAL_MOVE',
    );
    expect((await spv.post(`promo-wablas/${id}/batal`)).body).toMatchObject({ data: { status: 'BATAL' } });
    expect((await spv.post(`promo-wablas/${id}/batal`)).body.code).toBe('ILLEGAL_MOVE');
    expect((await spv.put('promo-wablas/999999', { ...body, version: 1 })).status).toBe(404);
    const audit = await promo.server.look<{ action: string }>(
      "select action from audit where entity = 'promo' and entity_key = $1 order by id",
      [String(id)],
    );
    expect(audit.map(({ action }) => action)).toEqual(['add', 'change', 'batal']);
  });

  test.each([
    ['no text', { template: '  ' }, 'template', 'WAJIB_DIISI'],
    ['a text too long', { template: 'x'.repeat(3501) }, 'template', 'TEKS_TERLALU_PANJANG'],
    ['an unknown placeholder', { template: 'Halo {nama_ibu}' }, 'template', 'PLACEHOLDER_TIDAK_DIKENAL'],
    ['yesterday', { tgl_kirim: '2026-02-24' }, 'tgl_kirim', 'TANGGAL_TIDAK_SAH'],
    ['no date', { tgl_kirim: 'besok' }, 'tgl_kirim', 'ISIAN_TIDAK_SAH'],
    ['no time', { jam_kirim: '25:00' }, 'jam_kirim', 'ISIAN_TIDAK_SAH'],
    ['a type without its name', { audiens: 'JENIS' }, 'jenis_pelanggan', 'WAJIB_DIISI'],
    [
      'a banner nobody can fetch',
      { image_url: '/api/v1/app/gambar/x.jpg' },
      'image_url',
      'ALAMAT_PUBLIK_WAJIB',
    ],
    ['a field it does not have', { harga: 1 }, 'harga', 'FIELD_TIDAK_DIKENAL'],
  ])('is refused with %s', async (_what, more, field, code) => {
    const reply = await spv.post('promo-wablas', promoBody(more));
    expect(reply.status).toBe(422);
    expect(reply.body.fields?.[field]?.code).toBe(code);
  });

  test('is for SPV and above, of one shop, and unseen by another', async () => {
    expect((await kasir.post('promo-wablas', promoBody())).body.code).toBe('TIDAK_BERHAK');
    expect((await kasir.get('promo-wablas/jadwal')).body.code).toBe('TIDAK_BERHAK');
    expect((await owner.post('promo-wablas', promoBody())).body.code).toBe('PILIH_TOKO');
    const { id } = await saved(owner, { judul: 'HANYA K02', tgl_kirim: '2026-03-05' }, K02);
    const list = (await spv.get('promo-wablas/jadwal')).body.data as { kode_toko: string }[];
    expect(new Set(list.map(({ kode_toko }) => kode_toko))).toEqual(new Set(['K01']));
    expect((await spv.post(`promo-wablas/${id}/batal`)).status).toBe(404);
    const all = await owner.get('promo-wablas/jadwal?q=hanya&status=TERJADWAL');
    expect(all.body).toMatchObject({ count: 1, data: [{ id, hitung: { ANTRI: 0 } }] });
  });

  test('stays a draft while the module is off; what sends is refused', async () => {
    await promo.module(false);
    expect(await saved(spv)).toMatchObject({ status: 'DRAFT' });
    const chat = { receiver: '081234567890', message: 'x', type: 'text' };
    const calls: [string, object][] = [
      ['chat/send', chat],
      ['promo-wablas/uji', { receiver: '081234567890', template: 'x' }],
    ];
    for (const [path, body] of calls)
      expect((await spv.post(path, body)).body.code, path).toBe('MODUL_TIDAK_AKTIF');
    expect(promo.host.requests).toEqual([]);
  });
});

describe('a banner', () => {
  const upload = async (bytes: Buffer) => {
    const boundary = 'x'.repeat(12);
    const payload = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="b.png"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const reply = await promo.server.app.inject({
      method: 'POST',
      url: '/api/v1/promo-wablas/gambar',
      headers: {
        'x-auth-token': spv.token,
        'idempotency-key': randomUUID(),
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload,
    });
    return {
      status: reply.statusCode,
      body: reply.json() as { code?: string; data?: { gambar_path: string } },
    };
  };
  const png = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#e8c36a' } })
      .png()
      .toBuffer();
  const files = async (): Promise<string[]> =>
    (
      await promo.server.look<{ path: string }>(
        "select path from files where path like '%/PROMO/%' and not staged",
      )
    ).map(({ path }) => path);

  test('is uploaded, taken by the promo, shown again by the next, and goes with the last', async () => {
    Object.assign(promo.server.config, { publicUrl: 'https://toko.example' });
    const image_url = (await upload(await png())).body.data?.gambar_path ?? '';
    expect(image_url).toMatch(/\/PROMO\/[A-Za-z0-9]{16}\.jpg$/);
    expect(await files()).toEqual([]);
    const first = await saved(spv, { image_url, tgl_kirim: '2026-04-01' });
    const again = await saved(spv, { image_url, tgl_kirim: '2026-04-02' });
    const change = async ({ id, version }: { id: number; version: number }) =>
      (await spv.put(`promo-wablas/${id}`, { ...promoBody({ tgl_kirim: '2026-04-03' }), version })).status;
    expect(await change(first)).toBe(200);
    expect(await files()).toHaveLength(1);
    expect(await change(again)).toBe(200);
    expect(await files()).toEqual([]);
    const gone = await spv.post('promo-wablas', promoBody({ image_url, tgl_kirim: '2026-04-04' }));
    expect(gone.body.fields?.image_url?.code).toBe('GAMBAR_TIDAK_SAH');
    Object.assign(promo.server.config, { publicUrl: undefined });
  });

  test('left by one promo and taken up by another at the same moment is never lost, nor left over', async () => {
    Object.assign(promo.server.config, { publicUrl: 'https://toko.example' });
    const { files: store } = promo.server.app.kadar;
    const leave = ({ id, version }: { id: number; version: number }) =>
      spv.put(`promo-wablas/${id}`, { ...promoBody({ tgl_kirim: '2026-04-05' }), version });
    for (let round = 0; round < 5; round++) {
      const image_url = (await upload(await png())).body.data?.gambar_path ?? '';
      const path = image_url.slice(image_url.indexOf('NSIPIC'));
      const holder = await saved(spv, { image_url, tgl_kirim: '2026-04-05' });
      const [left, taken] = await Promise.all([
        leave(holder),
        spv.post('promo-wablas', promoBody({ image_url, tgl_kirim: '2026-04-06' })),
      ]);
      expect(left.status).toBe(200);
      expect([200, 422]).toContain(taken.status);
      const shown = taken.status === 200;
      expect(await files()).toEqual(shown ? [path] : []);
      await expect.poll(async () => Boolean(await store.get(path))).toBe(shown);
      if (!shown) continue;
      const other = await saved(spv, { image_url, tgl_kirim: '2026-04-07' });
      await Promise.all([leave(taken.body.data as { id: number; version: number }), leave(other)]);
      expect(await files()).toEqual([]);
    }
    Object.assign(promo.server.config, { publicUrl: undefined });
  });

  test('that is no picture is refused', async () => {
    expect(await upload(Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({
      status: 422,
      body: { code: 'GAMBAR_TIDAK_SAH' },
    });
  });
});

describe('an opt-out', () => {
  test('is of a number that could get a message, and for the office of the shop', async () => {
    const wrong = await spv.post('promo-berhenti', { no_hp: '123456789' });
    expect(wrong.body.fields?.no_hp?.code).toBe('ISIAN_TIDAK_SAH');
    expect((await kasir.post('promo-berhenti', { no_hp: '081200000009' })).body.code).toBe('TIDAK_BERHAK');
  });
});

describe('the audience', () => {
  const count = async (query: string) =>
    (await spv.get(`promo-wablas/audiens?tgl_kirim=${TODAY}&${query}`)).body.data as {
      jumlah: number;
      tanpa_nomor: number;
      contoh: Record<string, string> | null;
    };

  test('counts each number once, and shows one member', async () => {
    const [all] = await promo.server.look<{ count: number }>('select count(distinct no_hp)::int from member');
    const found = await count('audiens=SEMUA');
    expect(found).toMatchObject({ jumlah: all?.count, tanpa_nomor: 0 });
    expect(Object.keys(found.contoh ?? {}).sort()).toEqual(
      ['kode_customer', 'nama_customer', 'nama_toko', 'poin', 'tanggal', 'tgl_lahir'].sort(),
    );
    expect(await count('audiens=JENIS&jenis_pelanggan=TAK-ADA')).toMatchObject({ jumlah: 0, contoh: null });
    expect(await count('audiens=TOKO')).toMatchObject({ jumlah: 0 });
  });

  test('of a birthday, 29 February on the 28th of other years', async () => {
    await promo.server.look('update member set tgl_lahir = null');
    await promo.server.look(
      "update member set tgl_lahir = '1992-02-29' where kode_customer = (select min(kode_customer) from member)",
    );
    const on = async (day: string) =>
      (
        (await spv.get(`promo-wablas/audiens?audiens=ULANG_TAHUN&tgl_kirim=${day}`)).body.data as {
          jumlah: number;
        }
      ).jumlah;
    expect([
      await on('2026-02-28'),
      await on('2026-03-01'),
      await on('2028-02-28'),
      await on('2028-02-29'),
    ]).toEqual([1, 0, 0, 1]);
  });

  test('the database reads a number as the adapter does', async () => {
    const texts = [
      '081234567890',
      '+62 812-3456-7890',
      '62081234567890',
      '81234567890',
      '00659123456',
      '0812',
      '',
      'x',
    ];
    const rows = await promo.server.look<{ n: string | null }>(
      'select kadar_no_wa(t) n from unnest($1::text[]) t',
      [texts],
    );
    expect(rows.map(({ n }) => n ?? undefined)).toEqual(texts.map(waNumber));
  });
});

describe('the delivery log', () => {
  test('is filtered, seen by its shop alone, and comes as a file', async () => {
    const { id } = await saved(owner, { tgl_kirim: '2026-03-06', judul: 'LOG' }, K02);
    await promo.server.look(
      `insert into promo_kirim (kode_toko, promo_id, jenis, nama, no_hp, status, input_by, antri_at, berikut_at)
       values ('K02', $1, 'PROMO', 'SITI', '628111111111', 'GAGAL', 'TEST', now(), now()), ('K02', $1, 'PROMO', 'ANI', '628222222222', 'PENDING', 'TEST', now(), now())`,
      [id],
    );
    const path = `promo-wablas/kirim?promo_id=${id}`;
    expect((await owner.get(`${path}&status=GAGAL`, K02)).body).toMatchObject({
      count: 1,
      data: [{ nama: 'SITI', judul: 'LOG' }],
    });
    expect((await spv.get(path)).body).toMatchObject({ count: 0, data: [] });
    expect((await owner.get(path, K01)).body).toMatchObject({ count: 0 });
    const support = await promo.server.login('SU');
    const csv = await support.get(`${path}&format=csv`, K02);
    expect(csv.raw.toString('utf8')).toContain('********1111');
    expect(csv.raw.toString('utf8')).not.toContain('628111111111');
    expect((await owner.get(`${path}&format=csv`, K02)).body.code).toBe('TIDAK_BERHAK');
    const xlsx = await owner.get(`${path}&format=xlsx`, K02);
    expect(xlsx.raw.subarray(0, 2).toString()).toBe('PK');
  });
});
