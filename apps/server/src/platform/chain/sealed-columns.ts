import { BOOKS } from '@kadar/domain/books.ts';
import { OF_BONUS } from './sealed-bonus.ts';
import { OF_INSTALMENTS } from './sealed-cicilan.ts';
import { OF_SAMPLES } from './sealed-contoh.ts';
import { CLOSING, GOLD_PRICE } from './sealed-days.ts';
import { OF_SHIPMENTS } from './sealed-kiriman.ts';
import { OF_MARKETPLACE } from './sealed-marketplace.ts';
import { OF_ORDER_GOLD } from './sealed-order-gold.ts';
import { PESANAN_LINES } from './sealed-pesanan.ts';
import { OF_PREORDERS } from './sealed-preorder.ts';
import { OF_SERVICES } from './sealed-service.ts';
import { OF_STOCK } from './sealed-stock.ts';
import { OF_SUPPLIERS } from './sealed-supplier.ts';
import { TAGS } from './sealed-tags.ts';
import { TUKANG_LINES } from './sealed-tukang.ts';
import {
  BY_NUMBER,
  HEAD_COLUMNS,
  lines,
  ofBook,
  type Section,
  type SectionSince,
  sealedIn,
} from './section.ts';

/** Something sealed as one, and the tables that can bring it. */
export interface Sealed {
  /** Each gives what the sealer asks of a thing; `r` is its row. */
  sources: readonly Source[];
  /** By version of the seal. An old version stays as it is: its seals are verified by it. */
  versions: Readonly<Record<number, readonly Section[]>>;
}

export interface Source {
  table: string;
  no: string;
  at: string;
  tanggal: string;
  otorisasi_id: string;
  toko: string;
}

/** The version new seals are made by. */
export const SEAL_VERSION = 14;

const versionsOf = (all: readonly SectionSince[]): Sealed['versions'] =>
  Object.fromEntries(
    Array.from({ length: SEAL_VERSION }, (_, before) => [before + 1, sealedIn(before + 1, all)]),
  );

const KEPT_BY_BOOKS = Object.values(BOOKS).map(ofBook);
const booksSince = (version: number): SectionSince[] =>
  KEPT_BY_BOOKS.filter(({ since }) => since === version);

/** Since what is sold or bought may be no single piece: how many (null for one), and which. */
const OF_WARES = { 4: ['qty', 'kunci'] };

/**
 * A document, or a reversal: its header, payments, lines, books, and the use of its approval. The one list of the tables that
 * the door writes; books say themselves what they are.
 */
const DOCUMENT: readonly SectionSince[] = [
  {
    table: 'dokumen',
    match: BY_NUMBER,
    columns: [
      ...HEAD_COLUMNS,
      'jenis',
      'at',
      'kode_sales',
      'input_by',
      'valid_by',
      'kode_customer',
      'nama_customer',
      'alamat_customer',
      'no_hp',
      'keterangan',
      'qty',
      'berat',
      'total',
      'diskon',
      'ppn',
      'pembulatan',
      'grand_total',
      'dibayar',
      'kembali',
      'poin_dapat',
      'poin_pakai',
      'otorisasi_id',
      'kategori',
      'ppn_termasuk',
      'asal_toko',
      'asal_no',
      'asal_urut',
      'chain_pos',
    ],
    since: 1,
    // Since there are exchanges and taxes on top.
    later: { 2: ['no_tukar', 'pph22'] },
  },
  {
    table: 'dokumen_batal',
    match: 'r.kode_toko = $1 and r.no_faktur_batal = d.no',
    columns: [...HEAD_COLUMNS, 'no_faktur_batal', 'at', 'alasan', 'input_by', 'otorisasi_id', 'chain_pos'],
    since: 1,
  },
  {
    table: 'dokumen_bayar',
    match: BY_NUMBER,
    columns: [
      'kode_toko',
      'no_faktur',
      'urut',
      'arah',
      'jenis',
      'no_rekening',
      'no_kartu',
      'jumlah_rp',
      'fee',
      'jumlah_gesek_rp',
      'poin',
    ],
    since: 1,
  },
  lines(
    1,
    'penjualan_detail',
    [
      'kode_barcode',
      'kode_intern',
      'nama_barang',
      'kode_dept',
      'kode_group',
      'kadar',
      'berat',
      'murni',
      'harga_emas',
      'sumber_harga',
      'ongkos',
      'harga_atribut',
      'pembulatan',
      'harga_jual',
      'diskon',
      'ppn',
      'total',
      'hpp',
      'fee',
      'keterangan',
    ],
    { ...OF_WARES, 12: ['kredit_mg'] },
  ),
  ...booksSince(1),
  {
    table: 'otorisasi_pakai',
    match: 'r.otorisasi_id = d.otorisasi_id',
    columns: ['otorisasi_id', 'kode_toko', 'at', 'no_dokumen'],
    since: 1,
  },
  // Since there are purchases, exchanges and deposits on pieces.
  lines(
    2,
    'pembelian_detail',
    [
      'kode_barcode',
      'nama_barang',
      'kode_dept',
      'kode_group',
      'kadar',
      'kadar_murni',
      'sumber',
      'no_faktur_jual',
      'asal_toko',
      'asal_urut',
      'kondisi_barang',
      'kadar_uji',
      'metode_uji',
      'berat_kotor',
      'berat_atribut',
      'berat',
      'berat_nota',
      'berat_dibayar',
      'diketik',
      'sebab_berat',
      'murni',
      'dasar',
      'harga_emas',
      'potongan',
      'rincian',
      'harga_nota',
      'harga_hitung',
      'harga',
      'keterangan',
    ],
    OF_WARES,
  ),
  lines(2, 'pindah_detail', [
    'kode_barcode',
    'nama_barang',
    'kadar',
    'berat',
    'dari_gudang',
    'dari_baki',
    'kode_gudang',
    'kode_baki',
  ]),
  lines(2, 'sortir_detail', [
    'kode_barcode',
    'nama_barang',
    'kadar',
    'berat',
    'murni',
    'hpp',
    'biaya',
    'dari_status',
    'ke_status',
    'kode_gudang',
    'kode_baki',
    'pejabat',
    'no_surat',
  ]),
  lines(2, 'lebur_detail', ['berat', 'kadar', 'murni', 'hpp']),
  ...booksSince(2),
  lines(2, 'pajak_detail', [
    'jenis_pelanggan',
    'skb_pph22',
    'dpp',
    'ppn',
    'persen',
    'faktor',
    'nilai_lain',
    'tarif',
    'pph22_persen',
  ]),
  lines(2, 'hadiah_detail', ['kode_hadiah', 'nama_hadiah', 'qty', 'poin']),
  lines(2, 'kupon_detail', ['kode_kupon', 'ke', 'nilai']),
  lines(2, 'cair_detail', [
    'no_gesek',
    'urut_gesek',
    'tanggal_gesek',
    'jenis',
    'no_kartu',
    'jumlah_gesek_rp',
    'fee',
    'jumlah_rp',
  ]),
  lines(2, 'gesek_tunai_detail', ['no_kartu', 'fee_persen']),
  lines(2, 'titip_detail', [
    'kode_barcode',
    'nama_barang',
    'kode_group',
    'kadar',
    'berat',
    'kode_gudang',
    'kode_baki',
    'mengikat',
    'batas',
    'harga_emas',
    'ongkos',
    'harga_atribut',
    'pembulatan',
    'harga_jual',
    'diskon',
  ]),
  // Since there are pledges, and money on its way between shops.
  ...booksSince(3),
  lines(3, 'kontrak_detail', [
    'pokok_awal',
    'taksiran',
    'plafond',
    'mode',
    'persen',
    'min_hari',
    'grace_hari',
    'denda_persen',
    'denda_periode_hari',
    'denda_maks_persen',
    'lama_pinjam',
    'satuan',
    'perpanjangan',
    'cicil',
    'biaya_admin',
    'maks_perpanjangan',
  ]),
  lines(3, 'hutang_detail', [
    'nama_barang',
    'kode_group',
    'jumlah_pcs',
    'kadar',
    'metode_uji',
    'berat_kotor',
    'berat_atribut',
    'berat',
    'diketik',
    'lebur_gram',
    'plafond_gram',
    'keterangan',
    'foto',
  ]),
  lines(3, 'akhir_hutang_detail', [
    'no_hutang',
    'pembeli',
    'nilai',
    'biaya',
    'pokok',
    'bunga',
    'denda',
    'kelebihan',
    'rugi',
  ]),
  lines(3, 'lepas_detail', ['no_hutang', 'urut_barang', 'nama_barang', 'kadar', 'berat']),
  // Who took the goods, where that was not the borrower.
  lines(3, 'pengambil_detail', ['nama', 'hubungan']),
  // Documents of one visit.
  { table: 'hutang_bersama', match: BY_NUMBER, columns: ['kode_toko', 'no_bersama', 'no_faktur'], since: 3 },
  lines(3, 'kirim_uang_detail', ['tujuan', 'tas', 'segel', 'kurir']),
  lines(3, 'terima_uang_detail', ['no_kirim', 'dari', 'dikirim_rp', 'selisih_rp', 'sebab']),
  // Since suppliers and craftsmen have a book.
  ...booksSince(4),
  ...OF_SUPPLIERS,
  ...OF_STOCK,
  ...TUKANG_LINES,
  TAGS,
  // Since goods go from shop to shop.
  ...booksSince(8),
  ...OF_SHIPMENTS,
  ...OF_MARKETPLACE,
  // Since there are orders, services, and pieces that are paid off in months.
  ...booksSince(10),
  ...PESANAN_LINES,
  ...OF_INSTALMENTS,
  ...OF_SERVICES,
  // Since members ask for pieces of the catalogue.
  ...booksSince(11),
  ...OF_PREORDERS,
  // Since orders are made after samples and of customers' gold.
  ...booksSince(12),
  ...OF_SAMPLES,
  ...OF_ORDER_GOLD,
  // Since bonuses of sales people are booked.
  ...OF_BONUS,
];

const OF_SHOP = { at: 'r.at', tanggal: 'r.tanggal', toko: 'r.kode_toko = $1' } as const;

/** Tables of documents that are found by their number: payments, lines, books, and what else only some have. */
export const WRITTEN: readonly Section[] = sealedIn(SEAL_VERSION, DOCUMENT).filter(
  ({ table }) => !['dokumen', 'dokumen_batal', 'otorisasi_pakai'].includes(table),
);

export const SEALED: readonly Sealed[] = [
  {
    sources: [
      { table: 'dokumen', no: 'r.no_faktur', otorisasi_id: 'r.otorisasi_id', ...OF_SHOP },
      { table: 'dokumen_batal', no: 'r.no_faktur_batal', otorisasi_id: 'r.otorisasi_id', ...OF_SHOP },
    ],
    versions: versionsOf(DOCUMENT),
  },
  {
    sources: [
      { table: 'tutup_harian', no: `'TUTUP ' || r.tanggal`, otorisasi_id: 'null::bigint', ...OF_SHOP },
    ],
    versions: versionsOf(CLOSING),
  },
  {
    sources: [
      {
        table: 'harga_emas_global',
        no: `'HARGA ' || r.id`,
        at: 'r.berlaku_at',
        tanggal: 'r.berlaku_at::date',
        otorisasi_id: 'null::bigint',
        toko: `$1 = '*'`,
      },
    ],
    versions: versionsOf(GOLD_PRICE),
  },
];

/** Columns of sealed tables that no seal holds, and why. */
export const UNSEALED_COLUMNS: Readonly<Record<string, string>> = {
  'dokumen.status': 'changes with the reversal, which is sealed by itself; verification compares them',
  'dokumen.cetak': 'counts prints',
  'jurnal.chain_pos': 'the place in the blocks of before; such a block is verified with it',
  'mutasi_stock.chain_pos': 'the same',
};
