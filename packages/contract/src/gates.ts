import type { Level } from './permissions.ts';
import type { SettingKey, Settings } from './settings.ts';

/** What must be true for a screen or call to exist for a user [spec A §2]; all given parts must hold. */
export interface Gate {
  /** A boolean setting that is on. */
  module?: SettingKey;
  levels?: readonly Level[];
  /** A setting that lists shop codes; the user's shop must be in it. */
  stores?: SettingKey;
  /** Only these levels while the (boolean) setting is on; everyone otherwise. */
  levelsWhen?: { setting: SettingKey; levels: readonly Level[] };
  /** Also open when APP_MODE has this value, whatever the module says. */
  orAppMode?: Settings['APP_MODE'];
  /** Open in these ways of keeping stock alone. */
  appModes?: readonly Settings['APP_MODE'][];
}

/** The till sells groups by quantity and weight beside pieces (modules-2 §6). */
export const GROUP_TILL = { appModes: ['QTY', 'SEMI_GROSIR'] } as const satisfies Gate;

/** Stock and trade of groups by quantity and weight [spec A §2]. */
export const MANUAL_GATE = {
  module: 'MANUAL_ITEMS_TRANSACTION_MODULE',
  orAppMode: 'MANUAL_SALE_STOCK',
} as const satisfies Gate;

/** Whether a gate lets this user of this shop through. */
export const gateOpen = (
  gate: Gate | undefined,
  who: { level: Level; kode_toko: string; settings: Settings },
): boolean => {
  if (!gate) return true;
  const { level, kode_toko, settings } = who;
  if (gate.levels && !gate.levels.includes(level)) return false;
  if (
    gate.levelsWhen &&
    settings[gate.levelsWhen.setting] === true &&
    !gate.levelsWhen.levels.includes(level)
  )
    return false;
  if (gate.stores) {
    const stores = settings[gate.stores];
    if (!Array.isArray(stores) || !stores.includes(kode_toko)) return false;
  }
  if (gate.appModes && !gate.appModes.includes(settings.APP_MODE)) return false;
  if (!gate.module) return true;
  return (
    settings[gate.module] === true || (gate.orAppMode !== undefined && settings.APP_MODE === gate.orAppMode)
  );
};
