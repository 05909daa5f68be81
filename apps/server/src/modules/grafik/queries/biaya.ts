import type { grafikBiaya } from '@kadar/contract/endpoints/grafik.ts';
import type { z } from 'zod';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { dayOf } from './range.ts';

type Point = z.infer<typeof grafikBiaya.data>[number];

/** Cash out on accounts of expense; what goes to the bank, a supplier or the owner is none. */
export const biaya = async (call: Call<unknown, z.output<NonNullable<typeof grafikBiaya.query>>>) => ({
  data: await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<Point>(sql`
      with ${dayOf(call.toko, call.query.tanggal)}
      select k.kode_toko, k.tanggal, k.kategori, c.nama_kategori, sum(k.tanda) as jumlah, sum(k.grand_total)::bigint as total
      from t cross join lateral (
        select g.kode_toko, g.tanggal, g.kategori, g.tanda, g.grand_total from gerak_dokumen g
        where g.kode_toko = t.kode_toko and g.jenis = 'KAS_KELUAR' and g.tanggal = t.tanggal offset 0) k
      join kategori_kas c on c.kode_kategori = k.kategori
      join akuns a on a.nomor_akun = c.nomor_akun
      where a.jenis = 'BEBAN'
      group by k.kode_toko, k.tanggal, k.kategori, c.nama_kategori
      order by total desc, k.kode_toko, k.kategori`),
  ),
});
