import { z } from 'zod';
import { setting } from './setting.ts';

const rate = z.number().min(0).max(100);

/** What customers leave money for: pieces that are kept, and orders (modules-2 §9). */
export const TITIPAN_SETTINGS = {
  TITIPAN_HARI: setting('beli', z.int().min(1).max(365), 30, {
    id: 'Lama titip barang (hari)',
    en: 'How long pieces are kept on a deposit (days)',
  }),
  TITIPAN_HANGUS_PERSEN: setting('beli', rate, 0, {
    id: 'Titipan hangus bila titip barang dibatalkan (%)',
    en: 'Share of the deposit kept when its pieces are given up (%)',
  }),
  PESANAN_DP_MIN_PERSEN: setting('beli', rate, 30, {
    id: 'DP pesanan paling sedikit (%)',
    en: 'Least deposit on an order (%)',
  }),
  PESANAN_TOLERANSI_PERSEN: setting('beli', rate, 10, {
    id: 'Selisih berat pesanan tanpa persetujuan customer (%)',
    en: 'Other weight of an ordered piece without asking its customer (%)',
  }),
  PESANAN_KUNCI_HARI: setting('beli', z.int().min(1).max(365), 30, {
    id: 'Lama harga pesanan terkunci (hari)',
    en: 'How long the price of an order is locked (days)',
  }),
  PESANAN_HANGUS_PERSEN: setting('beli', rate, 0, {
    id: 'DP hangus bila pesanan dibatalkan (%)',
    en: 'Share of the deposit kept when an order is given up (%)',
  }),
} as const;
