import type { BelumCair } from '@kadar/contract/endpoints/gesek.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { swipesAt } from './swipes.ts';

/** What banks have not paid out yet, those expected first before the others; late is what should have come before the business date. */
export const belumCair = (call: Call): Promise<BelumCair[]> =>
  call.kadar.db.read(call.scope, (tx) =>
    tx.rows<BelumCair>(sql`
      select w.kode_toko, w.no_faktur, w.urut, w.tanggal, w.jenis, w.no_rekening, coalesce(b.nama_bank, w.kode_bank) as nama_bank, w.no_kartu,
        w.nama_customer, w.jumlah_gesek_rp, w.fee, w.jumlah_rp, w.harap, w.harap < coalesce(h.tgl_system, w.harap) as terlambat
      from ${swipesAt(call.toko)} w left join banks b using (kode_bank) left join hari_kerja h on h.kode_toko = w.kode_toko
      order by w.harap, w.at, w.no_faktur, w.urut`),
  );
