import type { OrangRow } from '@kadar/contract/endpoints/tukang-emas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bar,
  craftsman,
  dataOf,
  handedOf,
  K01,
  numberOf,
  refusal,
  rings,
  TUKANG,
  workOf,
} from '../modules/tukang-emas/tukang.fixture.ts';
import { CONTRADICTIONS } from '../platform/chain/contradictions.ts';
import { verifyDatabase } from '../platform/chain/verify.ts';
import { TRAY } from '../testing/depositing.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../testing/harness.ts';
import { cash, goldFor, pesananOf, saleOf } from '../testing/ordering.ts';
import { tagOf } from '../testing/receiving.ts';

let server: TestApp;
let owner: Client;
let spv: Client;
const DP_RP = 2_000_000;
const WHY = { alasan: 'UJI' };

beforeAll(async () => {
  server = await startTestApp();
  [owner, spv] = [await server.login('OWN'), await server.login('SPV')];
  await craftsman(server);
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  dataOf(await spv.post('cash', modal));
});
afterAll(() => server?.close());

/** A ring of 5.23 g of 750 gold, of which the customer brings the gold. */
const RING = {
  kode_dept: 'CCN',
  kode_group: 'UBS750',
  nama_barang: 'CINCIN KAWIN',
  kadar: 75,
  est_berat: 5,
  harga_emas: 2_429_000,
  ongkos_jenis: 'PER_GRAM',
  ongkos: 50_000,
};
const ordered = async (): Promise<string> =>
  numberOf(await spv.post('pesanan', pesananOf([RING], DP_RP, { bahan: 'CUSTOMER' }), K01));
const brought = async (no: string): Promise<string> =>
  numberOf(await spv.post('emas-pesanan', await goldFor(spv, `${no}/1`), K01));
/** Fine gold of a bar in the craftsman's hand, for the line of the order. */
const handedFor = async (no: string, gram = 4): Promise<string> => {
  const kunci = await bar(server, gram);
  const body = handedOf(kunci, gram, { no_pesanan: `${no}/1` });
  return numberOf(await spv.post('tukang-emas/serah', body, K01));
};
const back = (no_serah: string, lines: object[], more: object = {}) =>
  spv.post('tukang-emas/terima', workOf(lines, { no_serah, ...more }), K01);
const sisa = (berat: number) => ({ hasil: 'SISA', berat, kadar_murni: 100 });
const ended = (no_pesanan: string, emas: number, more: object = {}) =>
  owner.post(
    'batal-pesanan',
    { no_pesanan, kode_baki: TRAY, jenis: 'CASH', jumlah_rp: DP_RP, emas, ...more },
    K01,
  );
const orderOf = async (no: string) =>
  dataOf<{
    tahap: string;
    saldo: number;
    lines: { emas: number; emas_jadi: object | null }[];
    barang: { kode_barcode: string; harga_jual: number; no_titip: string }[];
  }>(await spv.get(`pesanan/${no}`, K01));
const man = async (): Promise<OrangRow | undefined> =>
  dataOf<OrangRow[]>(await owner.get('tukang-emas/orang', K01)).find((one) => one.kode_tukang === TUKANG);
const contradictions = async () =>
  (await Promise.all(Object.values(CONTRADICTIONS).map((statement) => server.look(statement)))).flat();
/** What was debited less credited of a role or of a place of gold, in the whole shop. */
const inAll = async (table: 'jurnal' | 'jurnal_emas', name: string): Promise<number> => {
  const column = table === 'jurnal' ? 'role' : 'tempat';
  const [row] = await server.look<{ n: number }>(
    `select coalesce(sum(debet - kredit), 0)::float as n from ${table} where kode_toko = 'K01' and ${column} = $1`,
    [name],
  );
  return row?.n ?? 0;
};

describe('an order of which the customer brings the gold', () => {
  test('is worked by a craftsman, tagged, given its piece and fetched: his account, the deposit and the gold of the customer are nothing then', async () => {
    const held = await inAll('jurnal', 'TITIPAN_PESANAN');
    const bars = await inAll('jurnal_emas', 'PERSEDIAAN_BATANGAN');
    const no = await ordered();
    await brought(no);
    const gi = await handedFor(no);
    expect(await orderOf(no)).toMatchObject({ tahap: 'PROSES', lines: [{ emas: 2.8 }] });
    expect((await man())?.kerja).toMatchObject([{ no_serah: gi, no_pesanan: `${no}/1`, sisa: 4 }]);
    const { batch } = dataOf<{ batch: string[] }>(
      await back(gi, [rings(5.23), sisa(0.05)], { susut: 0.027 }),
    );
    const { gerak } = dataOf<{ gerak: { no_pesanan: string }[] }>(
      await owner.get(`tukang-emas/rekening/${TUKANG}?tgl_from=${TODAY}&tgl_to=${TODAY}`, K01),
    );
    expect(gerak.map(({ no_pesanan }) => no_pesanan)).toEqual([`${no}/1`, `${no}/1`]);
    const tag = await spv.post('barang', tagOf(batch[0] ?? '', 5.23), K01);
    const { kode_barcode } = dataOf<{ kode_barcode: string }>(tag);
    const jadi = dataOf<{ harga_jual: number; emas: object }>(
      await spv.post('jadi-pesanan', { no_pesanan: `${no}/1`, kode_barcode }, K01),
    );
    // Vector P7 15, and what is charged at the locked price with the work on all of the piece.
    expect(jadi).toMatchObject({
      harga_jual: 3_898_000,
      emas: { titip: 2.8, kredit: 3.733, ditagih: 1.497, terpakai: 2.8, sisa: 0 },
    });
    const { barang } = await orderOf(no);
    expect(barang).toMatchObject([{ kode_barcode, harga_jual: 3_898_000 }]);
    const lines = barang.map(({ harga_jual, no_titip }) => ({
      kode_barcode,
      harga_jual,
      diskon: 0,
      no_titip,
    }));
    const deposit = { jenis: 'TITIPAN', jumlah_rp: DP_RP, no_titip: no };
    const pj = numberOf(
      await owner.post('penjualan', saleOf(lines, [deposit, cash(3_898_000 - DP_RP)]), K01),
    );
    // The whole charged amount is taxed as what has no invoice: 1.65 % inside it.
    const [sold] = await server.look<{ ppn: number }>('select ppn::int from dokumen where no_faktur = $1', [
      pj,
    ]);
    expect(sold).toEqual({ ppn: 63_273 });
    const nota = dataOf<{ lines: object[] }>(await owner.get(`penjualan/${pj}`, K01));
    expect(nota.lines).toMatchObject([{ berat: 5.23, emas_customer: 3.733 }]);
    expect(await orderOf(no)).toMatchObject({ tahap: 'DIAMBIL', saldo: 0, lines: [{ emas: 0 }] });
    expect((await man())?.murni).toBe(0);
    expect(await inAll('jurnal', 'TITIPAN_PESANAN')).toBe(held);
    expect(await inAll('jurnal', 'PERSEDIAAN_TUKANG')).toBe(0);
    expect(await inAll('jurnal_emas', 'PERSEDIAAN_TUKANG')).toBe(0);
    // The rest of the craftsman and the gold of the customer are bars now.
    expect((await inAll('jurnal_emas', 'PERSEDIAAN_BATANGAN')) - bars).toBe(2_850);
    expect(await contradictions()).toEqual([]);
  });

  test('ends once its gold is back from the craftsman, and gives the customer his', async () => {
    const no = await ordered();
    await brought(no);
    const gi = await handedFor(no);
    const refused = await ended(no, 2.8);
    expect(refused.body.code).toBe('EMAS_MASIH_DI_TUKANG');
    expect(refused.body.message).toContain(gi);
    dataOf(await back(gi, [sisa(4)]));
    dataOf(await ended(no, 2.8));
    expect(await orderOf(no)).toMatchObject({ tahap: 'BATAL', saldo: 0, lines: [{ emas: 0 }] });
    const late = handedOf(await bar(server, 1), 1, { no_pesanan: `${no}/1` });
    expect((await spv.post('tukang-emas/serah', late, K01)).body.code).toBe('PESANAN_SELESAI');
    expect(await contradictions()).toEqual([]);
  });

  test('whose handing over is taken back ends too, and unknown lines take no gold', async () => {
    const no = await ordered();
    const gi = await handedFor(no, 1);
    expect((await ended(no, 0)).body.code).toBe('EMAS_MASIH_DI_TUKANG');
    numberOf(await owner.post(`tukang-emas/${gi}/batal`, WHY, K01));
    dataOf(await ended(no, 0));
    const body = handedOf(await bar(server, 1), 1, { no_pesanan: 'OPK01260225ZZZ/1' });
    expect(refusal(await spv.post('tukang-emas/serah', body, K01))).toBe('no_pesanan DATA_TIDAK_DITEMUKAN');
  });

  test('gives its gold to a craftsman, or ends: one of them', async () => {
    const no = await ordered();
    const kunci = await bar(server, 64);
    const replies = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        at % 2 === 0
          ? ended(no, 0)
          : spv.post('tukang-emas/serah', handedOf(kunci, 1, { no_pesanan: `${no}/1` }), K01),
      ),
    );
    const won = (even: number) =>
      replies.filter(({ status }, at) => at % 2 === even && status === 200).length;
    expect(won(0) > 0).not.toBe(won(1) > 0);
    expect(won(0)).toBeLessThanOrEqual(1);
    expect(await contradictions()).toEqual([]);
    const client = await server.app.kadar.db.privileged.connect();
    const { findings } = await verifyDatabase(client).finally(() => client.release());
    expect(findings).toEqual([]);
  });
});
