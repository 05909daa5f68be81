import { z } from 'zod';
import { SELISIH_OPNAME, TEMU_OPNAME } from '../dokumen/selisih-opname.ts';
import { endpoint } from '../endpoint.ts';
import { barcode } from '../wire.ts';
import { alasanOpname } from './opname.ts';
import { kunciMassa, OBJEK_MASSA } from './opname-massa.ts';

/** So many pieces at once. */
const MAX_SELISIH = 100;
const alasan = alasanOpname.min(1, { error: 'WAJIB_DIISI' });
const posted = z.object({ no_faktur: z.string(), tanggal: z.string(), qty: z.number() });

export const selisihOpnameInput = z.strictObject({
  /** The ended count that did not find them. */
  sesi_id: z.int(),
  lines: z
    .array(z.strictObject({ kode_barcode: barcode, alasan }))
    .min(1, { error: 'WAJIB_DIISI' })
    .max(MAX_SELISIH),
});

export const temuOpnameInput = z.strictObject({
  kode_barcode: barcode,
  /** Where it goes; where it lay, for ''. */
  kode_baki: z.string().trim().toUpperCase().max(20).default(''),
  alasan,
});

/** Differences of an ended count in bulk: all of them missing, or all found more. */
export const selisihMassaInput = z.strictObject({
  objek: z.enum(OBJEK_MASSA),
  sesi_id: z.int(),
  lines: z
    .array(z.strictObject({ kunci: kunciMassa, alasan }))
    .min(1, { error: 'WAJIB_DIISI' })
    .max(MAX_SELISIH),
});

export const postSelisihOpname = endpoint({
  method: 'POST',
  path: SELISIH_OPNAME.path,
  summary: 'Writes off pieces that an ended count did not find, each with its reason',
  access: SELISIH_OPNAME.access.post,
  gate: SELISIH_OPNAME.gate,
  ofShop: true,
  menu: SELISIH_OPNAME.screen,
  body: selisihOpnameInput,
  data: posted,
});

export const postTemuOpname = endpoint({
  method: 'POST',
  path: TEMU_OPNAME.path,
  summary: 'Takes a lost piece that turned up back into a tray',
  access: TEMU_OPNAME.access.post,
  gate: TEMU_OPNAME.gate,
  ofShop: true,
  menu: TEMU_OPNAME.screen,
  body: temuOpnameInput,
  data: posted,
});

export const postSelisihMassa = endpoint({
  method: 'POST',
  path: `${SELISIH_OPNAME.path}/massa`,
  summary: 'Writes off what an ended count in bulk found less, each key with its reason',
  access: SELISIH_OPNAME.access.post,
  gate: SELISIH_OPNAME.gate,
  ofShop: true,
  menu: SELISIH_OPNAME.screen,
  body: selisihMassaInput,
  data: posted,
});

export const postTemuMassa = endpoint({
  method: 'POST',
  path: `${TEMU_OPNAME.path}/massa`,
  summary: 'Takes in what an ended count in bulk found more, each key with its reason',
  access: TEMU_OPNAME.access.post,
  gate: TEMU_OPNAME.gate,
  ofShop: true,
  menu: TEMU_OPNAME.screen,
  body: selisihMassaInput,
  data: posted,
});
