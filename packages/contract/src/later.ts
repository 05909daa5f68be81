import type { SettingKey } from './settings.ts';

/**
 * Modules that are still to come, and the lists that nothing reads until they are there. Such a list is kept and its address
 * opens it, but menu and palette do not offer it: they show what can be done. Whoever builds a module takes its
 * line away; a test names the list that is read already and the one that nothing reads.
 */
const LATER: Readonly<Record<string, readonly string[]>> = {
  bandrol: ['parabandrol'],
  laporan: ['para-jenis-group', 'paratransaksi'],
};

/** Settings of modules that are still to come: kept, and not shown until something reads them. */
export const LATER_SETTINGS: ReadonlySet<SettingKey> = new Set(['PPATK_LIMIT'] satisfies SettingKey[]);

export const LATER_MASTERS: ReadonlySet<string> = new Set(Object.values(LATER).flat());
