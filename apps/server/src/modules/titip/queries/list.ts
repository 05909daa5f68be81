import type { listTitip as endpoint, TitipRow } from '@kadar/contract/endpoints/titip.ts';
import type { z } from 'zod';
import { isPhone } from '../../../platform/database/phone.ts';
import { anywhere, type Query, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { inPeriod, page } from '../../../platform/http/page.ts';

/** Whether a deposit is open still, on the business day `h` of its shop. */
const keadaan = sql`case when k.saldo = 0 and k.qty = 0 then 'SELESAI' when k.batas < h.tgl_system then 'LEWAT' else 'BUKA' end`;

/** Columns of a row of the list, of titip_keadaan as `k` and the shop's day as `h`; weights in mg. */
export const titipColumns: Query<unknown> = sql`k.kode_toko, k.no_faktur, k.tanggal, kadar_iso(k.at) as at, k.input_by, k.status, k.kode_customer,
  k.nama_customer, k.no_hp, k.mengikat, k.batas, ${keadaan} as keadaan, k.qty, k.berat, k.dititip, k.saldo`;
export const titipSource: Query<unknown> = sql`titip_keadaan k left join hari_kerja h on h.kode_toko = k.kode_toko`;

/** Deposits on pieces of a period or of every day: open ones first, and of them those whose date comes first. */
export const listTitip = async (call: Call<unknown, z.output<NonNullable<typeof endpoint.query>>>) => {
  const { q, keadaan: asked, kode_customer } = call.query;
  const where = sql.join(
    [
      ...inPeriod('k', call, call.query),
      ...(asked === 'BUKA' ? [sql`(k.saldo > 0 or k.qty > 0)`] : []),
      ...(asked && asked !== 'BUKA' ? [sql`${keadaan} = ${asked}`] : []),
      ...(kode_customer ? [sql`k.kode_customer = ${kode_customer}`] : []),
      ...(q
        ? [
            sql`(k.no_faktur ilike ${anywhere(q)} or k.nama_customer ilike ${anywhere(q)} or ${isPhone(sql`k.no_hp`, q)} or k.kode_customer ilike ${anywhere(q)})`,
          ]
        : []),
    ],
    sql` and `,
  );
  const listed = await page(
    call,
    sql<TitipRow>`select ${titipColumns} from ${titipSource} where ${where} order by k.saldo = 0 and k.qty = 0, k.batas, k.at, k.no_faktur`,
    sql<{
      count: number;
      saldo: number;
    }>`select count(*) as count, coalesce(sum(k.saldo), 0)::bigint as saldo from ${titipSource} where ${where}`,
  );
  return { ...listed, data: listed.data.map((row) => ({ ...row, berat: row.berat / 1000 })) };
};
