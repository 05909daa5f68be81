import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { STATUS_KIRIMAN } from '../kiriman-words.ts';
import { MAX_KIRIM } from './kiriman.ts';

/** So many shipments of one shop are known to be open at once; those beyond are asked for later. */
export const MAX_TAHU = 500;
/** So much is told in one message: strangers reach these calls too, and send no more than that. */
export const MAX_KABAR = 20;

const no = z.string().min(1).max(30);
const mg = z.int().min(0);
const rupiah = z.int().min(0);
const urut = z.int().min(0).max(MAX_KIRIM);

/** Where a line of a shipment stands with the shop that sent it, and under which of its grants. Money is the line 0. */
const keadaan = z.object({ urut, status: z.enum(STATUS_KIRIMAN), izin: z.int().min(0) });
export type KeadaanBaris = z.output<typeof keadaan>;

const kiriman = z.object({
  no,
  tanggal: z.string(),
  at: z.string(),
  input_by: z.string(),
  segel: z.string(),
  kurir: z.string(),
  berat_paket: mg.nullable(),
  keterangan: z.string(),
  baris: z.array(
    z.object({
      urut,
      objek: z.string(),
      kunci: z.string(),
      isi: z.record(z.string(), z.unknown()),
      status: z.enum(STATUS_KIRIMAN),
      qty: z.int().min(1),
      berat: mg,
      murni: mg,
      hpp: rupiah,
      sisa_qty: z.int().min(0),
      sisa_berat: mg,
      sisa_murni: mg,
      sisa_hpp: rupiah,
    }),
  ),
});

const uang = z.object({
  no,
  tanggal: z.string(),
  at: z.string(),
  input_by: z.string(),
  jumlah_rp: z.int().min(1),
  keterangan: z.string(),
  tas: z.string(),
  segel: z.string(),
  kurir: z.string(),
});

/** The calls of one server to another are signed by it (`x-server-token`) in the name of the shop that asks, to the shop that sent. */
const signed = { method: 'POST', access: 'public' } as const;

export const jalanAntarServer = endpoint({
  ...signed,
  path: 'antar-server/jalan',
  summary:
    'What is on its way from a shop of this server to one of another: what that one does not know, and where all stands that it does',
  body: z.strictObject({ tahu: z.array(no).max(MAX_TAHU) }),
  data: z.object({
    kiriman: z.array(kiriman),
    uang: z.array(uang),
    keadaan: z.array(z.object({ no, baris: z.array(keadaan) })),
  }),
});

export const izinAntarServer = endpoint({
  ...signed,
  path: 'antar-server/izin',
  summary:
    'Grants lines of a shipment to the shop it goes to: each once, and to it alone as often as it asks',
  body: z.strictObject({ no, urut: z.array(urut).min(1).max(MAX_KIRIM) }),
  data: z.object({ baris: z.array(keadaan) }),
});

const kabar = z.discriminatedUnion('hasil', [
  z.strictObject({
    hasil: z.enum(['TERIMA', 'TOLAK']),
    no_faktur: no,
    qty: z.int().min(0),
    berat: mg,
    murni: mg,
    rp: rupiah,
    berat_terima: mg.nullable(),
    sebab: z.string().max(200),
    tanggal: z.iso.date(),
    oleh: z.string().max(60),
  }),
  /** A grant that is given back unused. */
  z.strictObject({ hasil: z.literal('LEPAS'), izin: z.int().min(0) }),
]);

export const kabarAntarServer = endpoint({
  ...signed,
  path: 'antar-server/kabar',
  summary:
    'Tells what became of what was granted: received, refused or given back; as often as it is told it is once',
  body: z.strictObject({
    kabar: z
      .array(z.strictObject({ no, urut, isi: kabar }))
      .min(1)
      .max(MAX_KABAR),
  }),
  data: z.object({ diterima: z.boolean() }),
});

export const fotoAntarServer = endpoint({
  ...signed,
  path: 'antar-server/foto',
  summary: 'The photos of a piece that was sent to the shop that asks',
  body: z.strictObject({ kode_barcode: z.string().min(1).max(40) }),
  data: z.object({
    foto: z.array(z.object({ urut: z.int().min(1).max(20), jpeg: z.base64() })),
  }),
});
