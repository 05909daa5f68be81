import type { StockManual } from '@kadar/contract/endpoints/barang-manual.ts';
import { sql } from '../../platform/database/sql.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';
import { type Group, groupKeys, groupsOf } from '../barang/public.ts';

/** Groups of the shop of which there are some, by their keys. */
export const stock = (call: Call): Promise<StockManual[]> => {
  const toko = oneToko(call);
  return call.kadar.db.read(call.scope, async (tx) => {
    const rows = await tx.rows<Group>(
      sql`select x.* from (${groupsOf(toko, sql`array(${groupKeys(toko)})`)}) x where x.qty > 0 order by x.kunci`,
    );
    return rows.map(({ murni: _fine, hpp: _cost, berat, ...said }) => ({ ...said, berat: berat / 1000 }));
  });
};
