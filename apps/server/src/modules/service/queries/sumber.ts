import type { SumberService } from '@kadar/contract/endpoints/service-selesai.ts';
import { ADDED_FROM } from '@kadar/domain/service.ts';
import { inGrams } from '@kadar/domain/weight.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { allInBulk } from '../../barang/public.ts';
import { lotOpen } from '../../pembelian/public.ts';

/** Bars, scrap of open melt lots and groups of the shop that some can be taken of, by purity; of groups what lies at a place (domain/group.ts). */
export const sumber = (call: Call): Promise<SumberService[]> => {
  const toko = oneToko(call);
  return call.kadar.db.read(call.scope, async (tx) => {
    const rows = await tx.rows<SumberService>(sql`
      select x.objek as sumber, x.kunci, x.kadar, x.qty, x.berat from (${allInBulk(toko, ADDED_FROM)}) x
      where x.berat > 0 and x.murni > 0 and case x.objek when 'GROUP' then x.kunci like '%/%/%/%' when 'ROSOK' then ${lotOpen(toko, sql`x.kunci`)} else true end
      order by array_position(${[...ADDED_FROM]}::text[], x.objek), x.kunci, x.kadar`);
    return rows.map((row) => ({ ...row, berat: inGrams(row.berat) }));
  });
};
