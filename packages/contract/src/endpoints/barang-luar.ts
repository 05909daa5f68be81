import { luarLifecycle } from '@kadar/domain/marketplace.ts';
import { z } from 'zod';
import { type DataOf, endpoint } from '../endpoint.ts';
import { barcode, gram, grams, kodeToko, rupiah } from '../wire.ts';
import { noFaktur } from './dokumen.ts';
import { paperQuery } from './paper.ts';
import { MAX_JUAL_RP } from './penjualan.ts';

const KIRIM = '/kirim-barang-external';
const UPDATE = '/update-barang-external';
const gate = { module: 'EXTERNAL_WEB_ITEM_MODULE' } as const;

/** So many pieces at once. */
export const MAX_LUAR = 100;
const kode_marketplace = z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(20);
const harga = rupiah
  .max(MAX_JUAL_RP, { error: 'ANGKA_DI_LUAR_BATAS' })
  .refine((rp) => rp > 0, { error: 'ANGKA_DI_LUAR_BATAS' });
const judul = z.string().trim().min(1, { error: 'WAJIB_DIISI' }).max(120);
const ekspedisi = z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(40);

const piece = z.object({
  kode_barcode: z.string(),
  nama_barang: z.string(),
  kode_dept: z.string(),
  kadar: z.number(),
  berat: grams,
  foto: z.boolean(),
  /** What the till asks now; null where no list prices it. */
  harga_kini: z.number().nullable(),
});

export const siapLuar = endpoint({
  method: 'GET',
  path: 'barang-luar/siap',
  summary: 'Pieces of a shop that are for sale and not on a channel, newest first',
  access: 'barang.write',
  gate,
  ofShop: true,
  menu: KIRIM,
  query: z.object({ kode_marketplace, q: z.string().trim().max(60).default('') }),
  data: z.array(piece),
});
export type SiapLuar = DataOf<typeof siapLuar>[number];

export const kirimLuarInput = z.strictObject({
  kode_marketplace,
  ekspedisi,
  /** Who is given its sale. */
  kode_sales: z.string().min(1, { error: 'WAJIB_DIISI' }),
  lines: z
    .array(
      z.strictObject({
        kode_barcode: barcode,
        judul,
        /** What it costs there, taxes in it; what the till asks where nothing is said. */
        harga: harga.nullable().default(null),
      }),
    )
    .min(1, { error: 'WAJIB_DIISI' })
    .max(MAX_LUAR),
});

export const kirimLuar = endpoint({
  method: 'POST',
  path: 'barang-luar',
  summary:
    'Puts pieces on a channel: each with a photo, a courier and a name that no other has there; a channel that this server is no client of is served by hand',
  access: 'barang.write',
  gate,
  ofShop: true,
  menu: KIRIM,
  body: kirimLuarInput,
  data: z.object({ qty: z.number() }),
});

export const listLuar = endpoint({
  method: 'GET',
  path: 'barang-luar',
  summary:
    'Pieces on channels, first those whose price there is older than the list, and of those that came back what is to be done',
  access: 'barang.write',
  gate,
  ofShop: true,
  menu: UPDATE,
  query: z.object({ kode_marketplace: z.string().trim().toUpperCase().max(20).default('') }),
  data: z.array(
    piece.extend({
      kode_marketplace: z.string(),
      judul: z.string(),
      ekspedisi: z.string(),
      harga: z.number(),
      harga_daftar: z.number(),
      status: z.enum(luarLifecycle.states as ['DRAFT']),
      no_pesanan_luar: z.string(),
      /** TAYANG_LAMA: what the till asks is no longer what it was when this was sent. */
      tayang_lama: z.boolean(),
      /** Why the channel could not be told the last time. */
      kesalahan: z.string(),
    }),
  ),
});
export type Luar = Omit<DataOf<typeof listLuar>[number], 'status'> & { status: string };

export const ubahLuarInput = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        kode_barcode: barcode,
        kode_marketplace,
        /** The price there from now on; as much above or below the list as before, where nothing is said. */
        harga: harga.nullable().default(null),
        judul: judul.optional(),
        ekspedisi: ekspedisi.optional(),
        /** No longer shown. */
        turun: z.boolean().default(false),
      }),
    )
    .min(1, { error: 'WAJIB_DIISI' })
    .max(MAX_LUAR),
});

export const ubahLuar = endpoint({
  method: 'PUT',
  path: 'barang-luar',
  summary:
    'Sends what is different about pieces on channels: price, name, courier, or that they are no longer shown',
  access: 'barang.write',
  gate,
  ofShop: true,
  menu: UPDATE,
  body: ubahLuarInput,
  data: z.object({ qty: z.number() }),
});

export const periksaLuar = endpoint({
  method: 'POST',
  path: 'barang-luar/periksa',
  summary: 'A piece that came back from a channel is for sale again: weighed, and photographed since it came',
  access: 'barang.write',
  gate,
  ofShop: true,
  menu: UPDATE,
  body: z.strictObject({ kode_barcode: barcode, berat: gram }),
  data: z.object({ kode_barcode: z.string() }),
});

export const pesananLuarInput = z.strictObject({
  kode_marketplace,
  no_pesanan_luar: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(40),
  nama_customer: z.string().trim().toUpperCase().max(60).default(''),
  lines: z
    .array(z.strictObject({ kode_barcode: barcode, harga: harga.nullable().default(null) }))
    .min(1, { error: 'WAJIB_DIISI' })
    .max(50),
});

export const postPesananLuar = endpoint({
  method: 'POST',
  path: 'barang-luar/pesanan',
  summary: 'A paid order of a channel that is served by hand: its pieces are kept, and sold on the open day',
  access: 'barang.write',
  gate,
  ofShop: true,
  menu: UPDATE,
  body: pesananLuarInput,
  data: z.object({ no_pesanan_luar: z.string(), status: z.string() }),
});

export const listPesananLuar = endpoint({
  method: 'GET',
  path: 'barang-luar/pesanan',
  summary: 'The last orders of channels, those that still wait first',
  access: 'barang.write',
  gate,
  ofShop: true,
  menu: UPDATE,
  data: z.array(
    z.object({
      kode_marketplace: z.string(),
      no_pesanan_luar: z.string(),
      status: z.string(),
      dibayar: z.boolean(),
      batal_di_kanal: z.boolean(),
      nama_customer: z.string(),
      total: z.number(),
      no_faktur: z.string(),
      kesalahan: z.string(),
      at: z.string(),
    }),
  ),
});
export type PesananLuar = DataOf<typeof listPesananLuar>[number];

/** Of an order by the number of its sale: what leaves the shop is sold first. */
const ofSlip = {
  access: 'barang.write',
  gate: { module: 'MARKETPLACE_SLIP_MODULE' },
  ofShop: true,
  menu: UPDATE,
  params: z.object({ no_faktur: noFaktur }),
} as const;

export const slipLuar = endpoint({
  ...ofSlip,
  query: paperQuery,
  method: 'GET',
  path: 'barang-luar/slip/{no_faktur}',
  summary:
    'What goes into the parcel of an order that was sold: refused where a piece has no photo, no courier or no name of its own; every print after the first is a copy',
  data: z.unknown(),
});

export const cetakSlipLuar = endpoint({
  ...ofSlip,
  method: 'POST',
  path: 'barang-luar/slip/{no_faktur}/cetak',
  summary: 'Counts one print of the slip of an order before it is fetched',
  data: z.object({ cetak: z.number() }),
});

/** What a channel's shop tells about its orders; who signs is the channel. */
export const webhookLuar = endpoint({
  method: 'POST',
  path: 'barang-luar/webhook/{kode_marketplace}',
  summary: 'Where a WooCommerce channel reports its orders, signed by its secret (KADAR_MARKETPLACE)',
  access: 'public',
  params: z.object({ kode_marketplace: z.string().max(20) }),
  body: z.unknown(),
  data: z.object({ diterima: z.boolean() }),
});

/** A channel fetches pictures by their address. */
export const fotoLuar = endpoint({
  method: 'GET',
  path: 'barang-luar/foto/{kode_toko}/{berkas}',
  summary: 'The photo of a piece that is on a channel',
  access: 'public',
  params: z.object({ kode_toko: kodeToko, berkas: z.string().max(60) }),
  data: z.unknown(),
});
