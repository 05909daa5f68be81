import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { riwayatBarang as endpoint } from '@kadar/contract/endpoints/barang.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { barcodeNotFound } from '../not-found.ts';

type Move = DataOf<typeof endpoint>[number];

/** What happened to a piece, oldest first; head office sees what happened to it in every shop. */
export const riwayatBarang = (call: Call<{ kode_barcode: string }>): Promise<Move[]> =>
  call.kadar.db.read(call.scope, async (tx) => {
    const { kode_barcode } = call.params;
    const moves = await tx.rows<Omit<Move, 'at'> & { at: Date }>(sql`
      select m.at, m.tanggal, m.jenis, m.no_faktur, m.dari_status, m.ke_status, abs(m.berat) as berat, m.kode_gudang, m.kode_baki, m.user_id
      from mutasi_stock m where m.kode_toko in (select kode_toko from tokos) and m.kode_barcode = ${kode_barcode} order by m.id`);
    if (moves.length === 0) {
      const here = await tx.maybe(sql`select 1 from barang where kode_barcode = ${kode_barcode}`);
      if (!here) throw await barcodeNotFound(tx, kode_barcode);
    }
    return moves.map((move) => ({ ...move, at: move.at.toISOString(), berat: move.berat / 1000 }));
  });
