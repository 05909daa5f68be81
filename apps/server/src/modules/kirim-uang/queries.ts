import type { KirimUangRow, StatusKirim } from '@kadar/contract/endpoints/kirim-uang.ts';
import { anywhere, type Query, sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { page } from '../../platform/http/page.ts';

interface Asked {
  skip: number;
  limit: number;
  q?: string | undefined;
  tgl_from?: string | undefined;
  tgl_to?: string | undefined;
  status?: StatusKirim | undefined;
  arah?: 'KELUAR' | 'MASUK' | undefined;
}

/** Shipments as `k`; row-level security leaves those the shop sent or awaits. */
const rows = sql`
  select k.nomor_referensi, k.nomor_referensi as no_reff, k.kode_toko, a.nama_toko, k.tujuan, b.nama_toko as nama_tujuan, k.tanggal, k.tanggal as tgl_system,
    kadar_iso(k.at) as at, k.input_by, k.jumlah_rp, k.keterangan, k.tas, k.segel, k.kurir, k.status,
    case k.status when 'SENT' then kadar_usia_kirim(k.at) else 0 end as usia,
    k.no_akhir, k.akhir_tanggal, kadar_iso(k.akhir_at) as selesai_at, k.akhir_by as selesai_oleh, k.diterima_rp, k.diterima_rp - k.jumlah_rp as selisih_rp, k.sebab
  from kirim_uang k join tokos a on a.kode_toko = k.kode_toko join tokos b on b.kode_toko = k.tujuan`;

const between = (day: Query<unknown>, { tgl_from, tgl_to }: Asked): Query<unknown> =>
  sql.join(
    [
      sql`true`,
      ...(tgl_from ? [sql`${day} >= ${tgl_from}::date`] : []),
      ...(tgl_to ? [sql`${day} <= ${tgl_to}::date`] : []),
    ],
    sql` and `,
  );

/** Of one shop: what it sent, what goes to it, or both. */
const ofShop = ({ toko, query: { arah, q } }: Call<unknown, Asked>): Query<unknown>[] => [
  ...(toko !== '*' && arah
    ? [sql`${sql.ref(arah === 'KELUAR' ? 'k.kode_toko' : 'k.tujuan')} = ${toko}`]
    : []),
  ...(q
    ? [
        sql`(k.nomor_referensi ilike ${anywhere(q)} or k.keterangan ilike ${anywhere(q)} or k.segel ilike ${anywhere(q)} or k.kurir ilike ${anywhere(q)}
          or k.tujuan ilike ${anywhere(q)} or k.kode_toko ilike ${anywhere(q)})`,
      ]
    : []),
];

const listed = (call: Call<unknown, Asked>, where: Query<unknown>[], order: Query<unknown>) => {
  const all = sql.join([sql`true`, ...where], sql` and `);
  return page(
    call,
    sql<KirimUangRow>`${rows} where ${all} order by ${order}, k.nomor_referensi desc`,
    sql<{
      count: number;
      jumlah_rp: number;
    }>`select count(*) as count, coalesce(sum(k.jumlah_rp) filter (where k.status <> 'BATAL'), 0)::bigint as jumlah_rp from kirim_uang k where ${all}`,
  );
};

/**
 * Of a period, and of a state where one is said [spec A §7]. Who asks for one direction, as our screens do, is told besides what
 * is still under way from before, longest first.
 */
export const listKirimUang = (call: Call<unknown, Asked>) => {
  const { status, arah } = call.query;
  const period = between(sql`k.tanggal`, call.query);
  return listed(
    call,
    [
      ...ofShop(call),
      ...(status ? [sql`k.status = ${status}`] : []),
      arah && !status ? sql`(k.status = 'SENT' or ${period})` : period,
    ],
    sql`k.status <> 'SENT', case k.status when 'SENT' then k.at end, k.at desc`,
  );
};

/** What was received or came back, what ended last first. */
export const kirimUangHistory = (call: Call<unknown, Asked>) =>
  listed(
    call,
    [...ofShop(call), sql`k.status <> 'SENT'`, between(sql`k.akhir_tanggal`, call.query)],
    sql`k.akhir_at desc`,
  );

/** Throws NO_TERIMA_TIDAK_DITEMUKAN, also for a shipment between other shops. */
export const getKirimUang = (call: Call<{ nomor_referensi: string }>): Promise<KirimUangRow> =>
  call.kadar.db.read(call.scope, async (tx) => {
    const found = await tx.maybe(
      sql<KirimUangRow>`${rows} where k.nomor_referensi = ${call.params.nomor_referensi}`,
    );
    if (!found) throw new AppError('NO_TERIMA_TIDAK_DITEMUKAN');
    return found;
  });
