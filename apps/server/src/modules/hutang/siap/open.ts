import type { Settings } from '@kadar/contract/settings.ts';
import { calendarDay } from '../../../platform/clock.ts';
import type { Kadar } from '../../../platform/kadar.ts';

/** Whether anybody is at the shop: its day is open, and not one of before that was never closed. */
export const isOpenToday = (
  { clock }: Pick<Kadar, 'clock'>,
  { hari, buka }: { hari: string | null; buka: boolean | null },
  { ZONA_WAKTU }: Pick<Settings, 'ZONA_WAKTU'>,
): boolean => buka === true && hari !== null && hari >= calendarDay(clock.now(), ZONA_WAKTU);
