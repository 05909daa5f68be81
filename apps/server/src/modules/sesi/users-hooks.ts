import type { Level } from '@kadar/contract/permissions.ts';
import type { MasterHooks } from '../../engines/master-engine/hooks.ts';
import { AppError } from '../../platform/errors.ts';
import { type MenuScreen, standardAkses } from './menu.ts';

/** Nobody gives rights he does not have: only OWN makes or changes an OWN or SU; a changed user's session ends. */
export const usersHooks = (screens: readonly MenuScreen[]): MasterHooks => ({
  async before(call, _tx, { record, old }) {
    const levels = [record.level, old?.level];
    if (call.session.level !== 'OWN' && levels.some((level) => level === 'OWN' || level === 'SU'))
      throw new AppError('TIDAK_BERHAK');
    const akses = record.akses;
    if (record.level && (!Array.isArray(akses) || akses.length === 0))
      record.akses = standardAkses(screens, record.level as Level);
  },
  async after(call, tx, { kind, record }) {
    if (kind !== 'add') await call.kadar.sessions.end(tx, String(record.user_id));
  },
});
