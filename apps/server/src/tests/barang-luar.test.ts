import type { MenuTree } from '@kadar/contract/endpoints/session.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sellWaiting } from '../modules/barang-luar/sell.ts';
import { wooOrder } from '../modules/barang-luar/woo/woo.fixture.ts';
import { SALES } from '../modules/penjualan/sale.fixture.ts';
import { TODAY } from '../testing/harness.ts';
import { fieldsOf, K01, type LuarServer, startLuarServer } from './barang-luar.fixture.ts';

let luar: LuarServer;
let orders = 5000;
beforeAll(async () => {
  luar = await startLuarServer();
});
afterAll(() => luar?.close());
beforeEach(() => {
  luar.woo.trouble = () => undefined;
  luar.woo.asked.length = 0;
});

test('both screens are in the menu and answer while the module is on, and neither where it is off', async () => {
  const open = async (): Promise<string[]> => {
    const { menu } = (await luar.spv.get('users/me', K01)).body.data as { menu: MenuTree };
    const leaves = menu.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));
    return leaves.flatMap((leaf) => (leaf.open && leaf.route.endsWith('-external') ? [leaf.route] : []));
  };
  const asked = () =>
    Promise.all([
      luar.spv.get('barang-luar/siap?kode_marketplace=WEB', K01),
      luar.spv.get('barang-luar', K01),
    ]);
  const module = (on: boolean) =>
    luar.owner.put('para-system', { values: { EXTERNAL_WEB_ITEM_MODULE: on } }, { toko: '*' });
  expect(await open()).toEqual(['/kirim-barang-external', '/update-barang-external']);
  expect((await asked()).map(({ status }) => status)).toEqual([200, 200]);
  await module(false);
  expect(await open()).toEqual([]);
  expect((await asked()).map(({ body }) => body.code)).toEqual(['MODUL_TIDAK_AKTIF', 'MODUL_TIDAK_AKTIF']);
  await module(true);
});

describe('putting pieces on a channel', () => {
  test('wants a photo, a courier of the channel and a name that no other has there, each said at its field', async () => {
    const [one, two] = [luar.supply(), luar.supply()];
    expect(fieldsOf(await luar.shown([luar.titled(one.kode_barcode)]))).toEqual({
      'lines.0.kode_barcode': 'FOTO_WAJIB',
    });
    await luar.photograph(one.kode_barcode);
    await luar.photograph(two.kode_barcode);
    expect(fieldsOf(await luar.shown([luar.titled(one.kode_barcode)], { ekspedisi: '' }))).toEqual({
      ekspedisi: 'WAJIB_DIISI',
    });
    expect(fieldsOf(await luar.shown([luar.titled(one.kode_barcode)], { ekspedisi: 'UNTA' }))).toEqual({
      ekspedisi: 'PILIHAN_TIDAK_SAH',
    });
    const same = [
      luar.titled(one.kode_barcode, { judul: 'Satu' }),
      luar.titled(two.kode_barcode, { judul: 'Satu' }),
    ];
    expect(fieldsOf(await luar.shown(same))).toEqual({ 'lines.1.judul': 'JUDUL_DIPAKAI' });
    expect(await luar.server.look('select from barang_luar')).toEqual([]);
    expect((await luar.shown([luar.titled(one.kode_barcode, { judul: 'Satu' })])).status).toBe(200);
    expect(fieldsOf(await luar.shown([luar.titled(two.kode_barcode, { judul: 'Satu' })]))).toEqual({
      'lines.0.judul': 'JUDUL_DIPAKAI',
    });
    // So has another shop, whose pieces this one does not see.
    const { look } = luar.server;
    await look(`insert into barang_luar (kode_toko, kode_barcode, kode_marketplace, judul, ekspedisi, kode_sales, harga, harga_daftar, dasar, status, input_by)
      select 'K02', kode_barcode, kode_marketplace, 'Dua', ekspedisi, kode_sales, harga, harga_daftar, dasar, status, input_by from barang_luar limit 1`);
    expect(fieldsOf(await luar.shown([luar.titled(two.kode_barcode, { judul: 'Dua' })]))).toEqual({
      'lines.0.judul': 'JUDUL_DIPAKAI',
    });
    await look("delete from barang_luar where kode_toko = 'K02'");
    // The same name on another channel is another's.
    expect(
      (await luar.shown([luar.titled(two.kode_barcode, { judul: 'Satu' })], { kode_marketplace: 'TANGAN' }))
        .status,
    ).toBe(200);
    expect(await luar.stateOf(two.kode_barcode)).toBe('TAYANG READY');
    expect(fieldsOf(await luar.shown([luar.titled(one.kode_barcode)]))).toEqual({
      'lines.0.kode_barcode': 'DATA_SUDAH_ADA',
    });
  });

  test('the channel shows it with its price and a photo that anybody may fetch; of other pieces nobody may', async () => {
    const { kode_barcode, harga_jual } = await luar.onChannel();
    expect(await luar.stateOf(kode_barcode)).toBe('TAYANG READY');
    const product = [...luar.woo.products.values()].find(({ sku }) => sku === kode_barcode);
    expect(product).toMatchObject({
      regular_price: String(harga_jual),
      status: 'publish',
      stock_quantity: 1,
    });
    const [{ src } = { src: '' }] = (product?.images ?? []) as { src: string }[];
    expect(src).toMatch(/^https:\/\/emas\.example\//);
    const url = new URL(src).pathname;
    const photo = await luar.server.app.inject({ url });
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const hidden = luar.supply();
    await luar.photograph(hidden.kode_barcode);
    const other = await luar.server.app.inject({ url: url.replace(kode_barcode, hidden.kode_barcode) });
    expect(other.statusCode).toBe(404);
  });

  test('a channel that breaks, hangs or loses its answer is asked again, and shows the piece once', async () => {
    const { kode_barcode } = luar.supply();
    await luar.photograph(kode_barcode);
    expect((await luar.shown([luar.titled(kode_barcode)])).status).toBe(200);
    for (const trouble of [503, 'hang', 'cut'] as const) {
      luar.woo.trouble = ({ method }) => (method === 'POST' ? trouble : undefined);
      await luar.send();
      expect(await luar.stateOf(kode_barcode)).toBe('DRAFT READY');
      await luar.again();
    }
    luar.woo.trouble = () => undefined;
    await luar.send();
    expect(await luar.stateOf(kode_barcode)).toBe('TAYANG READY');
    expect([...luar.woo.products.values()].filter(({ sku }) => sku === kode_barcode)).toHaveLength(1);
  });

  test('a price that is older than the list is told first, and sent anew with what it was above it', async () => {
    const { kode_barcode, harga_jual } = await luar.onChannel({ harga: null });
    const own = await luar.spv.get('barang-luar', K01);
    expect((own.body.data as { tayang_lama: boolean }[]).some(({ tayang_lama }) => tayang_lama)).toBe(false);
    await luar.server.look(
      'update barang set harga_atribut = harga_atribut + 40000 where kode_barcode = $1',
      [kode_barcode],
    );
    const [first] = (await luar.spv.get('barang-luar', K01)).body.data as {
      kode_barcode: string;
      harga_kini: number;
    }[];
    expect(first).toMatchObject({ kode_barcode, tayang_lama: true, harga: harga_jual });
    const change = { lines: [{ kode_barcode, kode_marketplace: 'WEB' }] };
    expect((await luar.spv.put('barang-luar', change, K01)).status).toBe(200);
    await luar.send();
    const product = [...luar.woo.products.values()].find(({ sku }) => sku === kode_barcode);
    expect(product?.regular_price).toBe(String(first?.harga_kini));
    const off = { lines: [{ kode_barcode, kode_marketplace: 'WEB', turun: true }] };
    expect((await luar.spv.put('barang-luar', off, K01)).status).toBe(200);
    await luar.send();
    expect([product?.status, product?.stock_quantity, await luar.stateOf(kode_barcode)]).toEqual([
      'draft',
      0,
      'TURUN READY',
    ]);
  });
});

describe('an order', () => {
  test('keeps its piece, is sold under the channel’s user at what was paid, and owed by the channel', async () => {
    const { kode_barcode, harga_jual } = await luar.onChannel();
    const no = await luar.ordered(kode_barcode, harga_jual + 25_000, { status: 'pending' });
    expect(await luar.stateOf(kode_barcode)).toBe('DIPESAN RESERVED');
    expect((await luar.sell(kode_barcode, harga_jual)).body.code).toBe('STOCK_TIDAK_TERSEDIA');
    expect(await sellWaiting(luar.server.app.kadar)).toBe(0);
    await luar.ordered(kode_barcode, harga_jual + 25_000, { at: '2026-02-25T05:01:00' }, Number(no));
    expect(await sellWaiting(luar.server.app.kadar)).toBe(1);
    const { no_faktur = '', status } = (await luar.orderOf(no)) ?? {};
    expect([status, await luar.stateOf(kode_barcode)]).toEqual(['TERJUAL', 'TERJUAL SOLD']);
    const [sale] = await luar.server.look<object>(
      `select d.tanggal::text, d.input_by, d.nama_customer, d.grand_total::int, l.kode_marketplace, l.no_pesanan_luar, l.biaya::int, b.jenis
       from dokumen d join luar_detail l using (kode_toko, no_faktur) join dokumen_bayar b using (kode_toko, no_faktur) where d.no_faktur = $1`,
      [no_faktur],
    );
    const total = harga_jual + 25_000;
    expect(sale).toEqual({
      tanggal: TODAY,
      input_by: 'ADMIN',
      nama_customer: 'SITI AMINAH',
      grand_total: total,
      kode_marketplace: 'WEB',
      no_pesanan_luar: no,
      biaya: Math.floor(total * 0.045 + 0.5),
      jenis: 'MARKETPLACE',
    });
    expect((await luar.journal(no_faktur)).find((line) => line.startsWith('PIUTANG'))).toBe(
      `PIUTANG_MARKETPLACE D ${total}`,
    );
    await luar.sound();
  });

  test('forged, of an unknown channel or with another’s signature it is refused and nothing happens', async () => {
    const { kode_barcode, harga_jual } = await luar.onChannel();
    const body = wooOrder(1, [{ sku: kode_barcode, price: harga_jual }]);
    const headers = luar.woo.signed(body);
    const forged = [
      await luar.report(body, luar.woo.signed(body, 'rahasia-lain-sekali')),
      await luar.report(body, { ...headers, 'x-wc-webhook-signature': '' }),
      await luar.report(body.replace('"id":1', '"id":2'), headers),
    ];
    expect(forged.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    const unknown = {
      method: 'POST',
      url: '/api/v1/barang-luar/webhook/TANGAN',
      headers,
      payload: body,
    } as const;
    expect((await luar.server.app.inject(unknown)).statusCode).toBe(404);
    // A webhook that is saved tries its address by a form: it is told that somebody is here, and a form says nothing else.
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const ping = await luar.report('webhook_id=12', form);
    expect([ping.statusCode, ping.json().data]).toEqual([200, { diterima: false }]);
    for (const payload of ['webhook_id=12&id=7&status=processing', `id=1&sku=${kode_barcode}`, 'webhook_id='])
      expect((await luar.report(payload, form)).statusCode, payload).toBe(403);
    const elsewhere = {
      method: 'POST',
      url: '/api/v1/users/login',
      headers: form,
      payload: 'user_id=OWNER',
    } as const;
    expect((await luar.server.app.inject(elsewhere)).statusCode).toBe(415);
    expect(await luar.stateOf(kode_barcode)).toBe('TAYANG READY');
    expect(await luar.orderOf('1')).toBeUndefined();
  });

  test('told twice it is one; what is older than what is known says nothing, and one that is off frees its piece', async () => {
    const { kode_barcode, harga_jual } = await luar.onChannel();
    const id = ++orders;
    const body = wooOrder(id, [{ sku: kode_barcode, price: harga_jual }], {
      status: 'pending',
      at: '2026-02-25T05:02:00',
    });
    expect(
      (await Promise.all([luar.report(body), luar.report(body), luar.report(body)])).map(
        ({ statusCode }) => statusCode,
      ),
    ).toEqual([200, 200, 200]);
    expect(await luar.stateOf(kode_barcode)).toBe('DIPESAN RESERVED');
    // Off, and then the report of before that it was paid.
    await luar.ordered(kode_barcode, harga_jual, { status: 'cancelled', at: '2026-02-25T05:04:00' }, id);
    expect(await luar.stateOf(kode_barcode)).toBe('TAYANG READY');
    await luar.ordered(kode_barcode, harga_jual, { at: '2026-02-25T05:03:00' }, id);
    expect([await luar.stateOf(kode_barcode), (await luar.orderOf(String(id)))?.status]).toEqual([
      'TAYANG READY',
      'BATAL',
    ]);
    // An order that was off before it was known keeps nothing.
    const early = await luar.ordered(kode_barcode, harga_jual, { status: 'failed' });
    expect([await luar.stateOf(kode_barcode), (await luar.orderOf(early))?.status]).toEqual([
      'TAYANG READY',
      'BATAL',
    ]);
    expect(await sellWaiting(luar.server.app.kadar)).toBe(0);
    await luar.sound();
  });

  test('of a piece that a till sold is HABIS: the channel is told, in the transaction of the sale and of the order', async () => {
    const { kode_barcode, harga_jual } = await luar.onChannel();
    luar.woo.trouble = () => 'hang';
    expect((await luar.sell(kode_barcode, harga_jual)).status).toBe(200);
    expect(await luar.stateOf(kode_barcode)).toBe('TURUN SOLD');
    const no = await luar.ordered(kode_barcode, harga_jual);
    expect((await luar.orderOf(no))?.status).toBe('HABIS');
    luar.woo.trouble = () => undefined;
    await luar.send();
    const product = [...luar.woo.products.values()].find(({ sku }) => sku === kode_barcode);
    expect([product?.status, product?.stock_quantity]).toEqual(['draft', 0]);
    expect(luar.woo.orders.get(no)).toEqual({
      status: 'cancelled',
      notes: ['Mohon maaf, barang ini sudah habis.'],
    });
    expect(await luar.server.look('select from luar_kirim where selesai_at is null')).toEqual([]);
  });

  test('64 orders and tills want one piece: it is one’s, and all orders but that one are told', async () => {
    const { kode_barcode, harga_jual } = await luar.onChannel();
    const wants = Array.from({ length: 64 }, (_, at) =>
      at % 2 === 0
        ? luar.sell(kode_barcode, harga_jual).then(({ status }) => status === 200)
        : luar
            .ordered(kode_barcode, harga_jual)
            .then(async (no) => (await luar.orderOf(no))?.status === 'DIPESAN'),
    );
    expect((await Promise.all(wants)).filter(Boolean)).toHaveLength(1);
    const told = await luar.server.look<{ jumlah: number }>(
      "select count(*)::int as jumlah from luar_kirim where aksi = 'HABIS' and selesai_at is null",
    );
    expect(told[0]?.jumlah).toBeGreaterThanOrEqual(31);
    await sellWaiting(luar.server.app.kadar);
    await luar.sound();
  }, 60_000);

  test('that cannot be sold says why, and is sold when it can be; a closed day sells nothing', async () => {
    const { kode_barcode, harga_jual } = await luar.onChannel();
    const no = await luar.ordered(kode_barcode, harga_jual);
    await luar.server.look("update hari_kerja set buka = false where kode_toko = 'K01'");
    expect(await sellWaiting(luar.server.app.kadar)).toBe(0);
    await luar.server.look("update hari_kerja set buka = true where kode_toko = 'K01'");
    await luar.server.look('update sales set deleted_at = now() where kode_sales = $1', [SALES]);
    expect(await sellWaiting(luar.server.app.kadar)).toBe(0);
    expect(await luar.orderOf(no)).toMatchObject({ status: 'DIPESAN', kesalahan: 'INPUT_TIDAK_SAH' });
    expect(await luar.stateOf(kode_barcode)).toBe('DIPESAN RESERVED');
    await luar.server.look('update sales set deleted_at = null where kode_sales = $1', [SALES]);
    expect(await sellWaiting(luar.server.app.kadar)).toBe(1);
    expect(await luar.orderOf(no)).toMatchObject({ status: 'TERJUAL', kesalahan: '' });
  });

  test('that is reversed gives its piece back to nobody until it is weighed and photographed', async () => {
    const { kode_barcode, harga_jual } = await luar.onChannel();
    const no = await luar.ordered(kode_barcode, harga_jual);
    await sellWaiting(luar.server.app.kadar);
    const { no_faktur = '' } = (await luar.orderOf(no)) ?? {};
    expect(
      (await luar.owner.post(`penjualan/${no_faktur}/batal`, { alasan: 'DIKEMBALIKAN PEMBELI' }, K01)).status,
    ).toBe(200);
    expect(await luar.stateOf(kode_barcode)).toBe('KEMBALI RESERVED');
    expect((await luar.sell(kode_barcode, harga_jual)).body.code).toBe('STOCK_TIDAK_TERSEDIA');
    const [piece] = await luar.server.look<{ berat: number }>(
      'select berat_asli::float8 / 1000 as berat from barang where kode_barcode = $1',
      [kode_barcode],
    );
    const berat = piece?.berat ?? 0;
    const check = (grams: number) =>
      luar.spv.post('barang-luar/periksa', { kode_barcode, berat: grams }, K01);
    expect(fieldsOf(await check(berat - 0.02))).toEqual({ berat: 'BERAT_BEDA' });
    expect(fieldsOf(await check(berat))).toEqual({ kode_barcode: 'FOTO_WAJIB' });
    await luar.sound();
    await luar.photograph(kode_barcode);
    expect((await check(berat)).status).toBe(200);
    expect(await luar.stateOf(kode_barcode)).toBe('TURUN READY');
    expect((await luar.sell(kode_barcode, harga_jual)).status).toBe(200);
    await luar.sound();
  });

  test('of a channel that is served by hand is typed, sold once, and refused where the piece is gone', async () => {
    const { kode_barcode, harga_jual } = luar.supply();
    await luar.photograph(kode_barcode);
    expect((await luar.shown([luar.titled(kode_barcode)], { kode_marketplace: 'TANGAN' })).status).toBe(200);
    const typed = {
      kode_marketplace: 'TANGAN',
      no_pesanan_luar: 'INV/1',
      nama_customer: 'ANI',
      lines: [{ kode_barcode }],
    };
    const of = (more: object) => luar.spv.post('barang-luar/pesanan', { ...typed, ...more }, K01);
    expect(fieldsOf(await of({ kode_marketplace: 'WEB' }))).toEqual({
      kode_marketplace: 'PILIHAN_TIDAK_SAH',
    });
    expect((await of({})).body.data).toEqual({ no_pesanan_luar: 'INV/1', status: 'DIPESAN' });
    expect((await of({ no_pesanan_luar: 'INV/2' })).body.code).toBe('STOCK_TIDAK_TERSEDIA');
    expect((await of({})).status).toBe(200);
    expect(await sellWaiting(luar.server.app.kadar)).toBe(1);
    expect((await luar.orderOf('INV/1'))?.status).toBe('TERJUAL');
    const [told] = (await luar.spv.get('barang-luar/pesanan', K01)).body.data as object[];
    expect(told).toMatchObject({ no_pesanan_luar: 'INV/1', total: harga_jual, nama_customer: 'ANI' });
  });
});
