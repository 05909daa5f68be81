import type { MasterHooks, MasterRecord } from '../../engines/master-engine/hooks.ts';
import { refusalOf } from '../../platform/address.ts';
import { fieldError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';

/** Throws 422 at the field when head office's calls may not go there (record 9), or cannot: without a key none is signed, and the shop would be lost to it. */
const checkPortal = ({ kadar }: Call, { portal }: MasterRecord): void => {
  const address = String(portal ?? '');
  if (address === '') return;
  if (!URL.canParse(address)) throw fieldError('portal', 'URL_TIDAK_SAH');
  const refusal = refusalOf(new URL(address), kadar.config.portalHosts);
  if (refusal) throw fieldError('portal', refusal);
  if (!kadar.config.portalKey) throw fieldError('portal', 'PORTAL_TANPA_KUNCI');
};

export const tokosHooks: MasterHooks = {
  async before(call, _tx, { kind, record, old }) {
    if (kind !== 'delete' && record.portal !== old?.portal) checkPortal(call, record);
  },
  /** This process knows of a shop's coming and going with the commit; the others hear of it a moment later. */
  async after({ kadar }, tx) {
    tx.afterCommit(() => kadar.tokos.forget());
  },
};
