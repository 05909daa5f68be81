import { rngFrom } from '@kadar/demo-data/rng.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, PIECES, startTestApp, type TestApp } from '../../testing/harness.ts';
import { addPiece } from './new-piece.fixture.ts';

let server: TestApp;
let spv: Client;

interface Piece {
  kode_barcode: string;
  kode_intern: string;
  nama_barang: string;
}

beforeAll(async () => {
  server = await startTestApp();
  spv = await server.login('SPV');
  // Names and codes that hold each other, and signs that mean something to a pattern.
  const first = PIECES[0]?.[0]?.kode_barcode ?? '';
  for (const [nama_barang, kode_intern] of [
    ['GELANG CINCIN', 'KALUNG-1'],
    ['GELANG CINCIN', 'CINCIN'],
    ['CINCIN 50% OFF', 'CINCIN-2'],
    ['CINCIN_A KAWIN', `${first}X`],
    ['ANTING \\ RANTAI', ''],
    ['Ü ANTING ÉMAS', 'Z'],
  ] as const)
    await addPiece(spv, { nama_barang, kode_intern });
  await server.look(
    "update barang set status = 'SOLD' where kode_toko = 'K01' and hashtext(kode_barcode) % 2 = 0",
  );
});
afterAll(() => server?.close());

/** What the words of the list say: a code that starts so or a name that holds it; nearest first, then by barcode. */
const wanted = (pieces: readonly Piece[], q: string): string[] => {
  const rank = ({ kode_barcode, kode_intern, nama_barang }: Piece): number => {
    if (kode_barcode === q || kode_intern === q) return 0;
    if (kode_barcode.startsWith(q) || kode_intern.startsWith(q)) return 1;
    if (nama_barang.startsWith(q)) return 2;
    return nama_barang.includes(q) ? 3 : 4;
  };
  return pieces
    .filter((piece) => rank(piece) < 4)
    .sort((a, b) => rank(a) - rank(b) || (a.kode_barcode < b.kode_barcode ? -1 : 1))
    .map(({ kode_barcode }) => kode_barcode);
};

/** What is typed: parts of what pieces are called and numbered by, at random, and what means something to a pattern. */
const typed = (pieces: readonly Piece[]): string[] => {
  const rng = rngFrom('search');
  const parts = pieces.flatMap(({ kode_barcode, kode_intern, nama_barang }) =>
    [kode_barcode, kode_intern, nama_barang].filter((text) => text !== ''),
  );
  const some = Array.from({ length: 24 }, () => {
    const text = rng.pick(parts);
    const from = rng.int(0, 1) * rng.int(0, text.length - 1);
    return text.slice(from, from + rng.int(1, 6)).trim();
  });
  return [...new Set([...some, 'CINCIN', 'cincin', '%', '_', '\\', 'ZZZZ', 'Ü'])].filter((q) => q !== '');
};

const finds = async (texts: (pieces: readonly Piece[]) => readonly string[]): Promise<void> => {
  const pieces = await server.look<Piece>(
    "select kode_barcode, kode_intern, nama_barang from barang where kode_toko = 'K01'",
  );
  for (const q of texts(pieces)) {
    const all = wanted(pieces, q.toUpperCase());
    for (const [skip, limit] of [
      [0, 500],
      [3, 2],
      [7, 20],
      [all.length, 5],
    ] as const) {
      const { status, body } = await spv.get(`barang?q=${encodeURIComponent(q)}&skip=${skip}&limit=${limit}`);
      expect(status, q).toBe(200);
      const found = (body.data as Piece[]).map(({ kode_barcode }) => kode_barcode);
      expect({ q, skip, limit, found, count: body.count }).toEqual({
        q,
        skip,
        limit,
        found: all.slice(skip, skip + limit),
        count: all.length,
      });
    }
  }
};

test('of all states the same pieces are found in the same order as by reading each, window by window, and as many', () =>
  finds(typed));

test('a shop that calls nearly each piece otherwise finds the same', async () => {
  await server.look(
    `insert into barang (kode_toko, kode_barcode, kode_intern, nama_barang, kode_dept, kode_group, kadar, kadar_murni, berat, berat_asli, murni, kode_gudang, kode_baki, status)
     select b.kode_toko, 'BANYAK' || n, '', 'GELANG NOMOR ' || n, b.kode_dept, b.kode_group, b.kadar, b.kadar_murni, b.berat, b.berat_asli, b.murni, b.kode_gudang, b.kode_baki, 'SOLD'
     from (select * from barang where kode_toko = 'K01' limit 1) b, generate_series(1, 2000) n`,
  );
  await server.look('analyze barang');
  await finds(() => ['NOMOR 19', 'BANYAK199', 'CINCIN', 'GELANG NOMOR']);
});
