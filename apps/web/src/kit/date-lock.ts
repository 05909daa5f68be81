import { waivesDateLock } from '@kadar/contract/permissions.ts';
import { useMe } from './session.ts';

/** Whether dates stay on the business date [spec A §4], and which date that is. */
export const useDateLock = (): { locked: boolean; tanggal: string | null } => {
  const { user, settings, tgl_system } = useMe();
  const waived = waivesDateLock(user.level, settings.PREVIOUS_DATE_SPV_MODULE === true);
  return { locked: settings.ACTIVE_DATE_LOCK_MODULE === true && !waived, tanggal: tgl_system };
};
