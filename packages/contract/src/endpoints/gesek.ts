import { z } from 'zod';
import { GESEK_TUNAI, PENCAIRAN_GESEK } from '../dokumen/gesek.ts';
import { type DataOf, endpoint } from '../endpoint.ts';
import { nik } from '../nik.ts';
import { MAX_RP, percent, rupiah } from '../wire.ts';

const amount = rupiah.max(MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' });
const text = (max: number) => z.string().trim().toUpperCase().max(max);
const rekening = z.string().min(1, { error: 'REKENING_WAJIB' }).max(40);

/** A payment of a document, as a payout names it. */
const swipe = z.strictObject({ no_faktur: z.string().length(14), urut: z.int().min(1).max(100) });

export const belumCair = endpoint({
  method: 'GET',
  path: 'pencairan-gesek/belum-cair',
  summary: 'Cards and QRIS that the bank has not paid out yet, those expected first before the others',
  access: PENCAIRAN_GESEK.access.read,
  menu: PENCAIRAN_GESEK.screen,
  data: z.array(
    z.object({
      kode_toko: z.string(),
      no_faktur: z.string(),
      urut: z.number(),
      tanggal: z.string(),
      jenis: z.string(),
      no_rekening: z.string(),
      nama_bank: z.string(),
      no_kartu: z.string(),
      nama_customer: z.string(),
      jumlah_gesek_rp: z.number(),
      fee: z.number(),
      /** What the bank owes of it. */
      jumlah_rp: z.number(),
      /** The day it should come. */
      harap: z.string(),
      terlambat: z.boolean(),
    }),
  ),
});
export type BelumCair = DataOf<typeof belumCair>[number];

export const cairInput = z.strictObject({
  no_rekening: rekening,
  gesek: z.array(swipe).min(1, { error: 'WAJIB_DIISI' }).max(500),
  /** What came; another sum than the swipes come to needs its reason. */
  diterima: amount,
  keterangan: text(200),
});

/** What is typed of it: a swipe is its document and its place there, 'PJK01260225001 1'. */
export const cairEntry = cairInput.extend({ gesek: z.array(z.string()).min(1, { error: 'WAJIB_DIISI' }) });

export const postPencairan = endpoint({
  method: 'POST',
  path: PENCAIRAN_GESEK.path,
  summary: 'The bank pays out swipes of one account; what it kept more or less is its fee, with a reason',
  access: PENCAIRAN_GESEK.access.post,
  ofShop: true,
  menu: PENCAIRAN_GESEK.screen,
  body: cairInput,
  data: z.object({
    no_faktur: z.string(),
    tanggal: z.string(),
    grand_total: z.number(),
    diterima: z.number(),
    selisih: z.number(),
  }),
});

export const tunaiInput = z.strictObject({
  no_rekening: rekening,
  /** Only debit cards [reg]. */
  jenis: z.enum(['DEBET'], { error: 'GESEK_TUNAI_KREDIT' }),
  gesek: amount.refine((rp) => rp > 0, { error: 'ANGKA_DI_LUAR_BATAS' }),
  fee_persen: percent,
  nama_customer: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(60),
  no_ktp: nik,
  no_kartu: z.string().regex(/^\d{4}$/, { error: 'KARTU_WAJIB' }),
  keterangan: text(200),
});

export const postGesekTunai = endpoint({
  method: 'POST',
  path: GESEK_TUNAI.path,
  summary: 'Cash of the drawer against a swiped debit card, once OWN has accepted the warning',
  access: GESEK_TUNAI.access.post,
  gate: GESEK_TUNAI.gate,
  ofShop: true,
  menu: GESEK_TUNAI.screen,
  body: tunaiInput,
  data: z.object({ no_faktur: z.string(), tanggal: z.string(), fee: z.number(), tunai: z.number() }),
});

const persetujuan = z.object({ disetujui: z.object({ user_id: z.string(), at: z.string() }).nullable() });

export const syaratGesekTunai = endpoint({
  method: 'GET',
  path: 'gesek-tunai/persetujuan',
  summary: 'Who accepted the warning about cash for cards, and when',
  access: GESEK_TUNAI.access.read,
  ofShop: true,
  menu: GESEK_TUNAI.screen,
  gate: GESEK_TUNAI.gate,
  data: persetujuan,
});

export const setujuGesekTunai = endpoint({
  method: 'POST',
  path: 'gesek-tunai/persetujuan',
  summary: 'OWN accepts the warning about cash for cards, once for the chain',
  access: 'gesek.setuju',
  ofShop: true,
  menu: GESEK_TUNAI.screen,
  gate: GESEK_TUNAI.gate,
  data: persetujuan,
});
