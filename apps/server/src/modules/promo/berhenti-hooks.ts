import { waNumber } from '@kadar/domain/phone.ts';
import type { MasterHooks } from '../../engines/master-engine/hooks.ts';
import { fieldError } from '../../platform/errors.ts';

/** A number that could never receive a message would be an opt-out that does nothing. */
export const berhentiHooks: MasterHooks = {
  before: async (_call, _tx, { kind, record }) => {
    if (kind === 'add' && waNumber(String(record.no_hp)) === undefined)
      throw fieldError('no_hp', 'ISIAN_TIDAK_SAH', { label: 'No HP' });
  },
};
