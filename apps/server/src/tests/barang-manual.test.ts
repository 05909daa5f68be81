import { afterAll, describe, expect, test } from 'vitest';
import { meltLot } from '../testing/destroying.ts';
import { TODAY } from '../testing/harness.ts';
import { deliveryOf } from '../testing/receiving.ts';
import { fieldsOf, groupStage, K01, keyOf, number, PLACE } from './group-stage.fixture.ts';

const { server, owner, spv, kasir, tray, add, there, journal, batal, sound, set } = await groupStage();
afterAll(() => server.close());

describe('groups by quantity and weight', () => {
  test('come in as a client of the specification sends them, out of none or out of a batch at its share', async () => {
    // kode_toko is a tray, and the shop's own code is none; codes come in capitals, whoever typed them.
    const bare = await spv.post(
      'barang-manual',
      {
        kode_group: 'ubs750',
        kode_dept: 'ccn',
        kode_toko: 'k01',
        kode_gudang: 'etalase',
        qty: 2,
        berat: 5,
        hpp: 10_000_000,
      },
      K01,
    );
    expect(bare.status, JSON.stringify(bare.body)).toBe(200);
    expect(bare.body.data).toMatchObject({ tanggal: TODAY, kunci: keyOf(''), qty: 2, berat: 5 });
    expect(number(bare)).toMatch(/^MTK01260225/);
    expect(await journal(number(bare))).toEqual(['PERSEDIAAN D 10000000', 'PERSEDIAAN_BELUM_TAG K 10000000']);
    expect(await there(keyOf(''))).toEqual([2, 5_000, 3_750, 10_000_000]);

    const delivered = await spv.post('terima-supplier', deliveryOf(), K01);
    const no_batch = `${number(delivered)}/1`;
    const [before] = await server.look<{ berat: number; hpp: number }>(
      'select berat::int, hpp::int from terima_batch where no_batch = $1',
      [no_batch],
    );
    const kode = await tray();
    const out = await add(kode, { no_batch, hpp: 0, berat: 4 });
    expect(out.status, JSON.stringify(out.body)).toBe(200);
    const share = Math.round(((before?.hpp ?? 0) * 4_000) / (before?.berat ?? 1));
    expect(await there(keyOf(kode))).toEqual([3, 4_000, 3_000, share]);
    expect(
      await server.look('select berat::int, hpp::int from terima_batch where no_batch = $1', [no_batch]),
    ).toEqual([{ berat: (before?.berat ?? 0) - 4_000, hpp: (before?.hpp ?? 0) - share }]);
    // The delivery is followed by it, and free again once it is taken back.
    expect((await batal('terima-supplier', number(delivered))).body.code).toBe('DOKUMEN_DIIKUTI');
    expect((await batal('barang-manual', number(out))).status).toBe(200);
    expect(await there(keyOf(kode))).toEqual([0, 0, 0, 0]);
    expect((await batal('terima-supplier', number(delivered))).status).toBe(200);
    await sound();
  });

  test('what is wrong is said at its field, and changes nothing', async () => {
    const kode = await tray();
    expect(fieldsOf(await add(kode, { qty: 0 }))).toEqual({ qty: 'ANGKA_DI_LUAR_BATAS' });
    expect(fieldsOf(await add(kode, { berat: 0 }))).toEqual({ berat: 'BERAT_NOL' });
    expect(fieldsOf(await add(kode, { kode_group: 'TIDAKADA' }))).toEqual({
      kode_group: 'PILIHAN_TIDAK_SAH',
    });
    expect(fieldsOf(await add(kode, { kode_dept: 'XX' }))).toEqual({ kode_dept: 'PILIHAN_TIDAK_SAH' });
    expect(fieldsOf(await add('ENTAH'))).toEqual({ kode_toko: 'PILIHAN_TIDAK_SAH' });
    expect(fieldsOf(await add('', { kode_gudang: 'BELI' }))).toEqual({ kode_gudang: 'PILIHAN_TIDAK_SAH' });
    expect(fieldsOf(await add(kode, { no_batch: 'TS/1' }))).toEqual({ no_batch: 'DATA_TIDAK_DITEMUKAN' });
    expect((await add(kode, {}, kasir)).body.code).toBe('TIDAK_BERHAK');
    const kunci = keyOf(kode);
    expect(await there(kunci)).toEqual([0, 0, 0, 0]);
    const move = (body: object) =>
      spv.post('pindah-barang-manual', { kunci, qty: 1, berat: 1, ke_gudang: 'BRANKAS', ...body }, K01);
    expect(fieldsOf(await move({}))).toEqual({ kunci: 'STOCK_TIDAK_TERSEDIA' });
    expect((await add(kode)).status).toBe(200);
    expect(fieldsOf(await move({ kunci: 'UBS750' }))).toEqual({ kunci: 'PILIHAN_TIDAK_SAH' });
    expect(fieldsOf(await move({ qty: 4 }))).toEqual({ qty: 'STOCK_TIDAK_TERSEDIA' });
    expect(fieldsOf(await move({ berat: 10.001 }))).toEqual({ berat: 'STOCK_TIDAK_TERSEDIA' });
    const rest = await move({ qty: 3, berat: 9.9 });
    expect(rest.body).toMatchObject({ code: 'SISA_TIDAK_HABIS', message: 'Qty habis, masih ada 0,1 g' });
    expect(fieldsOf(await move({ ke_gudang: 'ETALASE', ke_baki: kode }))).toEqual({ ke_baki: 'BAKI_SAMA' });
    expect(fieldsOf(await move({ ke_baki: kode }))).toEqual({ ke_baki: 'PILIHAN_TIDAK_SAH' });
    const no_lot = await meltLot(spv);
    const destroy = (body: object) =>
      spv.post(
        'hancur-barang-manual',
        { kunci, qty: 1, berat: 3, berat_hancur: 3, sebab: 'RUSAK', no_lot, ...body },
        K01,
      );
    expect(fieldsOf(await destroy({ berat_hancur: 3.001 }))).toEqual({ berat_hancur: 'HANCUR_BERTAMBAH' });
    expect(fieldsOf(await destroy({ sebab: 'SALAH_INPUT' }))).toEqual({ sebab: 'PILIHAN_TIDAK_SAH' });
    expect((await destroy({ no_lot: 'ENTAH' })).body.code).toBe('DATA_TIDAK_DITEMUKAN');
    expect(await there(kunci)).toEqual([3, 10_000, 7_500, 20_000_001]);
  });

  test('move at their average without a journal, the last with all that is left; what brought them waits until they are back', async () => {
    const [from, to] = [await tray(), await tray()];
    const added = number(await add(from));
    const move = (qty: number, berat: number) =>
      spv.post(
        'pindah-barang-manual',
        { kunci: keyOf(from), qty, berat, ke_gudang: 'ETALASE', ke_baki: to },
        K01,
      );
    const first = await move(1, 3.333);
    expect(number(first)).toMatch(/^MPK01260225/);
    expect(await journal(number(first))).toEqual([]);
    expect(await there(keyOf(to))).toEqual([1, 3_333, 2_500, 6_666_000]);
    const last = number(await move(2, 6.667));
    expect([await there(keyOf(from)), await there(keyOf(to))]).toEqual([
      [0, 0, 0, 0],
      [3, 10_000, 7_500, 20_000_001],
    ]);
    expect((await batal('barang-manual', added)).body.code).toBe('DOKUMEN_DIIKUTI');
    for (const no of [last, number(first)])
      expect((await batal('pindah-barang-manual', no, spv)).status).toBe(200);
    expect((await batal('barang-manual', added, spv)).body.code).toBe('PERLU_OTORISASI');
    expect((await batal('barang-manual', added)).status).toBe(200);
    expect(await there(keyOf(from))).toEqual([0, 0, 0, 0]);
    await sound();
  });

  test('are destroyed into a melt lot, what is lost an expense; taken back while it is open', async () => {
    const kode = await tray();
    await add(kode);
    const no_lot = await meltLot(spv);
    const destroy = () =>
      spv.post(
        'hancur-barang-manual',
        {
          kunci: keyOf(kode),
          qty: 1,
          berat: 3.333,
          berat_hancur: 3,
          sebab: 'RUSAK',
          no_lot,
          keterangan: 'patah',
        },
        K01,
      );
    const gone = await destroy();
    expect(gone.status, JSON.stringify(gone.body)).toBe(200);
    expect(number(gone)).toMatch(/^MHK01260225/);
    expect(await journal(number(gone))).toEqual([
      'BIAYA_SUSUT D 666000',
      'PERSEDIAAN K 6666000',
      'PERSEDIAAN_ROSOK D 6000000',
    ]);
    const lot = async () =>
      server.look(
        "select sum(qty)::int as qty, sum(berat)::int as berat, sum(murni)::int as murni from mutasi_massa where objek = 'ROSOK' and kunci = $1",
        [no_lot],
      );
    expect(await lot()).toEqual([{ qty: 1, berat: 3_000, murni: 2_250 }]);
    expect((await batal('hancur-barang-manual', number(gone))).status).toBe(200);
    expect(await lot()).toEqual([{ qty: 0, berat: 0, murni: 0 }]);
    expect(await there(keyOf(kode))).toEqual([3, 10_000, 7_500, 20_000_001]);
    const again = number(await destroy());
    const melted = await spv.post('sortir-belian/lebur', { no_lot, batang: [{ berat: 3, kadar: 75 }] }, K01);
    expect(melted.status, JSON.stringify(melted.body)).toBe(200);
    expect((await batal('hancur-barang-manual', again)).body.code).toBe('DOKUMEN_DIIKUTI');
    await sound();
  });

  test('of the last three, three of sixty-four have one each', async () => {
    const [kode, to] = [await tray(), await tray()];
    await add(kode, { berat: 9 });
    const replies = await Promise.all(
      Array.from({ length: 64 }, () =>
        spv.post(
          'pindah-barang-manual',
          { kunci: keyOf(kode), qty: 1, berat: 3, ke_gudang: 'ETALASE', ke_baki: to },
          K01,
        ),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect([await there(keyOf(kode)), await there(keyOf(to))]).toEqual([
      [0, 0, 0, 0],
      [3, 9_000, 6_750, 20_000_001],
    ]);
    await sound();
  });

  test('what there is is told by place; none of it is another shop’s', async () => {
    const kode = await tray();
    await add(kode);
    const row = {
      kunci: keyOf(kode),
      ...PLACE,
      nama_group: expect.any(String),
      kode_baki: kode,
      kadar: 75,
      qty: 3,
      berat: 10,
    };
    const told = await kasir.get('barang-manual/stock', K01);
    expect(told.body.data).toContainEqual(row);
    expect(told.body.data).not.toContainEqual(expect.objectContaining({ qty: 0 }));
    expect(JSON.stringify(told.body.data)).not.toContain('hpp');
    const elsewhere = await owner.get('barang-manual/stock', { toko: 'K02' });
    expect(elsewhere.body.data).toEqual([]);
  });

  test('reports tell what was added, moved and destroyed; the summary’s identity holds by place, and each day opens with what the one before closed with', async () => {
    const [from, to] = [await tray(), await tray()];
    const taken = { qty: 1, berat: 2 };
    const no_mt = number(await add(from));
    const no_mp = number(
      await spv.post(
        'pindah-barang-manual',
        { kunci: keyOf(from), ...taken, ke_gudang: 'ETALASE', ke_baki: to },
        K01,
      ),
    );
    const no_mh = number(
      await spv.post(
        'hancur-barang-manual',
        { kunci: keyOf(from), ...taken, berat_hancur: 1.9, sebab: 'RUSAK', no_lot: await meltLot(spv) },
        K01,
      ),
    );
    const wrong = number(await add(to));
    expect((await batal('barang-manual', wrong)).status).toBe(200);
    type Row = Record<string, number | string>;
    const day = `tgl_from=${TODAY}&tgl_to=${TODAY}`;
    const asked = async (path: string, when = day) =>
      ((await owner.get(`${path}?${when}&kode_group=UBS750`, K01)).body.data ?? []) as Row[];
    const of = (rows: Row[], no: string) => rows.filter(({ no_faktur }) => no_faktur === no);
    const place = { kode_toko: 'K01', ...PLACE, kode_baki: from, input_by: 'SPV1' };
    const added = await asked('barang-manual/report-tambah');
    expect(of(added, no_mt)).toEqual([
      expect.objectContaining({ ...place, tanggal: TODAY, qty: 3, berat: 10, hpp: 20_000_001 }),
    ]);
    expect(of(added, wrong)).toEqual([]);
    expect(of(await asked('pindah-barang-manual/report'), no_mp)).toEqual([
      expect.objectContaining({ ...place, ke_gudang: 'ETALASE', ke_baki: to, ...taken }),
    ]);
    expect(of(await asked('hancur-barang-manual/report'), no_mh)).toEqual([
      expect.objectContaining({ ...place, ...taken, berat_hancur: 1.9, susut: 0.1 }),
    ]);
    const summary = await asked('barang-manual/report-summary');
    expect(summary.filter(({ kode_baki }) => kode_baki === from || kode_baki === to)).toEqual([
      expect.objectContaining({
        kode_baki: from,
        qty_tambah: 3,
        qty_pindah: -1,
        qty_hancur: 1,
        qty_akhir: 1,
        berat_akhir: 6,
      }),
      expect.objectContaining({
        kode_baki: to,
        qty_tambah: 0,
        qty_pindah: 1,
        qty_hancur: 0,
        qty_akhir: 1,
        berat_akhir: 2,
      }),
    ]);
    const n = (row: Row, name: string) => Math.round(Number(row[name]) * 1000);
    for (const row of summary)
      for (const what of ['qty', 'berat'])
        expect(
          n(row, `${what}_awal`) +
            n(row, `${what}_tambah`) +
            n(row, `${what}_beli`) -
            n(row, `${what}_jual`) +
            n(row, `${what}_pindah`) -
            n(row, `${what}_hancur`),
        ).toBe(n(row, `${what}_akhir`));
    const next = await asked('barang-manual/report-summary', 'tgl_from=2026-02-26&tgl_to=2026-02-26');
    expect(next.map((row) => [row.kode_baki, row.qty_awal, row.berat_awal])).toEqual(
      summary.map((row) => [row.kode_baki, row.qty_akhir, row.berat_akhir]),
    );
    await sound();
  });

  test('where the gate is closed no call answers; APP_MODE opens it without the module', async () => {
    await set({ MANUAL_ITEMS_TRANSACTION_MODULE: false });
    const kode = await tray();
    for (const reply of [
      await add(kode),
      await spv.post(
        'pindah-barang-manual',
        { kunci: keyOf(kode), qty: 1, berat: 1, ke_gudang: 'BRANKAS' },
        K01,
      ),
      await spv.post('hancur-barang-manual', {}, K01),
      await spv.get('barang-manual/stock', K01),
    ])
      expect(reply.body.code).toBe('MODUL_TIDAK_AKTIF');
    await set({ APP_MODE: 'MANUAL_SALE_STOCK' });
    expect((await add(kode)).status).toBe(200);
    await set({ APP_MODE: 'BARCODE', MANUAL_ITEMS_TRANSACTION_MODULE: true });
  });
});
