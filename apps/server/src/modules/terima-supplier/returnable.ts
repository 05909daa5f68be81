import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { getReturnable, Returnable } from '@kadar/contract/endpoints/batch.ts';
import { seesCost } from '@kadar/contract/permissions.ts';
import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import { listed, sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';
import { batchOfPiece } from './piece-batch.ts';

type Row = Omit<Returnable, 'hpp'> & { hpp: number };

/** Pieces of a delivery that are for sale, by barcode. Throws DATA_TIDAK_DITEMUKAN. */
export const returnable = (call: Call<{ no_faktur: string }>): Promise<DataOf<typeof getReturnable>> =>
  call.kadar.db.read(call.scope, async (tx) => {
    const toko = oneToko(call);
    const { no_faktur } = call.params;
    const nota = await tx.maybe<{ kode_supplier: string; sistem: string }>(
      sql`select kode_supplier, sistem from terima_nota_detail where kode_toko = ${toko} and no_faktur = ${no_faktur}`,
    );
    if (!nota) throw new AppError('DATA_TIDAK_DITEMUKAN');
    const rows = await tx.rows<Row>(sql`
      select b.kode_barcode, b.nama_barang, n.no_batch, b.berat_asli as berat, b.hpp
      from dokumen t
      join mutasi_stock s on s.kode_toko = t.kode_toko and s.no_faktur = t.no_faktur and s.jenis = 'TAMBAH'
      join barang b on b.kode_toko = s.kode_toko and b.kode_barcode = s.kode_barcode
      cross join lateral (select ${batchOfPiece} as no_batch) n
      where t.kode_toko = ${toko} and t.asal_toko = ${toko} and t.asal_no = ${no_faktur} and t.jenis = 'TAMBAH_BARANG' and t.status = 'POSTED'
        and n.no_batch like ${no_faktur} || '/%' and b.status in ${sql.raw(listed(barangLifecycle.from('RETUR')))} order by 1`);
    const cost = seesCost(call.session.level);
    return {
      ...nota,
      barang: rows.map(({ hpp, ...row }) => ({ ...row, berat: row.berat / 1000, ...(cost && { hpp }) })),
    };
  });
