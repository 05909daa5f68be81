import type { addBarang } from '@kadar/contract/endpoints/barang.ts';
import type { listDraf, uploadDraf } from '@kadar/contract/endpoints/tambah-draf.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { cash, saleOf } from '../../testing/buying.ts';
import { hancurOf, meltLot } from '../../testing/destroying.ts';
import { type Client, type Reply, startTestApp, type TestApp } from '../../testing/harness.ts';
import { form } from '../../testing/pictures.ts';
import { deliveryOf, lineOf, tagOf } from '../../testing/receiving.ts';
import { fieldCodes } from './new-piece.fixture.ts';

type Added = z.output<typeof addBarang.data>;
const K01 = { toko: 'K01' };

let server: TestApp;
let owner: Client;
let spv: Client;
let su: Client;
let kasir: Client;

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  su = await server.login('SU');
  kasir = await server.login('KASIR');
});
afterAll(() => server?.close());

const ok = <T>({ status, body }: Reply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};
const receive = async (line: object = {}): Promise<string> =>
  ok<{ batch: string[] }>(await owner.post('terima-supplier', deliveryOf({}, [lineOf(line)]), K01))
    .batch[0] ?? '';
const tag = async (who: Client, no_batch: string, more: object = {}): Promise<Added> =>
  ok(await who.post('barang', tagOf(no_batch, 2.345, more), K01));
const takeBack = (who: Client, no: string): Promise<Reply> =>
  who.post(`barang/${no}/batal`, { alasan: 'SALAH TAG' }, K01);
const elsewhere = (kode_baki: string) => (kode_baki === 'A01' ? 'A02' : 'A01');
const move = (who: Client, { kode_barcode, kode_baki }: Added): Promise<Reply> =>
  who.post(
    'pindahbarang',
    { kode_baki: elsewhere(kode_baki), lines: [{ kode_barcode, dari_baki: kode_baki }] },
    K01,
  );

test('a tag keeps the piece as it was tagged, whatever is said of it later', async () => {
  const no_batch = await receive();
  const piece = await tag(spv, no_batch, {
    kode_intern: 'PR-1',
    size: '14',
    jumlah_pcs: 3,
    kadar_cetak: 70,
    diketik: false,
    ongkos_khusus: 60_000,
    atribut: [
      { nama: 'BATU', berat: 0.05, harga: 150_000 },
      { nama: 'MATA', harga: 10_000 },
    ],
  });
  expect(piece).toMatchObject({ no_tambah: expect.stringMatching(/^TBK01/), batch_terbuka: '' });
  ok(
    await spv.put(
      `barang/${piece.kode_barcode}`,
      { _version: piece._version, nama_barang: 'CINCIN LAIN NAMA' },
      K01,
    ),
  );
  const [line] = await server.look<Record<string, unknown>>(
    `select l.*, l.kadar::float8, l.kadar_murni::float8, l.kadar_cetak::float8, b.nama_barang as now, b.jumlah_pcs as pcs, b.kadar_cetak::float8 as cetak, l.tanggal::text
     from tambah_detail l join barang b using (kode_toko, kode_barcode) where l.no_faktur = $1`,
    [piece.no_tambah],
  );
  expect(line).toMatchObject({
    urut: 1,
    kode_barcode: piece.kode_barcode,
    kode_intern: 'PR-1',
    nama_barang: 'CINCIN KAWIN POLOS',
    now: 'CINCIN LAIN NAMA',
    size: '14',
    kadar: 75,
    kadar_cetak: 70,
    cetak: 70,
    jumlah_pcs: 3,
    pcs: 3,
    diketik: false,
    no_batch,
    kode_baki: piece.kode_baki,
    ada_faktur_pajak: false,
  });
  const figures = Object.fromEntries(
    ['berat_asli', 'berat', 'berat_bandrol', 'berat_atribut', 'murni', 'ongkos', 'harga_atribut', 'hpp'].map(
      (name) => [name, Number(line?.[name])],
    ),
  );
  expect(figures).toEqual({
    berat_asli: 2345,
    berat: 2345,
    berat_bandrol: 120,
    berat_atribut: 50,
    murni: 1759,
    ongkos: 60_000,
    harga_atribut: 160_000,
    hpp: 4_706_028,
  });
  const shown = ok<{ lines: Record<string, unknown>[] }>(await spv.get(`dokumen/${piece.no_tambah}`, K01));
  expect(shown.lines).toEqual([
    expect.objectContaining({
      kode_barcode: piece.kode_barcode,
      nama_barang: 'CINCIN KAWIN POLOS',
      berat_asli: 2.345,
      no_batch,
    }),
  ]);
  expect(shown.lines[0]).not.toHaveProperty('hpp');
});

test('the history of a piece begins with the delivery that it was tagged out of, for who may read deliveries', async () => {
  const nota = { no_nota_supplier: 'N-4711' };
  const { no_faktur, batch } = ok<{ no_faktur: string; batch: string[] }>(
    await owner.post('terima-supplier', deliveryOf(nota, [lineOf({ berat_nota: 9, berat: 9 })]), K01),
  );
  const piece = await tag(spv, batch[0] ?? '', { diketik: false });
  const tagged = {
    jenis: 'TAMBAH',
    no_faktur: piece.no_tambah,
    user_id: 'SPV1',
    berat: 2.345,
    diketik: false,
    kode_baki: piece.kode_baki,
  };
  const history = (who: Client) => who.get(`barang/${piece.kode_barcode}/riwayat`, K01).then(ok<object[]>);
  const [supplier] = await server.look<{ nama: string }>(
    "select nama_supplier as nama from supplier_barang where kode_supplier = 'PR'",
  );
  expect(await history(spv)).toEqual([
    expect.objectContaining({
      jenis: 'TERIMA',
      no_faktur,
      user_id: 'OWNER',
      berat: 9,
      dari_status: null,
      asal: { no_batch: batch[0], nama_supplier: supplier?.nama, no_nota_supplier: 'N-4711' },
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    }),
    expect.objectContaining(tagged),
  ]);
  expect(await history(kasir)).toEqual([expect.objectContaining(tagged)]);
  const alone = await tag(spv, '', { kadar: 70, kadar_murni: 70 });
  expect(ok<object[]>(await spv.get(`barang/${alone.kode_barcode}/riwayat`, K01))).toEqual([
    expect.objectContaining({ jenis: 'TAMBAH', diketik: true }),
  ]);
});

test('out of no batch it is told that one of its purity is open, and is tagged all the same', async () => {
  const no_batch = await receive({ kadar: 42, kadar_murni: 42 });
  const { hpp: _hpp, ...byHand } = tagOf('', 2);
  expect((await tag(spv, '', { kadar: 42, kadar_murni: 42, kode_group: 'LOTUS420' })).batch_terbuka).toBe(
    no_batch,
  );
  expect(
    ok<Added>(await spv.post('barang', { ...byHand, kadar: 70, kadar_murni: 70 }, K01)).batch_terbuka,
  ).toBe('');
});

describe('a tag is taken back', () => {
  test('by whoever made it, the last of his own first, for ten minutes; else by who cancels purchases', async () => {
    const no_batch = await receive();
    const first = await tag(su, no_batch);
    const second = await tag(su, no_batch);
    await tag(spv, no_batch);
    const asked = { code: 'PERLU_OTORISASI', need_auth: { kategori: 'BATAL TAMBAH BARANG' } };
    expect((await takeBack(su, first.no_tambah)).body).toMatchObject(asked);
    expect((await takeBack(spv, second.no_tambah)).body).toMatchObject(asked);
    expect((await takeBack(kasir, second.no_tambah)).body).toMatchObject(asked);
    ok(await takeBack(su, second.no_tambah));
    ok(await takeBack(su, first.no_tambah));
    const late = await tag(su, no_batch);
    await server.look("update dokumen set at = at - interval '11 minutes' where no_faktur = $1", [
      late.no_tambah,
    ]);
    expect((await takeBack(su, late.no_tambah)).body).toMatchObject(asked);
    ok(await takeBack(owner, late.no_tambah));
  });

  test('never after its piece was sold, moved or destroyed; its barcode is named', async () => {
    const no_batch = await receive();
    const moved = await tag(spv, no_batch);
    ok(await move(owner, moved));
    const sold = await tag(spv, no_batch);
    const { harga_jual } = ok<{ harga_jual: number }>(
      await owner.get(`barang/scan/${sold.kode_barcode}`, K01),
    );
    ok(
      await owner.post(
        'penjualan',
        saleOf([{ kode_barcode: sold.kode_barcode, harga_jual }], [cash(harga_jual)]),
        K01,
      ),
    );
    const destroyed = await tag(spv, no_batch);
    const lines = [[destroyed.kode_barcode, 2.3]] as const;
    ok(await spv.post('hancur-barang', await hancurOf(spv, await meltLot(spv), lines), K01));
    for (const { no_tambah, kode_barcode } of [moved, sold, destroyed]) {
      const { body } = await takeBack(owner, no_tambah);
      expect(body).toMatchObject({
        code: 'DOKUMEN_DIIKUTI',
        message: expect.stringContaining(`(${kode_barcode})`),
      });
    }
  });

  test('or moved, of sixty-four at once one alone', async () => {
    const no_batch = await receive();
    const piece = await tag(owner, no_batch);
    const replies = await Promise.all(
      Array.from({ length: 64 }, (_, at) => (at % 2 ? move(owner, piece) : takeBack(owner, piece.no_tambah))),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      await server.look(
        `select b.kode_baki = m.kode_baki and b.status = m.ke_status as agrees from barang b
         join lateral (select * from mutasi_stock m where m.kode_barcode = b.kode_barcode order by m.id desc limit 1) m on true where b.kode_barcode = $1`,
        [piece.kode_barcode],
      ),
    ).toEqual([{ agrees: true }]);
  });
});

describe('a supplier’s list', () => {
  const HEAD = 'kode_barcode,nama_barang,kode_dept,kode_group,kadar,berat,ongkos,jumlah_pcs,kode_baki';
  const row = (more: Record<string, string> = {}): string => {
    const cells: Record<string, string> = {
      kode_barcode: '',
      nama_barang: 'CINCIN KAWIN POLOS',
      kode_dept: 'CCN',
      kode_group: 'UBS750',
      kadar: '75',
      berat: '2.345',
      ongkos: '',
      jumlah_pcs: '',
      kode_baki: '',
      ...more,
    };
    return HEAD.split(',')
      .map((name) => cells[name])
      .join(',');
  };
  const upload = (file: string | Buffer): Promise<Reply> => {
    const { body, headers } = form([{ name: 'file', value: Buffer.from(file), filename: 'daftar.csv' }]);
    return spv.post('tambah-draf', body, { headers });
  };
  type Uploaded = z.output<typeof uploadDraf.data>;
  const drafts = async () => ok<z.output<typeof listDraf.data>>(await spv.get('tambah-draf', K01));

  test('becomes drafts, each refused row with its reason, and the same file the same drafts', async () => {
    const file = [
      HEAD,
      row({ jumlah_pcs: '2', ongkos: '60000' }),
      row({ kode_dept: 'XX' }),
      row({ kode_group: 'XX' }),
      row({ kadar: '71' }),
      row({ nama_barang: 'CINC' }),
      row({ berat: '"2,345"' }),
      row({ berat: '=A1' }),
      row({ kode_baki: 'ZZ' }),
      row({ kode_barcode: 'DRAF-0001' }),
      row({ kode_barcode: 'DRAF-0001' }),
      row({ kode_dept: '' }),
      row({ nama_barang: 'CINCIN KEDUA', berat: '' }),
    ].join('\n');
    const first = ok<Uploaded>(await upload(file));
    expect(first).toMatchObject({ baru: 3, sudah_ada: 0 });
    expect(first.ditolak.map(({ baris, kolom, code }) => [baris, kolom, code])).toEqual([
      [3, 'kode_dept', 'PILIHAN_TIDAK_SAH'],
      [4, 'kode_group', 'PILIHAN_TIDAK_SAH'],
      [5, 'kadar', 'PILIHAN_TIDAK_SAH'],
      [6, 'nama_barang', 'NAMA_BARANG_PENDEK'],
      [7, 'berat', 'DESIMAL_KOMA'],
      [8, 'berat', 'SEL_RUMUS'],
      [9, 'kode_baki', 'PILIHAN_TIDAK_SAH'],
      [11, 'kode_barcode', 'BARCODE_SUDAH_ADA'],
      [12, 'kode_dept', 'WAJIB_DIISI'],
    ]);
    expect(first.ditolak[4]?.sebab).toBe('berat memakai koma: tulis dengan titik, seperti 5.230');
    expect(ok<Uploaded>(await upload(file))).toMatchObject({ baru: 0, sudah_ada: 3 });
    expect((await drafts()).draf).toMatchObject([
      { baris: 2, jumlah_pcs: 2, ongkos: 60_000, berat: 2.345, kadar_murni: 75 },
      { baris: 10, kode_barcode: 'DRAF-0001' },
      { baris: 13, nama_barang: 'CINCIN KEDUA', berat: null },
    ]);
  });

  test('is tagged by its weight alone, once; one that weighs other than it says is told', async () => {
    const no_batch = await receive();
    const { draf } = await drafts();
    const [heavy, exact] = draf;
    const body = (one: { id: number } | undefined, berat: number) =>
      tagOf(no_batch, berat, { draf: one?.id });
    const replies = await Promise.all(
      Array.from({ length: 16 }, () => spv.post('barang', body(heavy, 2.4), K01)),
    );
    const made = replies.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    expect(replies.filter((one) => one.status !== 200).map(fieldCodes)).toEqual(
      Array.from({ length: 15 }, () => ({ draf: 'DRAF_SUDAH_DITANDAI' })),
    );
    const piece = ok<Added>(made[0] as Reply);
    expect(piece.beda_draf).toBe(0.055);
    expect(ok<Added>(await spv.post('barang', body(exact, 2.365), K01)).beda_draf).toBeNull();
    expect(
      await server.look('select draf::int, berat_draf::int from tambah_detail where no_faktur = $1', [
        piece.no_tambah,
      ]),
    ).toEqual([{ draf: heavy?.id, berat_draf: 2345 }]);
    expect((await drafts()).draf).toMatchObject([{ baris: 13 }]);
    ok(await takeBack(owner, piece.no_tambah));
    expect((await drafts()).draf).toMatchObject([{ baris: 2 }, { baris: 13 }]);
    expect(fieldCodes(await spv.post('barang', body({ id: 999_999 }, 1), K01))).toEqual({
      draf: 'DATA_TIDAK_DITEMUKAN',
    });
    expect(ok(await spv.post('tambah-draf/buang', { berkas: heavy && draf[0]?.berkas }, K01))).toEqual({
      dibuang: 2,
    });
    expect(await drafts()).toEqual({ sisa: 0, draf: [] });
  });

  test('of which nothing can be read is refused, and five thousand rows with a bad one leave the others', async () => {
    const codeOf = async (file: string | Buffer) => fieldCodes(await upload(file)).file;
    expect(await codeOf('')).toBe('BERKAS_KOSONG');
    expect(await codeOf(`${HEAD}\n`)).toBe('BERKAS_KOSONG');
    expect(await codeOf(Buffer.from(`\uFEFF${HEAD}\n${row()}`, 'utf16le'))).toBe('BERKAS_BUKAN_UTF8');
    expect(await codeOf(Buffer.from(`${HEAD}\n${row({ nama_barang: 'CINCIN É BESAR' })}`, 'latin1'))).toBe(
      'BERKAS_BUKAN_UTF8',
    );
    expect(await codeOf('PK\u0003\u0004')).toBe('BERKAS_RUSAK');
    expect((await upload(Buffer.alloc(51 * 1024 * 1024))).body.code).toBe('ISI_TERLALU_BESAR');
    const linesOf = (name: string, count: number, bad?: number) =>
      Array.from({ length: count }, (_, at) =>
        row(at === bad ? { kadar: '71' } : { kode_barcode: `${name}-${at}` }),
      );
    const timed = async (lines: string[]) => {
      const started = performance.now();
      const { baru, ditolak } = ok<Uploaded>(await upload([HEAD, ...lines].join('\n')));
      return { took: performance.now() - started, baru, ditolak: ditolak.map(({ baris }) => baris) };
    };
    const few = await timed(linesOf('FEW', 500));
    const { took, ...many } = await timed(linesOf('LIST', 5000, 2999));
    expect([few.baru, many]).toEqual([500, { baru: 4999, ditolak: [3001] }]);
    // A row costs what a row costs: ten times the rows take ten times as long, not a hundred.
    expect(took).toBeLessThan(40 * few.took);
    expect((await drafts()).sisa).toBe(5499);
  });
});

test('a barcode that is on its way elsewhere is refused', async () => {
  const no_batch = await receive();
  const piece = await tag(owner, no_batch);
  await server.look("update barang set status = 'TRANSIT' where kode_barcode = $1", [piece.kode_barcode]);
  const reply = await owner.post('barang', tagOf(no_batch, 1, { kode_barcode: piece.kode_barcode }), K01);
  expect(fieldCodes(reply)).toEqual({ kode_barcode: 'BARCODE_SUDAH_ADA' });
});
