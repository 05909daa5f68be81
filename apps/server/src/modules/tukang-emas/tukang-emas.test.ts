import type { OrangRow, SumberRow } from '@kadar/contract/endpoints/tukang-emas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRADICTIONS } from '../../platform/chain/contradictions.ts';
import { STANDING } from '../../platform/chain/standing.ts';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';
import { tagOf } from '../../testing/receiving.ts';
import {
  bar,
  craftsman,
  dataOf,
  goldOf,
  handed,
  handedOf,
  journalOf,
  K01,
  lotOf,
  numberOf,
  refusal,
  rings,
  scrapped,
  TUKANG,
  workOf,
} from './tukang.fixture.ts';

let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;

const serah = (body: object, who = spv) => who.post('tukang-emas/serah', body, K01);
const terima = (lines: readonly object[], more: object = {}, who = spv) =>
  who.post('tukang-emas/terima', workOf(lines, more), K01);
const upah = (payments: object[], more: object = {}, who = spv) =>
  who.post('tukang-emas/upah', { kode_tukang: TUKANG, payments, ...more }, K01);
const batal = (no: string, who = owner) => who.post(`tukang-emas/${no}/batal`, { alasan: 'UJI COBA' }, K01);
const cash = (jumlah_rp: number) => ({ jenis: 'CASH', jumlah_rp });
const sisa = (berat: number, kadar_murni = 100) => ({ hasil: 'SISA', berat, kadar_murni });
const journal = (no: string) => journalOf(server, no);
const gold = (no: string) => goldOf(server, no);
const man = async (kode = TUKANG): Promise<OrangRow | undefined> =>
  dataOf<OrangRow[]>(await owner.get('tukang-emas/orang', K01)).find(
    ({ kode_tukang }) => kode_tukang === kode,
  );
const sources = async (): Promise<SumberRow[]> =>
  dataOf<{ sumber: SumberRow[] }>(await owner.get('tukang-emas/sumber', K01)).sumber;
const found = async (): Promise<string[]> => {
  const told: string[] = [];
  for (const check of [...STANDING.TUKANG_EMAS, ...STANDING.TERIMA_STOK, ...STANDING.LEBUR_STOK])
    for (const { detail } of await server.look<{ detail: string }>(CONTRADICTIONS[check] ?? ''))
      told.push(`${check}: ${detail}`);
  return told;
};
/** He gives back what he has, so that each test begins with an empty account. */
const emptied = async (): Promise<void> => {
  const { murni = 0, upah_rp = 0 } = (await man()) ?? {};
  if (murni > 0) dataOf(await terima([sisa(murni)]));
  if (upah_rp > 0) dataOf(await upah([cash(upah_rp)], {}, owner));
};

beforeAll(async () => {
  server = await startTestApp();
  [owner, spv, kasir] = [await server.login('OWN'), await server.login('SPV'), await server.login('KASIR')];
  await craftsman(server);
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  dataOf(await spv.post('cash', modal));
});
afterAll(async () => {
  expect(await found()).toEqual([]);
  await server?.close();
});

describe('gold to a craftsman', () => {
  test('goes at what its bar cost, by weight; the last of a bar takes all of it', async () => {
    const kunci = await bar(server, 10, 99.9);
    const line = { sumber: 'BATANGAN', kunci, kadar: 99.9 };
    const reply = await serah({ kode_tukang: TUKANG, lines: [{ ...line, berat: 4 }] });
    const no = numberOf(reply);
    expect(no).toMatch(/^GIK01260225/);
    expect(reply.body.data).toMatchObject({ murni: 3.996, saldo: 3.996 });
    expect(await journal(no)).toEqual(['PERSEDIAAN_BATANGAN -9990000', 'PERSEDIAAN_TUKANG 9990000']);
    expect(await gold(no)).toEqual(['PERSEDIAAN_BATANGAN -3996', 'PERSEDIAAN_TUKANG 3996']);
    expect((await sources()).find((one) => one.kunci === kunci)).toMatchObject({ berat: 6, murni: 5.994 });
    numberOf(
      await serah({
        kode_tukang: TUKANG,
        lines: [
          { ...line, berat: 2 },
          { ...line, berat: 4 },
        ],
      }),
    );
    expect((await sources()).some((one) => one.kunci === kunci)).toBe(false);
    expect(await man()).toMatchObject({ murni: 9.99, hpp: 24_975_000, umur: 0, susut_persen: 1.5 });
    const [left] = await server.look(
      'select sum(qty)::int as qty, sum(hpp)::int as hpp from mutasi_massa where kunci = $1',
      [kunci],
    );
    expect(left).toEqual({ qty: 0, hpp: 0 });
    await emptied();
  });

  test('of a melt lot goes as a whole and ends it; taken back, the lot is open as before', async () => {
    const barcodes = await scrapped(spv, [2, 3]);
    const kunci = await lotOf(spv, 'LEBUR');
    expect(refusal(await serah({ kode_tukang: TUKANG, lines: [{ sumber: 'ROSOK', kunci }] }))).toBe(
      'lines.0.kunci LOT_KOSONG',
    );
    const sorted = numberOf(await spv.post('sortir-belian', { ke: 'LEBUR', barcodes, no_lot: kunci }));
    const lot = (await sources()).find((one) => one.kunci === kunci);
    expect(lot).toMatchObject({ sumber: 'ROSOK', kadar: null, berat: 5, murni: 3.615 });
    const no = numberOf(await serah({ kode_tukang: TUKANG, lines: [{ sumber: 'ROSOK', kunci }] }));
    expect(await journal(no)).toEqual([`PERSEDIAAN_ROSOK -${lot?.hpp}`, `PERSEDIAAN_TUKANG ${lot?.hpp}`]);
    const melted = await spv.post('sortir-belian/lebur', {
      no_lot: kunci,
      batang: [{ berat: 1, kadar: 75 }],
    });
    expect(refusal(melted)).toBe('LOT_SUDAH_SELESAI');
    expect((await batal(sorted)).body.code).toBe('DATA_TIDAK_DITEMUKAN');
    const back = await owner.post(`sortir-belian/${sorted}/batal`, { alasan: 'UJI COBA' }, K01);
    expect(back.body).toMatchObject({ code: 'DOKUMEN_DIIKUTI', message: expect.stringContaining(no) });
    dataOf(await batal(no));
    expect((await sources()).find((one) => one.kunci === kunci)).toEqual(lot);
    expect((await man())?.murni).toBe(0);
  });

  test('of one bar sixty-four times at once, goes once; against its melting, one of both', async () => {
    const kunci = await bar(server, 5);
    const replies = await Promise.all(Array.from({ length: 64 }, () => serah(handedOf(kunci, 5))));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = replies.filter(({ status }) => status !== 200).map(refusal);
    expect(new Set(lost)).toEqual(new Set(['lines.0.kunci DATA_TIDAK_DITEMUKAN']));
    expect((await man())?.murni).toBe(5);
    await emptied();
    const barcodes = await scrapped(spv, [2]);
    const lot = await lotOf(spv, 'LEBUR');
    dataOf(await spv.post('sortir-belian', { ke: 'LEBUR', barcodes, no_lot: lot }));
    const both = await Promise.all([
      serah({ kode_tukang: TUKANG, lines: [{ sumber: 'ROSOK', kunci: lot }] }),
      spv.post('sortir-belian/lebur', { no_lot: lot, batang: [{ berat: 1.9, kadar: 75 }] }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    await emptied();
  });

  test('is refused at its fields, and writes nothing', async () => {
    const kunci = await bar(server, 1);
    const count = () =>
      server.look('select (select count(*) from dokumen)::int d, (select count(*) from mutasi_massa)::int m');
    const before = await count();
    const line = { sumber: 'BATANGAN', kunci, kadar: 100, berat: 1 };
    expect(refusal(await serah(handedOf(kunci, 1, { kode_tukang: 'TIDAKADA' })))).toBe(
      'kode_tukang DATA_TIDAK_DITEMUKAN',
    );
    expect(refusal(await serah(handedOf(kunci, 1.001)))).toBe('lines.0.berat BATCH_TIDAK_CUKUP');
    expect(refusal(await serah(handedOf(kunci, 0)))).toBe('lines.0.berat BERAT_NOL');
    expect(refusal(await serah({ kode_tukang: TUKANG, lines: [{ ...line, kadar: 99 }] }))).toBe(
      'lines.0.kunci DATA_TIDAK_DITEMUKAN',
    );
    expect(refusal(await serah({ kode_tukang: TUKANG, lines: [] }))).toBe('lines WAJIB_DIISI');
    expect(refusal(await serah({ kode_tukang: TUKANG, lines: [{ ...line, sumber: 'GROUP' }] }))).toContain(
      'PILIHAN_TIDAK_SAH',
    );
    expect(await count()).toEqual(before);
    const [one, other] = [await lotOf(spv, 'LEBUR'), await lotOf(spv, 'CUCI')];
    const rosok = (no: string) => ({ sumber: 'ROSOK', kunci: no });
    const after = await count();
    expect(refusal(await serah({ kode_tukang: TUKANG, lines: [rosok(one), rosok(other)] }))).toBe(
      'lines LOT_BERBEDA',
    );
    expect(refusal(await serah({ kode_tukang: TUKANG, lines: [rosok(other)] }))).toBe(
      'lines.0.kunci PILIHAN_TIDAK_SAH',
    );
    await owner.put('para-system', { values: { TUKANG_BATAS_GRAM: 0.9 } }, K01);
    expect(refusal(await serah(handedOf(kunci, 1)))).toBe('TUKANG_MELEBIHI_BATAS');
    await owner.put('para-system', { values: { TUKANG_BATAS_GRAM: null } }, K01);
    expect(refusal(await serah(handedOf(kunci, 1), kasir))).toBe('TIDAK_BERHAK');
    expect(await count()).toEqual(after);
  });
});

describe('what he brings', () => {
  test('costs its share and its wage; of the loss the shop bears what he may lose, the rest stays his debt', async () => {
    const no_serah = await handed(spv, server, 7.5);
    // 7.238 g and 0.150 g of fine gold of 7.500 g: 0.112 g lost, of which he may lose 0.110 g.
    const lines = [rings(9.651, { upah_jenis: 'BORONG', upah: 350_000, qty: 3 }), sisa(0.15)];
    const reply = await terima(lines, { no_serah, susut: 0.112 });
    const no = numberOf(reply);
    expect(reply.body.data).toMatchObject({
      boleh: 0.11,
      dibebankan: 0.11,
      tetap_hutang: 0.002,
      upah_rp: 350_000,
      saldo: 0.002,
      batch: [`${no}/1`],
    });
    expect(await journal(no)).toEqual([
      'BIAYA_SUSUT 275000',
      'HUTANG_TUKANG -350000',
      'PERSEDIAAN_BATANGAN 375000',
      'PERSEDIAAN_BELUM_TAG 18445000',
      'PERSEDIAAN_TUKANG -18745000',
    ]);
    expect(await gold(no)).toEqual([
      'PERSEDIAAN_BATANGAN 150',
      'PERSEDIAAN_BELUM_TAG 7238',
      'PERSEDIAAN_TUKANG -7498',
      'SUSUT 110',
    ]);
    expect(await man()).toMatchObject({ murni: 0.002, hpp: 5_000, upah_rp: 350_000 });
    // Pieces are tagged out of it as out of a delivery.
    const tagged = await spv.post('barang', tagOf(`${no}/1`, 3.5));
    const { kode_barcode } = dataOf<{ kode_barcode: string }>(tagged);
    const [piece] = await server.look(
      'select hpp::int, murni::int, ada_faktur_pajak from barang where kode_barcode = $1',
      [kode_barcode],
    );
    expect(piece).toEqual({ hpp: 6_689_203, murni: 2625, ada_faktur_pajak: false });
    const batches = dataOf<{ no_batch: string; sisa: number }[]>(await spv.get('terima-supplier/batch'));
    expect(batches.find(({ no_batch }) => no_batch === `${no}/1`)?.sisa).toBe(6.151);
    expect((await batal(no)).body.code).toBe('DOKUMEN_DIIKUTI');
    // What nobody tags of it is lost with its wage, as of a delivery.
    const ended = numberOf(await spv.post('selesai-terima', { no_batch: `${no}/1` }));
    expect(await journal(ended)).toEqual(['BIAYA_SUSUT 11755797', 'PERSEDIAAN_BELUM_TAG -11755797']);
    expect(await gold(ended)).toEqual(['PERSEDIAAN_BELUM_TAG -4613', 'SUSUT 4613']);
    expect(refusal(await spv.post('barang', tagOf(`${no}/1`, 1)))).toBe('no_batch BATCH_SUDAH_SELESAI');
    numberOf(await owner.post(`selesai-terima/${ended}/batal`, { alasan: 'UJI COBA' }, K01));
    dataOf(await spv.post('barang', tagOf(`${no}/1`, 6.151)));
    // What stayed his debt is forgiven by the owner alone.
    expect(refusal(await terima([], { susut: 0.002, maaf: true }))).toBe('SUSUT_TUKANG_PERLU_OWN');
    const forgiven = numberOf(await terima([], { susut: 0.002, maaf: true }, owner));
    expect(await journal(forgiven)).toEqual(['BIAYA_SUSUT 5000', 'PERSEDIAAN_TUKANG -5000']);
    expect(await man()).toMatchObject({ murni: 0, hpp: 0 });
    await emptied();
  });

  test('by the share of his trade before his own', async () => {
    dataOf(await owner.post('para-susut-tukang', { keahlian: 'COR', persen: 1 }, { toko: '*' }));
    await handed(spv, server, 1);
    expect(await man()).toMatchObject({ susut_persen: 1 });
    const bars = [{ hasil: 'BATANG', berat: 0.98, kadar_murni: 100, upah_jenis: 'PER_PCS', upah: 10_000 }];
    expect((await terima(bars, { susut: 0.02 })).body.data).toMatchObject({
      boleh: 0.01,
      tetap_hutang: 0.01,
      upah_rp: 10_000,
    });
    const [row] = dataOf<{ _id: string }[]>(await owner.get('para-susut-tukang', { toko: '*' }));
    expect(row).toBeDefined();
    await server.look('delete from para_susut_tukang');
    await emptied();
  });

  test('by fine gold: ten grams of 750 of seven and a half of 24 carat lose nothing', async () => {
    await handed(spv, server, 7.5);
    const reply = await terima([rings(10)]);
    expect(reply.body.data).toMatchObject({ dibebankan: 0, tetap_hutang: 0, saldo: 0, upah_rp: 500_000 });
    expect(await man()).toMatchObject({ murni: 0, hpp: 0 });
    await emptied();
  });

  test('is no more than he has, unless his own gold is named, which is bought at the melt price', async () => {
    await handed(spv, server, 1);
    const bars = [{ hasil: 'BATANG', berat: 1.2, kadar_murni: 100, upah_jenis: 'BORONG', upah: 0 }];
    expect(refusal(await terima(bars))).toBe('emas_tukang EMAS_BERTAMBAH');
    expect(refusal(await terima(bars, { emas_tukang: 0.199 }))).toBe('emas_tukang EMAS_BERTAMBAH');
    expect(refusal(await terima(bars, { emas_tukang: 1.201 }))).toBe('emas_tukang ANGKA_DI_LUAR_BATAS');
    expect(refusal(await terima(bars, { emas_tukang: 0.2, susut: 0.001 }))).toBe('susut EMAS_BERTAMBAH');
    const { harga_lebur } = dataOf<{ harga_lebur: number }>(await spv.get('tukang-emas/sumber'));
    const no = numberOf(await terima(bars, { emas_tukang: 0.2 }));
    expect(await journal(no)).toEqual([
      `HUTANG_TUKANG -${harga_lebur / 5}`,
      `PERSEDIAAN_BATANGAN ${2_500_000 + harga_lebur / 5}`,
      'PERSEDIAAN_TUKANG -2500000',
    ]);
    expect(await gold(no)).toEqual(['PERSEDIAAN_BATANGAN 1200', 'PERSEDIAAN_TUKANG -1000', 'SUPPLIER -200']);
    expect(await man()).toMatchObject({ murni: 0, upah_rp: harga_lebur / 5 });
    expect(refusal(await terima([sisa(0.001)]))).toBe('emas_tukang EMAS_BERTAMBAH');
    await emptied();
  });

  test('is refused at its fields', async () => {
    await handed(spv, server, 1);
    expect(refusal(await terima([]))).toBe('lines WAJIB_DIISI');
    expect(refusal(await terima([], { susut: 0.1 }))).toBe('lines WAJIB_DIISI');
    expect(refusal(await terima([rings(0.1, { kode_dept: 'XX' })]))).toBe(
      'lines.0.kode_dept DATA_TIDAK_DITEMUKAN',
    );
    expect(refusal(await terima([rings(0.1), rings(0.1, { kode_group: 'XX' })]))).toBe(
      'lines.1.kode_group DATA_TIDAK_DITEMUKAN',
    );
    expect(refusal(await terima([sisa(0.001, 0.1)]))).toBe('lines.0.berat BERAT_NOL');
    expect(refusal(await terima([rings(0.1)], { no_serah: 'GIK01260225ZZZ' }))).toBe(
      'no_serah DATA_TIDAK_DITEMUKAN',
    );
    expect(refusal(await terima([rings(0.1)], {}, kasir))).toBe('TIDAK_BERHAK');
    expect(await man()).toMatchObject({ murni: 1 });
    await emptied();
  });

  test('is taken back after what followed it: a handing over not while something came back since', async () => {
    const first = await handed(spv, server, 2);
    const second = await handed(spv, server, 2);
    const work = numberOf(await terima([sisa(1)], { no_serah: second }));
    // The account is one: what came back is of the first as much.
    for (const no of [first, second])
      expect((await batal(no)).body).toMatchObject({
        code: 'DOKUMEN_DIIKUTI',
        message: expect.stringContaining(work),
      });
    const later = await handed(spv, server, 1);
    dataOf(await batal(later));
    dataOf(await batal(work));
    // Of a reversal and a return at once, the one that is first: afterwards rupiah and gold are of the same handings over.
    const [back, brought] = await Promise.all([batal(second), terima([sisa(3)])]);
    expect([back.status, brought.status].filter((status) => status === 200)).toHaveLength(1);
    await emptied();
    expect(await man()).toMatchObject({ murni: 0, hpp: 0 });
  });
});

describe('his wage', () => {
  const owed = async (...amounts: number[]) => {
    const numbers: string[] = [];
    for (const amount of amounts) {
      await handed(spv, server, 0.1);
      numbers.push(
        numberOf(
          await terima([
            { hasil: 'BATANG', berat: 0.1, kadar_murni: 100, upah_jenis: 'BORONG', upah: amount },
          ]),
        ),
      );
    }
    return numbers;
  };

  test('is paid the oldest first, out of the drawer and an account, and never beyond what is owed', async () => {
    const [one = '', other = ''] = await owed(100_000, 200_000);
    expect(refusal(await upah([cash(300_001)]))).toBe('payments PEMBAYARAN_LEBIH');
    const reply = await upah([cash(150_000)], {}, kasir);
    const no = numberOf(reply);
    expect(no).toMatch(/^GUK01260225/);
    expect(reply.body.data).toMatchObject({ jumlah_rp: 150_000, sisa_rp: 150_000 });
    expect(
      await server.look('select no_asal, rp::int from pihak_mutasi where no_faktur = $1 order by id', [no]),
    ).toEqual([
      { no_asal: one, rp: -100_000 },
      { no_asal: other, rp: -50_000 },
    ]);
    expect(await journal(no)).toEqual(['HUTANG_TUKANG 150000', 'KAS -150000']);
    // What it was owed for is not taken back while it is paid.
    expect((await batal(one)).body.code).toBe('HUTANG_SUDAH_DIBAYAR');
    const all = await Promise.all(Array.from({ length: 8 }, () => upah([cash(100_000)])));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    dataOf(await batal(no));
    expect((await man())?.upah_rp).toBe(200_000);
    await emptied();
  });

  test('above the limit of the drawer asks for an approval', async () => {
    await owed(11_000_000);
    const reply = await upah([cash(10_000_001)]);
    expect(reply.body).toMatchObject({ code: 'PERLU_OTORISASI', need_auth: { kategori: 'KAS KELUAR' } });
    numberOf(await upah([cash(10_000_000)]));
    numberOf(await upah([cash(1_000_000)]));
    expect((await man())?.upah_rp).toBe(0);
  });
});

test('who has gold, or is owed a wage, is not deleted', async () => {
  await craftsman(server, 'T78');
  const gone = async () => {
    const rows = dataOf<{ kode_tukang: string; _id?: string; _version: number }[]>(
      await owner.get('tukang/get/all', K01),
    );
    const row = rows.find(({ kode_tukang }) => kode_tukang === 'T78');
    return owner.delete(`tukang/T78?_version=${row?._version}`, K01);
  };
  await handed(spv, server, 0.1, 'T78');
  const refused = await gone();
  expect(refused.body, JSON.stringify(refused.body)).toMatchObject({ code: 'TUKANG_MASIH_BERSALDO' });
  const bars = [{ hasil: 'BATANG', berat: 0.1, kadar_murni: 100, upah_jenis: 'BORONG', upah: 5_000 }];
  dataOf(await terima(bars, { kode_tukang: 'T78' }));
  expect((await gone()).body).toMatchObject({ code: 'TUKANG_MASIH_BERSALDO' });
  dataOf(await upah([cash(5_000)], { kode_tukang: 'T78' }));
  dataOf(await gone());
  expect(refusal(await serah(handedOf(await bar(server, 1), 1, { kode_tukang: 'T78' })))).toBe(
    'kode_tukang DATA_TIDAK_DITEMUKAN',
  );
});
