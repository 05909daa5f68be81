import type { MasterHooks } from '../../engines/master-engine/hooks.ts';
import { fieldError } from '../../platform/errors.ts';

export const targetHooks: MasterHooks = {
  /** A target is of rupiah, of grams or of both. Throws WAJIB_DIISI. */
  async before(_call, _tx, { kind, record }) {
    if (kind === 'delete' || Number(record.target_rp) > 0 || Number(record.target_gram) > 0) return;
    throw fieldError('target_rp', 'WAJIB_DIISI', { label: 'Target' });
  },
};
