import { isManifes, type ManifesMenunggu } from '@kadar/contract/endpoints/manifes.ts';
import { readPdfCodes } from '@kadar/documents/testing/pdf-code.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPiece } from '../../modules/barang/new-piece.fixture.ts';
import { hancurPhoto } from '../../testing/destroying.ts';
import type { Client, Reply, TestApp } from '../../testing/harness.ts';
import { form, picture } from '../../testing/pictures.ts';
import { trayOf } from '../../testing/trays.ts';
import { type Chains, CUTS, startChains } from './chains.fixture.ts';

let chains: Chains;
/** Of K01, and of K02 at head office's server. */
let spv: Client;
let owner: Client;
let kasir2: Client;
let spv2: Client;
let trays: { K01: string; K02: string };

beforeAll(async () => {
  chains = await startChains();
  spv = await chains.cabang.login('SPV');
  owner = await chains.cabang.login('OWN');
  kasir2 = await chains.pusat.login('KASIR2');
  spv2 = await chains.pusat.login('SPV2');
  trays = { K01: await trayOf(chains.cabang, 'K01'), K02: await trayOf(chains.pusat, 'K02') };
});
afterAll(() => chains?.close());

const ok = <T>({ status, body }: Reply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};
interface Piece {
  kode_barcode: string;
  hpp: number;
  murni: number;
  berat_asli: number;
}
let made = 0;
/** Pieces of K01 that only its own server knows. */
const take = async (n: number): Promise<Piece[]> => {
  const codes = Array.from({ length: n }, () => `JAUH-${String(++made).padStart(3, '0')}`);
  for (const kode_barcode of codes) await addPiece(spv, { kode_barcode });
  return chains.cabang.look<Piece>(
    'select kode_barcode, hpp::int, murni::int, berat_asli::int from barang where kode_barcode = any($1) order by 1',
    [codes],
  );
};
const send = async (
  pieces: readonly { kode_barcode: string }[],
  who = spv,
  tujuan = 'K02',
): Promise<string> =>
  ok<{ no_faktur: string }>(
    await who.post('kirim-barang', {
      tujuan,
      segel: 'SEGEL 1',
      kurir: 'joni',
      lines: pieces.map(({ kode_barcode }) => ({ kode_barcode })),
    }),
  ).no_faktur;
const receive = (
  no_kirim: string,
  lines: readonly object[],
  { who = kasir2, ...more }: { who?: Client; [more: string]: unknown } = {},
): Promise<Reply> =>
  who.post('terima-barang', {
    no_kirim,
    segel: 'SEGEL 1',
    kode_baki: who.user_id.endsWith('2') ? trays.K02 : trays.K01,
    lines,
    ...more,
  });
const statusOf = async ({ look }: TestApp, toko: string, kode_barcode: string): Promise<string | undefined> =>
  (
    await look<{ status: string }>('select status from barang where kode_toko = $1 and kode_barcode = $2', [
      toko,
      kode_barcode,
    ])
  )[0]?.status;
const linesOf = async ({ look }: TestApp, no: string): Promise<string[]> =>
  (
    await look<{ status: string }>('select status from kiriman_baris where no_kirim = $1 order by urut', [no])
  ).map(({ status }) => status);
/** Rupiah and fine mg that both chains' ledgers say are on the road. */
const road = async () => {
  const sums = await Promise.all(
    [chains.pusat, chains.cabang].map(({ look }) =>
      look<{ rp: string; mg: string }>(`select
        (select coalesce(sum(debet - kredit), 0) from jurnal where role = 'BARANG_DALAM_JALAN') rp,
        (select coalesce(sum(debet - kredit), 0) from jurnal_emas where tempat = 'DALAM_JALAN') mg`),
    ),
  );
  return sums.reduce((all, [one]) => ({ rp: all.rp + Number(one?.rp), mg: all.mg + Number(one?.mg) }), {
    rp: 0,
    mg: 0,
  });
};
const codeOf = ({ body }: Reply) => body.code;

test('pieces go to a shop of another server, are received there and gone here, and come home', async () => {
  const [a, b] = (await take(2)) as [Piece, Piece];
  const { body, headers } = form([
    { name: 'image', value: await picture(60, 40).jpeg().toBuffer(), filename: 'a.jpg' },
    { name: 'kode_barcode', value: a.kode_barcode },
  ]);
  ok(await spv.post('foto_produk', body, { headers }));
  const no = await send([a, b]);
  expect(await road()).toEqual({ rp: a.hpp + b.hpp, mg: a.murni + b.murni });
  await chains.meet();
  const awaited = ok<{ no_kirim: string; jalan: number }[]>(
    await kasir2.get('kirim-barang/unreceive/list-no-kirim'),
  );
  expect(awaited).toContainEqual(expect.objectContaining({ no_kirim: no, jalan: 2, kode_toko: 'K01' }));
  ok(await receive(no, [{ urut: 1 }]));
  expect(await linesOf(chains.pusat, no)).toEqual(['TERIMA', 'JALAN']);
  expect(await linesOf(chains.cabang, no)).toEqual(['DIBERIKAN', 'JALAN']);
  await chains.meet();
  expect(await linesOf(chains.cabang, no)).toEqual(['TERIMA', 'JALAN']);
  expect(await statusOf(chains.cabang, 'K01', a.kode_barcode)).toBe('TERKIRIM');
  expect(await statusOf(chains.cabang, 'K01', b.kode_barcode)).toBe('TRANSIT');
  const came = await chains.pusat.look(
    "select hpp::int, murni::int, berat_asli::int, status from barang where kode_toko = 'K02' and kode_barcode = $1",
    [a.kode_barcode],
  );
  expect(came).toEqual([{ hpp: a.hpp, murni: a.murni, berat_asli: a.berat_asli, status: 'READY' }]);
  expect(await road()).toEqual({ rp: b.hpp, mg: b.murni });
  const photo = await kasir2.get(`foto_produk/${a.kode_barcode}`);
  expect([photo.status, photo.headers['x-fallback']]).toEqual([200, undefined]);
  ok(await receive(no, [{ urut: 2 }]));
  const home = await send([a], spv2, 'K01');
  await chains.meet();
  ok(await receive(home, [{ urut: 1 }], { who: spv }));
  await chains.meet();
  expect(await statusOf(chains.cabang, 'K01', a.kode_barcode)).toBe('READY');
  expect(await statusOf(chains.pusat, 'K02', a.kode_barcode)).toBe('TERKIRIM');
  expect(await road()).toEqual({ rp: 0, mg: 0 });
  expect(await chains.findings()).toEqual([]);
});

test('accessories go by number, each part under a grant of its own, and what is told of one part is told before the next is asked for', async () => {
  ok(
    await spv.post('cash', { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 1_000_000, keterangan: 'MODAL' }),
  );
  const box = { kode_barcode: 'KOTAK1', nama_barang: 'KOTAK CINCIN', kode_dept: 'ACC', harga_jual: 5000 };
  ok(await owner.post('aksesoris', box));
  const cara = { cara: 'TUNAI', lines: [{ kode_barcode: 'KOTAK1', qty: 10, harga: 1001 }] };
  ok(await spv.post('tambah-aksesoris', cara));
  const lines = [{ kode_barcode: 'KOTAK1', qty: 5 }];
  const { no_faktur: no } = ok<{ no_faktur: string }>(
    await spv.post('kirim-barang', { tujuan: 'K02', segel: 'SEGEL 1', lines }),
  );
  await chains.meet();
  chains.toCabang.cut('antar-server/kabar', 'after it was done');
  ok(await receive(no, [{ urut: 1, qty: 2 }]));
  expect(codeOf(await receive(no, [{ urut: 1, qty: 2 }]))).toBe('IZIN_BELUM_ADA');
  ok(await receive(no, [{ urut: 1, qty: 2 }]));
  ok(await receive(no, [{ urut: 1 }]));
  await chains.meet();
  expect(await linesOf(chains.cabang, no)).toEqual(['TERIMA']);
  expect(await road()).toEqual({ rp: 0, mg: 0 });
  const there = await chains.pusat.look(
    "select sum(qty)::int as qty, sum(hpp)::int as hpp from mutasi_massa where kode_toko = 'K02' and objek = 'ACC' and kunci = 'KOTAK1'",
  );
  expect(there).toEqual([{ qty: 5, hpp: 5005 }]);
  expect(await chains.findings()).toEqual([]);
});

test('what is refused goes home; what weighs otherwise is a case of the one that receives', async () => {
  const [a, b] = (await take(2)) as [Piece, Piece];
  const no = await send([a, b]);
  await chains.meet();
  const foto = [await hancurPhoto(spv2, 'K02', 'terima-barang/foto')];
  ok(
    await receive(
      no,
      [
        { urut: 1, hasil: 'TOLAK', sebab: 'TERTUKAR' },
        { urut: 2, berat_terima: (b.berat_asli - 40) / 1000, sebab: 'LEBIH RINGAN' },
      ],
      { who: spv2, foto },
    ),
  );
  await chains.meet();
  expect(await linesOf(chains.cabang, no)).toEqual(['TOLAK', 'TERIMA']);
  const back = await owner.post('kembali-barang', { no_kirim: no, lines: [{ urut: 1 }] }, { toko: 'K01' });
  ok(back);
  expect(await statusOf(chains.cabang, 'K01', a.kode_barcode)).toBe('READY');
  await chains.meet();
  expect(await linesOf(chains.pusat, no)).toEqual(['KEMBALI', 'TERIMA']);
  expect(await road()).toEqual({ rp: 0, mg: 0 });
  expect(await chains.findings()).toEqual([]);
});

describe('a line between the servers that is cut', () => {
  const CALLS = ['antar-server/jalan', 'antar-server/izin', 'antar-server/kabar'];
  test.each(CALLS.flatMap((path) => CUTS.map((where) => [path, where] as const)))(
    'at %s %s: the piece ends in one shop, once',
    async (path, where) => {
      const [piece] = (await take(1)) as [Piece];
      const no = await send([piece]);
      if (path === 'antar-server/jalan') chains.toCabang.cut(path, where);
      await chains.meet();
      await chains.meet();
      if (path === 'antar-server/izin') chains.toCabang.cut(path, where);
      const first = await receive(no, [{ urut: 1 }]);
      if (path === 'antar-server/izin') {
        expect(codeOf(first)).toBe('IZIN_BELUM_ADA');
        ok(await receive(no, [{ urut: 1 }]));
      } else ok(first);
      if (path === 'antar-server/kabar') chains.toCabang.cut(path, where);
      await chains.meet();
      await chains.meet();
      expect(await linesOf(chains.cabang, no)).toEqual(['TERIMA']);
      expect(await statusOf(chains.cabang, 'K01', piece.kode_barcode)).toBe('TERKIRIM');
      expect(await statusOf(chains.pusat, 'K02', piece.kode_barcode)).toBe('READY');
      expect(await road()).toEqual({ rp: 0, mg: 0 });
    },
  );

  test('for thirty days keeps everything where it is, and nothing is sold or sent back meanwhile', async () => {
    const [known, unknown] = (await take(2)) as [Piece, Piece];
    const no = await send([known]);
    await chains.meet();
    chains.toCabang.cut('*', 'before it is sent');
    chains.toPusat.cut('*', 'before it is sent');
    const later = await send([unknown]);
    const refused = await receive(no, [{ urut: 1 }]);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'IZIN_BELUM_ADA']);
    expect((await receive(later, [{ urut: 1 }])).body.fields?.no_kirim?.code).toBe('DATA_TIDAK_DITEMUKAN');
    await chains.meet();
    expect(await statusOf(chains.pusat, 'K02', known.kode_barcode)).toBeUndefined();
    for (const { look } of [chains.pusat, chains.cabang])
      await look("update kiriman_baris set izin_at = izin_at - interval '30 days' where sisa_qty > 0");
    chains.toCabang.mend();
    chains.toPusat.mend();
    await chains.meet();
    ok(await receive(no, [{ urut: 1 }]));
    ok(await receive(later, [{ urut: 1 }]));
    await chains.meet();
    expect(await road()).toEqual({ rp: 0, mg: 0 });
    expect(await chains.findings()).toEqual([]);
  });

  test('after a grant: what is not used is given back, and is booked by nobody after that', async () => {
    const [piece, other] = (await take(2)) as [Piece, Piece];
    const no = await send([piece, other]);
    await chains.meet();
    // Refused here for want of an approval, after it was granted there.
    const asked = await receive(no, [{ urut: 1, berat_terima: 0.5, sebab: 'RINGAN' }], {
      foto: [await hancurPhoto(spv2, 'K02', 'terima-barang/foto')],
    });
    expect(codeOf(asked)).toBe('PERLU_OTORISASI');
    expect(await linesOf(chains.cabang, no)).toEqual(['DIBERIKAN', 'JALAN']);
    const undo = () => owner.post(`kirim-barang/${no}/batal`, { alasan: 'UJI' }, { toko: 'K01' });
    expect((await undo()).status).toBe(409);
    expect(
      codeOf(await owner.post('kembali-barang', { no_kirim: no, lines: [{ urut: 1 }] }, { toko: 'K01' })),
    ).toBe('KIRIMAN_SELESAI');
    await chains.pusat.look(
      "update kiriman_baris set izin_at = izin_at - interval '11 minutes' where no_kirim = $1",
      [no],
    );
    await chains.meet();
    expect(await linesOf(chains.cabang, no)).toEqual(['JALAN', 'JALAN']);
    ok(await undo());
    await chains.meet();
    expect(await linesOf(chains.pusat, no)).toEqual(['BATAL', 'BATAL']);
    expect(codeOf(await receive(no, [{ urut: 1 }]))).toBe('KIRIMAN_SELESAI');
    expect(await statusOf(chains.cabang, 'K01', piece.kode_barcode)).toBe('READY');
    expect(await chains.findings()).toEqual([]);
  });
});

test('sixty-four receive one line at two servers, one does; cancelling it meanwhile has one outcome', async () => {
  const [piece, raced] = (await take(2)) as [Piece, Piece];
  const no = await send([piece]);
  await chains.meet();
  const replies = await Promise.all(Array.from({ length: 64 }, () => receive(no, [{ urut: 1 }])));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const second = await send([raced]);
  await chains.meet();
  const both = await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      n % 2
        ? receive(second, [{ urut: 1 }])
        : owner.post(`kirim-barang/${second}/batal`, { alasan: 'UJI' }, { toko: 'K01' }),
    ),
  );
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  await chains.meet();
  const there = await statusOf(chains.pusat, 'K02', raced.kode_barcode);
  expect(await statusOf(chains.cabang, 'K01', raced.kode_barcode)).toBe(there ? 'TERKIRIM' : 'READY');
  expect(await road()).toEqual({ rp: 0, mg: 0 });
  expect(await chains.findings()).toEqual([]);
});

describe('a signed manifest', () => {
  const codesOf = async (no: string): Promise<string[]> =>
    readPdfCodes((await spv.get(`kirim-barang/${no}/surat-jalan`)).raw).filter(isManifes);
  const scan = (kode: string | undefined, who = kasir2, at: object = {}): Promise<Reply> =>
    who.post('terima-barang/manifes', { kode }, at);
  const waiting = async () => ok<ManifesMenunggu[]>(await kasir2.get('terima-barang/manifes'));
  const undo = (no: string) => owner.post(`kirim-barang/${no}/batal`, { alasan: 'UJI' }, { toko: 'K01' });
  const withoutLine = async (work: () => Promise<void>): Promise<void> => {
    for (const line of [chains.toCabang, chains.toPusat]) line.cut('*', 'before it is sent');
    await work();
    for (const line of [chains.toCabang, chains.toPusat]) line.mend();
  };

  test('says without a line what came: seen, in no book and not sold until it is granted; its shipment is cancelled no more', async () => {
    const pieces = await take(21);
    const [first] = pieces as [Piece];
    const no = await send(pieces);
    const codes = await codesOf(no);
    expect(codes).toHaveLength(2);
    await withoutLine(async () => {
      expect(ok(await scan(codes[1]))).toEqual({ no_kirim: no, bagian: 1, jumlah_bagian: 2 });
      expect(ok(await scan(codes[1]))).toMatchObject({ bagian: 1 });
      expect(ok(await scan(codes[0]))).toMatchObject({ bagian: 2 });
      await chains.meet();
      const [one, ...more] = await waiting();
      expect(one).toMatchObject({ no_kirim: no, dari: 'K01', segel: 'SEGEL 1', kurir: 'JONI', bagian: 2 });
      expect(one?.baris.map(({ kode_barcode }) => kode_barcode)).toEqual(
        pieces.map(({ kode_barcode }) => kode_barcode),
      );
      expect(more).toEqual([]);
      expect(await statusOf(chains.pusat, 'K02', first.kode_barcode)).toBeUndefined();
      const seen = await kasir2.get(`barang/scan/${first.kode_barcode}`);
      expect([seen.status, codeOf(seen)]).toEqual([409, 'BARANG_MENUNGGU_IZIN']);
      expect((await receive(no, [{ urut: 1 }])).body.fields?.no_kirim?.code).toBe('DATA_TIDAK_DITEMUKAN');
      const refused = await undo(no);
      expect([refused.status, codeOf(refused)]).toEqual([409, 'MANIFES_TERCETAK']);
    });
    const [code = ''] = codes;
    const tampered = `${code.slice(0, -9)}AAAA${code.slice(-5)}`;
    for (const wrong of [tampered, code.slice(0, 40), 'KM1.', `${code}A.B`])
      expect((await scan(wrong)).body.fields?.kode?.code).toBe('MANIFES_TIDAK_SAH');
    const elsewhere = await scan(code, await chains.pusat.login('OWN'), { toko: 'PST' });
    expect(elsewhere.body.fields?.kode?.code).toBe('MANIFES_TOKO_LAIN');
    await chains.meet();
    expect(await waiting()).toEqual([]);
    expect((await scan(code)).body.fields?.kode?.code).toBe('KIRIMAN_SUDAH_DIKENAL');
    ok(
      await receive(
        no,
        pieces.map((_, at) => ({ urut: at + 1 })),
      ),
    );
    await chains.meet();
    expect(await road()).toEqual({ rp: 0, mg: 0 });
    expect(await chains.findings()).toEqual([]);
  });

  test('of goods that went home waits for nothing any more', async () => {
    const no = await send(await take(1));
    const [code] = await codesOf(no);
    await withoutLine(async () => void ok(await scan(code)));
    ok(await owner.post('kembali-barang', { no_kirim: no, lines: [{ urut: 1 }] }, { toko: 'K01' }));
    expect(await waiting()).toHaveLength(1);
    await chains.meet();
    expect(await waiting()).toEqual([]);
    expect(await chains.findings()).toEqual([]);
  });

  test('printed while its shipment is cancelled: one of both', async () => {
    const no = await send(await take(1));
    await Promise.all(Array.from({ length: 16 }, (_, n) => (n % 2 ? codesOf(no) : undo(no))));
    const printed = await chains.cabang.look('select from manifes_cetak where no_kirim = $1', [no]);
    expect([printed.length, ...(await linesOf(chains.cabang, no))]).toEqual(
      printed.length ? [1, 'JALAN'] : [0, 'BATAL'],
    );
    expect(await codesOf(no)).toHaveLength(printed.length);
    if (printed.length)
      ok(await owner.post('kembali-barang', { no_kirim: no, lines: [{ urut: 1 }] }, { toko: 'K01' }));
  });
});
