import { PLEDGE_SECTIONS } from './sealed-pledges.ts';
import { BY_DAY, BY_NUMBER, book, HEAD_COLUMNS, lines, type Section } from './section.ts';

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
export const SEAL_VERSION = 3;

const BOOKS: readonly Section[] = [
  book('kas_mutasi', ['at', 'kategori', 'keterangan', 'masuk', 'keluar', 'user_id']),
  book('bank_mutasi', [
    'at',
    'jenis',
    'no_rekening',
    'kode_bank',
    'no_kartu',
    'keterangan',
    'jumlah_rp',
    'fee',
    'jumlah_gesek_rp',
    'user_id',
  ]),
  book('mutasi_stock', [
    'at',
    'kode_barcode',
    'jenis',
    'dari_status',
    'ke_status',
    'qty',
    'berat',
    'murni',
    'hpp',
    'kode_dept',
    'kode_group',
    'kadar',
    'kode_gudang',
    'kode_baki',
    'user_id',
  ]),
  book('mutasi_massa', [
    'at',
    'objek',
    'kunci',
    'kadar',
    'milik',
    'jenis',
    'qty',
    'berat',
    'murni',
    'hpp',
    'user_id',
  ]),
  book('poin_mutasi', ['at', 'kode_customer', 'poin', 'keterangan']),
  book('fee_mutasi', ['kode_sales', 'fee']),
  book('jurnal', ['trx', 'type', 'nomor_akun', 'role', 'keterangan', 'debet', 'kredit'], 'no_jurnal'),
  book('jurnal_emas', ['tempat', 'debet', 'kredit'], 'no_jurnal'),
];

/** A document, or a reversal: its header, lines, payments, books, and the use of its approval. */
const DOCUMENT: readonly Section[] = [
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
  },
  {
    table: 'dokumen_batal',
    match: 'r.kode_toko = $1 and r.no_faktur_batal = d.no',
    columns: [...HEAD_COLUMNS, 'no_faktur_batal', 'at', 'alasan', 'input_by', 'otorisasi_id', 'chain_pos'],
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
  },
  {
    table: 'penjualan_detail',
    match: BY_NUMBER,
    columns: [
      ...HEAD_COLUMNS,
      'urut',
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
  },
  ...BOOKS,
  {
    table: 'otorisasi_pakai',
    match: 'r.otorisasi_id = d.otorisasi_id',
    columns: ['otorisasi_id', 'kode_toko', 'at', 'no_dokumen'],
  },
];

/** Since there are purchases, exchanges and deposits on pieces. */
const DOCUMENT_2: readonly Section[] = [
  ...DOCUMENT.map((section) =>
    section.table === 'dokumen'
      ? { ...section, columns: [...section.columns, 'no_tukar', 'pph22'] }
      : section,
  ),
  lines('pembelian_detail', [
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
  ]),
  lines('pindah_detail', [
    'kode_barcode',
    'nama_barang',
    'kadar',
    'berat',
    'dari_gudang',
    'dari_baki',
    'kode_gudang',
    'kode_baki',
  ]),
  lines('sortir_detail', [
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
  lines('lebur_detail', ['berat', 'kadar', 'murni', 'hpp']),
  book('titipan_mutasi', ['at', 'no_titip', 'jumlah_rp', 'user_id']),
  lines('pajak_detail', [
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
  lines('hadiah_detail', ['kode_hadiah', 'nama_hadiah', 'qty', 'poin']),
  lines('kupon_detail', ['kode_kupon', 'ke', 'nilai']),
  lines('cair_detail', [
    'no_gesek',
    'urut_gesek',
    'tanggal_gesek',
    'jenis',
    'no_kartu',
    'jumlah_gesek_rp',
    'fee',
    'jumlah_rp',
  ]),
  lines('gesek_tunai_detail', ['no_kartu', 'fee_persen']),
  lines('titip_detail', [
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
];

/** Since there are pledges, and money on its way between shops. */
const DOCUMENT_3: readonly Section[] = [
  ...DOCUMENT_2,
  ...PLEDGE_SECTIONS,
  lines('kirim_uang_detail', ['tujuan', 'tas', 'segel', 'kurir']),
  lines('terima_uang_detail', ['no_kirim', 'dari', 'dikirim_rp', 'selisih_rp', 'sebab']),
];

/** A closed day with the snapshots beside it. */
const CLOSING: readonly Section[] = [
  {
    table: 'tutup_harian',
    match: BY_DAY,
    columns: [
      'kode_toko',
      'tanggal',
      'at',
      'user_id',
      'kas_sistem',
      'kas_hitung',
      'rincian_kas',
      'non_cash',
      'catatan',
      'ringkasan',
      'chain_pos',
    ],
  },
  {
    table: 'kadar_eod',
    match: BY_DAY,
    columns: ['kode_toko', 'tanggal', 'kadar', 'qty', 'berat', 'murni', 'hpp', 'harga'],
  },
  {
    table: 'saldo_akun',
    match: BY_DAY,
    columns: ['kode_toko', 'tanggal', 'nomor_akun', 'debet', 'kredit'],
  },
];

const GOLD_PRICE: readonly Section[] = [
  {
    table: 'harga_emas_global',
    match: `$1 = '*' and 'HARGA ' || r.id = d.no`,
    columns: ['id', 'nominal', 'berlaku_at', 'user_id', 'chain_pos'],
  },
];

const OF_SHOP = { at: 'r.at', tanggal: 'r.tanggal', toko: 'r.kode_toko = $1' } as const;

export const SEALED: readonly Sealed[] = [
  {
    sources: [
      { table: 'dokumen', no: 'r.no_faktur', otorisasi_id: 'r.otorisasi_id', ...OF_SHOP },
      { table: 'dokumen_batal', no: 'r.no_faktur_batal', otorisasi_id: 'r.otorisasi_id', ...OF_SHOP },
    ],
    versions: { 1: DOCUMENT, 2: DOCUMENT_2, 3: DOCUMENT_3 },
  },
  {
    sources: [
      { table: 'tutup_harian', no: `'TUTUP ' || r.tanggal`, otorisasi_id: 'null::bigint', ...OF_SHOP },
    ],
    versions: { 1: CLOSING, 2: CLOSING, 3: CLOSING },
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
    versions: { 1: GOLD_PRICE, 2: GOLD_PRICE, 3: GOLD_PRICE },
  },
];

/** Columns of sealed tables that no seal holds, and why. */
export const UNSEALED_COLUMNS: Readonly<Record<string, string>> = {
  'dokumen.status': 'changes with the reversal, which is sealed by itself; verification compares them',
  'dokumen.cetak': 'counts prints',
  'jurnal.chain_pos': 'the place in the blocks of before; such a block is verified with it',
  'mutasi_stock.chain_pos': 'the same',
};
