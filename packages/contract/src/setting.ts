import { z } from 'zod';
import type { Text } from './text.ts';

/** One key of the system settings: its type, default and meaning, said once (domain §6). */
export interface Setting<S extends z.ZodType = z.ZodType> {
  schema: S;
  standard: z.output<S>;
  group: SettingGroup;
  meaning: Text;
}

export const SETTING_GROUPS = {
  laporan: { id: 'Laporan dan tanggal', en: 'Reports and dates' },
  nota: { id: 'Penjualan dan nota', en: 'Sales and nota' },
  beli: { id: 'Pembelian', en: 'Purchases' },
  janji: { id: 'Titipan, pesanan dan service', en: 'Deposits, orders and services' },
  bayar: { id: 'Pajak dan pembayaran', en: 'Tax and payment' },
  hutang: { id: 'Hutang dan cicilan', en: 'Lending and instalments' },
  stock: { id: 'Stock', en: 'Stock' },
  platform: { id: 'Sistem', en: 'Platform' },
} as const satisfies Record<string, Text>;
export type SettingGroup = keyof typeof SETTING_GROUPS;

export const setting = <S extends z.ZodType>(
  group: SettingGroup,
  schema: S,
  standard: z.output<S>,
  meaning: Text,
): Setting<S> => ({ schema, standard, group, meaning });
/** A switch. */
export const module_ = (group: SettingGroup, meaning: Text, standard = false) =>
  setting(group, z.boolean(), standard, meaning);
