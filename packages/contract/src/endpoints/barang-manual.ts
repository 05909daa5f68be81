import { placeOfKey } from '@kadar/domain/group.ts';
import { z } from 'zod';
import { HANCUR_MANUAL, PINDAH_MANUAL, TAMBAH_MANUAL } from '../dokumen/barang-manual.ts';
import { type DataOf, endpoint } from '../endpoint.ts';
import { gram, grams, MAX_RP, rupiah } from '../wire.ts';
import { qty } from './aksesoris-input.ts';
import { line, MAX_MG } from './barang-input.ts';

const error = 'ANGKA_DI_LUAR_BATAS';
/** As a client of the specification sends it: in capitals, whoever typed it. */
const code = line(20).toUpperCase();
const given = code.min(1, { error: 'WAJIB_DIISI' });
const berat = gram.refine((mg) => mg > 0 && mg <= MAX_MG, { error: 'BERAT_NOL' });
const keterangan = line(150).toUpperCase().default('');
/** 'UBS750/CCN/ETALASE/A01': a group where it lies. */
const kunci = line(80)
  .toUpperCase()
  .min(1, { error: 'WAJIB_DIISI' })
  .refine((text) => text === '' || placeOfKey(text) !== undefined, { error: 'PILIHAN_TIDAK_SAH' });
/** Why some of a group are destroyed; what was added wrongly is taken back instead. */
export const SEBAB_HANCUR_MANUAL = ['RUSAK', 'MODEL_LAMA', 'LAIN'] as const;

export const tambahManualInput = z.strictObject({
  kode_group: given,
  kode_dept: given,
  /** The tray, as clients of before name it; '' or the shop's own code for none (modules-2 §12, 4). */
  kode_toko: code,
  kode_gudang: given,
  qty,
  berat,
  /** What they cost together; of those out of a batch its share, and nothing is said. */
  hpp: rupiah.max(MAX_RP, { error }).default(0),
  /** The line of a delivery that they come out of, 'TS…/1'; '' for none. */
  no_batch: line(20).toUpperCase().default(''),
  keterangan,
});

export const pindahManualInput = z.strictObject({
  kunci,
  qty,
  berat,
  ke_gudang: given,
  ke_baki: code.default(''),
  keterangan,
});

export const hancurManualInput = z.strictObject({
  kunci,
  qty,
  berat,
  /** What of it is scrap, on the scale. */
  berat_hancur: berat,
  sebab: z.enum(SEBAB_HANCUR_MANUAL, { error: 'PILIHAN_TIDAK_SAH' }),
  no_lot: given,
  keterangan,
});

const moved = z.object({
  no_faktur: z.string(),
  tanggal: z.string(),
  kunci: z.string(),
  qty: z.number(),
  berat: grams,
});
const { access, screen, gate } = TAMBAH_MANUAL;

export const postTambahManual = endpoint({
  method: 'POST',
  path: TAMBAH_MANUAL.path,
  summary: 'Puts so many of a group into stock by quantity and weight, out of a delivery or of none',
  access: access.post,
  gate,
  ofShop: true,
  menu: screen,
  body: tambahManualInput,
  data: moved,
});

export const postPindahManual = endpoint({
  method: 'POST',
  path: PINDAH_MANUAL.path,
  summary: 'Moves some of a group to another place of the shop, at their average',
  access: PINDAH_MANUAL.access.post,
  gate,
  ofShop: true,
  menu: PINDAH_MANUAL.screen,
  body: pindahManualInput,
  data: moved,
});

export const postHancurManual = endpoint({
  method: 'POST',
  path: HANCUR_MANUAL.path,
  summary: 'Destroys some of a group: their gold becomes scrap of an open melt lot, the loss an expense',
  access: HANCUR_MANUAL.access.post,
  gate,
  ofShop: true,
  menu: HANCUR_MANUAL.screen,
  body: hancurManualInput,
  data: moved,
});

export const stockManual = endpoint({
  method: 'GET',
  path: `${TAMBAH_MANUAL.path}/stock`,
  summary: 'Groups by quantity and weight: what lies where in a shop',
  access: access.read,
  gate,
  ofShop: true,
  data: z.array(
    z.object({
      kunci: z.string(),
      kode_group: z.string(),
      nama_group: z.string(),
      kode_dept: z.string(),
      kode_gudang: z.string(),
      kode_baki: z.string(),
      kadar: z.number(),
      qty: z.number(),
      berat: grams,
    }),
  ),
});
export type StockManual = DataOf<typeof stockManual>[number];
