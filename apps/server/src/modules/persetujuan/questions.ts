import type { Persetujuan } from '@kadar/contract/endpoints/persetujuan-shape.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/** Questions about a ticket or an order, newest first, as JSON; for shop and number as columns of the statement around. */
export const questionsOf = (toko: Query<unknown>, no_asal: Query<unknown>): Query<Persetujuan[]> => sql`(
  select coalesce(json_agg(json_build_object('urut', q.urut, 'no_baris', q.no_baris, 'rp_lama', q.rp_lama, 'rp', q.rp, 'keterangan', q.keterangan, 'at', kadar_iso(q.at),
    'user_id', q.user_id, 'kirim', w.status, 'jawab', a.jawab, 'nama', coalesce(a.nama, ''), 'dijawab_at', kadar_iso(a.at)) order by q.urut desc), '[]')
  from persetujuan q left join persetujuan_jawab a using (kode_toko, no_asal, urut) left join promo_kirim w on w.id = q.kirim_id
  where q.kode_toko = ${toko} and q.no_asal = ${no_asal})`;

/** A question as it was kept, and its answer. */
export interface Kept {
  urut: number;
  jenis: 'SERVICE' | 'PESANAN';
  no_baris: string;
  no_acuan: string;
  rp_lama: number;
  rp: number;
  keterangan: string;
  isi: string;
  sidik: string;
  at: string;
  jawab: 'YA' | 'TIDAK' | null;
  dijawab_at: string | null;
}

/** The last question about a ticket, or about each line of an order. */
export const lastQuestions = (toko: string, no_asal: string): Query<Kept> => sql`
  select distinct on (q.no_baris) q.urut, q.jenis, q.no_baris, q.no_acuan, q.rp_lama, q.rp, q.keterangan, q.isi, q.sidik, kadar_iso(q.at) as at, a.jawab,
    kadar_iso(a.at) as dijawab_at
  from persetujuan q left join persetujuan_jawab a using (kode_toko, no_asal, urut)
  where q.kode_toko = ${toko} and q.no_asal = ${no_asal} order by q.no_baris, q.urut desc`;
