import { z } from 'zod';
import { BAYAR_BELI, PEMBELIAN, PEMBELIAN_MANUAL } from '../dokumen/pembelian.ts';
import { type DataOf, endpoint } from '../endpoint.ts';
import { gram, grams, isoDate, kadarItem, kadarUpTo, MAX_RP, rupiah } from '../wire.ts';
import { qty } from './aksesoris-input.ts';
import { line, MAX_MG } from './barang-input.ts';
import { bayarInput } from './bayar-beli-input.ts';
import { MAX_FOTO } from './foto-produk.ts';
import { paperQuery } from './paper.ts';
import { HARGA_ANTRIAN, menunggu } from './tunggu.ts';

const amount = rupiah.max(MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' });
const paid = amount.refine((rp) => rp > 0, { error: 'ANGKA_DI_LUAR_BATAS' });
const weight = gram.refine((mg) => mg >= 0 && mg <= MAX_MG, { error: 'ANGKA_DI_LUAR_BATAS' });
const text = (max: number) => z.string().trim().toUpperCase().max(max).default('');

/** Where a bought piece comes from: our nota, one of another shop, or without papers (modules §1.1). */
export const SUMBER_BELI = ['NOTA_KAMI', 'NOTA_LAIN', 'TANPA_SURAT'] as const;
/** How its purity was tested. */
export const METODE_UJI = ['TIDAK', 'BATU', 'ELEKTRONIK', 'XRF'] as const;
/** Why a piece is heavier than its nota (modules §1.3). */
export const SEBAB_BERAT = ['', 'SOLDER', 'BARANG_LAIN'] as const;

/** Of what a scan reads; the router takes no longer parameter. */
const CODE_LENGTH = 200;

/** One piece as it lies on the counter; weights in grams. */
const lineShape = {
  sumber: z.enum(SUMBER_BELI),
  /** Ours: the nota's number and line. Another shop's: what stands on it. */
  no_faktur_jual: z.string().trim().toUpperCase().max(40).default(''),
  urut: z.int().min(1).max(50).optional(),
  /** Of what is not ours: what it is. */
  nama_barang: text(60),
  kode_dept: z.string().max(20).default(''),
  kode_group: z.string().max(20).default(''),
  kadar: kadarItem.optional(),
  kondisi_barang: z.string().min(1, { error: 'WAJIB_DIISI' }).max(20),
  kadar_uji: kadarUpTo(100_000).optional(),
  metode_uji: z.enum(METODE_UJI).default('TIDAK'),
  berat_kotor: weight.refine((mg) => mg > 0, { error: 'BERAT_NOL' }),
  berat_atribut: weight.default(0),
  /** Typed, not from the scale. */
  diketik: z.boolean().default(false),
  sebab_berat: z.enum(SEBAB_BERAT).default(''),
  /** Rupiah off each gram for the nota's age, typed where no row of ruginota fits. */
  rugi_rp: amount.optional(),
  /** The signed quote of the nota's QR (modules §1.9). */
  kutipan: z.string().max(CODE_LENGTH).optional(),
};

export const hitungInput = z.strictObject(lineShape);
export type HitungInput = z.input<typeof hitungInput>;

export const pembelianInput = z.strictObject({
  /** The business date the till believes in; refused when the shop's is another. */
  tanggal: isoDate.optional(),
  kode_sales: z.string().min(1, { error: 'WAJIB_DIISI' }),
  kode_customer: z.string().max(30).default(''),
  nama_customer: text(60),
  alamat_customer: text(120),
  no_hp: z
    .string()
    .trim()
    .regex(/^[0-9+]*$/, { error: 'NOMOR_TIDAK_SAH' })
    .max(20)
    .default(''),
  /** Of whoever brings a piece without papers of ours. */
  no_ktp: z
    .string()
    .regex(/^(\d{16})?$/, { error: 'NOMOR_TIDAK_SAH' })
    .default(''),
  /** The photo of that card: what POST identitas/foto gave. */
  foto_ktp: z.union([z.literal(''), z.uuid()]).default(''),
  keterangan: text(200),
  /** Where cash is above what is left of the customer's limit of the day: into the queue, at this price. */
  antri: z.enum(HARGA_ANTRIAN).optional(),
  lines: z
    .array(
      z.strictObject({
        ...lineShape,
        /** The computed price the till showed; when the server's is another by now, the purchase is refused with HARGA_BERUBAH. */
        harga_hitung: paid,
        /** What is paid: lower freely, higher with an approval. */
        harga: paid,
        /** What POST pembelian/foto gave. */
        foto: z.string().min(1, { error: 'FOTO_WAJIB' }).max(40),
        /** Numbers of its further photos. */
        foto_lain: z
          .array(z.int().min(2).max(MAX_FOTO))
          .max(MAX_FOTO - 1)
          .default([]),
        keterangan: text(100),
      }),
    )
    .min(1, { error: 'WAJIB_DIISI' })
    .max(50),
  payments: z
    .array(
      z.strictObject({
        jenis: z.enum(['CASH', 'TRANSFER']),
        jumlah_rp: paid,
        /** Bank, number and holder of the customer's account. */
        rekening_tujuan: text(80),
      }),
    )
    .max(2),
});
export type PembelianInput = z.input<typeof pembelianInput>;

const potongan = z.object({
  nama: z.enum(['RUGINOTA', 'KONDISI', 'KATEGORI']),
  jenis: z.enum(['RP_PER_GRAM', 'RP_PER_PCS', 'PERSEN']),
  /** Rupiah per gram or piece, or percent. */
  nilai: z.number(),
  rupiah: z.number(),
});

/** A price as it is reckoned; weights in grams. */
export const hitunganBeli = z.object({
  dasar: z.enum(['NOTA', 'HARGA_BELI', 'LEBUR', 'KUTIPAN']),
  kadar_murni: z.number(),
  harga_emas: z.number(),
  berat: grams,
  berat_nota: grams,
  berat_dibayar: grams,
  susut: grams,
  /** What a piece may have lost since it was sold; null where no nota is of it. */
  toleransi_susut: grams.nullable(),
  lebih_berat: z.boolean(),
  umur_bulan: z.number().nullable(),
  potongan: z.array(potongan),
  harga_nota: z.number(),
  harga_hitung: z.number(),
  /** Rupiah it is rounded to; null where that is no longer known. */
  pembulatan: z.number().nullable(),
  /** What the other formula would give, where a nota is early and the late one pays more. */
  harga_lain: z.number().nullable(),
  perlu_ktp: z.boolean(),
});
export type HitunganBeli = z.infer<typeof hitunganBeli>;

export const hitungPembelian = endpoint({
  method: 'POST',
  path: 'pembelian/hitung',
  summary: 'What a piece on the counter is bought for today, and how that is reckoned',
  access: PEMBELIAN.access.post,
  ofShop: true,
  menu: '/transaksi-pembelian',
  body: hitungInput,
  data: hitunganBeli,
});

export const notaPembelian = endpoint({
  method: 'GET',
  path: 'pembelian/nota/{nomor}',
  summary: 'A nota of the chain by its number or the barcode of a piece: what of it may be bought back',
  access: PEMBELIAN.access.post,
  ofShop: true,
  menu: '/transaksi-pembelian',
  /** A bare number or barcode, the code of a nota's QR without its address, or a quote. */
  params: z.object({ nomor: z.string().trim().toUpperCase().min(3).max(CODE_LENGTH) }),
  data: z.object({
    no_faktur: z.string(),
    kode_toko: z.string(),
    tanggal: z.string(),
    /** Its signature is of before the key of today and proves nothing: weight and pieces are held against what is told here. */
    tanda_lama: z.boolean(),
    umur_bulan: z.number(),
    kode_customer: z.string(),
    nama_customer: z.string(),
    lines: z.array(
      z.object({
        urut: z.number(),
        kode_barcode: z.string(),
        nama_barang: z.string(),
        kode_dept: z.string(),
        kode_group: z.string(),
        kadar: z.number(),
        berat: grams,
        harga_emas: z.number(),
        total: z.number(),
        dibeli: z.boolean(),
        ditukar: z.boolean(),
        foto: z.boolean(),
        /** How many of it; one, but of a group. */
        qty: z.number(),
      }),
    ),
  }),
});

export type NotaBeli = DataOf<typeof notaPembelian>;

export const fotoPembelian = endpoint({
  method: 'POST',
  path: 'pembelian/foto',
  summary:
    'Takes a photo of a piece ahead of its purchase: multipart with `image`; with `kode_barcode`, what the first one gave, a further one',
  access: PEMBELIAN.access.post,
  ofShop: true,
  menu: '/transaksi-pembelian',
  data: z.object({ foto: z.string(), urut: z.number() }),
});

export const postPembelian = endpoint({
  method: 'POST',
  path: PEMBELIAN.path,
  summary: 'Buys pieces: stock, cash or a debt, points and journal move in one transaction',
  access: PEMBELIAN.access.post,
  ofShop: true,
  menu: '/transaksi-pembelian',
  body: pembelianInput,
  data: z.object({
    no_faktur: z.string(),
    tanggal: z.string(),
    grand_total: z.number(),
    poin_dapat: z.number(),
    belum_bayar: z.number(),
    barcodes: z.array(z.string()),
    menunggu: menunggu.optional(),
  }),
});

const code = line(20).toUpperCase();

/** So many of a group as they are bought; `berat` in grams. */
const groupShape = {
  kode_group: code.min(1, { error: 'WAJIB_DIISI' }),
  kode_dept: code.min(1, { error: 'WAJIB_DIISI' }),
  kondisi_barang: lineShape.kondisi_barang,
  qty,
  berat: lineShape.berat_kotor,
  /** Rupiah per gram that is paid: lower than the computed price freely, higher with an approval. */
  harga_emas: paid,
  /** Where it lies from now on, of what goes back to the group. */
  kode_gudang: code.default(''),
  kode_baki: code.default(''),
  /** Of a nota of ours its number and line; as many as it said, or fewer. */
  no_faktur_jual: lineShape.no_faktur_jual,
  urut: lineShape.urut,
  sebab_berat: lineShape.sebab_berat,
};
export const pembelianManualLine = z
  .strictObject(groupShape)
  .refine(({ berat, harga_emas }) => (berat * harga_emas) / 1000 <= MAX_RP, {
    error: 'ANGKA_DI_LUAR_BATAS',
    path: ['harga_emas'],
  });

/** What is bought by group, quantity and weight: back to the group where its condition is for sale, else into a melt lot. */
export const pembelianManualInput = pembelianInput.extend({
  /** The open melt lot of what is not for sale; '' for none. */
  no_lot: code.default(''),
  lines: z.array(pembelianManualLine).min(1, { error: 'WAJIB_DIISI' }).max(50),
});
export type PembelianManualInput = z.input<typeof pembelianManualInput>;

const { harga_emas: _perGram, kode_gudang: _room, kode_baki: _tray, ...counted } = groupShape;
export const hitungManualInput = z.strictObject(counted);
export type HitungManualInput = z.input<typeof hitungManualInput>;

export const hitungPembelianManual = endpoint({
  ...hitungPembelian,
  path: `${PEMBELIAN_MANUAL.path}/hitung`,
  summary: 'What so many of a group are bought for today, and how that is reckoned',
  gate: PEMBELIAN_MANUAL.gate,
  menu: '/transaksi-jual-beli-manual',
  body: hitungManualInput,
});

export const notaPembelianManual = endpoint({
  ...notaPembelian,
  path: `${PEMBELIAN_MANUAL.path}/nota/{nomor}`,
  summary: 'The lines of groups of a nota of the chain, by its number: what of it may be bought back',
  gate: PEMBELIAN_MANUAL.gate,
  menu: '/transaksi-jual-beli-manual',
});

export const lotPembelianManual = endpoint({
  method: 'GET',
  path: `${PEMBELIAN_MANUAL.path}/lot`,
  summary: 'The open melt lots of a shop, which take what of groups is not for sale',
  access: PEMBELIAN_MANUAL.access.post,
  gate: PEMBELIAN_MANUAL.gate,
  ofShop: true,
  menu: '/transaksi-jual-beli-manual',
  data: z.array(z.object({ no_lot: z.string(), tanggal: z.string(), keterangan: z.string() })),
});

export const postPembelianManual = endpoint({
  ...postPembelian,
  path: PEMBELIAN_MANUAL.path,
  summary: 'Buys by group, quantity and weight: a purchase under numbers of its own',
  gate: PEMBELIAN_MANUAL.gate,
  menu: '/transaksi-jual-beli-manual',
  body: pembelianManualInput,
});

export const rincianPembelian = endpoint({
  method: 'GET',
  path: 'pembelian/{no_faktur}/rincian',
  summary:
    'The pieces of a purchase, or its parts of groups, each with the calculation its price was frozen with',
  access: PEMBELIAN.access.read,
  ofShop: true,
  menu: PEMBELIAN.screen,
  params: z.object({ no_faktur: z.string().length(14) }),
  data: z.array(
    z.object({
      urut: z.number(),
      kode_barcode: z.string(),
      nama_barang: z.string(),
      /** How many of it; one, but of a group. */
      qty: z.number(),
      sumber: z.enum(SUMBER_BELI),
      no_faktur_jual: z.string(),
      kondisi_barang: z.string(),
      kadar: z.number(),
      kadar_uji: z.number().nullable(),
      metode_uji: z.enum(METODE_UJI),
      diketik: z.boolean(),
      sebab_berat: z.enum(SEBAB_BERAT),
      harga: z.number(),
      /** Numbers of its photos after the first. */
      foto_lain: z.array(z.number()),
      hitungan: hitunganBeli,
    }),
  ),
});
export type RincianBeli = DataOf<typeof rincianPembelian>[number];

export const buktiPembelian = endpoint({
  method: 'GET',
  path: 'pembelian/{no_faktur}/nota',
  summary: 'The proof of a purchase; every print after the first is marked as a copy',
  access: PEMBELIAN.access.read,
  ofShop: true,
  menu: PEMBELIAN.screen,
  params: z.object({ no_faktur: z.string().length(14) }),
  query: paperQuery,
  data: z.unknown(),
});

/** The proof of a manual purchase. */
export const buktiPembelianManual = endpoint({
  ...buktiPembelian,
  path: `${PEMBELIAN_MANUAL.path}/{no_faktur}/nota`,
  summary: 'The proof of a manual purchase, as that of any purchase',
  menu: PEMBELIAN_MANUAL.screen,
});

export const postBayarPembelian = endpoint({
  method: 'POST',
  path: BAYAR_BELI.path,
  summary: 'Pays what a purchase is still owed, with the proof of the transfer',
  access: BAYAR_BELI.access.post,
  ofShop: true,
  menu: BAYAR_BELI.screen,
  body: bayarInput,
  data: z.object({ no_faktur: z.string(), tanggal: z.string(), jumlah_rp: z.number() }),
});

export const belumBayar = endpoint({
  method: 'GET',
  path: 'pembelian/belum-bayar',
  summary: 'Purchases that wait for their transfer',
  access: PEMBELIAN.access.read,
  menu: BAYAR_BELI.screen,
  data: z.array(
    z.object({
      kode_toko: z.string(),
      no_faktur: z.string(),
      tanggal: z.string(),
      nama_customer: z.string(),
      no_hp: z.string(),
      rekening_tujuan: z.string(),
      jumlah_rp: z.number(),
    }),
  ),
});
