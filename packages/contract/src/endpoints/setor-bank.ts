import { z } from 'zod';
import { SETOR_BANK } from '../dokumen/setor-bank.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_RP, rupiah } from '../wire.ts';

export const setorBankInput = z.strictObject({
  arah: z.enum(['SETOR', 'TARIK'], { error: 'PILIHAN_TIDAK_SAH' }),
  no_rekening: z.string().min(1, { error: 'REKENING_WAJIB' }).max(40),
  jumlah_rp: rupiah.refine((rp) => rp > 0 && rp <= MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' }),
  keterangan: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(200),
});

export const postSetorBank = endpoint({
  method: 'POST',
  path: SETOR_BANK.path,
  summary:
    'Takes cash of the drawer to an account of the shop, or back; a large deposit needs an authorisation',
  access: SETOR_BANK.access.post,
  ofShop: true,
  menu: SETOR_BANK.screen,
  body: setorBankInput,
  data: z.object({ no_faktur: z.string(), tanggal: z.string(), jumlah_rp: z.number() }),
});
