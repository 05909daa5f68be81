import type { HooksByMaster, MasterHooks } from '../engines/master-engine/hooks.ts';
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
import { buyHooks } from './pembelian/buy-hooks.ts';
import { berhentiHooks } from './promo/berhenti-hooks.ts';
import { tokosHooks } from './sesi/tokos-hooks.ts';
import { usersHooks } from './sesi/users-hooks.ts';
import { tukangHooks } from './tukang-emas/tukang-hooks.ts';

/** The hooks of several modules, of whom each may add something else to one list. */
const joined = (...all: readonly HooksByMaster[]): HooksByMaster => {
  const byMaster: Record<string, MasterHooks> = {};
  for (const [name, hooks] of all.flatMap((one) => Object.entries(one))) {
    const twice = Object.keys(hooks).filter((part) => part in (byMaster[name] ?? {}));
    if (twice.length > 0) throw new Error(`master ${name}: two modules say ${twice.join(', ')}`);
    byMaster[name] = { ...byMaster[name], ...hooks };
  }
  return byMaster;
};

/** What modules add around the master engine's writes. */
export const masterHooks = (screens: readonly MenuScreen[]): HooksByMaster =>
  joined(katalogHooks, loaderHooks, priceHooks, buyHooks, {
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
