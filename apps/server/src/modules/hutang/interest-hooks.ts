import { PERIODS } from '@kadar/domain/pledge.ts';
import type { MasterHooks } from '../../engines/master-engine/hooks.ts';
import { fieldError } from '../../platform/errors.ts';

/** A period of interest is a day, half a month or a month: others have no way to be counted [settled, Pledges 1]. */
export const interestHooks: MasterHooks = {
  async before(_call, _tx, { kind, record }) {
    const days = record.periode_hari;
    if (kind === 'delete' || days === null || days === undefined) return;
    if (!PERIODS.includes(Number(days)))
      throw fieldError('periode_hari', 'PERIODE_BUNGA_TIDAK_SAH', { sah: PERIODS.join(', ') });
  },
};
