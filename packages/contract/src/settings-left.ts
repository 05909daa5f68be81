import { z } from 'zod';
import { setting } from './setting.ts';

const rate = z.number().min(0).max(100);
/** Three numbers of days, each later than the one before. */
const steps = z
  .string()
  .regex(/^[1-9]\d{0,4}\/[1-9]\d{0,4}\/[1-9]\d{0,4}$/)
  .refine((said) => {
    const [first = 0, second = 0, third = 0] = said.split('/').map(Number);
    return first < second && second < third;
  });

/** Of what customers leave: money on pieces that are kept for them and on orders, pieces for work (modules-2 §8, §9). */
export const LEFT_SETTINGS = {
  TITIPAN_HARI: setting('janji', z.int().min(1).max(365), 30, {
    id: 'Lama titip barang (hari)',
    en: 'How long pieces are kept on a deposit (days)',
  }),
  TITIPAN_HANGUS_PERSEN: setting('janji', rate, 0, {
    id: 'Titipan hangus bila titip barang dibatalkan (%)',
    en: 'Share of the deposit kept when its pieces are given up (%)',
  }),
  PESANAN_DP_MIN_PERSEN: setting('janji', rate, 30, {
    id: 'DP pesanan paling sedikit (%)',
    en: 'Least deposit on an order (%)',
  }),
  PESANAN_TOLERANSI_PERSEN: setting('janji', rate, 10, {
    id: 'Selisih berat pesanan tanpa persetujuan customer (%)',
    en: 'Other weight of an ordered piece without asking its customer (%)',
  }),
  PESANAN_KUNCI_HARI: setting('janji', z.int().min(1).max(365), 30, {
    id: 'Lama harga pesanan terkunci (hari)',
    en: 'How long the price of an order is locked (days)',
  }),
  PESANAN_HANGUS_PERSEN: setting('janji', rate, 0, {
    id: 'DP hangus bila pesanan dibatalkan (%)',
    en: 'Share of the deposit kept when an order is given up (%)',
  }),
  PREORDER_HARI: setting('janji', z.int().min(1).max(365), 14, {
    id: 'Lama barang pre order disimpan (hari)',
    en: 'How long pieces of a pre-order are kept (days)',
  }),
  SUSUT_SERVICE_MAKS_PERSEN: setting('janji', rate, 1, {
    id: 'Susut service paling banyak tanpa supervisor (%)',
    en: 'Most a piece in service may lose without a supervisor (%)',
  }),
  SERVICE_NAIK_PERSEN: setting('janji', rate, 10, {
    id: 'Biaya service naik di atas ini perlu persetujuan customer (%)',
    en: 'A service above its estimate by more asks the customer (%)',
  }),
  SERVICE_TAGIH_HARI: setting('janji', steps, '30/90/180', {
    id: 'Service selesai ditagih setelah, tiga kali (hari/hari/hari)',
    en: 'Services that are done are called for after, three times (days/days/days)',
  }),
};
