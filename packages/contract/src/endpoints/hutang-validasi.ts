import { z } from 'zod';
import { HUTANG_VALIDASI } from '../dokumen/hutang-validasi.ts';
import { endpoint } from '../endpoint.ts';
import { grams } from '../wire.ts';

export const VALIDASI_SCREEN = '/validasi-pelunasan-hutang';
/** Redemptions of every sales person. */
export const SEMUA_SALES = 'SEMUA';

const shared = {
  access: HUTANG_VALIDASI.access.post,
  gate: HUTANG_VALIDASI.gate,
  menu: VALIDASI_SCREEN,
  ofShop: true,
} as const;
const noHutang = z.string().length(14, { error: 'NOMOR_TIDAK_SAH' });

/** The spec's row, verbatim, and what it takes to find the cash of it. */
const belumRow = z.object({
  no_faktur_hutang: z.string(),
  kode_sales: z.string(),
  kode_sales_lunas: z.string(),
  nama_customer: z.string(),
  jumlah_hutang: z.number(),
  no_hp: z.string(),
  alamat_customer: z.string(),
  kode_toko: z.string(),
  /** The redemption, its day and moment, and who took the money. */
  no_faktur: z.string(),
  tanggal: z.string(),
  at: z.string(),
  input_by: z.string(),
  total_bayar: z.number(),
  no_segel: z.string(),
  berat: grams,
});
export type BelumValidasi = z.infer<typeof belumRow>;

export const belumValidasi = endpoint({
  ...shared,
  method: 'GET',
  path: 'hutang/get-non-validate-pelunasan',
  summary: 'Redemptions that nobody validated yet, of one sales person or of all [spec]',
  query: z.object({
    kode_sales: z.string({ error: 'WAJIB_DIISI' }).min(1, { error: 'WAJIB_DIISI' }).max(20),
  }),
  data: z.array(belumRow),
});

export const detailPelunasan = endpoint({
  ...shared,
  method: 'GET',
  path: 'validasi/detail/',
  summary: 'How the redemption of a pledge was paid: its sums and its payments [spec]',
  query: z.object({ deskripsi: noHutang }),
  data: z.object({
    no_faktur_hutang: z.string(),
    no_faktur: z.string(),
    tanggal: z.string(),
    input_by: z.string(),
    pokok: z.number(),
    bunga: z.number(),
    denda: z.number(),
    biaya: z.number(),
    diskon: z.number(),
    total_bayar: z.number(),
    kembali: z.number(),
    payments: z.array(
      z.object({ jenis: z.string(), no_rekening: z.string(), no_kartu: z.string(), jumlah_rp: z.number() }),
    ),
  }),
});
export type DetailPelunasan = z.infer<typeof detailPelunasan.data>;

export const petugasPelunasan = endpoint({
  ...shared,
  method: 'GET',
  path: 'hutang/petugas-pelunasan',
  summary:
    'Who may answer for the cash of a redemption: users with id and name, without those of SU and MU [spec]',
  data: z.array(z.object({ user_id: z.string(), nama: z.string() })),
});

const VALIDATE = 'hutang/validate-pelunasan';
const validasi = {
  ...shared,
  body: z.strictObject({
    no_faktur_hutangs: z.array(noHutang).min(1, { error: 'HARAP_PILIH_TRANSAKSI' }).max(200),
    /** Who answers for the cash [settled, Pledges 13]. */
    user_id: z.string({ error: 'HARAP_PILIH_USER' }).min(1, { error: 'HARAP_PILIH_USER' }).max(30),
  }),
  data: z.object({ no_faktur: z.string(), tanggal: z.string(), no_fakturs: z.array(z.string()) }),
} as const;
export const postValidasi = endpoint({
  ...validasi,
  method: 'POST',
  path: VALIDATE,
  summary: 'Validates redemptions, all of them or none: their goods may leave [spec]',
});
export const putValidasi = endpoint({
  ...validasi,
  method: 'PUT',
  path: VALIDATE,
  summary: 'The same by the other verb that the specification names',
});
