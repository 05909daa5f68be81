import type { listKas as kasEndpoint, kasShape } from '@kadar/contract/endpoints/kas.ts';
import type { z } from 'zod';
import { anywhere, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { inPeriod, iso, page } from '../../../platform/http/page.ts';

type KasQuery = z.output<NonNullable<typeof kasEndpoint.query>>;

/** Cash documents, newest first. */
export const listKas = (call: Call<unknown, KasQuery>) => {
  const { jenis, q } = call.query;
  const where = sql.join(
    [
      ...inPeriod('k', call, call.query),
      jenis ? sql`k.jenis = ${`KAS_${jenis}`}` : sql`k.jenis in ('KAS_MASUK', 'KAS_KELUAR')`,
      ...(q
        ? [
            sql`(k.no_faktur ilike ${anywhere(q)} or k.keterangan ilike ${anywhere(q)} or k.kategori ilike ${anywhere(q)})`,
          ]
        : []),
    ],
    sql` and `,
  );
  return page(
    call,
    sql<z.input<typeof kasShape>>`
      select k.kode_toko, k.no_faktur, k.tanggal, ${iso(sql`k.at`)} as at, substr(k.jenis, 5) as jenis, k.kategori, g.nama_kategori, k.grand_total as jumlah_rp,
        k.keterangan, k.status, x.no_faktur_batal, k.input_by
      from dokumen k join kategori_kas g on g.kode_kategori = k.kategori left join dokumen_batal x using (kode_toko, no_faktur)
      where ${where} order by k.tanggal desc, k.at desc, k.no_faktur desc`,
    sql<{ count: number }>`select count(*) as count from dokumen k where ${where}`,
  );
};
