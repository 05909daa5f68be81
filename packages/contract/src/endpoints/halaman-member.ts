import { z } from 'zod';
import type { DokumenType } from '../dokumen.ts';
import { endpoint } from '../endpoint.ts';
import { grams } from '../wire.ts';
import { KEADAAN_URUSAN, URUSAN } from './urusan.ts';

/** What a line of a member's page is about, in the order of its filters. */
export const MACAM_RIWAYAT = [
  'JUAL',
  'BELI',
  'GADAI',
  'TITIP',
  'SERVICE',
  'PESANAN',
  'CICILAN',
  'POIN',
  'KUPON',
  'PESAN',
  'LAIN',
] as const;
export type MacamRiwayat = (typeof MACAM_RIWAYAT)[number];

const BY_ACCESS: Partial<Record<DokumenType['access']['read'], MacamRiwayat>> = {
  'penjualan.read': 'JUAL',
  'pembelian.read': 'BELI',
  'hutang.read': 'GADAI',
  'titip.read': 'TITIP',
  'service.read': 'SERVICE',
  'pesanan.read': 'PESANAN',
  'cicilan.read': 'CICILAN',
};
/** Documents that are about points alone, by their path. */
const OF_POINTS = ['poin', 'hadiah-member'];

/** Which filter a kind of document stands under: that of who may read it, so that a new kind needs no word here. */
export const macamOf = ({ path, access }: Pick<DokumenType, 'path' | 'access'>): MacamRiwayat =>
  OF_POINTS.includes(path) ? 'POIN' : (BY_ACCESS[access.read] ?? 'LAIN');

/** Lines of one page. */
export const RIWAYAT_SEKALI = 30;

const kode_customer = z.string().trim().min(1).max(30);
/** What is after a line: its day, its moment in microseconds, its number. */
const lanjut = z.string().regex(/^\d{4}-\d\d-\d\d \d{1,20} [^\s]{1,40}$/);
const asked = z.object({
  macam: z.enum(MACAM_RIWAYAT).optional(),
  lanjut: lanjut.optional(),
});

const baris = z.object({
  macam: z.enum(MACAM_RIWAYAT),
  /** The kind of a document; empty for what is none. */
  jenis: z.string(),
  /** The kind in the language of the asker; empty for what is no document. */
  judul: z.string(),
  kode_toko: z.string(),
  /** Number of a document, code of a coupon, or the place of a message in its log. */
  no: z.string(),
  tanggal: z.string(),
  at: z.string(),
  input_by: z.string(),
  /** Of a document POSTED or BATAL, of a message where it stands. */
  status: z.string(),
  /** Rupiah; which way they went says the kind. */
  rp: z.number(),
  berat: grams,
  poin: z.number(),
  keterangan: z.string(),
  /** Its first pieces, with the barcode of those that may have a photo. */
  barang: z.array(z.object({ nama: z.string(), kode_barcode: z.string() })),
  /** Pieces that are not among them. */
  barang_lagi: z.number(),
  /** What its customer was asked by link, and what he answered last; null where nothing was asked. */
  setuju: z.object({ ditanya: z.number(), jawab: z.enum(['YA', 'TIDAK', '']) }).nullable(),
});
export type BarisRiwayat = z.output<typeof baris>;

const riwayat = z.object({
  baris: z.array(baris),
  /** Where the next page begins; null after the last line. */
  lanjut: z.string().nullable(),
});

export const halamanMember = endpoint({
  method: 'GET',
  path: 'halaman-member/{kode_customer}',
  summary:
    "A member's page: who he is, his figures, what is open, and the first lines of all that was; each look is written down",
  access: 'penjualan.post',
  gate: { module: 'MEMBER_MODULE' },
  ofShop: true,
  params: z.object({ kode_customer }),
  data: z.object({
    member: z.object({
      kode_customer: z.string(),
      nama_customer: z.string(),
      no_hp: z.string(),
      alamat_customer: z.string(),
      jenis_pelanggan: z.string(),
      tgl_lahir: z.string().nullable(),
      sejak: z.string(),
      poin: z.number(),
      nama_level: z.string(),
      diskon_level: z.number(),
      /** His number asked for no more promos. */
      berhenti: z.boolean(),
      /** Deleted in the list, which can be taken back. */
      nonaktif: z.boolean(),
      /** The day his data were erased at his wish; null of whoever they were not. */
      dihapus: z.string().nullable(),
    }),
    angka: z.object({
      /** Business day up to which it is counted, and where its year begins. */
      hari: z.string(),
      setahun_dari: z.string(),
      belanja_setahun: z.number(),
      /** The first day he bought on; null where he never did. */
      pertama: z.string().nullable(),
      gram_seumur_hidup: grams,
      belanja_seumur_hidup: z.number(),
      gadai: z.object({ jumlah: z.number(), pokok: z.number() }),
      terakhir: z.object({ tanggal: z.string(), no_faktur: z.string() }).nullable(),
    }),
    urusan: z.array(
      z.object({
        kode_toko: z.string(),
        jenis: z.enum(URUSAN),
        no_faktur: z.string(),
        tanggal: z.string(),
        batas: z.string().nullable(),
        keadaan: z.enum(KEADAAN_URUSAN),
        siap: z.boolean(),
        qty: z.number(),
        rp: z.number(),
      }),
    ),
    riwayat,
  }),
});
export type HalamanMember = z.output<typeof halamanMember.data>;

export const riwayatMember = endpoint({
  method: 'GET',
  path: 'halaman-member/{kode_customer}/riwayat',
  summary: 'What was with a member, of one kind or all, newest first, a page at a time',
  access: 'penjualan.post',
  gate: { module: 'MEMBER_MODULE' },
  ofShop: true,
  params: z.object({ kode_customer }),
  query: asked,
  data: riwayat,
});

export const dilihatMember = endpoint({
  method: 'GET',
  path: 'halaman-member/{kode_customer}/dilihat',
  summary: 'Who looked at a member and when, the last hundred looks',
  access: 'member.export',
  gate: { module: 'MEMBER_MODULE' },
  ofShop: true,
  params: z.object({ kode_customer }),
  data: z.array(
    z.object({
      at: z.string(),
      kode_toko: z.string(),
      user_id: z.string(),
      /** look: searched or opened; create, change and their like: what was done to his record; export: his data was carried away. */
      action: z.string(),
      ip: z.string(),
    }),
  ),
});
export type DilihatMember = z.output<typeof dilihatMember.data>[number];

export const eksporMember = endpoint({
  method: 'GET',
  path: 'halaman-member/{kode_customer}/ekspor',
  summary:
    'Everything that is kept of a member as a ZIP: data.json and the photos of his identity cards; written down',
  access: 'member.export',
  gate: { module: 'MEMBER_MODULE' },
  ofShop: true,
  params: z.object({ kode_customer }),
  data: z.unknown(),
});

export const hapusMember = endpoint({
  method: 'POST',
  path: 'halaman-member/{kode_customer}/hapus',
  summary:
    'Erases what is kept of a member beside his documents, for good; refused while anything of his is open',
  access: 'member.erase',
  gate: { module: 'MEMBER_MODULE' },
  ofShop: true,
  params: z.object({ kode_customer }),
  body: z.strictObject({
    alasan: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(200),
  }),
  data: z.object({
    kode_customer: z.string(),
    /** Rows of the audit and of the history that said something of him. */
    baris: z.number(),
  }),
});
