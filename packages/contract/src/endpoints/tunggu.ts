import { z } from 'zod';
import { type DataOf, endpoint } from '../endpoint.ts';
import { grams, isoDate, pageQuery } from '../wire.ts';

/** Waits for its validation, or in the queue of a day for cash. */
export const TUNGGU_MACAM = ['VALIDASI', 'ANTRIAN'] as const;
export const TUNGGU_JENIS = ['PENJUALAN', 'PEMBELIAN', 'TUKAR'] as const;
const KEADAAN = ['MENUNGGU', 'SELESAI', 'DITOLAK'] as const;
/** Which price a queued purchase is paid at: the one that was shown, or that of the payout day. */
export const HARGA_ANTRIAN = ['DIKUNCI', 'HARI_BAYAR'] as const;

const MENU = '/validasi-jual-beli';
const params = z.object({ no_tunggu: z.string().length(14) });
const ofShop = { menu: MENU, ofShop: true } as const;

const row = z.object({
  kode_toko: z.string(),
  no_tunggu: z.string(),
  macam: z.enum(TUNGGU_MACAM),
  jenis: z.enum(TUNGGU_JENIS),
  tanggal: z.string(),
  at: z.string(),
  input_by: z.string(),
  kode_sales: z.string(),
  kode_customer: z.string(),
  nama_customer: z.string(),
  no_hp: z.string(),
  qty: z.number(),
  berat: grams,
  total: z.number(),
  /** What of it goes into the drawer; below zero, out of it. */
  tunai: z.number(),
  antrian: z.number().nullable(),
  harga: z.enum(HARGA_ANTRIAN).nullable(),
  keadaan: z.enum(KEADAAN),
  selesai_at: z.string().nullable(),
  selesai_oleh: z.string().nullable(),
  alasan: z.string(),
  /** What it became. */
  no_faktur: z.string().nullable(),
  /** What who asks may do with it now. */
  boleh: z.object({ validasi: z.boolean(), bayar: z.boolean(), batal: z.boolean() }),
});
export type TungguRow = z.infer<typeof row>;

export const listTunggu = endpoint({
  ...ofShop,
  method: 'GET',
  path: 'dokumen-tunggu',
  summary: 'Documents that wait, oldest first; those that ended, of a period',
  access: 'tunggu.read',
  query: pageQuery.extend({
    macam: z.enum(TUNGGU_MACAM).optional(),
    keadaan: z.enum(KEADAAN).default('MENUNGGU'),
    tgl_from: isoDate.optional(),
    tgl_to: isoDate.optional(),
  }),
  data: z.array(row),
});

export const getTunggu = endpoint({
  ...ofShop,
  method: 'GET',
  path: 'dokumen-tunggu/{no_tunggu}',
  summary: 'One of them with its pieces and payments, as they were shown',
  access: 'tunggu.read',
  params,
  opens: 'no_tunggu',
  data: row.extend({
    disetujui_oleh: z.string().nullable(),
    disetujui: z.array(z.object({ kategori: z.string(), notes: z.string() })),
    keterangan: z.string(),
    baris: z.array(
      z.object({
        arah: z.enum(['JUAL', 'BELI']),
        /** Of a piece that is bought there is none yet. */
        kode_barcode: z.string(),
        nama_barang: z.string(),
        kadar: z.number(),
        berat: grams,
        harga: z.number(),
      }),
    ),
    payments: z.array(z.object({ arah: z.enum(['M', 'K']), jenis: z.string(), jumlah_rp: z.number() })),
  }),
});
export type TungguDetail = DataOf<typeof getTunggu>;

export const jumlahTunggu = endpoint({
  // No menu of its own: every screen with figures asks.
  ofShop: true,
  method: 'GET',
  path: 'dokumen-tunggu/jumlah',
  summary: 'How many wait, and how much: what lists and figures say beside what is posted',
  access: 'tunggu.read',
  data: z.array(
    z.object({
      macam: z.enum(TUNGGU_MACAM),
      jenis: z.enum(TUNGGU_JENIS),
      jumlah: z.number(),
      total: z.number(),
    }),
  ),
});

const posted = z.object({ no_faktur: z.string(), tanggal: z.string(), grand_total: z.number() });

export const validasiTunggu = endpoint({
  ...ofShop,
  method: 'POST',
  path: 'dokumen-tunggu/{no_tunggu}/validasi',
  summary:
    'Posts a waiting document on the business day, by the command that would have posted it at the till',
  access: 'tunggu.validasi',
  params,
  data: posted,
});

export const bayarTunggu = endpoint({
  ...ofShop,
  method: 'POST',
  path: 'dokumen-tunggu/{no_tunggu}/bayar',
  summary: 'Pays a queued purchase out, and so posts it on the business day',
  access: 'pembelian.post',
  params,
  data: posted,
});

export const batalTunggu = endpoint({
  ...ofShop,
  method: 'POST',
  path: 'dokumen-tunggu/{no_tunggu}/batal',
  summary: 'Takes a waiting document back with a reason; what it kept is free again',
  access: 'tunggu.batal',
  params,
  body: z.strictObject({
    alasan: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(200),
  }),
  data: z.object({ no_tunggu: z.string() }),
});

/** What a till's answer says when its document waits: `no_faktur` is then the number it waits under. */
export const menunggu = z.object({
  macam: z.enum(TUNGGU_MACAM),
  antrian: z.number().nullable(),
});
