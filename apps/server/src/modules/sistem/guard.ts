import { guardSentence, isGuarded, shownSetting } from '@kadar/contract/setting-effects.ts';
import { requireApproval } from '../../platform/auth/approvals.ts';
import { canonicalJson } from '../../platform/canonical.ts';
import type { Tx } from '../../platform/database/database.ts';
import { shopTime, sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import type { SettingChange } from '../../platform/settings.ts';

/** Throws PENGATURAN_BERUBAH at the first key that is not any more as the caller saw it, with who changed it and both values. */
export const refuseUnseen = async (
  { toko, settings, language }: Call,
  tx: Tx,
  changes: readonly SettingChange[],
  lihat: Record<string, unknown>,
): Promise<void> => {
  const unseen = changes.find(
    ({ key, sebelum }) =>
      Object.hasOwn(lihat, key) && canonicalJson(lihat[key] ?? null) !== canonicalJson(sebelum.value),
  );
  if (!unseen) return;
  const { key, sebelum } = unseen;
  const last = await tx.maybe<{ oleh: string; pada: string }>(sql`
    select oleh, ${shopTime(sql`at`, settings.ZONA_WAKTU)} as pada from riwayat_pengaturan
    where jenis = 'PENGATURAN' and objek = ${key} and kode_toko in ('*', ${toko}) order by id desc limit 1`);
  const params = {
    oleh: last?.oleh ?? '-',
    pada: last?.pada ?? '-',
    nilai: shownSetting(sebelum.value, language),
    dilihat: shownSetting(lihat[key], language),
  };
  throw new AppError('PENGATURAN_BERUBAH', params, {
    fields: { [key]: { code: 'PENGATURAN_BERUBAH', params } },
  });
};

/**
 * What is dangerous changes with a reason and OWN's approval alone (record 41); both stand in its history. Throws at `alasan`,
 * PERLU_OTORISASI with what follows from each, in the caller's language.
 */
export const requireGuard = async (
  call: Call,
  tx: Tx,
  changes: readonly SettingChange[],
  alasan: string,
): Promise<{ id: number; disetujui_oleh: string } | undefined> => {
  const dangerous = changes.filter(({ key, moves }) => moves && isGuarded(key));
  if (dangerous.length === 0) return undefined;
  if (alasan === '') throw fieldError('alasan', 'WAJIB_DIISI');
  const sentences = dangerous.map(
    ({ key, sesudah }) => `${key}: ${guardSentence(key, sesudah.value, call.language) ?? ''}`,
  );
  return requireApproval(call, tx, { kategori: 'PENGATURAN', notes: [alasan, ...sentences].join('; ') });
};
