import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { allowPledges, cardOf, payOf, pledged } from '../../testing/pledging.ts';
import { BAG, ok, SALES } from './bayar.fixture.ts';

let server: TestApp;
let spv: Client;
let owner: Client;
let a: string;
let b: string;
let c: string;
const K01 = { toko: 'K01' };

/** Lent a, and the next day b and c; redeemed c that day, b and a on the third. */
beforeAll(async () => {
  server = await startTestApp();
  [spv, owner] = await Promise.all([server.login('SPV'), server.login('OWN')]);
  await allowPledges(owner, { HIDUP_FEATURE_MODULE: true });
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' };
  await ok(spv.post('cash', modal));
  const day = (tanggal: string) =>
    server.look(`update hari_kerja set tgl_system = $1 where kode_toko = 'K01'`, [tanggal]);
  const redeem = async (no: string) =>
    ok(
      spv.post(
        'hutang-tebus',
        payOf(no, (await cardOf(spv, no)).hari_ini.total_bayar, { berat_kantong: BAG }),
      ),
    );
  a = await pledged(spv, 1_000_000);
  await day('2026-02-26');
  [b, c] = [await pledged(spv, 1_000_000), await pledged(spv, 1_000_000)];
  await redeem(c);
  await day('2026-02-27');
  await redeem(b);
  await redeem(a);
});
afterAll(() => server?.close());

const RANGE = `tgl_from=${TODAY}&tgl_to=2026-02-27`;

test('redemptions stand in the spec’s three orders: by entry, by settlement, by the loan; each says who served', async () => {
  const order = async (sort_by: string) => {
    const { body } = await owner.get(`hutang/report-penebusan-detail?${RANGE}${sort_by}`, K01);
    const rows = body.data as { no_faktur_hutang: string; kode_sales: string }[];
    expect(rows.every(({ kode_sales }) => kode_sales === SALES)).toBe(true);
    return rows.map(({ no_faktur_hutang }) => no_faktur_hutang);
  };
  expect(await order('&sort_by=TGL_HUTANG')).toEqual([a, b, c]);
  expect(await order('&sort_by=TGL_LUNAS')).toEqual([c, a, b]);
  expect(await order('&sort_by=NO_HUTANG')).toEqual([a, b, c]);
  expect(await order('')).toEqual([c, a, b]);
});

test('loans summed up have a column of purity, or of who served, only where they are put together by it', async () => {
  const heads = async (group_by: string) => {
    const path = `hutang/report-pinjaman-rekap?${RANGE}&group_by=${group_by}&format=pdf`;
    const { status, raw } = await owner.get(path, K01);
    expect(status).toBe(200);
    // The filter says 'Tanggal dan Kadar': a head of its own stands alone.
    const texts = readPdfText(raw).map(({ text }) => text.trim());
    return ['Kadar', 'Sales'].filter((head) => texts.includes(head));
  };
  expect(await heads('TANGGAL')).toEqual([]);
  expect(await heads('KADAR')).toEqual(['Kadar']);
  expect(await heads('SALES')).toEqual(['Sales']);
});
