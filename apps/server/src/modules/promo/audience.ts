import { type Query, sql } from '../../platform/database/sql.ts';

export interface Audience {
  kode_toko: string;
  audiens: 'SEMUA' | 'JENIS' | 'ULANG_TAHUN' | 'TOKO';
  jenis_pelanggan: string;
  tgl_kirim: string;
}

export interface Member {
  kode_customer: string;
  nama_customer: string;
  no_wa: string | null;
  berhenti: boolean;
}

/** Who of the chain's members is meant. A birthday of 29 February is kept on the 28th of other years. */
const meant = ({ kode_toko, audiens, jenis_pelanggan, tgl_kirim }: Audience): Query<unknown> => {
  switch (audiens) {
    case 'SEMUA':
      return sql`true`;
    case 'JENIS':
      return sql`m.jenis_pelanggan = ${jenis_pelanggan}`;
    case 'ULANG_TAHUN':
      return sql`m.tgl_lahir + make_interval(years => (extract(year from ${tgl_kirim}::date) - extract(year from m.tgl_lahir))::int) = ${tgl_kirim}::date`;
    case 'TOKO':
      return sql`exists (select 1 from dokumen p where p.kode_toko = ${kode_toko} and p.jenis = 'PENJUALAN' and p.kode_customer = m.kode_customer and p.status = 'POSTED')`;
  }
};

/** Whether a number asked for no more promos, however it was written down. */
export const stopped = (no_wa: Query<unknown>): Query<boolean> =>
  sql`exists (select 1 from promo_berhenti x where x.deleted_at is null and kadar_no_wa(x.no_hp) = ${no_wa})`;

/** The members meant, each number once; who has none stands there with null. */
export const audienceOf = (audience: Audience): Query<Member> => sql`
  select distinct on (coalesce(a.no_wa, a.kode_customer)) a.kode_customer, a.nama_customer, a.no_wa,
    a.no_wa is not null and b.no_wa is not null as berhenti
  from (select m.kode_customer, m.nama_customer, kadar_no_wa(m.no_hp) as no_wa from member m
        where m.deleted_at is null and ${meant(audience)}) a
  left join (select distinct kadar_no_wa(no_hp) as no_wa from promo_berhenti where deleted_at is null) b on b.no_wa = a.no_wa
  order by coalesce(a.no_wa, a.kode_customer), a.kode_customer`;
