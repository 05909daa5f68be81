import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import type { PieceRow } from '@kadar/demo-data/rows.ts';
import { expect } from 'vitest';
import { sealChains } from '../../apps/server/src/platform/chain/seal.ts';
import { verifyDatabase } from '../../apps/server/src/platform/chain/verify.ts';
import { CHAIN, type Client, TODAY } from '../../apps/server/src/testing/harness.ts';
import type { Shop } from './shop.ts';

export interface Expected {
  /** The sale that stands, and the one that was cancelled. */
  kept: string;
  wrong: string;
  pieces: PieceRow[];
  returned: string;
  member: string;
  /** What of the kept sale was paid in cash, rupiah. */
  cash: number;
}

type Row = Record<string, string | number | null>;

const rows = async (client: Client, path: string): Promise<Row[]> => {
  const { status, body } = await client.get(path, { toko: 'K01' });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as Row[];
};

const sum = (list: readonly Row[], key: string): number =>
  list.reduce((total, row) => total + Number(row[key] ?? 0), 0);
const toMg = (grams: number): number => Math.round(grams * 1000);
const range = `tgl_from=${TODAY}&tgl_to=${TODAY}`;

/** Report, cash book, bank book, stock card, points and journal tell the same of one day, to the rupiah and the milligram. */
export const booksAgree = async (
  shop: Shop,
  { kept, wrong, pieces, returned, member, cash }: Expected,
): Promise<void> => {
  const owner = await shop.login('OWN');
  const prices = pieces.map((piece) => estimatePrice(CHAIN, piece));
  const total = prices.reduce((a, b) => a + b, 0);
  const berat = pieces.reduce((mg, piece) => mg + toMg(piece.berat), 0);

  const report = await rows(owner, `penjualan/report?${range}`);
  expect(new Set(report.map(({ no_faktur }) => no_faktur))).toEqual(new Set([kept]));
  expect([sum(report, 'total'), toMg(sum(report, 'berat'))]).toEqual([total, berat]);

  const book = await rows(owner, `cash/mutasi/report?${range}`);
  const of = (no: string) => book.filter(({ no_faktur }) => no_faktur === no);
  expect(sum(of(kept), 'masuk')).toBe(cash);
  expect(sum(of(wrong), 'masuk')).toBe(
    sum(
      book.filter(({ kategori }) => kategori === 'BATAL_PENJUALAN'),
      'keluar',
    ),
  );
  expect(sum(book, 'masuk') - sum(book, 'keluar')).toBe(cash);

  const bank = await rows(
    owner,
    `cash/transaction/report?start_date=${TODAY}&end_date=${TODAY}&format=baris`,
  );
  expect(sum(bank, 'jumlah_rp')).toBe(total - cash);

  const history = async (kode: string) =>
    (await rows(owner, `barang/${kode}/riwayat`)).map(({ jenis }) => jenis);
  for (const { kode_barcode } of pieces)
    expect(await history(kode_barcode)).toEqual(['TERIMA', 'TAMBAH', 'JUAL']);
  expect(await history(returned)).toEqual(['TERIMA', 'TAMBAH', 'JUAL', 'BATAL_JUAL']);

  const detail = (await owner.get(`penjualan/${kept}`, { toko: 'K01' })).body.data as { poin_dapat: number };
  const [points] = await shop.look<{ saldo: string }>('select kadar_poin_saldo($1) as saldo', [member]);
  expect(detail.poin_dapat).toBeGreaterThan(0);
  expect(Number(points?.saldo)).toBe(detail.poin_dapat);

  const balance = await rows(owner, `jurnal/neraca-saldo?${range}`);
  expect(sum(balance, 'debet')).toBe(sum(balance, 'kredit'));
  const [ledger] = await shop.look<{ kas: string; bank: string }>(
    `select sum(debet - kredit) filter (where nomor_akun = '1101') as kas, sum(debet - kredit) filter (where nomor_akun in ('1111', '1112', '1113')) as bank
     from jurnal where kode_toko = 'K01' and trx like 'PENJUALAN%'`,
  );
  expect([Number(ledger?.kas), Number(ledger?.bank)]).toEqual([cash, total - cash]);

  const [closed] = await shop.look<{ kas_sistem: string; kas_hitung: string }>(
    "select kas_sistem, kas_hitung from tutup_harian where kode_toko = 'K01'",
  );
  expect([Number(closed?.kas_sistem), Number(closed?.kas_hitung)]).toEqual([cash, cash]);

  const { db } = shop.app.kadar;
  await sealChains(db.privileged);
  const client = await db.privileged.connect();
  const { findings } = await verifyDatabase(client);
  client.release();
  expect(findings).toEqual([]);
};
