import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fileQuery, isoDate, MAX_RP, rupiah } from '../wire.ts';

const amount = (max: number) => rupiah.refine((rp) => rp > 0 && rp <= max, { error: 'ANGKA_DI_LUAR_BATAS' });

export const kasShape = z.object({
  kode_toko: z.string(),
  no_faktur: z.string(),
  tanggal: z.string(),
  at: z.string(),
  jenis: z.enum(['MASUK', 'KELUAR']),
  kategori: z.string(),
  nama_kategori: z.string(),
  jumlah_rp: z.number(),
  keterangan: z.string(),
  status: z.enum(['POSTED', 'BATAL']),
  no_faktur_batal: z.string().nullable(),
  input_by: z.string(),
});

export const listKas = endpoint({
  method: 'GET',
  path: 'cash/paginated',
  summary: 'Cash in and out documents, newest first',
  access: 'laporan.read',
  query: fileQuery.extend({
    tgl_from: isoDate.optional(),
    tgl_to: isoDate.optional(),
    jenis: z.enum(['MASUK', 'KELUAR']).optional(),
  }),
  data: z.array(kasShape),
});

export const kasInput = z.strictObject({
  jenis: z.enum(['MASUK', 'KELUAR'], { error: 'PILIHAN_TIDAK_SAH' }),
  kategori: z.string().min(1, { error: 'WAJIB_DIISI' }),
  jumlah_rp: amount(MAX_RP),
  keterangan: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(200),
});

export const postKas = endpoint({
  method: 'POST',
  path: 'cash',
  summary: 'Cash in or out by category; above the limit it needs an authorisation',
  access: 'kas.post',
  menu: '/kas',
  body: kasInput,
  data: kasShape,
});
