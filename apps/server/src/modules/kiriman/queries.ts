import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { getKiriman, KirimanBaris, KirimanRow } from '@kadar/contract/endpoints/kiriman.ts';
import { IZIN_MINUTES } from '@kadar/domain/kiriman.ts';
import { anywhere, type Query, sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { page } from '../../platform/http/page.ts';

interface Asked {
  skip: number;
  limit: number;
  q?: string | undefined;
}

/** Shipments as `k` with what of them is on the road as `b`; row-level security leaves those the shop sent or awaits. */
const rows = sql`
  select k.no_kirim, k.kode_toko, a.nama_toko, k.tujuan, z.nama_toko as nama_tujuan, k.tanggal, kadar_iso(k.at) as at, k.input_by, k.segel, k.kurir,
    k.berat_paket / 1000.0 as berat_paket, k.keterangan, b.qty, b.berat / 1000.0 as berat, b.jalan, b.tolak, b.sisa_qty, b.sisa_berat / 1000.0 as sisa_berat,
    case when b.sisa_qty > 0 then kadar_usia_kirim(k.at) else 0 end as usia
  from kiriman k join tokos a on a.kode_toko = k.kode_toko join tokos z on z.kode_toko = k.tujuan
  cross join lateral (
    select sum(qty)::int as qty, sum(berat) as berat, count(*) filter (where status in ('JALAN', 'DIBERIKAN'))::int as jalan,
      count(*) filter (where status = 'TOLAK')::int as tolak, sum(sisa_qty)::int as sisa_qty, sum(sisa_berat) as sisa_berat
    from kiriman_baris b where b.no_kirim = k.no_kirim) b`;

const said = (q: string | undefined): Query<unknown> =>
  q
    ? sql`(k.no_kirim ilike ${anywhere(q)} or k.segel ilike ${anywhere(q)} or k.kurir ilike ${anywhere(q)} or k.tujuan ilike ${anywhere(q)} or k.kode_toko ilike ${anywhere(q)})`
    : sql`true`;

/** What is on the road yet, of a shop; found by that, and not among all that was ever sent. */
const open = (side: 'kode_toko' | 'tujuan', toko: string, states: readonly string[]): Query<unknown> => sql`
  k.no_kirim in (select o.no_kirim from kiriman_baris o where o.sisa_qty > 0 and o.status = any(${states}::text[])
    and ${toko === '*' ? sql`true` : sql`${sql.ref(`o.${side}`)} = ${toko}`})`;

/** Shipments of this shop; what of them is under way first. */
export const sentShipments = (call: Call<unknown, Asked>) => {
  const { toko } = call;
  const where = sql`(${toko} = '*' or k.kode_toko = ${toko}) and ${said(call.query.q)}`;
  return page(
    call,
    sql<KirimanRow>`${rows} where ${where} order by ${open('kode_toko', toko, ['JALAN', 'DIBERIKAN', 'TOLAK'])} desc, k.tanggal desc, k.no_kirim desc`,
    sql<{ count: number }>`select count(*) as count from kiriman k where ${where}`,
  );
};

/** Shipments that go to this shop and are not wholly received, the oldest first. */
export const awaitedShipments = (call: Call<unknown, Asked>) => {
  const { toko } = call;
  const where = sql`(${toko} = '*' or k.tujuan = ${toko}) and ${open('tujuan', toko, ['JALAN', 'DIBERIKAN'])} and ${said(call.query.q)}`;
  return page(
    call,
    sql<KirimanRow>`${rows} where ${where} order by k.at, k.no_kirim`,
    sql<{ count: number }>`select count(*) as count from kiriman k where ${where}`,
  );
};

/** A grant that is used at once is nobody's business; one that is not is told. */
const stands = sql`case when b.status = 'DIBERIKAN' and b.izin_at > kadar_now() - make_interval(mins => ${IZIN_MINUTES}) then 'JALAN' else b.status end`;

/** One shipment with its lines. Throws DATA_TIDAK_DITEMUKAN, also for one between other shops. */
export const shipmentByNo = (call: Call<{ no_kirim: string }>): Promise<DataOf<typeof getKiriman>> =>
  call.kadar.db.read(call.scope, async (tx) => {
    const { no_kirim } = call.params;
    const found = await tx.maybe(sql<KirimanRow>`${rows} where k.no_kirim = ${no_kirim}`);
    if (!found) throw new AppError('DATA_TIDAK_DITEMUKAN');
    const baris = await tx.rows<KirimanBaris>(sql`
      select b.urut, b.objek, b.kunci as kode_barcode, b.isi ->> 'nama_barang' as nama_barang, b.isi ->> 'kode_dept' as kode_dept, b.isi ->> 'kode_group' as kode_group,
        (b.isi ->> 'kadar')::float as kadar, b.qty, b.berat / 1000.0 as berat, coalesce((b.isi ->> 'berat_asli')::bigint, b.berat) / 1000.0 as berat_asli, ${stands} as status, b.sisa_qty, b.sisa_berat / 1000.0 as sisa_berat,
        b.berat_terima / 1000.0 as berat_terima, b.no_akhir, coalesce((b.isi ->> 'foto')::boolean, false) as foto
      from kiriman_baris b where b.no_kirim = ${no_kirim} order by b.urut`);
    return { ...found, baris };
  });
