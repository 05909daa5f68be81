import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const settingRow = z.object({
  key: z.string(),
  value: z.unknown(),
  asal: z.enum(['STANDAR', 'PUSAT', 'TOKO']),
});

export const listSettings = endpoint({
  method: 'GET',
  path: 'para-system',
  summary: 'All settings in force for the shop, and where each comes from',
  access: 'session.use',
  data: z.array(settingRow),
});

export const getSetting = endpoint({
  method: 'GET',
  path: 'para-system/key/{key}',
  summary: 'One setting in force for the shop',
  access: 'session.use',
  params: z.object({ key: z.string().regex(/^[A-Z0-9_]{3,60}$/) }),
  data: settingRow,
});

/** Beside the values: why a dangerous one is changed, and what the screen showed of each; what was changed meanwhile is refused. */
const guarded = {
  alasan: z.string().trim().max(200).optional(),
  lihat: z.record(z.string(), z.unknown()).optional(),
};

export const putSettings = endpoint({
  method: 'PUT',
  path: 'para-system',
  summary:
    "Writes settings of the shop picked, or head office's default for all; null returns a key to its default. A dangerous one asks for a reason and OWN's approval",
  access: 'settings.write',
  menu: '/settingsystem',
  body: z.strictObject({ values: z.record(z.string(), z.unknown()), ...guarded }),
  data: z.array(settingRow),
});

/** One change of a setting; `at` in the shop's time. */
const settingChange = z.object({
  id: z.number(),
  kode_toko: z.string(),
  key: z.string(),
  at: z.string(),
  oleh: z.string(),
  disetujui_oleh: z.string(),
  alasan: z.string(),
  sebelum: z.unknown(),
  sesudah: z.unknown(),
  /** What is written to undo it: the value of the shop picked that stood before, null where it went by its default. */
  kembali: z.unknown(),
  /** Not of head office's changes, seen from a shop. */
  boleh_kembali: z.boolean(),
});
export type SettingChangeRow = z.infer<typeof settingChange>;

export const settingHistory = endpoint({
  method: 'GET',
  path: 'para-system/riwayat',
  summary:
    'Changes of a setting, the newest first, of the shop picked and of head office; without a key the last change of each',
  access: 'settings.read',
  menu: '/settingsystem',
  query: z.object({
    key: z
      .string()
      .regex(/^[A-Z0-9_]{3,60}$/)
      .optional(),
  }),
  data: z.array(settingChange),
});

/** The nota's settings have a screen and a gate of their own [spec A §2 /setting-nota]. */
export const NOTA_SETTINGS = [
  'NOTA_FORMAT',
  'NOTA_JUDUL',
  'NOTA_CATATAN',
  'NOTA_FOTO',
  'DUPLICATE_NOTA_MODULE',
  'CERTIFICATE_PRINT_TYPE',
] as const;
export const putNotaSettings = endpoint({
  method: 'PUT',
  path: 'setting-nota',
  summary: 'Writes the settings of the nota',
  access: 'nota.write',
  gate: { levelsWhen: { setting: 'SETTING_NOTA_OWNER_ONLY', levels: ['OWN', 'SU'] } },
  menu: '/setting-nota',
  body: z.strictObject({ values: z.partialRecord(z.enum(NOTA_SETTINGS), z.unknown()), ...guarded }),
  data: z.array(settingRow),
});

export const putAkunTransaksi = endpoint({
  method: 'PUT',
  path: 'para-akun-transaksi/{trx}/{type}',
  summary: 'Sets the account of each role of a transaction',
  access: 'parameter.write',
  menu: '/parameter-akunting',
  params: z.object({ trx: z.string().max(40), type: z.string().max(40) }),
  body: z.strictObject({
    detail_akun: z
      .array(
        z.strictObject({
          _id: z.string().optional(),
          kode_akun: z.string(),
          jenis_akun: z.enum(['D', 'K']),
          nomor_akun: z.string(),
        }),
      )
      .min(1),
  }),
  data: z.object({ trx: z.string(), type: z.string() }),
});
