import type { MasterHooks } from '../../engines/master-engine/hooks.ts';
import { sql } from '../../platform/database/sql.ts';

/** The till shows what a member may spend. */
export const memberHooks: MasterHooks = { listed: sql`kadar_poin_saldo(kode_customer) as poin` };
