import { placeOfKey } from '@kadar/domain/group.ts';
import { KADAR_MURNI_MAX } from '@kadar/domain/kadar.ts';
import { ADDED_FROM } from '@kadar/domain/service.ts';
import { z } from 'zod';
import { SERVICE_SELESAI } from '../dokumen/service.ts';
import { endpoint } from '../endpoint.ts';
import { grams, kadarUpTo, MAX_RP } from '../wire.ts';
import { line } from './barang-input.ts';
import { noFaktur } from './dokumen.ts';
import {
  amount,
  foto,
  keterangan,
  MAX_BARIS,
  MAX_QTY,
  noService,
  noTicket,
  posted,
  weight,
} from './service-shape.ts';

const { path, access, screen } = SERVICE_SELESAI;
const error = 'ANGKA_DI_LUAR_BATAS';

const tambah = z
  .strictObject({
    berat: weight,
    kadar: kadarUpTo(KADAR_MURNI_MAX),
    /** A bar, scrap of a melt lot, or pieces of a group, which go in as they are. */
    sumber: z.enum(ADDED_FROM, { error: 'PILIHAN_TIDAK_SAH' }).default('BATANGAN'),
    /** The number of the melting or of the lot, or the group's place: 'UBS750/CCN/ETALASE/A01'. */
    kunci: line(80).toUpperCase().min(1, { error: 'WAJIB_DIISI' }),
    kadar_sumber: kadarUpTo(KADAR_MURNI_MAX),
    /** Pieces of the group. */
    qty: z.int().min(1, { error }).max(MAX_QTY, { error }).default(1),
    /** Rupiah a gram; null, where nobody said it, is refused: what is given away is said to be 0. */
    harga: z
      .int()
      .nullable()
      .pipe(z.int({ error: 'WAJIB_DIISI' }).min(0, { error }).max(MAX_RP, { error })),
  })
  .refine(
    ({ sumber, kunci }) =>
      kunci === '' ||
      (sumber === 'GROUP' ? placeOfKey(kunci) !== undefined : noFaktur.safeParse(kunci).success),
    { error: 'PILIHAN_TIDAK_SAH', path: ['kunci'] },
  );

export const selesaiServiceInput = z.strictObject({
  no_service: noTicket,
  lines: z
    .array(
      z.strictObject({
        no_service: noService,
        berat_akhir: weight,
        /** Gold of the shop that is in it now, and what it was taken of. */
        tambah: tambah.nullable().default(null),
        /** Work of this piece, in rupiah with its tax; what was said at the counter where nothing is. */
        jasa_rp: amount.optional(),
        kode_tukang: line(20).toUpperCase().default(''),
        upah: amount.default(0),
        foto,
      }),
    )
    .min(1, { error: 'WAJIB_DIISI' })
    .max(MAX_BARIS, { error }),
  keterangan,
});
export type SelesaiServiceInput = z.input<typeof selesaiServiceInput>;

export const postSelesaiService = endpoint({
  method: 'POST',
  path: `${path}/selesai`,
  summary:
    'Says that pieces of a ticket are done: weighed and photographed again, with the gold added and the wage of who worked',
  access: access.post,
  ofShop: true,
  menu: screen,
  body: selesaiServiceInput,
  data: posted.extend({ total: z.number(), susut: grams }),
});

const sumberService = z.object({
  sumber: z.enum(ADDED_FROM),
  kunci: z.string(),
  kadar: z.number(),
  qty: z.number(),
  berat: grams,
});
export type SumberService = z.infer<typeof sumberService>;

export const listSumberService = endpoint({
  method: 'GET',
  path: `${path}/sumber`,
  summary:
    'Gold that can be added to a piece: bars, scrap of open melt lots and groups of the shop, by purity',
  access: access.post,
  ofShop: true,
  menu: screen,
  data: z.array(sumberService),
});
