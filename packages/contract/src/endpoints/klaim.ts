import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { grams } from '../wire.ts';
import { line } from './barang-input.ts';
import { notaPublik } from './cek-nota.ts';
import { JAWAB } from './persetujuan-shape.ts';
import { STATUS_PESANAN } from './pesanan.ts';
import { STATUS_SERVICE } from './service.ts';

/** Whether the code of a claim slip is of this chain; TANDA_LAMA: of before the key of today. */
export const STATUS_KLAIM = ['BERLAKU', 'TANDA_LAMA', 'TIDAK_DIKENAL'] as const;
/** Steps of a ticket or an order, as its page tells them. */
export const LANGKAH = [
  'TERIMA',
  'PESAN',
  'PROSES',
  'MINTA_SETUJU',
  'SETUJU',
  'TOLAK',
  'SELESAI',
  'JADI',
  'AMBIL',
  'BATAL',
] as const;

/** A question as it stands for its reader. */
const pertanyaan = z.object({
  urut: z.number(),
  /** What an answer is about; it names what was read. */
  sidik: z.string(),
  nama_barang: z.string(),
  rp_lama: z.number(),
  rp: z.number(),
  keterangan: z.string(),
  /** What was asked is not so any more: it takes no answer. */
  berubah: z.boolean(),
  jawab: z.enum(JAWAB).nullable(),
  dijawab_at: z.string().nullable(),
});

/** What anybody who holds a claim slip may be told: never whose it is. Weights in grams, money in rupiah. */
export const klaimPublik = z.object({
  status: z.enum(STATUS_KLAIM),
  no_faktur: z.string(),
  toko: notaPublik.shape.toko,
  /** Null but for a code that holds. */
  klaim: z
    .object({
      jenis: z.enum(['SERVICE', 'PESANAN']),
      tanggal: z.string(),
      tgl_janji: z.string(),
      keadaan: z.enum([...STATUS_SERVICE, ...STATUS_PESANAN]),
      rp: z.number(),
      barang: z.array(
        z.object({
          urut: z.number(),
          nama_barang: z.string(),
          kadar: z.string(),
          status: z.enum([...STATUS_SERVICE, ...STATUS_PESANAN]),
          /** As it came, or as it was estimated. */
          berat_awal: grams,
          tambah: grams,
          berat_akhir: grams.nullable(),
          /** Of a piece in service that was done: what it lost, and what it might lose. */
          susut: grams.nullable(),
          batas_susut: grams.nullable(),
          /** Gold that the customer brought for a line of his order, and its fine gold. */
          emas: z.object({ berat: grams, murni: grams }).nullable(),
          rp: z.number(),
          /** Numbers of its photos below the page: as it came, and as it was done. */
          foto: z.array(z.number()),
          foto_akhir: z.array(z.number()),
        }),
      ),
      /** What its customer brought along as a sample of his own, and when he had it back. */
      contoh: z.array(
        z.object({
          deskripsi: z.string(),
          berat: grams,
          tgl_kembali: z.string().nullable(),
          berat_kembali: grams.nullable(),
        }),
      ),
      jalan: z.array(z.object({ at: z.string(), langkah: z.enum(LANGKAH) })),
      /** The last question of a ticket, or of each line of an order. */
      tanya: z.array(pertanyaan),
    })
    .nullable(),
});
export type KlaimPublik = z.infer<typeof klaimPublik>;
export type Klaim = NonNullable<KlaimPublik['klaim']>;

const kode = z.object({ kode: z.string().trim().toUpperCase().max(100) });

export const cekKlaim = endpoint({
  method: 'GET',
  path: 'cek-nota/{kode}/klaim',
  summary:
    'How far a service or an order is, with weights before and after, by the code of its claim slip; so many calls a minute',
  access: 'public',
  params: kode,
  data: klaimPublik,
});

export const jawabInput = z.strictObject({
  urut: z.coerce.number().int().min(1).max(10_000),
  /** The hash of the question that was read. */
  sidik: z.string().max(64),
  jawab: z.enum(JAWAB, { error: 'PILIHAN_TIDAK_SAH' }),
  nama: line(60).toUpperCase().min(1, { error: 'WAJIB_DIISI' }),
});

export const jawabKlaim = endpoint({
  method: 'POST',
  path: 'cek-nota/{kode}/setuju',
  summary:
    'Answers what the shop asks about a service or an order, by the code of its claim slip: once, and not when what was asked has changed since',
  access: 'public',
  params: kode,
  body: jawabInput,
  data: z.object({ urut: z.number(), jawab: z.enum(JAWAB), at: z.string() }),
});
