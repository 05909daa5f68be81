import type { listKelebihan as endpoint, KelebihanRow } from '@kadar/contract/endpoints/lelang-akhir.ts';
import type { z } from 'zod';
import { anywhere, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { inPeriod, page } from '../../../platform/http/page.ts';
import { lastPesan, surplusUntil, toldOn } from '../pesan.ts';

const source = sql`dokumen d join akhir_hutang_detail a using (kode_toko, no_faktur)
  join hutang h on h.kode_toko = d.kode_toko and h.no_hutang = a.no_hutang
  join hari_kerja t on t.kode_toko = d.kode_toko
  left join lateral (select y.no_faktur, y.jenis from dokumen y where y.asal_toko = d.kode_toko and y.asal_no = d.no_faktur and y.status = 'POSTED' limit 1) b on true`;
const keadaan = sql`case when b.jenis in ('BAYAR_KELEBIHAN', 'BAYAR_KLAIM') then 'DIBAYAR' when b.jenis = 'KELEBIHAN_HANGUS' then 'HANGUS' else 'TERUTANG' end`;

/** What auctions and claims owe to customers: what is still owed first, the oldest of it first. */
export const listKelebihan = (call: Call<unknown, z.output<NonNullable<typeof endpoint.query>>>) => {
  const { q, keadaan: asked } = call.query;
  const where = sql.join(
    [
      ...inPeriod('d', call, {}),
      sql`d.jenis in ('LELANG', 'KLAIM') and d.status = 'POSTED' and a.kelebihan > 0`,
      ...(asked ? [sql`${keadaan} = ${asked}`] : []),
      ...(q
        ? [
            sql`(a.no_hutang ilike ${anywhere(q)} or d.nama_customer ilike ${anywhere(q)} or d.no_faktur ilike ${anywhere(q)})`,
          ]
        : []),
    ],
    sql` and `,
  );
  return page(
    call,
    sql<KelebihanRow>`
      select d.kode_toko, d.no_faktur, d.jenis, d.tanggal, a.no_hutang, d.nama_customer, d.no_hp, a.kelebihan,
        case when d.jenis = 'LELANG' then ${surplusUntil(sql`coalesce(${toldOn}, t.tgl_system)`, call.settings)} end as sampai, ${keadaan} as keadaan, b.no_faktur as no_bayar, ${lastPesan(['KELEBIHAN'])} as pesan
      from ${source} where ${where} order by b.no_faktur is not null, d.tanggal, d.no_faktur`,
    sql<{ count: number; kelebihan: number }>`
      select count(*) as count, coalesce(sum(a.kelebihan) filter (where b.no_faktur is null), 0)::bigint as kelebihan from ${source} where ${where}`,
  );
};
