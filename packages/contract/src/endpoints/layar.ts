import { PAYMENT_JENIS } from '@kadar/domain/payment.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rupiah } from '../wire.ts';

/** The customer's screen of a till. */
export const LAYAR = '/layar-pelanggan';
/** Its line, and what is said on it: that there is something new to look at. */
export const LAYAR_ROOM = '/layar';
export const LAYAR_BARU = 'baru';
/** Digits of the code that pairs a screen. */
export const KODE_LAYAR = 6;

const shared = { access: 'penjualan.post', menu: '/transaksi-penjualan', ofShop: true } as const;

const piece = z.strictObject({
  kode_barcode: z.string().max(80),
  nama_barang: z.string().max(100),
  kadar: z.string().max(20),
  berat: z.number().min(0),
  harga: rupiah,
  foto: z.boolean(),
});

/** An exchange: what was brought, what is left to pay (less than zero: is paid out), and what else it reaches. */
const tukarLayar = z.strictObject({
  lama: z
    .array(
      z.strictObject({
        kode: z.string().max(60),
        nama_barang: z.string().max(100),
        berat: z.number().min(0),
        harga: rupiah,
      }),
    )
    .max(20),
  selisih: z.int(),
  bisa: z
    .strictObject({ tambah: rupiah, pieces: z.array(piece.extend({ selisih: z.int() })).max(6) })
    .nullable(),
});

/** All that a customer is shown of a sale; what is not said here cannot be sent. Weights in grams. */
export const isiLayar = z.strictObject({
  /** The member it is for, by name alone; '' for anybody. */
  nama: z.string().max(100),
  /** With the price per gram. */
  lines: z.array(piece.extend({ harga_gram: rupiah })).max(50),
  diskon: rupiah,
  total: rupiah,
  /** What is to be paid in each way, as it was typed so far (0: no sum yet); none of it is taken yet. */
  bayar: z.array(z.strictObject({ jenis: z.enum(PAYMENT_JENIS), rp: rupiah })).max(20),
  kurang: rupiah,
  kembali: rupiah,
  /** The sale that has just been made: what was paid, and points to tell of. */
  selesai: z.strictObject({ dibayar: rupiah, poin: z.int().min(0) }).nullable(),
  tukar: tukarLayar.nullable(),
  /** Of a contract in instalments: what is left after this payment, and how it is paid. */
  cicilan: z.strictObject({ sisa: rupiah, kali: z.int().min(0), angsuran: rupiah }).optional(),
  /** Of work that was promised: what is left when it is fetched, and the day ('' for none). */
  janji: z.strictObject({ sisa: rupiah, tanggal: z.union([z.literal(''), z.iso.date()]) }).optional(),
});
export type IsiLayar = z.infer<typeof isiLayar>;

/** How long a customer may take to answer. */
export const TANYA_DETIK = 60;
/** Digits of a PIN, a member's or a pledge's. */
export const PIN_DIGIT = 6;

/** A PIN as somebody types it. */
export const pinTyped = z.string().regex(/^\d{6}$/, { error: 'PIN_SALAH' });

const kodeMember = z.string().min(1, { error: 'WAJIB_DIISI' }).max(30);
const noHutang = z.string().length(14);

/** What a till may ask: to spend points, to agree to an exchange, to choose a PIN for his points or his pledge, or to type the latter. */
export const tanyaInput = z.discriminatedUnion('jenis', [
  z.strictObject({ jenis: z.literal('POIN'), kode_customer: kodeMember, poin: z.int().min(1) }),
  /** `selisih` is what he then pays; less than zero: is paid out. */
  z.strictObject({ jenis: z.literal('TUKAR'), beli: rupiah, selisih: z.int() }),
  z.strictObject({ jenis: z.literal('PIN_BARU'), kode_customer: kodeMember }),
  z.strictObject({ jenis: z.literal('PIN_HUTANG_BARU'), no_hutang: noHutang }),
  z.strictObject({ jenis: z.literal('PIN_HUTANG'), no_hutang: noHutang }),
]);
export type TanyaInput = z.output<typeof tanyaInput>;

const tanyaTampil = z.object({
  id: z.uuid(),
  jenis: z.enum(['POIN', 'TUKAR', 'PIN_BARU', 'PIN_HUTANG_BARU', 'PIN_HUTANG']),
  /** Whether the answer is a PIN. */
  pin: z.boolean(),
  poin: z.int(),
  /** What the points are worth, or the old gold is. */
  rp: z.number(),
  selisih: z.int(),
  /** The pledge it is about; '' for none. */
  no_hutang: z.string(),
  sisa_detik: z.int(),
});
export type TanyaTampil = z.infer<typeof tanyaTampil>;

/** TUNGGU until he answers; HABIS where he did not in time, PUTUS where the screen was closed or let go meanwhile. */
export const KEADAAN_TANYA = ['TUNGGU', 'SETUJU', 'TOLAK', 'BATAL', 'HABIS', 'PUTUS'] as const;
export type KeadaanTanya = (typeof KEADAAN_TANYA)[number];
/** Socket 'layar-tanya', to the user's own browsers: this question was answered, or never will be. */
export interface TanyaPush {
  id: string;
}

export const barukanLayar = endpoint({
  method: 'POST',
  path: 'layar/baru',
  summary:
    'A customer screen that begins: the code by which a till takes it on; its token is a cookie. So many a minute',
  access: 'public',
  body: z.strictObject({}),
  data: z.object({ kode: z.string(), sampai: z.string() }),
});

export const tampilLayar = endpoint({
  method: 'GET',
  path: 'layar/tampil',
  summary: 'What a customer screen shows: the sale of its till, or slides of the catalogue',
  access: 'public',
  data: z.object({
    /** Null while no till has taken the screen on; false where the screen is none, or was let go. */
    terpasang: z.boolean().nullable(),
    nama_toko: z.string(),
    logo: z.string(),
    qris: z.string(),
    isi: isiLayar.nullable(),
    slides: z.array(z.object({ judul: z.string(), gambar: z.string() })),
    /** What the till waits for an answer to. */
    tanya: tanyaTampil.nullable(),
  }),
});
export type TampilLayar = z.infer<typeof tampilLayar.data>;

export const pasangLayar = endpoint({
  ...shared,
  method: 'POST',
  path: 'layar/pasang',
  summary: "Takes on the customer screen that shows this code; the till's screen before it is let go",
  body: z.strictObject({
    kode: z.string().regex(/^\d{6}$/, { error: 'KODE_LAYAR_SALAH' }),
  }),
  data: z.object({ terpasang: z.boolean() }),
});

export const statusLayar = endpoint({
  ...shared,
  method: 'GET',
  path: 'layar',
  summary: 'Whether this till has a customer screen',
  data: z.object({ terpasang: z.boolean() }),
});

export const putusLayar = endpoint({
  ...shared,
  method: 'POST',
  path: 'layar/putus',
  summary: "Lets this till's customer screen go",
  body: z.strictObject({}),
  data: z.object({ terpasang: z.boolean() }),
});

export const isikanLayar = endpoint({
  ...shared,
  method: 'POST',
  path: 'layar/isi',
  summary: 'What the customer screen of this till shows from now on',
  body: isiLayar,
  data: z.object({ terpasang: z.boolean() }),
});

const sebuahTanya = z.object({ id: z.uuid() });
const keadaan = z.object({ keadaan: z.enum(KEADAAN_TANYA), sisa_detik: z.int() });

export const tanyaLayar = endpoint({
  ...shared,
  method: 'POST',
  path: 'layar/tanya',
  summary:
    'Asks the customer on the screen of this till; what was asked before is withdrawn. A PIN in place of another needs an approval, and so does a first one on a screen that was taken on in this visit',
  body: tanyaInput,
  data: z.object({ id: z.uuid(), sisa_detik: z.int() }),
});

export const keadaanTanya = endpoint({
  ...shared,
  method: 'GET',
  path: 'layar/tanya/{id}',
  summary: 'How a question of this till stands',
  params: sebuahTanya,
  data: keadaan,
});

export const batalTanya = endpoint({
  ...shared,
  method: 'POST',
  path: 'layar/tanya/{id}/batal',
  summary: 'Withdraws a question that waits; nothing happens to one that was answered',
  params: sebuahTanya,
  body: z.strictObject({}),
  data: keadaan,
});

export const jawabLayar = endpoint({
  method: 'POST',
  path: 'layar/jawab',
  summary: "The customer's answer, on the screen that was asked; five wrong PINs lock it for a while",
  access: 'public',
  body: z.strictObject({
    id: z.uuid(),
    setuju: z.boolean(),
    pin: pinTyped.optional(),
  }),
  data: z.object({ keadaan: z.enum(KEADAAN_TANYA) }),
});
