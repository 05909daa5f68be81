import type { AlertCode } from '@kadar/contract/peringatan.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readFacts } from '../modules/kesehatan/public.ts';
import { noFaktur, cash as pay, pieceSupply, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { type AlertStage, alertStage } from '../modules/peringatan/alerts.fixture.ts';
import { TODAY, USERS } from '../testing/harness.ts';

const { OWN, KASIR } = USERS;
const onShop = { toko: 'K01' };
let stage: AlertStage;
beforeAll(async () => {
  stage = await alertStage();
});
afterAll(() => stage?.close());
beforeEach(() => stage.fresh());

/** Says a limit at which a value is just not told yet, then the one at which it is, and looks both times. */
const atItsLimit = async (kode: AlertCode, value: number, step: number, toko: string | null = 'K01') => {
  const above = Number((value + step).toFixed(3));
  const { version } = await stage.alone(kode, above, {}, toko);
  const at = toko ?? undefined;
  expect(await stage.run(at)).toBe(0);
  await stage.limit(kode, value, { version }, toko);
  expect(await stage.run(at)).toBe(1);
  expect(await stage.run(at)).toBe(0);
  const [row] = await stage.rows();
  if (!row) throw new Error('an alert was expected');
  return row;
};

describe('each kind is told at its limit, not one below, and once:', () => {
  const next = pieceSupply();
  const sell = async (diskon: number) => {
    const { kode_barcode, harga_jual } = next();
    const body = saleOf([{ kode_barcode, harga_jual, diskon }], [pay(harga_jual - diskon)]);
    const reply = await stage.owner.post('penjualan', body, onShop);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return { no: noFaktur(reply.body), harga_jual };
  };

  test('the largest discount of a cashier, with its nota', async () => {
    await stage.kabar.server.look('update kadar set harga_minimum = 0');
    await sell(10_000);
    const { no, harga_jual } = await sell(500_000);
    const bagian = Math.floor((500_000 * 10_000) / harga_jual) / 100;
    const row = await atItsLimit('DISKON', bagian, 0.01);
    expect(row).toMatchObject({ orang: OWN, no_faktur: no, jumlah: 2, kunci: `${TODAY} ${OWN}` });
  });

  test('cancellations of a day', async () => {
    for (const { no } of [await sell(0), await sell(0)])
      expect(
        (await stage.owner.post(`penjualan/${no}/batal`, { alasan: 'SALAH BARANG' }, onShop)).status,
      ).toBe(200);
    const row = await atItsLimit('BATAL', 2, 1);
    expect(row).toMatchObject({ kunci: TODAY, objek: OWN, jumlah: 2 });
  });

  test('sales below the lowest price, though approved', async () => {
    const kasir = await stage.kabar.server.login('KASIR');
    const { kode_barcode, harga_jual, piece } = next();
    await stage.kabar.server.look('update kadar set harga_minimum = 10000000 where kadar = $1', [
      piece.kadar,
    ]);
    const body = saleOf([{ kode_barcode, harga_jual }], [pay(harga_jual)]);
    const reply = await kasir.postApproved('penjualan', body, 'SPV1');
    await stage.kabar.server.look('update kadar set harga_minimum = 0 where kadar = $1', [piece.kadar]);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const row = await atItsLimit('DI_BAWAH_MINIMUM', 1, 1);
    expect(row).toMatchObject({ kunci: TODAY, objek: KASIR });
  });

  test('pledges that are short, by the worst of them', async () => {
    await stage.kabar.server.look(
      `insert into hutang_kurang (kode_toko, no_hutang, dibuka, hutang, nilai, kurang)
       values ('K01', 'HB-1', $1, 1040, 1000, 240), ('K01', 'HB-2', $1, 1100, 1000, 300), ('K02', 'HB-3', $1, 5000, 1000, 300)`,
      [TODAY],
    );
    const row = await atItsLimit('LTV', 110, 0.01);
    await stage.kabar.server.look(`update hutang_kurang set ditutup = $1 where no_hutang like 'HB-%'`, [
      TODAY,
    ]);
    expect(row).toMatchObject({ no_faktur: 'HB-2', jumlah: 2, nilai: 11_000 });
  });

  test('a day that nobody closed, by the hour of its shop', async () => {
    // The end of TODAY in Jakarta is 17:00 of it in Greenwich.
    await stage.fresh(`${TODAY}T19:59:00Z`);
    await stage.alone('BELUM_TUTUP', 3);
    expect(await stage.run()).toBe(0);
    stage.clock.minutes(1);
    expect(await stage.run()).toBe(1);
    expect(await stage.rows()).toMatchObject([{ kode_toko: 'K01', kunci: TODAY, nilai: 3 }]);
  });

  test('a tray that weighs otherwise, until it is weighed anew', async () => {
    const weigh = (selisih: number) =>
      stage.kabar.server.look(
        `with s as (insert into timbang_sesi (kode_toko, kode_gudang, tanggal, mulai_oleh, selesai_at, selesai_oleh)
           select kode_toko, kode_gudang, $1, 'SPV1', now(), 'SPV1' from baki where kode_toko = 'K01' order by kode_baki limit 1 returning *)
         insert into timbang_aktivitas (sesi_id, kode_toko, tanggal, kode_gudang, kode_baki, qty, berat_asli, berat_bandrol, berat_baki, berat_seharusnya,
           berat_timbang, selisih, toleransi, status, user_id)
         select s.id, s.kode_toko, s.tanggal, s.kode_gudang, b.kode_baki, 0, 0, 0, 5000, 5000, 5000 + $2::int, $2, 100, case when $2 = 0 then 'COCOK' else 'SELISIH' end, 'SPV1'
         from s join (select kode_toko, min(kode_baki) as kode_baki from baki where kode_toko = 'K01' group by 1) b using (kode_toko)`,
        [TODAY, selisih],
      );
    await weigh(-700);
    const row = await atItsLimit('BAKI', 0.7, 0.001);
    expect(row).toMatchObject({ orang: 'SPV1', nilai: 700 });
    await weigh(0);
    await stage.run();
    stage.clock.minutes(5);
    await stage.run();
    expect(await stage.rows()).toMatchObject([{ berakhir: true }]);
  });

  test('a selling price that is far from purity × global price, above or below', async () => {
    const { look } = stage.kabar.server;
    await look(`insert into harga_emas_global (nominal, user_id) values (1000000, 'OWNER')`);
    await look('update kadar set harga_jual = 0');
    await look(
      'update kadar set harga_jual = round(1000000 * kadar / 100 * 0.8) where kode_kadar = (select min(kode_kadar) from kadar)',
    );
    const row = await atItsLimit('HARGA', 20, 0.01, null);
    expect(row).toMatchObject({ kode_toko: 'PST', nilai: 2_000 });
  });

  test('backups that are late, and that fail', async () => {
    const { look } = stage.kabar.server;
    const backup = (status: string, hours: number) =>
      look(
        `insert into cadangan (macam, status, mulai_at, selesai_at, sebab) select 'CADANGAN', $1, x, x, case when $1 = 'GAGAL' then 'PENUH' else '' end
         from (select now() - make_interval(hours => $2) as x) t`,
        [status, hours],
      );
    await backup('BERHASIL', 30);
    expect(await atItsLimit('CADANGAN', 30, 1, null)).toMatchObject({ kode_toko: 'PST' });
    await look('truncate peringatan, peringatan_batas');
    await backup('GAGAL', 3);
    await backup('GAGAL', 2);
    expect(await atItsLimit('CADANGAN_GAGAL', 2, 1, null)).toMatchObject({ objek: 'PENUH', jumlah: 2 });
    await backup('BERHASIL', 0);
    await stage.run();
    stage.clock.minutes(5);
    await stage.run();
    expect(await stage.rows()).toMatchObject([{ berakhir: true }]);
  });

  test('a disk that fills, and seals that are late', async () => {
    const { kadar } = stage.kabar.server.app;
    const { disk } = await readFacts(kadar);
    const { bebas = 0, total = 1 } = disk[0] ?? {};
    const used = Math.floor(((total - bebas) * 100) / total);
    // The disk moves under a test: two points either way.
    await stage.alone('DISK', used + 2, {}, null);
    expect(await stage.run()).toBe(0);
    await stage.kabar.server.look('truncate peringatan_batas');
    await stage.alone('DISK', Math.max(10, used - 2), {}, null);
    expect(await stage.run()).toBe(used >= 12 ? disk.length : 0);
    await stage.kabar.server.look('truncate peringatan, peringatan_batas');
    await stage.cashIn(1_000);
    await stage.kabar.server.look(
      `alter table dokumen disable trigger user;
       update dokumen set at = now() - interval '7 min' where no_faktur = (select no_faktur from dokumen order by at desc limit 1);
       alter table dokumen enable trigger user`,
    );
    const late = Math.floor((await readFacts(kadar)).segel.umur / 60);
    expect(late).toBeGreaterThanOrEqual(7);
    // Time goes on under a test, too: a minute and more until the upper limit.
    await stage.alone('SEGEL', late + 2, {}, null);
    expect(await stage.run()).toBe(0);
    await stage.kabar.server.look('truncate peringatan_batas');
    await stage.alone('SEGEL', late, {}, null);
    expect(await stage.run()).toBe(1);
  });
});
