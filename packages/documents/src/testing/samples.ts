/** Fixed inputs for the golden files: no clock, no chance. */

import { crc32, deflateSync } from 'node:zlib';
import type { ReportMeta, TokoBlock } from '../meta.ts';
import type { PaperLine, PaperModel } from '../paper-model.ts';
import { reportWords } from '../paper-words.ts';
import { PIECE_COLUMNS, type Totals, totalsOf } from '../piece-paper.ts';
import type { Row, TableModel } from '../table.ts';

export const TOKO: TokoBlock = {
  kode_toko: 'KNG',
  nama_toko: 'TOKO MAS KENANGA',
  alamat_toko:
    'Jl. Raya Kebon Jeruk No. 128 Blok C, Kelurahan Sukamaju, Kecamatan Cilandak, Jakarta Selatan 12430',
  no_telp: '021-7654321',
};

export const META: ReportMeta = {
  toko: TOKO,
  user: 'KASIR01',
  printedAt: '2026-02-28 10:15',
  words: reportWords('id'),
};

export const PENJUALAN: TableModel = {
  title: 'Laporan Penjualan',
  columns: [
    { key: 'jenis', label: 'Jenis', kind: 'text' },
    { key: 'tanggal', label: 'Tanggal', kind: 'date' },
    { key: 'no_faktur', label: 'No. Faktur', kind: 'link', width: 16 },
    { key: 'nama', label: 'Nama Barang', kind: 'text', width: 26 },
    { key: 'kadar', label: 'Kadar', kind: 'kadar' },
    { key: 'berat', label: 'Berat (g)', kind: 'gram', total: 'sum' },
    { key: 'total', label: 'Total', kind: 'rupiah', total: 'sum' },
    {
      key: 'rata',
      label: 'Rata-rata Rp/g',
      kind: 'rupiah',
      derive: { numerator: 'total', denominator: 'berat', scale: 1000 },
    },
  ],
  groupBy: ['jenis'],
  filters: [
    { label: 'Tanggal', value: '2026-02-01 s/d 2026-02-28' },
    { label: 'Jenis', value: 'SEMUA' },
  ],
  totalsLabel: 'Total',
};

const NAMES = ['CINCIN KAWIN POLOS', 'KALUNG ITALY SANTA', 'GELANG RANTAI SISIK NAGA DENGAN LIONTIN HURUF A'];
const KADARS = [75, 37.5, 91.6];

/** So many sales in two groups, the same ones every time. */
export function* penjualanRows(count: number): Generator<Row> {
  for (let i = 0; i < count; i += 1) {
    const berat = 1000 + ((i * 377) % 20_000);
    yield {
      jenis: i < count / 2 ? 'CINCIN' : 'GELANG',
      tanggal: `2026-02-${String(1 + (i % 28)).padStart(2, '0')}`,
      no_faktur: `PJKNG260220${i.toString(36).toUpperCase().padStart(3, '0')}`,
      nama: NAMES[i % NAMES.length] as string,
      kadar: KADARS[i % KADARS.length] as number,
      berat,
      total: Math.ceil((berat * 2_429) / 500) * 500,
    };
  }
}

/** The sales report as the server declares it. */
export const LAPORAN: TableModel = {
  title: 'Laporan Penjualan',
  columns: [
    { key: 'tanggal', label: 'Tanggal', kind: 'date' },
    { key: 'no_faktur', label: 'No Faktur', kind: 'text' },
    { key: 'nama_sales', label: 'Nama Sales', kind: 'text' },
    { key: 'kode_barcode', label: 'Barcode', kind: 'text' },
    { key: 'nama_barang', label: 'Nama Barang', kind: 'text', width: 26 },
    { key: 'kode_group', label: 'Group', kind: 'text' },
    { key: 'kadar', label: 'Kadar', kind: 'kadar' },
    { key: 'berat', label: 'Berat', kind: 'gram', total: 'sum' },
    { key: 'harga_emas', label: 'Harga Emas/g', kind: 'rupiah' },
    { key: 'ongkos', label: 'Ongkos', kind: 'rupiah', total: 'sum' },
    { key: 'diskon', label: 'Diskon', kind: 'rupiah', total: 'sum' },
    { key: 'total', label: 'Total', kind: 'rupiah', total: 'sum' },
    { key: 'hpp', label: 'HPP', kind: 'rupiah', total: 'sum' },
    { key: 'margin', label: 'Margin', kind: 'rupiah', total: 'sum' },
  ],
  groupBy: ['tanggal'],
  filters: [
    { label: 'Toko', value: 'SEMUA' },
    { label: 'Tanggal Awal', value: '2026-11-01' },
    { label: 'Tanggal Akhir', value: '2026-11-30' },
    { label: 'Jenis', value: 'SEMUA' },
  ],
  totalsLabel: 'TOTAL',
};

const SELLERS = ['NENENG HASANAH', 'RATNA SARI SIMANJUNTAK', 'BUDI SANTOSO', 'DEWI LESTARI'];
const PIECES = [
  'GELANG KERONCONG POLOS MATA MERAH',
  'CINCIN KAWIN POLOS',
  'KALUNG ITALY SANTA',
  'ANTING GIWANG MATA PUTIH',
  'LIONTIN HURUF A',
];

/** So many pieces sold, the same ones every time, `perDay` on a day. */
export function* laporanRows(count: number, perDay = 60): Generator<Row> {
  for (let i = 0; i < count; i += 1) {
    const berat = 820 + ((i * 377) % 18_000);
    const total = Math.ceil((berat * 1_429) / 500) * 500;
    const hpp = Math.round(total * 0.93);
    yield {
      tanggal: `2026-11-${String(1 + (Math.floor(i / perDay) % 30)).padStart(2, '0')}`,
      no_faktur: `PJK012611${String(1 + (Math.floor(i / perDay) % 30)).padStart(2, '0')}${(9000 + i).toString(36).toUpperCase()}`,
      nama_sales: SELLERS[i % SELLERS.length] as string,
      kode_barcode: `K01${String(20_000 + i * 7).padStart(7, '0')}`,
      nama_barang: PIECES[i % PIECES.length] as string,
      kode_group: i % 2 === 0 ? '8K' : '16K',
      kadar: KADARS[i % KADARS.length] as number,
      berat,
      harga_emas: 1_429_000,
      ongkos: i % 3 === 0 ? 0 : 50_000,
      diskon: 0,
      total,
      hpp,
      margin: total - hpp,
    };
  }
}

/** A plain square as PNG, for photo and logo frames. */
export function squarePng(side: number, [red, green, blue]: [number, number, number]): Buffer {
  const line = Buffer.concat([Buffer.from([0]), Buffer.from(Array(side).fill([red, green, blue]).flat())]);
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => line)));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function notaLine(values: PaperLine['values'] = {}, foto?: Uint8Array): PaperLine {
  return {
    ...(foto && { foto }),
    values: {
      nama_barang: 'CINCIN KAWIN POLOS',
      kode_barcode: 'KNG0012345',
      kadar: '750 / 17K',
      berat: 5230,
      harga_emas: 2_430_000,
      ongkos: 50_000,
      diskon: 0,
      total: 12_759_000,
      ...values,
    },
  };
}

export const TOTALS: Totals = {
  subtotal: 12_759_000,
  diskon: 0,
  ppn: 0,
  pembulatan: 0,
  grand_total: 12_759_000,
};

export function nota(change: Partial<PaperModel> & { totals?: Totals } = {}): PaperModel {
  const { totals = TOTALS, ...rest } = change;
  return {
    toko: TOKO,
    title: 'NOTA PENJUALAN',
    number: 'PJKNG260228A1F',
    tanggal: '2026-02-28 10:15',
    party: {
      nama: 'SITI AMINAH',
      alamat: 'Jl. Melati No. 7, Depok',
      no_hp: '081234567890',
      member: { kode: 'M000123', poin: 240, poin_baru: 127 },
    },
    columns: PIECE_COLUMNS,
    lines: [notaLine()],
    ...totalsOf(totals),
    payments: [
      { label: 'TRANSFER BCA', value: 10_000_000 },
      { label: 'CASH', value: 3_000_000 },
    ],
    kembali: 241_000,
    terbilang: 'Dua belas juta tujuh ratus lima puluh sembilan ribu rupiah',
    terms: [
      'Barang yang sudah dibeli dapat dijual kembali dengan membawa nota ini.',
      'Potongan ongkos dan kondisi barang berlaku sesuai ketentuan toko pada hari penjualan kembali.',
      'Nota hilang: barang diterima dengan harga lebur dan kartu identitas.',
    ],
    people: [
      ['Sales', 'RINA'],
      ['Kasir', 'KASIR01'],
    ],
    signatures: ['Pembeli', 'Hormat kami'],
    printed: { user: 'KASIR01', at: '2026-02-28 10:15' },
    ...rest,
  };
}

export const CASH_SLIP: PaperModel = {
  title: 'BUKTI KAS KELUAR',
  toko: TOKO,
  number: 'KKKNG2602280A1',
  tanggal: '2026-02-28',
  facts: [['Kategori', 'BIAYA OPERASIONAL']],
  total: { label: 'Jumlah', value: 350_000 },
  terbilang: 'Tiga ratus lima puluh ribu rupiah',
  keterangan: 'Pembelian alat tulis kantor dan kertas nota untuk satu bulan',
  signatures: ['Penerima', 'Kasir', 'Menyetujui'],
  printed: { user: 'KASIR01', at: '2026-02-28 10:15' },
};

/** The closing of a day, with so many kinds of notes in the drawer. */
export function closingSlip(kinds: number): PaperModel {
  const counted = Array.from({ length: kinds }, (_, i) => {
    const pecahan = 1000 * (i + 1);
    return { values: { pecahan, lembar: i + 1, jumlah: pecahan * (i + 1) } };
  });
  const sum = counted.reduce((total, { values }) => total + values.jumlah, 0);
  return {
    title: 'TUTUP HARIAN',
    toko: TOKO,
    number: 'TUTUP-HARIAN-KNG-2026-02-28',
    tanggal: '2026-02-28',
    facts: [
      ['Ditutup oleh', 'KASIR01'],
      ['Kas menurut buku', 'Rp. 9.999.000'],
    ],
    columns: [
      { key: 'pecahan', label: 'Pecahan', kind: 'rupiah', sheet: 'cell', roll: 'factor' },
      { key: 'lembar', label: 'Lembar', kind: 'integer', sheet: 'cell', roll: 'factor' },
      { key: 'jumlah', label: 'Jumlah', kind: 'rupiah', sheet: 'cell', roll: 'amount' },
    ],
    lines: [...counted, { values: { jumlah: sum }, bold: true }],
    signatures: ['Kasir', 'Supervisor'],
    printed: { user: 'KASIR01', at: '2026-02-28 21:15' },
  };
}
