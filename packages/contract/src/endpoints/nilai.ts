import { UMUR_PINJAM, type UmurPinjam } from '@kadar/domain/pledge-bands.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const HUTANG_DASHBOARD_SCREEN = '/dashboard-hutang';
const shared = {
  method: 'GET',
  access: 'hutang.read',
  gate: { module: 'HUTANG_MODULE' },
  menu: HUTANG_DASHBOARD_SCREEN,
} as const;

const codes = <K extends string>(bands: readonly { kode: K }[]) =>
  bands.map(({ kode }) => kode) as [K, ...K[]];

/** Rupiah, null for who is told counts alone. */
const rupiah = z.number().nullable();
const jumlah = z.object({ jumlah: z.number(), pokok: rupiah });
/** Pledges with what is owed on them, and their goods at the lebur price of now. */
const beredar = jumlah.extend({
  /** What redeeming them today would cost in interest. */
  bunga: rupiah,
  nilai: rupiah,
  /** Percent, half up to hundredths; null where the goods are worth nothing too. */
  ltv: z.number().nullable(),
});
export type Beredar = z.infer<typeof beredar>;
const kurang = z.object({ jumlah: z.number(), rp: rupiah });

export const hutangDashboard = endpoint({
  ...shared,
  path: 'hutang/dashboard',
  summary: 'Open pledges: what is lent, what falls due, what is past due, how it is covered [spec]',
  data: z.object({
    beredar,
    /** Due within 7 and within 30 days, today inside. */
    jatuh_7: jumlah,
    jatuh_30: jumlah,
    /** By the list of grades: days past due from `dari` to `sampai`; kode and nama are '' for those that no grade has. */
    kolek: z.array(
      jumlah.extend({
        kode: z.string(),
        nama: z.string(),
        dari: z.number(),
        sampai: z.number().nullable(),
      }),
    ),
    umur: z.array(beredar.extend({ kode: z.enum(codes<UmurPinjam>(UMUR_PINJAM)) })),
    kadar: z.array(beredar.extend({ kadar: z.number() })),
    /** Above LTV_MAKS, and what is missing to it. */
    kurang,
    /** Interest of the next 30 days at each contract's rate. */
    bunga_30: rupiah,
    /** Redemptions that wait for their validation. */
    belum_valid: kurang,
    tokos: z.array(beredar.extend({ kode_toko: z.string(), kurang })),
  }),
});
export type HutangDashboard = z.infer<typeof hutangDashboard.data>;

export const ujiHarga = endpoint({
  ...shared,
  access: 'hutang.uji',
  path: 'hutang/uji-harga',
  summary:
    'What a gold price from 30 % lower to 30 % higher makes of the open pledges of each shop, exact to the rupiah',
  data: z.array(
    z.object({
      kode_toko: z.string(),
      ltv_maks: z.number(),
      jumlah: z.number(),
      langkah: z.array(
        z.object({ persen: z.number(), jumlah: z.number(), kurang: z.number(), rugi: z.number() }),
      ),
    }),
  ),
});
export type UjiHarga = z.infer<typeof ujiHarga.data>;
