import type { MasterHooks } from '../../engines/master-engine/hooks.ts';

/** This process knows of a shop's coming and going with the commit; the others hear of it a moment later. */
export const tokosHooks: MasterHooks = {
  async after({ kadar }, tx) {
    tx.afterCommit(() => kadar.tokos.forget());
  },
};
