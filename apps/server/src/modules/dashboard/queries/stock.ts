import type { StockDashboard } from '@kadar/contract/endpoints/dashboard.ts';
import { mayUse, seesCost } from '@kadar/contract/permissions.ts';
import { FOR_SALE } from '@kadar/domain/piece.ts';
import { listed, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';

type Jenis = StockDashboard['jenis'][number];

/** What lies ready for sale, by type. */
export const stockByJenis = async (call: Call): Promise<{ data: StockDashboard }> => {
  const { level } = call.session;
  const kept = call.settings.HIDE_STOCK_SUMMARY_MODULE && level !== 'OWN';
  if (kept || !mayUse('hari.expected', level)) return { data: { tersembunyi: true, jenis: [] } };
  const rows = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.rows<Required<Jenis>>(sql`
      select b.kode_dept, j.nama_dept, count(*) as qty, sum(b.berat)::bigint as berat, sum(b.hpp)::bigint as nilai
      from barang b join jenis j on j.kode_dept = b.kode_dept
      where b.status in ${sql.raw(listed(FOR_SALE))} and (${call.toko} = '*' or b.kode_toko = ${call.toko})
      group by b.kode_dept, j.nama_dept order by sum(b.berat) desc, b.kode_dept`),
  );
  return {
    data: {
      tersembunyi: false,
      jenis: rows.map(({ nilai, berat, ...row }) => ({
        ...row,
        berat: berat / 1000,
        ...(seesCost(level) && { nilai }),
      })),
    },
  };
};
