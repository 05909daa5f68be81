import type { listPesanan as endpoint, PesananListRow } from '@kadar/contract/endpoints/pesanan.ts';
import type { z } from 'zod';
import { isPhone } from '../../platform/database/phone.ts';
import { anywhere, type Query, sql } from '../../platform/database/sql.ts';
import type { Call } from '../../platform/http/call.ts';
import { inPeriod, page } from '../../platform/http/page.ts';

/** Where an order stands on the business day `h` of its shop. */
const keadaan = sql`case when k.status in ('DIAMBIL', 'BATAL') then 'SELESAI' when k.status = 'JADI' then 'JADI' when k.tgl_janji < h.tgl_system then 'LEWAT' else 'BUKA' end`;

/** Columns of a row of the list, of pesanan_keadaan as `k` and the shop's day as `h`; weights in mg. */
export const orderColumns: Query<unknown> = sql`k.kode_toko, k.no_faktur, k.tanggal, kadar_iso(k.at) as at, k.input_by, k.kode_customer, k.nama_customer,
  k.alamat_customer, k.no_hp, k.mengikat, k.kunci_sampai, k.tgl_janji, case k.status when 'BATAL' then 'BATAL' else 'POSTED' end as status, k.status as tahap, ${keadaan} as keadaan, k.qty, k.berat, k.perkiraan, k.dibayar, k.saldo`;
export const orderSource: Query<unknown> = sql`pesanan_keadaan k left join hari_kerja h on h.kode_toko = k.kode_toko`;

/** Orders of a period or of every day: those that are open first, and of them those that were promised first. */
export const listPesanan = async (call: Call<unknown, z.output<NonNullable<typeof endpoint.query>>>) => {
  const { q, keadaan: asked, kode_customer } = call.query;
  const where = sql.join(
    [
      ...inPeriod('k', call, call.query),
      ...(asked ? [sql`${keadaan} = ${asked}`] : []),
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
    sql<PesananListRow>`select ${orderColumns} from ${orderSource} where ${where}
      order by k.status in ('DIAMBIL', 'BATAL'), k.tgl_janji, k.at, k.no_faktur`,
    sql<{ count: number; perkiraan: number; saldo: number }>`
      select count(*) as count, coalesce(sum(k.perkiraan), 0)::bigint as perkiraan, coalesce(sum(k.saldo), 0)::bigint as saldo from ${orderSource} where ${where}`,
  );
  return { ...listed, data: listed.data.map((row) => ({ ...row, berat: row.berat / 1000 })) };
};

/** The first glance: what is late, made and not fetched, and the money that waits for open orders. */
export const glance = (call: Call) =>
  call.kadar.db.read(call.scope, (tx) =>
    tx.one<{ lewat: number; jadi: number; dp_rp: number }>(sql`
      select count(*) filter (where ${keadaan} = 'LEWAT')::int as lewat, count(*) filter (where ${keadaan} = 'JADI')::int as jadi,
        coalesce(sum(k.saldo), 0)::bigint as dp_rp
      from (select distinct p.kode_toko, p.no_induk from pesanan p where ${sql.join(inPeriod('p', call, {}), sql` and `)} and p.status in ('PESAN', 'JADI')) o
      join pesanan_keadaan k on k.kode_toko = o.kode_toko and k.no_faktur = o.no_induk
      left join hari_kerja h on h.kode_toko = k.kode_toko`),
  );
