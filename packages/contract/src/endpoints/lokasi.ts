import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { grams } from '../wire.ts';

/**
 * A tray with what lies in it: READY pieces, and what it should weigh on the scale; nothing of that for who counts trays
 * without being told ('hari.expected').
 */
const isiBaki = z.object({
  kode_toko: z.string(),
  kode_baki: z.string(),
  nama_baki: z.string(),
  kode_gudang: z.string(),
  nama_gudang: z.string(),
  qty: z.number().optional(),
  berat: grams.optional(),
  berat_asli: grams.optional(),
  berat_bandrol: grams.optional(),
  /** The empty tray. */
  berat_baki: grams,
  /** berat_asli + berat_bandrol + berat_baki (domain §2 timbang baki). */
  berat_timbang: grams.optional(),
});
export type IsiBaki = z.infer<typeof isiBaki>;

const isiGudang = z.object({
  kode_toko: z.string(),
  kode_gudang: z.string(),
  nama_gudang: z.string(),
  jenis: z.string(),
  baki: z.number(),
  qty: z.number().optional(),
  berat: grams.optional(),
});

const code = z.string().trim().toUpperCase().min(1).max(40);

export const bakiReady = endpoint({
  method: 'GET',
  path: 'baki/ready',
  summary: 'Trays in use, with number and weight of their READY pieces',
  access: 'lookup.read',
  data: z.array(isiBaki),
});

export const bakiByGudang = endpoint({
  method: 'GET',
  path: 'baki/get/by-kode-gudang/{code}',
  summary: 'Trays of one location, with number and weight of their READY pieces',
  access: 'lookup.read',
  params: z.object({ code }),
  data: z.array(isiBaki),
});

export const gudangMaster = endpoint({
  method: 'GET',
  path: 'gudang/get/all/master',
  summary: 'Locations with the number of their trays and READY pieces',
  access: 'lookup.read',
  data: z.array(isiGudang),
});

export const gudangHancur = endpoint({
  method: 'GET',
  path: 'gudang/get/all/hancur-barang',
  summary: 'Locations that take written-off pieces',
  access: 'lookup.read',
  data: z.array(isiGudang),
});

export const jenisBerlian = endpoint({
  method: 'GET',
  path: 'jenis/get/berlian',
  summary: 'Item types with diamonds',
  access: 'lookup.read',
  data: z.array(z.object({ kode_dept: z.string(), nama_dept: z.string() })),
});
