import type { BatchRow } from '@kadar/contract/endpoints/terima-supplier.ts';
import { seesCost } from '@kadar/contract/permissions.ts';
import { sql } from '../../platform/database/sql.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';
import { lineOf } from './hold.ts';

type Row = Omit<BatchRow, 'hpp'> & { hpp: number };

/** Lines of deliveries, and pieces of craftsmen, that are not wholly tagged, oldest first. */
export const openBatches = (call: Call): Promise<BatchRow[]> =>
  call.kadar.db.read(call.scope, async (tx) => {
    const rows = await tx.rows<Row>(sql`
      select b.no_batch, d.no_faktur, l.urut, b.tanggal, d.nama_customer as nama_supplier, l.no_nota_supplier, l.kadar, l.kadar_murni, l.kode_dept, l.kode_group,
        l.qty, l.qty - b.qty as qty_tag, l.berat, b.berat as sisa, l.berat - l.berat_nota as selisih, h.tgl_system - b.tanggal as umur,
        coalesce((select x.sisa = b.berat from terima_periksa x where x.kode_toko = b.kode_toko and x.no_batch = b.no_batch order by x.id desc limit 1), false) as periksa, b.hpp
      from terima_batch b
      cross join lateral ${lineOf} l
      join dokumen d on d.kode_toko = l.kode_toko and d.no_faktur = l.no_faktur
      join hari_kerja h on h.kode_toko = b.kode_toko
      where b.kode_toko = ${oneToko(call)} and b.berat > 0 order by b.tanggal, b.no_batch`);
    const cost = seesCost(call.session.level);
    return rows.map(({ hpp, ...row }) => ({
      ...row,
      berat: row.berat / 1000,
      sisa: row.sisa / 1000,
      selisih: row.selisih / 1000,
      ...(cost && { hpp }),
    }));
  });
