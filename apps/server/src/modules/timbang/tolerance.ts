import type { Settings } from '@kadar/contract/settings.ts';

/** TOLERANSI_BAKI_GRAM in whole mg (domain §6). */
export const toleranceMg = ({ TOLERANSI_BAKI_GRAM }: Settings): number =>
  Math.round(TOLERANSI_BAKI_GRAM * 1000);
