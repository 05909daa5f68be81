import { LIVES } from '@kadar/domain/lives.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parcel } from '../../modules/kirim-uang/kirim-uang.fixture.ts';
import { cash, pieceSupply } from '../../modules/penjualan/sale.fixture.ts';
import { CONTRADICTIONS } from '../../platform/chain/contradictions.ts';
import { noFaktur } from '../../testing/buying.ts';
import { titipOf } from '../../testing/depositing.ts';
import { type Client, type Reply, startTestApp, type TestApp } from '../../testing/harness.ts';
import { cicilanOf, payOf as instalmentOf, openInstalments } from '../../testing/instalments.ts';
import { lineOf, pesananOf } from '../../testing/ordering.ts';
import { allowPledges, payOf, pledged } from '../../testing/pledging.ts';
import { deliveryOf, tagOf } from '../../testing/receiving.ts';
import { finished, serviceList, ticket } from '../../testing/servicing.ts';
import { trayOf } from '../../testing/trays.ts';
import { parcelOf } from './shipment-samples.fixture.ts';

const NOBODYS = ['DATA_TIDAK_DITEMUKAN', 'NO_TERIMA_TIDAK_DITEMUKAN', 'SERVICE_TOKO_LAIN'];
/** At its field where it has one. */
const refusal = ({ body: { code, fields } }: Reply): string | undefined =>
  Object.values(fields ?? {})[0]?.code ?? code;

/** What one document starts and others go on with, whatever it is: two at once, unknown ones, those of other shops and those that ended. */
interface Sample {
  table: string;
  key: string;
  begin: () => Promise<string>;
  /** One step further; as often as there is room, or until it ends. */
  go: (no: string, who: Client, toko: string) => Promise<Reply>;
  /** How many steps there are. */
  room: number;
  /** Documents that come with the steps, beside their own. */
  beside?: number;
  /** A column of its state; what it is not, where that is no number. */
  amount: string;
  wrong?: string;
  /** What one step too many, or one of a state that is over, is told. */
  over: readonly string[];
  /** The path of the document that began it, where that can be reversed. */
  path?: string;
  /** Whose it is; its steps are of that shop. */
  toko: string;
  unknown: string;
}

let server: TestApp;
let owner: Client;
const next = pieceSupply();
const STEP = 1_000;
const ROOM = 9;

const posted = async (reply: Promise<Reply>): Promise<string> => {
  const done = await reply;
  expect(done.status, JSON.stringify(done.body)).toBe(200);
  return noFaktur(done.body);
};

const SAMPLES: readonly Sample[] = [
  {
    table: 'hutang',
    amount: 'pokok',
    key: 'no_hutang',
    begin: () => pledged(owner, 100_000),
    go: (no, who, toko) => who.post('hutang-tebus', payOf(no, 101_500, { berat_kantong: 5.6 }), { toko }),
    room: 1,
    over: ['HUTANG_SUDAH_SELESAI'],
    path: 'hutang',
    toko: 'K01',
    unknown: 'HGK01260225ZZZ',
  },
  {
    table: 'titip',
    amount: 'saldo',
    key: 'no_titip',
    begin: async () => {
      const piece = next();
      return posted(owner.post('titip', titipOf([piece], piece.harga_jual - ROOM * STEP), { toko: 'K01' }));
    },
    go: (no, who, toko) =>
      who.post('tambah-titip', { no_titip: no, jumlah_rp: STEP, payments: [cash(STEP)] }, { toko }),
    room: ROOM,
    over: ['TITIPAN_MELEBIHI_HARGA'],
    toko: 'K01',
    unknown: 'TPK01260225ZZZ',
  },
  {
    table: 'terima_batch',
    amount: 'hpp',
    key: 'no_batch',
    begin: async () => `${await posted(owner.post('terima-supplier', deliveryOf(), { toko: 'K01' }))}/1`,
    go: (no, who, toko) => who.post('barang', tagOf(no, 5), { toko }),
    room: 10,
    over: ['BATCH_TIDAK_CUKUP'],
    toko: 'K01',
    unknown: 'TSK01260225ZZZ/1',
  },
  {
    table: 'kiriman_baris',
    amount: 'sisa_hpp',
    key: 'no_kirim',
    begin: () => posted(owner.post('kirim-barang', parcelOf(next().kode_barcode), { toko: 'K01' })),
    go: async (no, who, toko) =>
      who.post(
        'terima-barang',
        { no_kirim: no, segel: 'UJI', kode_baki: await trayOf(server, toko), lines: [{ urut: 1 }] },
        { toko },
      ),
    room: 1,
    over: ['KIRIMAN_SELESAI'],
    path: 'kirim-barang',
    toko: 'K02',
    unknown: 'KIK01260225ZZZ',
  },
  {
    table: 'pesanan',
    amount: 'status',
    wrong: 'BATAL',
    key: 'no_pesanan',
    begin: async () => {
      const { piece } = next();
      return `${await posted(owner.post('pesanan', pesananOf([lineOf(piece)], 100_000), { toko: 'K01' }))}/1`;
    },
    go: async (no, who, toko) =>
      who.post(
        'batal-pesanan',
        { no_pesanan: no.split('/')[0], kode_baki: '', jenis: 'CASH', jumlah_rp: 100_000 },
        { toko },
      ),
    room: 1,
    over: ['PESANAN_SELESAI'],
    toko: 'K01',
    unknown: 'OPK01260225ZZZ/1',
  },
  {
    table: 'cicilan',
    amount: 'dibayar',
    key: 'no_cicilan',
    begin: () => {
      const piece = next();
      const dp = Math.ceil(piece.harga_jual / 2 / 500) * 500;
      return posted(owner.post('cicilan', cicilanOf(piece, dp), { toko: 'K01' }));
    },
    // All that is left: the piece is sold with it.
    go: async (no, who, toko) => {
      const [left] = await server.look<{ rp: number }>(
        'select (total - dp)::int as rp from cicilan_kontrak_detail where no_faktur = $1',
        [no],
      );
      return who.post('cicilan-bayar', instalmentOf(no, left?.rp ?? ROOM * STEP), { toko });
    },
    room: 1,
    beside: 1,
    over: ['CICILAN_SUDAH_SELESAI'],
    path: 'cicilan',
    toko: 'K01',
    unknown: 'CIK01260225ZZZ',
  },
  {
    table: 'service',
    amount: 'jasa_rp',
    key: 'no_service',
    begin: async () => {
      await serviceList(server);
      const no = await ticket(owner);
      await finished(owner, no);
      return `${no}/1`;
    },
    go: (no, who, toko) => {
      const [no_service = ''] = no.split('/');
      const payments = [cash(75_000)];
      return who.post('service/ambil', { no_service, lines: [no], sisa: 75_000, payments }, { toko });
    },
    room: 1,
    over: ['SERVICE_KEADAAN'],
    toko: 'K01',
    unknown: 'SVK01260225ZZZ/1',
  },
  {
    table: 'kirim_uang',
    amount: 'jumlah_rp',
    key: 'nomor_referensi',
    begin: () => posted(owner.post('kirim-uang', parcel(100_000), { toko: 'K01' })),
    go: (no, who, toko) => who.put(`kirim-uang/${no}/reception`, { jumlah_rp: 100_000 }, { toko }),
    room: 1,
    over: ['TERIMA_UANG_GAGAL'],
    path: 'kirim-uang',
    toko: 'K02',
    unknown: 'KUK01260225ZZZ',
  },
];

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  await allowPledges(owner);
  await openInstalments(owner);
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  expect((await owner.post('cash', modal, { toko: 'K01' })).status).toBe(200);
});
afterAll(() => server?.close());

const state = async ({ table, key }: Sample, no: string): Promise<object> => {
  const [row] = await server.look<{ row: object }>(
    `select to_jsonb(x) as row from ${table} x where ${key} = $1`,
    [no],
  );
  return row?.row ?? {};
};
const documents = async (): Promise<number> =>
  (await server.look<{ n: number }>('select count(*)::int as n from dokumen'))[0]?.n ?? 0;
const contradictions = async (): Promise<object[]> => {
  const all = await Promise.all(
    Object.entries(CONTRADICTIONS).map(async ([check, statement]) =>
      (await server.look<{ detail: string }>(statement)).map(({ detail }) => ({ check, detail })),
    ),
  );
  return all.flat();
};

test('every declared life is here, and what moves between shops', () => {
  expect(SAMPLES.map(({ table }) => table)).toEqual([...LIVES.map(({ table }) => table), 'kirim_uang']);
});

describe.each(SAMPLES.map((sample) => [sample.table, sample] as const))('%s', (table, sample) => {
  const { begin, go, room, over, path, toko, unknown } = sample;

  test('of an unknown number, of another shop, at every shop: nothing is written', async () => {
    const no = await begin();
    const [before, rows] = [await state(sample, no), await documents()];
    for (const [number, where] of [
      [unknown, toko],
      [no, toko === 'K01' ? 'K02' : 'K01'],
    ] as const)
      expect(NOBODYS).toContain(refusal(await go(number, owner, where)));
    expect((await go(no, owner, '*')).body.code).toBe('PILIH_TOKO');
    expect(await state(sample, no)).toEqual(before);
    expect(await documents()).toBe(rows);
  });

  test('of sixty-four at once all that fit go on, the others are told why, and the state is what its movements say', async () => {
    const no = await begin();
    const rows = await documents();
    const replies = await Promise.all(Array.from({ length: 64 }, () => go(no, owner, toko)));
    const lost = replies.filter(({ status }) => status !== 200);
    expect(replies.length - lost.length).toBe(room);
    for (const reply of lost) expect(over).toContain(refusal(reply));
    expect(await documents()).toBe(rows + room + (sample.beside ?? 0));
    expect(await contradictions()).toEqual([]);
  });

  test('its beginning is not taken back while what went on stands, which is named', async () => {
    if (!path) return;
    const no = await begin();
    const follower = await posted(go(no, owner, toko));
    const refused = await owner.post(`${path}/${no}/batal`, { alasan: 'UJI' }, { toko: 'K01' });
    expect(refused.body.code).toBe('DOKUMEN_DIIKUTI');
    expect(refused.body.message).toContain(follower);
    expect(await contradictions()).toEqual([]);
  });

  test('a state that is changed by hand contradicts its movements', async () => {
    const no = await begin();
    const [before] = await server.look<{ n: string }>(
      `select ${sample.amount} as n from ${table} where ${sample.key} = $1`,
      [no],
    );
    const set = (value: number | string | undefined) =>
      server.look(`update ${table} set ${sample.amount} = $2 where ${sample.key} = $1`, [no, value]);
    await set(sample.wrong ?? Number(before?.n) + 1);
    const found = (await contradictions()).map((one) => JSON.stringify(one));
    await set(before?.n);
    expect(found.filter((one) => one.includes(no))).not.toEqual([]);
    expect(await contradictions()).toEqual([]);
  });
});
