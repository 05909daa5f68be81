import type {
  daftarPreorder,
  ItemPreorder,
  katalogPreorder,
  listPreorder,
  PreorderRow,
} from '@kadar/contract/endpoints/pre-order.ts';
import type { z } from 'zod';
import { isPhone } from '../../platform/database/phone.ts';
import { anywhere, type Query, sql } from '../../platform/database/sql.ts';
import type { Call } from '../../platform/http/call.ts';
import { inPeriod, page } from '../../platform/http/page.ts';

/** Columns of a row, of preorder_keadaan as `k` and the shop's day as `h`; weights in mg. */
export const preorderColumns: Query<unknown> = sql`k.kode_toko, k.no_faktur, k.tanggal, kadar_iso(k.at) as at, k.input_by, k.kode_customer, k.nama_customer,
  k.alamat_customer, k.no_hp, k.keterangan, k.kode_barang, k.nama_barang, k.berat, k.harga_jual, k.qty, k.siap, k.batas, coalesce(k.batas < h.tgl_system, false) as lewat,
  k.perkiraan, k.dibayar, k.saldo, case k.status when 'cancel' then 'BATAL' else 'POSTED' end as status, k.status as tahap`;
export const preorderSource: Query<unknown> = sql`preorder_keadaan k left join hari_kerja h on h.kode_toko = k.kode_toko`;
/** Those that are open first: what is kept too long, and then what has waited longest. */
const ORDER = sql`order by k.status in ('finish', 'cancel'), k.batas nulls last, k.at, k.no_faktur`;

const inGrams = (row: PreorderRow): PreorderRow => ({ ...row, berat: row.berat / 1000 });

/** Pre-orders of a period or of every day. */
export const daftar = async (call: Call<unknown, z.output<NonNullable<typeof daftarPreorder.query>>>) => {
  const { q, tahap, kode_customer } = call.query;
  const where = sql.join(
    [
      ...inPeriod('k', call, call.query),
      ...(tahap ? [sql`k.status = ${tahap}`] : []),
      ...(kode_customer ? [sql`k.kode_customer = ${kode_customer}`] : []),
      ...(q
        ? [
            sql`(k.no_faktur ilike ${anywhere(q)} or k.nama_customer ilike ${anywhere(q)} or ${isPhone(sql`k.no_hp`, q)} or k.kode_customer ilike ${anywhere(q)}
              or k.nama_barang ilike ${anywhere(q)})`,
          ]
        : []),
    ],
    sql` and `,
  );
  const listed = await page(
    call,
    sql<PreorderRow>`select ${preorderColumns} from ${preorderSource} where ${where} ${ORDER}`,
    sql<{ count: number; perkiraan: number; dibayar: number }>`
      select count(*) as count, coalesce(sum(k.perkiraan), 0)::bigint as perkiraan, coalesce(sum(k.dibayar), 0)::bigint as dibayar from ${preorderSource} where ${where}`,
  );
  return { ...listed, data: listed.data.map(inGrams) };
};

/** A page of those of a status, as the specification's clients ask for it. */
export const list = async (call: Call<unknown, z.output<NonNullable<typeof listPreorder.query>>>) => {
  const { limit, status } = call.query;
  const skip = call.query.skip ?? (call.query.page - 1) * limit;
  const where = sql.join(
    [...inPeriod('k', call, {}), ...(status ? [sql`k.status = ${status}`] : [])],
    sql` and `,
  );
  const found = await call.kadar.db.read(call.scope, async (tx) => ({
    preorders: await tx.rows<PreorderRow>(
      sql`select ${preorderColumns} from ${preorderSource} where ${where} ${ORDER} limit ${limit} offset ${skip}`,
    ),
    ...(await tx.one<{ count: number }>(sql`select count(*) as count from ${preorderSource} where ${where}`)),
  }));
  return {
    count: found.count,
    preorders: found.preorders.map(inGrams),
    skip,
    limit,
    page: Math.floor(skip / limit) + 1,
  };
};

const ITEMS = 40;

/** Items of the catalogue by a part of their name or code. */
export const items = async (call: Call<unknown, z.output<NonNullable<typeof katalogPreorder.query>>>) => {
  const { q } = call.query;
  const found = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<ItemPreorder>(sql`
      select i.kode_barang, i.nama_barang, i.berat, i.harga_jual from item_katalog i
      where i.deleted_at is null and (i.nama_barang ilike ${anywhere(q)} or i.kode_barang ilike ${anywhere(q)})
      order by i.nama_barang, i.kode_barang limit ${ITEMS}`),
  );
  return found.map((item) => ({ ...item, berat: item.berat / 1000 }));
};
