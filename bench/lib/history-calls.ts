import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { CHAIN, MEMBERS, TOKO } from './chain.ts';
import type { Connection } from './connection.ts';
import { requireOk } from './load.ts';
import { barcodeOf, pieceOf, REKENING, SALES_CODE, saleBody } from './sales.ts';

/** Calls of one kind, in their order. */
export interface Calls {
  name: string;
  /** Whether it looks for something instead of by its number. */
  search?: true;
  who: 'till' | 'chief';
  method: 'GET' | 'POST';
  paths: readonly string[];
  bodies?: readonly string[];
  /** What it posts is reversed after all of it, by the calls of this path. */
  back?: string;
}

export interface Hands {
  url: string;
  /** Of head office, which acts for the shop. */
  token: string;
  chief: Connection;
}

const KTP = '3173012345678901';
const NECKLACE = {
  nama_barang: 'KALUNG ITALY',
  kode_group: '',
  jumlah_pcs: 1,
  kadar: 75,
  metode_uji: 'BATU UJI',
  berat_kotor: 5,
  berat_atribut: 0,
};
const OLD_RING = {
  sumber: 'TANPA_SURAT',
  nama_barang: 'CINCIN POLOS LAMA',
  kode_dept: 'CCN',
  kode_group: 'TUA750',
  kadar: 75,
  kadar_uji: 72.3,
  metode_uji: 'XRF',
  kondisi_barang: 'ROSOK',
  berat_kotor: 5,
};
const TRAYS = CHAIN.baki.filter(({ kode_toko }) => kode_toko === TOKO).map(({ kode_baki }) => kode_baki);

const cashSale = (n: number): object => {
  const { kode_barcode, harga_jual } = pieceOf(n);
  return {
    kode_sales: SALES_CODE,
    nama_customer: 'UMUM',
    lines: [{ kode_barcode, harga_jual, diskon: 0 }],
    payments: [{ jenis: 'CASH', jumlah_rp: harga_jual }],
  };
};

const deposit = (n: number): object => {
  const { kode_barcode, harga_jual } = pieceOf(n);
  return {
    kode_sales: SALES_CODE,
    nama_customer: 'SITI',
    no_hp: '0812',
    mengikat: true,
    lines: [{ kode_barcode, harga_jual }],
    jumlah_rp: 50_000,
    payments: [{ jenis: 'CASH', jumlah_rp: 50_000 }],
  };
};

const purchase = (foto: string, harga: number): object => ({
  kode_sales: SALES_CODE,
  nama_customer: 'SITI',
  no_ktp: KTP,
  lines: [{ ...OLD_RING, harga_hitung: harga, harga, foto }],
  payments: [{ jenis: 'CASH', jumlah_rp: harga }],
});

const pledge = (foto: string, n: number, plafond: number): object => ({
  kode_sales: SALES_CODE,
  kode_customer: MEMBERS[0]?.kode_customer,
  no_ktp: KTP,
  barang: [{ ...NECKLACE, foto: [foto] }],
  jumlah_hutang: 100_000,
  no_segel: `BENCH${n}`,
  berat_kantong: 5.6,
  jenis: 'CASH',
  plafond,
});

/** Takes so many photos; gives the names that claim them. */
const photos = async ({ url, token }: Hands, path: string, count: number): Promise<string[]> => {
  const image = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#aa3311' } })
    .jpeg()
    .toBuffer();
  const names: string[] = [];
  while (names.length < count) {
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'a.jpg');
    const headers = { 'x-auth-token': token, 'x-toko': TOKO, 'idempotency-key': randomUUID() };
    const reply = await fetch(`${url}/api/v1/${path}`, { method: 'POST', headers, body });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    names.push(((await reply.json()) as { data: { foto: string } }).data.foto);
  }
  return names;
};

const asked = async <T>({ chief }: Hands, path: string, body: object): Promise<T> => {
  const answer = await chief.call('POST', path, JSON.stringify(body));
  requireOk([answer]);
  return (JSON.parse(answer.body) as { data: T }).data;
};

/** What a shop calls all day, so many of each kind; what they need is there. */
export const callsOf = async (hands: Hands, count: number): Promise<Calls[]> => {
  const times = <T>(one: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => one(n));
  const posts = (path: string, one: (n: number) => object | string) => ({
    method: 'POST' as const,
    paths: times(() => path),
    bodies: times((n) => {
      const body = one(n);
      return typeof body === 'string' ? body : JSON.stringify(body);
    }),
  });
  const found = (query: string) => ({
    method: 'GET' as const,
    paths: times((n) => `barang?q=${['CINCIN', 'KALUNG'][n % 2]}&limit=20${query}`),
  });
  const kas = (jenis: 'MASUK' | 'KELUAR', kategori: string) =>
    posts('cash', (n) => ({ jenis, kategori, jumlah_rp: 1_000 + n, keterangan: 'BENCH' }));
  const { harga_hitung } = await asked<{ harga_hitung: number }>(hands, 'pembelian/hitung', OLD_RING);
  const { plafond } = await asked<{ plafond: number }>(hands, 'hutang/taksir', { barang: [NECKLACE] });
  const rings = await photos(hands, 'pembelian/foto', count);
  const necklaces = await photos(hands, 'hutang/foto', count);
  return [
    { name: 'scan', who: 'till', method: 'GET', paths: times((n) => `barang/scan/${barcodeOf(2_000 + n)}`) },
    { name: 'search', search: true, who: 'till', ...found('&status=READY') },
    { name: 'search of what is gone, too', search: true, who: 'till', ...found('') },
    { name: 'taksir', search: true, who: 'chief', ...posts('hutang/taksir', () => ({ barang: [NECKLACE] })) },
    { name: 'cash sale', who: 'till', back: 'penjualan', ...posts('penjualan', cashSale) },
    {
      name: 'sale to a member, by card',
      who: 'till',
      back: 'penjualan',
      ...posts('penjualan', (n) => saleBody(count + n)),
    },
    {
      name: 'purchase',
      who: 'chief',
      back: 'pembelian',
      ...posts('pembelian', (n) => purchase(rings[n] ?? '', harga_hitung)),
    },
    { name: 'deposit', who: 'till', ...posts('titip', (n) => deposit(2 * count + n)) },
    {
      name: 'pledge',
      who: 'chief',
      back: 'hutang',
      ...posts('hutang', (n) => pledge(necklaces[n] ?? '', n, plafond)),
    },
    { name: 'cash in', who: 'chief', back: 'cash', ...kas('MASUK', 'MODAL') },
    { name: 'cash out', who: 'chief', back: 'cash', ...kas('KELUAR', 'LISTRIK') },
    {
      name: 'cash to the bank',
      who: 'chief',
      back: 'setor-bank',
      ...posts('setor-bank', (n) => ({
        arah: 'SETOR',
        no_rekening: REKENING,
        jumlah_rp: 1_000 + n,
        keterangan: 'BENCH',
      })),
    },
    {
      name: 'piece to another tray',
      who: 'chief',
      back: 'pindahbarang',
      ...posts('pindahbarang', (n) => {
        const { kode_barcode, kode_baki } = pieceOf(3 * count + n);
        const lines = [{ kode_barcode, dari_baki: kode_baki }];
        return { kode_baki: TRAYS.find((tray) => tray !== kode_baki), lines };
      }),
    },
  ];
};

/** Takes back what was posted, the last first. */
export const backOf = ({ name, back }: Calls, numbers: readonly string[]): Calls => ({
  name: `reversal of ${name}`,
  who: 'chief',
  method: 'POST',
  paths: numbers.toReversed().map((no) => `${back}/${no}/batal`),
  bodies: numbers.map(() => JSON.stringify({ alasan: 'BENCH' })),
});
