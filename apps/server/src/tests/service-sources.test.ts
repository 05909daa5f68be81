import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { craftsman, dataOf, goldOf, journalOf, K01, refusal } from '../modules/tukang-emas/tukang.fixture.ts';
import type { Client, Reply, TestApp } from '../testing/harness.ts';
import { meltedTo, scrapLot } from '../testing/melting.ts';
import { doneOf, PATRI, serviceList, takenOf, ticket } from '../testing/servicing.ts';
import { groupStage, keyOf } from './group-stage.fixture.ts';

let stage: Awaited<ReturnType<typeof groupStage>>;
let server: TestApp;
let owner: Client;
let spv: Client;

beforeAll(async () => {
  stage = await groupStage();
  ({ server, owner, spv } = stage);
  await serviceList(server);
  await craftsman(server);
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  dataOf(await spv.post('cash', modal));
});
afterAll(() => server?.close());

const numberIn = (reply: Reply): string => dataOf<{ no_faktur: string }>(reply).no_faktur;
/** A piece of 5 g that may cost up to ten million. */
const open = async (): Promise<string> => {
  const no = await ticket(spv, [{ berat_awal: 5, kode_service: PATRI, ongkos: 30_000 }]);
  for (const jenis of ['MINTA_SETUJU', 'SETUJU'])
    dataOf(await spv.post(`service/${no}/kejadian`, { jenis, rp: 10_000_000 }, K01));
  return no;
};
const finish = async (
  no: string,
  tambah: Record<string, unknown>,
  akhir = 5.1,
  who = spv,
): Promise<Reply> => {
  const { berat = 0.25 } = tambah;
  return who.post(
    'service/selesai',
    await doneOf(who, no, [
      {
        urut: 1,
        berat_akhir: akhir,
        tambah: { berat, kadar: 75, kadar_sumber: 75, harga: 2_000_000, ...tambah },
      },
    ]),
    K01,
  );
};
const undo = (no: string) => owner.post(`service/${no}/batal`, { alasan: 'UJI COBA' }, K01);
const there = async (objek: string, kunci: string): Promise<number[]> => {
  const [row] = await server.look<Record<'qty' | 'berat' | 'murni' | 'hpp', number>>(
    `select coalesce(sum(qty), 0)::int as qty, coalesce(sum(berat), 0)::int as berat, coalesce(sum(murni), 0)::int as murni, coalesce(sum(hpp), 0)::int as hpp
     from mutasi_massa where kode_toko = 'K01' and objek = $1 and kunci = $2`,
    [objek, kunci],
  );
  return row ? [row.qty, row.berat, row.murni, row.hpp] : [];
};
interface Row {
  sumber: string;
  kunci: string;
  kadar: number;
  qty: number;
  berat: number;
}
const sources = async (kunci: string): Promise<Row[]> =>
  dataOf<Row[]>(await spv.get('service/sumber', K01)).filter((row) => row.kunci === kunci);
/** What there was after `gone` left, of weight `mg`, at its average. */
const share = ([, berat = 0, murni = 0, hpp = 0]: readonly number[], mg: number) => ({
  murni: Math.round((murni * mg) / berat),
  hpp: Math.round((hpp * mg) / berat),
});

describe('gold that is added to a piece', () => {
  test('of a melt lot leaves it at its average, as much as has its fine gold, and goes back', async () => {
    const lot = await scrapLot(spv, [{ berat_kotor: 10 }]);
    const before = await there('ROSOK', lot);
    expect(before.slice(0, 3)).toEqual([1, 10_000, 7_230]);
    const [row] = await sources(lot);
    expect(row).toMatchObject({ sumber: 'ROSOK', berat: 10, qty: 1 });
    const kadar_sumber = row?.kadar ?? 0;
    const ofLot = { sumber: 'ROSOK', kunci: lot, kadar_sumber };
    const no = await open();
    expect(refusal(await finish(no, { ...ofLot, kadar_sumber: 99 }))).toBe(
      'lines.0.tambah.kunci DATA_TIDAK_DITEMUKAN',
    );
    const short = await finish(no, { ...ofLot, berat: 9.7 }, 14.6);
    expect(short.body.fields).toMatchObject({
      'lines.0.tambah.berat': { code: 'BATCH_TIDAK_CUKUP', message: expect.stringContaining('kurang 0,062') },
    });
    const done = numberIn(await finish(no, ofLot));
    const { murni, hpp } = share(before, 260);
    expect(await there('ROSOK', lot)).toEqual([1, 9_740, 7_230 - murni, (before[3] ?? 0) - hpp]);
    expect(await journalOf(server, done)).toEqual([`PERSEDIAAN_ROSOK -${hpp}`, `PERSEDIAAN_SERVICE ${hpp}`]);
    expect(await goldOf(server, done)).toEqual([`PERSEDIAAN_ROSOK -${murni}`, `PERSEDIAAN_SERVICE ${murni}`]);
    // The board shows what is left, and no piece leaves the lot on its own any more.
    const { lot: lots } = dataOf<{ lot: { no_lot: string; berat: number }[] }>(
      await spv.get('sortir-belian/papan', K01),
    );
    expect(lots.find(({ no_lot }) => no_lot === lot)).toMatchObject({ berat: 9.74 });
    const [piece] = await server.look<{ kode_barcode: string }>(
      'select l.kode_barcode from sortir_detail l join dokumen d using (kode_toko, no_faktur) where d.asal_no = $1',
      [lot],
    );
    const lifted = await spv.post(
      'sortir-belian',
      { ke: 'BELI', barcodes: [piece?.kode_barcode], no_lot: lot },
      K01,
    );
    expect(lifted.body).toMatchObject({ code: 'DOKUMEN_DIIKUTI', message: expect.stringContaining(done) });
    const [sorted] = await server.look<{ no_faktur: string }>(
      "select no_faktur from dokumen where asal_no = $1 and jenis = 'SORTIR_BELIAN'",
      [lot],
    );
    const unsorted = await owner.post(`sortir-belian/${sorted?.no_faktur}/batal`, { alasan: 'UJI' }, K01);
    expect(unsorted.body).toMatchObject({ code: 'DOKUMEN_DIIKUTI', message: expect.stringContaining(done) });
    dataOf(await undo(done));
    expect(await there('ROSOK', lot)).toEqual(before);
    await stage.sound();
  });

  test('of a melt lot that is melted since stays where it is, until the melting is undone', async () => {
    const lot = await scrapLot(spv, [{ berat_kotor: 10 }]);
    const [row] = await sources(lot);
    const no = await open();
    const done = numberIn(await finish(no, { sumber: 'ROSOK', kunci: lot, kadar_sumber: row?.kadar }));
    const left = await there('ROSOK', lot);
    // Of what is left, not of what came in.
    const more = await spv.post(
      'sortir-belian/lebur',
      { no_lot: lot, batang: [{ berat: 7.1, kadar: 100 }] },
      K01,
    );
    expect(more.body).toMatchObject({ code: 'LEBUR_BERTAMBAH' });
    const melted = await meltedTo(spv, lot, [{ berat: 7.04, kadar: 100 }]);
    expect((await undo(done)).body).toMatchObject({
      code: 'DOKUMEN_DIIKUTI',
      message: expect.stringContaining(melted),
    });
    expect(
      refusal(await finish(await open(), { sumber: 'ROSOK', kunci: lot, kadar_sumber: row?.kadar })),
    ).toBe('LOT_SUDAH_SELESAI');
    expect(await sources(lot)).toEqual([]);
    dataOf(await owner.post(`sortir-belian/${melted}/batal`, { alasan: 'UJI' }, K01));
    expect(await there('ROSOK', lot)).toEqual(left);
    dataOf(await undo(done));
    await stage.sound();
  });

  test('of a group is whole pieces as they are, at their average', async () => {
    const baki = await stage.tray();
    const kunci = keyOf(baki);
    dataOf(await stage.add(baki));
    const before = await stage.there(kunci);
    const [row] = await sources(kunci);
    expect(row).toMatchObject({ sumber: 'GROUP', qty: 3, berat: 10, kadar: 75 });
    const ofGroup = { sumber: 'GROUP', kunci, qty: 1, berat: 3 };
    const no = await open();
    expect(refusal(await finish(no, { ...ofGroup, kadar: 70 }, 7.9))).toBe(
      'lines.0.tambah.kadar PILIHAN_TIDAK_SAH',
    );
    expect(refusal(await finish(no, { ...ofGroup, qty: 4 }, 7.9))).toBe(
      'lines.0.tambah.qty STOCK_TIDAK_TERSEDIA',
    );
    expect(refusal(await finish(no, { ...ofGroup, qty: 3 }, 7.9))).toBe(
      'lines.0.tambah.berat SISA_TIDAK_HABIS',
    );
    expect(refusal(await finish(no, { ...ofGroup, kunci: 'UBS750/CCN' }, 7.9))).toBe(
      'lines.0.tambah.kunci PILIHAN_TIDAK_SAH',
    );
    const short = await finish(no, { ...ofGroup, berat: 10.5 }, 15.4);
    expect(short.body.fields).toMatchObject({
      'lines.0.tambah.berat': { code: 'BATCH_TIDAK_CUKUP', message: expect.stringContaining('kurang 0,5') },
    });
    const done = numberIn(await finish(no, ofGroup, 7.95));
    const { murni, hpp } = share(before, 3_000);
    expect(await stage.there(kunci)).toEqual([2, 7_000, (before[2] ?? 0) - murni, (before[3] ?? 0) - hpp]);
    expect(await journalOf(server, done)).toEqual([`PERSEDIAAN -${hpp}`, `PERSEDIAAN_SERVICE ${hpp}`]);
    const [added] = await server.look<{ no_faktur: string }>(
      "select no_faktur from mutasi_massa where objek = 'GROUP' and kunci = $1 order by id limit 1",
      [kunci],
    );
    expect((await stage.batal('barang-manual', added?.no_faktur ?? '')).body).toMatchObject({
      code: 'DOKUMEN_DIIKUTI',
      message: expect.stringContaining(done),
    });
    const taken = numberIn(await spv.post('service/ambil', takenOf(no, [1], 6_150_000), K01));
    expect(await journalOf(server, taken)).toContain(`HPP ${hpp}`);
    dataOf(await undo(taken));
    dataOf(await undo(done));
    expect(await stage.there(kunci)).toEqual(before);
    await stage.sound();
  });

  test('is priced: given away, or below what it cost, somebody agrees', async () => {
    const kunci = await meltedTo(spv, await scrapLot(spv, [{ berat_kotor: 10 }]), [
      { berat: 9.64, kadar: 75 },
    ]);
    const asked = { sumber: 'BATANGAN', kunci };
    const no = await open();
    expect(refusal(await finish(no, { ...asked, harga: null }, 5.22, stage.kasir))).toBe(
      'lines.0.tambah.harga WAJIB_DIISI',
    );
    for (const harga of [0, 1_000]) {
      const free = await finish(no, { ...asked, harga }, 5.22, stage.kasir);
      expect(free.body.need_auth).toMatchObject({
        kategori: 'DISKON',
        notes: expect.stringMatching(/emas 0,250 g seharga Rp\. (0|500)$/),
      });
    }
    const done = numberIn(await finish(no, { ...asked, harga: 3_000_000 }, 5.22, stage.kasir));
    dataOf(await undo(done));
    numberIn(await finish(no, { ...asked, harga: 0 }));
    await stage.sound();
  });

  test('is taken once by sixty-four of the last that a source has', async () => {
    const lot = await scrapLot(spv, [{ berat_kotor: 1 }]);
    const [row] = await sources(lot);
    const baki = await stage.tray();
    dataOf(await stage.add(baki, { qty: 1, berat: 0.25, hpp: 500_000 }));
    const tickets = await Promise.all(Array.from({ length: 64 }, open));
    const replies = await Promise.all(
      tickets.map((no, n) =>
        finish(
          no,
          n % 2
            ? { sumber: 'ROSOK', kunci: lot, kadar_sumber: row?.kadar, berat: 0.96 }
            : { sumber: 'GROUP', kunci: keyOf(baki) },
        ),
      ),
    );
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(2);
    for (const reply of replies)
      if (reply.status !== 200) expect(refusal(reply)).toMatch(/BATCH_TIDAK_CUKUP|DATA_TIDAK_DITEMUKAN/);
    await stage.sound();
  });

  test('goes back into a lot while that is open alone, whoever is first', async () => {
    const lot = await scrapLot(spv, [{ berat_kotor: 10 }]);
    const [row] = await sources(lot);
    const done = numberIn(
      await finish(await open(), { sumber: 'ROSOK', kunci: lot, kadar_sumber: row?.kadar }),
    );
    const replies = await Promise.all([
      undo(done),
      spv.post('sortir-belian/lebur', { no_lot: lot, batang: [{ berat: 7.04, kadar: 100 }] }, K01),
      undo(done),
    ]);
    const codes = replies.map(({ status, body }) => (status === 200 ? 'OK' : body.code));
    expect(codes[1]).toMatch(/OK|SUSUT_LEBUR_PERLU_OWN/);
    const left = await there('ROSOK', lot);
    if (codes[1] === 'OK') expect(left).toEqual([0, 0, 0, 0]);
    await stage.sound();
  });
});
