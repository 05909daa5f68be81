import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { grams } from '../wire.ts';
import { hitungan } from './hutang.ts';
import { KEADAAN_SIAP } from './hutang-siap.ts';
import { pinTyped } from './layar.ts';
import { hitunganBeli } from './pembelian.ts';

/** The public page of a nota, below which its code stands. */
export const CEK_NOTA = '/cek-nota';

/** Whether a nota is of this chain, and where it or a piece of it went; TANDA_LAMA: of before the key of today, neither proved nor forged. */
export const STATUS_NOTA = ['ASLI', 'SUDAH_DIBELI', 'BATAL', 'TANDA_LAMA', 'TIDAK_DIKENAL'] as const;
export type StatusNota = (typeof STATUS_NOTA)[number];

/** What a piece of a nota is bought back for today at kondisi BAGUS and the weight of the nota, and until when. */
const hargaJujur = hitunganBeli.pick({ harga_emas: true, berat: true, potongan: true }).extend({
  dasar: z.enum(['NOTA', 'HARGA_BELI']),
  harga: z.number(),
  sampai: z.string(),
  /** The signed quote: what a till scans. */
  kutipan: z.string(),
});

/** What anybody who holds a nota may be told of it: never who bought. Weights in grams. */
export const notaPublik = z.object({
  status: z.enum(STATUS_NOTA),
  no_faktur: z.string(),
  tanggal: z.string(),
  toko: z.object({ nama_toko: z.string(), alamat_toko: z.string(), no_hp: z.string(), logo: z.string() }),
  lines: z.array(
    z.object({
      urut: z.number(),
      nama_barang: z.string(),
      kadar: z.string(),
      berat: grams,
      foto: z.boolean(),
      dibeli: z.boolean(),
      /** Null where the piece was bought back, or the shop has to be asked. */
      harga: hargaJujur.nullable(),
    }),
  ),
});
export type NotaPublik = z.infer<typeof notaPublik>;

export const cekNota = endpoint({
  method: 'GET',
  path: 'cek-nota/{kode}',
  summary:
    'Whether a nota is genuine, by the code of its QR, and what its pieces are bought back for; so many calls a minute',
  access: 'public',
  params: z.object({ kode: z.string().trim().toUpperCase().max(100) }),
  data: notaPublik,
});

/** Whether a slip of a pledge is the one that holds: MATI for one that was lost, SELESAI for a pledge that has ended. */
export const STATUS_SLIP = ['BERLAKU', 'MATI', 'SELESAI', 'TANDA_LAMA', 'TIDAK_DIKENAL'] as const;

/** What anybody who holds a slip may be told: never whose it is. Weights in grams. */
export const slipPublik = z.object({
  status: z.enum(STATUS_SLIP),
  no_hutang: z.string(),
  toko: notaPublik.shape.toko,
  /** Null but for a slip that holds. */
  hutang: z
    .object({
      tanggal: z.string(),
      jatuh_tempo: z.string(),
      lewat_hari: z.number(),
      pokok: z.number(),
      persen: z.number(),
      min_hari: z.number(),
      grace_hari: z.number(),
      hari_ini: hitungan,
      besok: hitungan,
      barang: z.array(z.object({ nama_barang: z.string(), kadar: z.string(), berat: grams })),
      /** His place in the shop's queue of bags to be ready today, if he asked; null for a pledge without a PIN. */
      siap: z
        .object({
          buka: z.boolean(),
          nomor: z.number().nullable(),
          keadaan: z.enum(KEADAAN_SIAP).nullable(),
        })
        .nullable(),
    })
    .nullable(),
});
export type SlipPublik = z.infer<typeof slipPublik>;

export const cekSlip = endpoint({
  method: 'GET',
  path: 'cek-nota/{kode}/slip',
  summary:
    'What redeeming a pledge costs today and tomorrow, by the code of its slip; so many calls a minute',
  access: 'public',
  params: z.object({ kode: z.string().trim().toUpperCase().max(100) }),
  data: slipPublik,
});

export const siapInput = z.strictObject({ pin: pinTyped });

export const siapkanSlip = endpoint({
  method: 'POST',
  path: 'cek-nota/{kode}/siap',
  summary:
    'Asks the shop to have the bag of a slip ready, by the PIN of the pledge: a number of that shop and day, the same when asked again; five wrong PINs lock it for a while',
  access: 'public',
  params: z.object({ kode: z.string().trim().toUpperCase().max(100) }),
  body: siapInput,
  data: z.object({ nomor: z.number(), keadaan: z.enum(KEADAAN_SIAP) }),
});
