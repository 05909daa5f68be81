import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { belumBayar as endpoint } from '@kadar/contract/endpoints/pembelian.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';

/** Purchases that wait for their transfer, the oldest first. */
export const belumBayar = (call: Call): Promise<DataOf<typeof endpoint>> =>
  call.kadar.db.transaction(call.scope, (tx) =>
    tx.rows(sql`
      select d.kode_toko, d.no_faktur, d.tanggal, d.nama_customer, d.no_hp, b.no_rekening as rekening_tujuan, b.jumlah_rp
      from dokumen d join dokumen_bayar b on b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur and b.jenis = 'BELUM_BAYAR'
      where d.jenis = 'PEMBELIAN' and d.status = 'POSTED' and ${call.scope.toko} in ('*', d.kode_toko)
        and not exists (select 1 from dokumen x where x.asal_toko = d.kode_toko and x.asal_no = d.no_faktur and x.jenis = 'BAYAR_BELI' and x.status = 'POSTED')
      order by d.at`),
  );
