import type { KirimanRow } from '@kadar/contract/endpoints/kiriman.ts';
import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { cash, saleOf } from '../../testing/buying.ts';
import { hancurPhoto } from '../../testing/destroying.ts';
import { type Client, type Reply, startTestApp, type TestApp } from '../../testing/harness.ts';
import { sealAll } from '../../testing/seal.ts';
import { trayOf } from '../../testing/trays.ts';

const K01 = { toko: 'K01' };
let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;
let spv2: Client;
let kasir2: Client;
/** A tray of K02 that takes pieces, and pieces of K01 that nobody has used. */
let tray: string;
let supply: {
  kode_barcode: string;
  berat: number;
  berat_asli: number;
  murni: number;
  hpp: number;
  harga: number;
}[];

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
  spv2 = await server.login('SPV2');
  kasir2 = await server.login('KASIR2');
  tray = await trayOf(server, 'K02');
  supply = await server.look(
    `select kode_barcode, berat::int, berat_asli::int, murni::int, hpp::int, 0 as harga from barang where kode_toko = 'K01' and status = 'READY' order by kode_barcode`,
  );
});
afterAll(() => server?.close());

const ok = <T>({ status, body }: Reply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};
const fieldsOf = ({ status, body }: Reply): Record<string, string> => {
  expect([409, 422, 404], JSON.stringify(body)).toContain(status);
  return Object.fromEntries(Object.entries(body.fields ?? {}).map(([name, { code }]) => [name, code]));
};
interface Posted {
  no_faktur: string;
  qty: number;
}
const take = (n: number) => {
  const some = supply.splice(0, n);
  if (some.length < n) throw new Error('no pieces left');
  return some;
};
const parcel = (barcodes: readonly string[], more: object = {}) => ({
  tujuan: 'K02',
  segel: 'SEGEL 1',
  kurir: 'pak joni',
  lines: barcodes.map((kode_barcode) => ({ kode_barcode })),
  ...more,
});
const send = async (barcodes: readonly string[], more: object = {}): Promise<string> =>
  ok<Posted>(await spv.post('kirim-barang', parcel(barcodes, more))).no_faktur;
const arrival = (no_kirim: string, lines: readonly object[], more: object = {}) => ({
  no_kirim,
  segel: 'SEGEL 1',
  kode_baki: tray,
  lines,
  ...more,
});
const receive = (no: string, lines: readonly object[], more: object = {}, who = kasir2): Promise<Reply> =>
  who.post('terima-barang', arrival(no, lines, more));
const pieceIn = async (kode_toko: string, kode_barcode: string) =>
  (
    await server.look<Record<string, unknown>>(
      'select status, berat::int, berat_asli::int, murni::int, hpp::int, ada_faktur_pajak, kode_baki from barang where kode_toko = $1 and kode_barcode = $2',
      [kode_toko, kode_barcode],
    )
  )[0];
const ledgers = (no: string) =>
  server.look<{ role: string; rp: number; mg: number }>(
    `select role, sum(debet - kredit)::int as rp, 0 as mg from jurnal where no_jurnal = $1 group by role
     union all select tempat, 0, sum(debet - kredit)::int from jurnal_emas where no_jurnal = $1 group by tempat order by 1, 2`,
    [no],
  );
const count = () =>
  server.look(
    `select (select count(*) from dokumen)::int as dokumen, (select count(*) from kiriman_gerak)::int as gerak, (select count(*) from barang where kode_toko = 'K02')::int as barang,
      (select count(*) from barang where status = 'TRANSIT')::int as transit`,
  );
const undo = (no: string, who = owner): Promise<Reply> =>
  who.post(`kirim-barang/${no}/batal`, { alasan: 'UJI COBA' }, K01);

const findings = async (): Promise<string[]> => {
  await sealAll(server.app.kadar.db.privileged);
  const client = await server.app.kadar.db.privileged.connect();
  try {
    return (await verifyDatabase(client)).findings.map(({ detail }) => detail);
  } finally {
    client.release();
  }
};

test('pieces travel with their cost, weight and purity, are received in part, refused, and come home', async () => {
  const [a, b, c] = take(3) as [(typeof supply)[0], (typeof supply)[0], (typeof supply)[0]];
  const codes = [a, b, c].map(({ kode_barcode }) => kode_barcode);
  const no = await send(codes);
  expect(no).toMatch(/^KIK01260225/);
  const rp = a.hpp + b.hpp + c.hpp;
  const mg = a.murni + b.murni + c.murni;
  expect(await ledgers(no)).toEqual([
    { role: 'BARANG_DALAM_JALAN', rp, mg: 0 },
    { role: 'DALAM_JALAN', rp: 0, mg },
    { role: 'PERSEDIAAN', rp: -rp, mg: 0 },
    { role: 'PERSEDIAAN', rp: 0, mg: -mg },
  ]);
  expect(await pieceIn('K01', a.kode_barcode)).toMatchObject({ status: 'TRANSIT' });
  const awaited = await kasir2.get('kirim-barang/unreceive/list-no-kirim');
  expect(awaited.body.data).toMatchObject([
    { no_kirim: no, kode_toko: 'K01', tujuan: 'K02', jalan: 3, usia: 0 },
  ]);
  expect((await kasir.get('kirim-barang/unreceive/list-no-kirim')).body.data).toEqual([]);
  const sent = await kasir.get('kirimbarang/get/nokirim');
  expect((sent.body.data as KirimanRow[])[0]).toMatchObject({ no_kirim: no, qty: 3, sisa_qty: 3 });
  expect((await kasir2.get('kirimbarang/get/nokirim')).body.data).toEqual([]);
  // Who scans it at a third shop is told where it goes to.
  await server.look(
    "insert into hari_kerja (kode_toko, tgl_system, buka) values ('PST', '2026-02-25', true)",
  );
  expect(fieldsOf(await owner.post('kirim-barang', parcel([a.kode_barcode]), { toko: 'PST' }))).toEqual({
    'lines.0.kode_barcode': 'BARANG_DALAM_JALAN',
  });

  const part = ok<Posted>(await receive(no, [{ urut: 1 }, { urut: 2, hasil: 'TOLAK', sebab: 'penyok' }]));
  expect(part).toMatchObject({ qty: 1 });
  expect(await pieceIn('K01', a.kode_barcode)).toMatchObject({ status: 'TERKIRIM' });
  expect(await pieceIn('K02', a.kode_barcode)).toMatchObject({
    status: 'READY',
    berat: a.berat,
    berat_asli: a.berat_asli,
    murni: a.murni,
    hpp: a.hpp,
    kode_baki: tray,
  });
  expect(await ledgers(part.no_faktur)).toEqual([
    { role: 'BARANG_DALAM_JALAN', rp: -a.hpp, mg: 0 },
    { role: 'DALAM_JALAN', rp: 0, mg: -a.murni },
    { role: 'PERSEDIAAN', rp: 0, mg: a.murni },
    { role: 'PERSEDIAAN', rp: a.hpp, mg: 0 },
  ]);
  expect(fieldsOf(await receive(no, [{ urut: 1 }]))).toEqual({ 'lines.0.urut': 'KIRIMAN_SELESAI' });
  const late = await undo(no);
  expect(late.body).toMatchObject({ code: 'DOKUMEN_DIIKUTI' });
  expect(late.body.message).toContain(part.no_faktur);

  // What was refused, and what never came, goes back to where it lay.
  const home = await spv.post('kembali-barang', { no_kirim: no, lines: [{ urut: 2 }, { urut: 3 }] });
  const { no_faktur: kj } = ok<Posted>(home);
  expect(kj).toMatch(/^KJK01/);
  expect(await pieceIn('K01', b.kode_barcode)).toMatchObject({ status: 'READY', hpp: b.hpp });
  expect((await kasir2.get('kirim-barang/unreceive/list-no-kirim')).body.data).toEqual([]);

  // The other shop sends it back: its own row is revived under the same barcode, and costs what it did.
  const back = ok<Posted>(
    await spv2.post('kirim-barang', { ...parcel([a.kode_barcode]), tujuan: 'K01', segel: 'PULANG' }),
  ).no_faktur;
  const [mine] = await server.look<{ kode_baki: string }>(
    "select kode_baki from baki join gudang using (kode_toko, kode_gudang) where kode_toko = 'K01' and jenis = 'ETALASE' order by 1 desc limit 1",
  );
  ok(
    await kasir.post('terima-barang', {
      ...arrival(back, [{ urut: 1 }]),
      segel: 'PULANG',
      kode_baki: mine?.kode_baki,
    }),
  );
  expect(await pieceIn('K01', a.kode_barcode)).toMatchObject({
    status: 'READY',
    hpp: a.hpp,
    kode_baki: mine?.kode_baki,
  });
  expect(await pieceIn('K02', a.kode_barcode)).toMatchObject({ status: 'TERKIRIM' });
  expect(await findings()).toEqual([]);
});

test('what weighs other than it left is a case with its photo, another seal one of its own, and the piece keeps its weight', async () => {
  const [a, b] = take(2) as [(typeof supply)[0], (typeof supply)[0]];
  const no = await send([a.kode_barcode, b.kode_barcode]);
  const off = (a.berat_asli - 21) / 1000;
  const inside = (b.berat_asli - 20) / 1000;
  const before = await count();
  expect(fieldsOf(await receive(no, [{ urut: 1, berat_terima: off }]))).toEqual({
    'lines.0.sebab': 'WAJIB_DIISI',
  });
  const line = { urut: 1, berat_terima: off, sebab: 'gesek' };
  expect(fieldsOf(await receive(no, [line]))).toEqual({ foto: 'FOTO_WAJIB' });
  const foto = [await hancurPhoto(kasir2, 'K02', 'terima-barang/foto')];
  const asked = await receive(no, [line], { foto });
  expect(asked.body.need_auth).toMatchObject({ kategori: 'SELISIH TIMBANG' });
  expect(await count()).toEqual(before);
  ok(await kasir2.postApproved('terima-barang', arrival(no, [line], { foto }), 'SPV2'));
  expect(await pieceIn('K02', a.kode_barcode)).toMatchObject({ status: 'READY', berat_asli: a.berat_asli });
  // Within the tolerance nobody is asked; under another seal somebody is.
  const other = await receive(no, [{ urut: 2, berat_terima: inside }], { segel: 'SEGEL 2' });
  expect(other.body.need_auth).toMatchObject({ kategori: 'SEGEL KIRIMAN' });
  ok(await receive(no, [{ urut: 2, berat_terima: inside }]));
  const told = await owner.get(
    'terima-barang/selisih?tgl_from=2026-02-25&tgl_to=2026-02-25&tgl_awal=2026-02-25&tgl_akhir=2026-02-25',
    { toko: 'K02' },
  );
  expect(JSON.stringify(told.body.data)).toContain(a.kode_barcode);
});

test('lost on the way: claimed or written off, once', async () => {
  const [a, b] = take(2) as [(typeof supply)[0], (typeof supply)[0]];
  const no = await send([a.kode_barcode, b.kode_barcode]);
  const lost = (urut: number, more: object = {}) => ({
    no_kirim: no,
    lines: [{ urut }],
    keterangan: 'dirampok',
    ...more,
  });
  expect((await spv.post('hilang-kirim', lost(1))).body.need_auth).toMatchObject({
    kategori: 'HILANG KIRIM',
  });
  const one = ok<Posted>(await owner.post('hilang-kirim', lost(1, { klaim: true }), K01)).no_faktur;
  expect(await ledgers(one)).toEqual([
    { role: 'BARANG_DALAM_JALAN', rp: -a.hpp, mg: 0 },
    { role: 'DALAM_JALAN', rp: 0, mg: -a.murni },
    { role: 'PIUTANG_KLAIM', rp: a.hpp, mg: 0 },
    { role: 'SUSUT', rp: 0, mg: a.murni },
  ]);
  expect(await pieceIn('K01', a.kode_barcode)).toMatchObject({ status: 'HILANG' });
  expect(fieldsOf(await owner.post('hilang-kirim', lost(1), K01))).toEqual({
    'lines.0.urut': 'KIRIMAN_SELESAI',
  });
  expect((await receive(no, [{ urut: 1 }])).body.message).toBe('Barang kiriman ini sudah hilang');
  ok(await owner.post('hilang-kirim', lost(2), K01));
  // What turns up comes back against what its loss debited, and may be sent again.
  const found = ok<Posted>(
    await owner.post('temu-opname', { kode_barcode: a.kode_barcode, alasan: 'KURIR KEMBALI' }, K01),
  );
  expect(await ledgers(found.no_faktur)).toEqual([
    { role: 'PERSEDIAAN', rp: 0, mg: a.murni },
    { role: 'PERSEDIAAN', rp: a.hpp, mg: 0 },
    { role: 'PIUTANG_KLAIM', rp: -a.hpp, mg: 0 },
    { role: 'SUSUT', rp: 0, mg: -a.murni },
  ]);
  expect(await pieceIn('K01', a.kode_barcode)).toMatchObject({ status: 'READY', hpp: a.hpp });
  expect((await kasir2.get('kirim-barang/unreceive/list-no-kirim')).body.data).toEqual([]);
  await send([a.kode_barcode]);
});

test('what turns up although its carrier paid for it is owed back, as far as he did', async () => {
  const [a] = take(1) as [(typeof supply)[0]];
  const no_kirim = await send([a.kode_barcode]);
  const lost = { no_kirim, lines: [{ urut: 1 }], klaim: true, keterangan: 'hilang' };
  ok(await owner.post('hilang-kirim', lost, K01));
  const kategori = {
    kode_kategori: 'KLAIM',
    nama_kategori: 'KLAIM KURIR',
    jenis: 'MASUK',
    nomor_akun: '1125',
  };
  ok(await owner.post('kategori-kas', kategori));
  const paid = a.hpp - 1_000;
  ok(
    await spv.post('cash', { jenis: 'MASUK', kategori: 'KLAIM', jumlah_rp: paid, keterangan: 'DARI KURIR' }),
  );
  const found = ok<Posted>(
    await owner.post('temu-opname', { kode_barcode: a.kode_barcode, alasan: 'KETEMU' }, K01),
  );
  expect((await ledgers(found.no_faktur)).filter(({ rp }) => rp !== 0)).toEqual([
    { role: 'HUTANG_KLAIM', rp: -paid, mg: 0 },
    { role: 'PERSEDIAAN', rp: a.hpp, mg: 0 },
    { role: 'PIUTANG_KLAIM', rp: -1_000, mg: 0 },
  ]);
  expect(await findings()).toEqual([]);
});

test('one of sixty-four receives a line; a cancellation against receipts has one outcome', async () => {
  const [a, b] = take(2) as [(typeof supply)[0], (typeof supply)[0]];
  const first = await send([a.kode_barcode]);
  const replies = await Promise.all(Array.from({ length: 64 }, () => receive(first, [{ urut: 1 }])));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['KIRIMAN_SELESAI']),
  );
  const second = await send([b.kode_barcode]);
  const raced = await Promise.all([
    ...Array.from({ length: 32 }, () => receive(second, [{ urut: 1 }])),
    ...Array.from({ length: 32 }, () => undo(second)),
  ]);
  expect(raced.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await findings()).toEqual([]);
});

test('refusals stand at their field and change nothing; a sale against a shipment has one outcome', async () => {
  const [a, b] = take(2) as [(typeof supply)[0], (typeof supply)[0]];
  const before = await count();
  const refused = (barcodes: string[], more: object = {}) =>
    spv.post('kirim-barang', parcel(barcodes, more)).then(fieldsOf);
  expect(await refused([a.kode_barcode], { tujuan: 'K01' })).toEqual({ tujuan: 'TUJUAN_TIDAK_SAH' });
  expect(await refused([a.kode_barcode], { segel: ' ' })).toEqual({ segel: 'WAJIB_DIISI' });
  expect(await refused([])).toEqual({ lines: 'WAJIB_DIISI' });
  expect(await refused([a.kode_barcode, a.kode_barcode])).toEqual({
    'lines.1.kode_barcode': 'BARANG_SUDAH_DI_TABEL',
  });
  expect(await refused(['TIDAKADA'])).toEqual({ 'lines.0.kode_barcode': 'BARCODE_TIDAK_DIKENAL' });
  expect((await kasir.post('kirim-barang', parcel([a.kode_barcode]))).body.need_auth).toMatchObject({
    kategori: 'KIRIM BARANG',
  });
  expect(await count()).toEqual(before);
  const no = await send([a.kode_barcode]);
  expect(fieldsOf(await receive('KIK01260225ZZZ', [{ urut: 1 }]))).toEqual({
    no_kirim: 'DATA_TIDAK_DITEMUKAN',
  });
  expect(fieldsOf(await receive(no, [{ urut: 9 }]))).toEqual({ 'lines.0.urut': 'DATA_TIDAK_DITEMUKAN' });
  expect(fieldsOf(await receive(no, [{ urut: 1 }], { kode_baki: 'TIDAKADA' }))).toEqual({
    kode_baki: 'PILIHAN_TIDAK_SAH',
  });
  expect(fieldsOf(await receive(no, [{ urut: 1, hasil: 'TOLAK' }]))).toEqual({
    'lines.0.sebab': 'WAJIB_DIISI',
  });
  // Whose it is not cannot receive it.
  expect(fieldsOf(await kasir.post('terima-barang', arrival(no, [{ urut: 1 }])))).toEqual({
    no_kirim: 'DATA_TIDAK_DITEMUKAN',
  });
  ok(await undo(no));
  expect(await pieceIn('K01', a.kode_barcode)).toMatchObject({ status: 'READY' });
  expect((await undo(no)).body.code).toBe('SUDAH_DIBATALKAN');
  const priced = ok<{ harga_jual: number }>(await kasir.get(`barang/scan/${b.kode_barcode}`));
  const raced = await Promise.all([
    spv.post('kirim-barang', parcel([b.kode_barcode])),
    kasir.post(
      'penjualan',
      saleOf([{ kode_barcode: b.kode_barcode, ...priced } as never], [cash(priced.harga_jual)]),
    ),
  ]);
  expect(raced.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('accessories travel by number, in part', async () => {
  ok(
    await spv.post('cash', { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 1_000_000, keterangan: 'MODAL' }),
  );
  ok(
    await owner.post('aksesoris', {
      kode_barcode: 'KOTAK1',
      nama_barang: 'KOTAK CINCIN',
      kode_dept: 'ACC',
      harga_jual: 5000,
    }),
  );
  ok(
    await spv.post('tambah-aksesoris', {
      cara: 'TUNAI',
      lines: [{ kode_barcode: 'KOTAK1', qty: 10, harga: 1001 }],
    }),
  );
  expect(fieldsOf(await spv.post('kirim-barang', parcel(['KOTAK1'])))).toEqual({
    'lines.0.qty': 'WAJIB_DIISI',
  });
  const no = await send([], { lines: [{ kode_barcode: 'KOTAK1', qty: 3 }] });
  ok(await receive(no, [{ urut: 1, qty: 2 }]));
  const lines = (await kasir2.get(`kirim-barang/kiriman/${no}`)).body.data as { baris: object[] };
  expect(lines.baris).toMatchObject([{ status: 'JALAN', qty: 3, sisa_qty: 1 }]);
  ok(await receive(no, [{ urut: 1 }]));
  const there = await server.look(
    "select kode_toko, sum(qty)::int as qty, sum(hpp)::int as hpp from mutasi_massa where objek = 'ACC' and kunci = 'KOTAK1' group by 1 order by 1",
  );
  expect(there).toEqual([
    { kode_toko: 'K01', qty: 7, hpp: 7007 },
    { kode_toko: 'K02', qty: 3, hpp: 3003 },
  ]);
  expect(await findings()).toEqual([]);
});

test('the paper says what left under which seal, for both shops and nobody else', async () => {
  const [a] = take(1) as [(typeof supply)[0]];
  const no = await send([a.kode_barcode]);
  const paper = await kasir.get(`kirim-barang/${no}/surat-jalan`);
  const text = readPdfText(paper.raw)
    .map(({ text: said }) => said)
    .join(' ');
  for (const word of ['SURAT JALAN', no, a.kode_barcode, 'SEGEL 1', 'PAK JONI', 'Penerima'])
    expect(text).toContain(word);
  expect((await kasir2.get(`kirim-barang/${no}/surat-jalan`)).status).toBe(200);
});
