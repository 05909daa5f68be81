import { KADAR_MURNI_MAX } from '@kadar/domain/kadar.ts';
import { DASAR_BAYAR, SISTEM_TERIMA } from '@kadar/domain/supplier.ts';
import { z } from 'zod';
import { TERIMA_SUPPLIER } from '../dokumen/terima-supplier.ts';
import { endpoint } from '../endpoint.ts';
import { gram, grams, isoDate, kadarItem, kadarUpTo, MAX_RP, rupiah } from '../wire.ts';
import { line, MAX_MG, MAX_RP_PER_GRAM } from './barang-input.ts';

/** A nota may have so many lines, each so many pieces. */
export const MAX_BARIS_TERIMA = 50;
const MAX_QTY = 10_000;

const required = (max: number) => line(max).toUpperCase().min(1, { error: 'WAJIB_DIISI' });
const weight = gram.refine((mg) => mg > 0 && mg <= MAX_MG, { error: 'BERAT_NOL' });
const amount = rupiah.max(MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' });
const perGram = rupiah.max(MAX_RP_PER_GRAM, { error: 'ANGKA_DI_LUAR_BATAS' });

const terimaLine = z.strictObject({
  kadar: kadarItem,
  /** Of fine gold in it, percent. */
  kadar_murni: kadarUpTo(KADAR_MURNI_MAX),
  kode_dept: required(40),
  kode_group: required(40),
  /** Pieces, as the nota counts them. */
  qty: z
    .int({ error: ({ input }) => (input == null ? 'WAJIB_DIISI' : 'ANGKA_DI_LUAR_BATAS') })
    .min(1, { error: 'ANGKA_DI_LUAR_BATAS' })
    .max(MAX_QTY, { error: 'ANGKA_DI_LUAR_BATAS' }),
  /** What the nota says, and what our scale does. */
  berat_nota: weight,
  berat: weight,
  /** Beyond the tolerance: whose weight is paid. */
  dasar_bayar: z.enum(DASAR_BAYAR).optional(),
  /** At a price, or in consignment what it is owed at once it is sold; 0 where it is owed in gold. */
  harga_per_g: perGram.default(0),
  /** Owed in gold: so many percent of the weight, worth so much a gram of fine gold for now. */
  kadar_tukar: kadarUpTo(KADAR_MURNI_MAX).nullable().default(null),
  harga_acuan: perGram.nullable().default(null),
  ongkos_jenis: z.enum(['PER_GRAM', 'PER_PCS']).default('PER_GRAM'),
  ongkos: amount.default(0),
  /** As the tax invoice says it; reckoned where nothing is said. */
  ppn: amount.nullable().default(null),
});

export const terimaSupplierInput = z.strictObject({
  kode_supplier: required(20),
  no_nota_supplier: line(40).toUpperCase().default(''),
  /** Of the nota; what is posted is of today. */
  tgl_nota: isoDate,
  sistem: z.enum(SISTEM_TERIMA, { error: 'PILIHAN_TIDAK_SAH' }).default('TETAP'),
  no_intern: line(40).toUpperCase().default(''),
  no_faktur_pajak: z
    .string()
    .trim()
    .regex(/^(\d{17})?$/, { error: 'NO_FAKTUR_PAJAK_TIDAK_SAH' })
    .default(''),
  tgl_faktur: isoDate.nullable().default(null),
  keterangan: line(200).toUpperCase().default(''),
  lines: z
    .array(terimaLine)
    .min(1, { error: 'WAJIB_DIISI' })
    .max(MAX_BARIS_TERIMA, { error: 'ANGKA_DI_LUAR_BATAS' }),
});
export type TerimaSupplierInput = z.input<typeof terimaSupplierInput>;

export const postTerimaSupplier = endpoint({
  method: 'POST',
  path: TERIMA_SUPPLIER.path,
  summary: 'Receives a delivery of a supplier: a batch for each line, to be tagged, and what is owed for it',
  access: TERIMA_SUPPLIER.access.post,
  ofShop: true,
  menu: TERIMA_SUPPLIER.screen,
  body: terimaSupplierInput,
  data: z.object({
    no_faktur: z.string(),
    tanggal: z.string(),
    hutang_rp: z.number(),
    hutang_emas: grams,
    /** Under which its pieces are tagged. */
    batch: z.array(z.string()),
  }),
});

const batchRow = z.object({
  no_batch: z.string(),
  no_faktur: z.string(),
  urut: z.number(),
  tanggal: z.string(),
  nama_supplier: z.string(),
  no_nota_supplier: z.string(),
  kadar: z.number(),
  kadar_murni: z.number(),
  kode_dept: z.string(),
  kode_group: z.string(),
  /** Pieces of the nota, and those that are tagged. */
  qty: z.number(),
  qty_tag: z.number(),
  /** As it was weighed, and what of it is not tagged yet. */
  berat: grams,
  sisa: grams,
  /** What the scale said less than the nota. */
  selisih: grams,
  /** Business days since it came, in days of the calendar. */
  umur: z.number(),
  /** Tagging was said to be finished, and nothing was tagged of it since. */
  periksa: z.boolean(),
  hpp: z.number().optional(),
});
export type BatchRow = z.infer<typeof batchRow>;

export const listBatch = endpoint({
  method: 'GET',
  path: 'terima-supplier/batch',
  summary: 'Lines of deliveries that are not wholly tagged, oldest first',
  access: TERIMA_SUPPLIER.access.read,
  ofShop: true,
  data: z.array(batchRow),
});

const ongkos = { ongkos_jenis: z.enum(['PER_GRAM', 'PER_PCS']) };
const usulKadar = z.object({
  kadar: z.number(),
  /** What the supplier is owed in gold, by the list in force on the business day. */
  tukar: z.object({ ...ongkos, kadar_tukar: z.number(), ongkos: z.number() }).nullable(),
  /** What his last nota said; its rupiah are for who may see cost. */
  lalu: z
    .object({
      ...ongkos,
      kadar_murni: z.number(),
      kode_dept: z.string(),
      kode_group: z.string(),
      kadar_tukar: z.number().nullable(),
      harga_per_g: z.number().optional(),
      ongkos: z.number().optional(),
    })
    .nullable(),
});
export type UsulKadar = z.infer<typeof usulKadar>;

export const getUsulTerima = endpoint({
  method: 'GET',
  path: 'terima-supplier/usul/{kode_supplier}',
  summary:
    'What lines of a supplier are proposed, by purity, and what his deliveries of the last year weighed less than their notas',
  access: TERIMA_SUPPLIER.access.post,
  ofShop: true,
  menu: TERIMA_SUPPLIER.screen,
  params: z.object({ kode_supplier: required(20) }),
  data: z.object({
    kadar: z.array(usulKadar),
    /** Deliveries of the year before the business day, those of them with less than the nota, and how much. */
    setahun: z.object({ nota: z.number(), nota_kurang: z.number(), kurang: grams }),
  }),
});
export type UsulTerima = z.infer<(typeof getUsulTerima)['data']>;
