import type { Barang } from '@kadar/contract/endpoints/barang.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type BarangRow, barangColumns, barangNames, kadarJoin, toBarang } from '../barang-row.ts';

type Row = BarangRow & { kadar_group: number };

/** READY pieces whose kadar is not their group's: the group was changed, or the piece went into the wrong one. */
export const readyUpdateKadar = (
  call: Call<unknown, { skip: number; limit: number }>,
): Promise<{ data: (Barang & { kadar_group: number })[]; count: number; skip: number; limit: number }> => {
  const { skip, limit } = call.query;
  const differing = sql`
    from barang b ${barangNames} ${kadarJoin}
    where b.status = 'READY' and b.kadar <> g.kadar ${call.toko === '*' ? sql`` : sql`and b.kode_toko = ${call.toko}`}`;
  return call.kadar.db.transaction(call.scope, async (tx) => {
    const rows = await tx.rows<Row>(sql`
      select ${barangColumns(call.settings.ZONA_WAKTU)}, k.label as kadar_label, g.kadar as kadar_group ${differing}
      order by b.kode_toko, b.kode_group, b.kode_barcode limit ${limit} offset ${skip}`);
    const { count } = await tx.one<{ count: number }>(sql`select count(*) as count ${differing}`);
    return {
      data: rows.map((row) => ({ ...toBarang(row, call), kadar_group: row.kadar_group })),
      count,
      skip,
      limit,
    };
  });
};
