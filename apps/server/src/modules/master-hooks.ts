import type { HooksByMaster } from '../engines/master-engine/hooks.ts';
import { aksesorisHooks } from './aksesoris/aksesoris-hooks.ts';
import { salesHooks, targetHooks } from './bonus/public.ts';
import type { MenuScreen } from './catalogue.ts';
import { printerHooks } from './cetak/printer-hooks.ts';
import { priceHooks } from './harga/price-hooks.ts';
import { akunHooks } from './jurnal/akun-hooks.ts';
import { katalogHooks } from './katalog/katalog-hooks.ts';
import { kuponHooks } from './kupon/kupon-hooks.ts';
import { loaderHooks } from './loaders/loader-hooks.ts';
import { memberHooks } from './member/member-hooks.ts';
import { berhentiHooks } from './promo/berhenti-hooks.ts';
import { tokosHooks } from './sesi/tokos-hooks.ts';
import { usersHooks } from './sesi/users-hooks.ts';
import { tukangHooks } from './tukang-emas/tukang-hooks.ts';

/** What modules add around the master engine's writes. */
export const masterHooks = (screens: readonly MenuScreen[]): HooksByMaster => ({
  ...katalogHooks,
  ...loaderHooks,
  ...priceHooks,
  aksesoris: aksesorisHooks,
  kupon: kuponHooks,
  member: memberHooks,
  'para-akun-transaksi': akunHooks,
  'promo-berhenti': berhentiHooks,
  printer: printerHooks,
  sales: salesHooks,
  'target-sales': targetHooks,
  tokos: tokosHooks,
  tukang: tukangHooks,
  users: usersHooks(screens),
});
