import { sql } from '../../../../platform/database/sql.ts';
import { type Call, oneToko } from '../../../../platform/http/call.ts';
import { endOf } from './pieces.ts';

/** Lots that scrap may go into, the newest first. */
export const openMeltLots = (
  call: Call,
): Promise<{ no_lot: string; tanggal: string; keterangan: string }[]> =>
  call.kadar.db.read(call.scope, (tx) =>
    tx.rows(sql`
      select d.no_faktur as no_lot, d.tanggal, d.keterangan from dokumen d
      where d.kode_toko = ${oneToko(call)} and d.jenis = 'LOT_LEBUR' and d.status = 'POSTED' and ${endOf} is null order by d.at desc`),
  );
