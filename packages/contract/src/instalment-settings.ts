import { z } from 'zod';
import { module_, setting } from './setting.ts';

const rate = z.number().min(0).max(100);

/** Of contracts in instalments (modules-2 §10). */
export const INSTALMENT_SETTINGS = {
  CICILAN_MODULE: module_('hutang', { id: 'Cicilan', en: 'Instalments' }),
  CICILAN_DENDA_MAKS_PERSEN: setting('hutang', rate, 10, {
    id: 'Denda cicilan paling tinggi (% dari angsuran)',
    en: 'Highest fine of an instalment (% of it)',
  }),
  CICILAN_DENDA_DULU: module_('hutang', {
    id: 'Pembayaran cicilan melunasi denda dulu',
    en: 'Payments of instalments settle fines first',
  }),
  CICILAN_LELANG_HARI: setting('hutang', z.int().min(1).max(3650), 60, {
    id: 'Cicilan dilelang setelah lewat (hari)',
    en: 'Instalments are auctioned when so late (days)',
  }),
  CICILAN_INGAT_HARI: setting('hutang', z.int().min(0).max(30), 0, {
    id: 'Ingatkan cicilan lewat WA sebelum jatuh tempo (hari, 0 = tidak)',
    en: 'Remind of instalments by WhatsApp before they are due (days, 0 = never)',
  }),
  CICILAN_HANGUS_PERSEN: setting('hutang', rate, 10, {
    id: 'Hangus bila cicilan dilelang (% dari harga)',
    en: 'Kept when instalments are auctioned (% of the price)',
  }),
  CICILAN_BATAL_PERSEN: setting('hutang', rate, 5, {
    id: 'Hangus bila cicilan dibatalkan (% dari harga)',
    en: 'Kept when instalments are called off (% of the price)',
  }),
  /** The text itself: OWN accepts it once, by ticking it; who and when stand in the audit. */
  CICILAN_GRAM_SETUJU: module_('hutang', {
    id: 'Ketentuan cicilan gram disetujui OWN: hanya untuk barang atau model yang disebut, tidak pernah dibayar seharga emas; batal = rupiah yang dibayar dikurangi hangus (POJK 17/2024)',
    en: 'Terms of gram plans accepted by OWN: for a named piece or model only, never paid out at gold value; called off = the rupiah that were paid, less what is kept (POJK 17/2024)',
  }),
  CICILAN_GRAM_MODULE: module_('hutang', { id: 'Cicilan gram', en: 'Gram plans of instalments' }),
} as const;
