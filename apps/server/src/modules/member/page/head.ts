import type { HalamanMember } from '@kadar/contract/endpoints/halaman-member.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';

type Member = HalamanMember['member'];
type Figures = HalamanMember['angka'];

/** Who he is, with his points and level. Throws DATA_TIDAK_DITEMUKAN. */
export const memberOf = async (tx: Tx, kode_customer: string, timeZone: string): Promise<Member> => {
  const found = await tx.maybe<Member>(sql`
    select m.kode_customer, m.nama_customer, m.no_hp, m.alamat_customer, coalesce(m.jenis_pelanggan, '') as jenis_pelanggan, m.tgl_lahir,
      least(m.created_at::date, (select d.tanggal from dokumen d where d.kode_customer = m.kode_customer and d.kode_customer <> '' order by d.tanggal limit 1)) as sejak,
      kadar_poin_saldo(m.kode_customer) as poin, coalesce(l.nama_level, '') as nama_level, coalesce(l.diskon_level, 0)::float8 as diskon_level,
      exists (select from promo_berhenti b where b.deleted_at is null and kadar_no_wa(b.no_hp) = kadar_no_wa(m.no_hp)) as berhenti,
      m.deleted_at is not null as nonaktif,
      (select (x.at at time zone ${timeZone})::date::text from member_dihapus x where x.kode_customer = m.kode_customer) as dihapus
    from member m cross join lateral kadar_level(m.kode_customer, kadar_hari()) l where m.kode_customer = ${kode_customer}`);
  if (!found) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return found;
};

interface Row extends Omit<Figures, 'gadai' | 'terakhir'> {
  jumlah: number;
  pokok: number;
  terakhir: string | null;
  no_terakhir: string | null;
}

/** His figures in a shop, or in all of those the transaction sees; a sale that was reversed on a later day is negative there, as in the reports. */
export const figuresOf = async (tx: Tx, toko: string, kode_customer: string): Promise<Figures> => {
  const row = await tx.one<Row>(sql`
    with h as (select coalesce((select max(tgl_system) from hari_kerja where ${toko} in ('*', kode_toko)), current_date) as hari),
    y as (select hari, (hari - interval '1 year' + interval '1 day')::date as dari from h)
    select y.hari, y.dari as setahun_dari, s.setahun as belanja_setahun, s.pertama, s.gram as gram_seumur_hidup, s.semua as belanja_seumur_hidup,
      g.jumlah, g.pokok, t.tanggal as terakhir, t.no_faktur as no_terakhir
    from y cross join lateral (
      select coalesce(sum(g.grand_total) filter (where g.tanggal between y.dari and y.hari), 0)::bigint as setahun, min(g.tanggal) as pertama,
        coalesce(sum(g.berat), 0)::bigint as gram, coalesce(sum(g.grand_total), 0)::bigint as semua
      from gerak_dokumen g where g.kode_customer = ${kode_customer} and g.kode_customer <> '' and g.jenis = 'PENJUALAN' and ${toko} in ('*', g.kode_toko)) s
    cross join lateral (
      select count(*)::int as jumlah, coalesce(sum(pokok), 0)::bigint as pokok from hutang h
      where h.kode_customer = ${kode_customer} and h.status = 'AKTIF' and ${toko} in ('*', h.kode_toko)) g
    left join lateral (
      select d.tanggal, d.no_faktur from dokumen d where d.kode_customer = ${kode_customer} and d.kode_customer <> '' and ${toko} in ('*', d.kode_toko)
        and d.jenis::text not in ('POIN_KEDALUWARSA', 'AFILIASI', 'AKRUAL_BUNGA', 'KELEBIHAN_HANGUS', 'CICILAN_HANGUS')
      order by d.tanggal desc, d.at desc, d.no_faktur desc limit 1) t on true`);
  const { jumlah, pokok, terakhir, no_terakhir, ...figures } = row;
  return {
    ...figures,
    gram_seumur_hidup: figures.gram_seumur_hidup / 1000,
    gadai: { jumlah, pokok },
    terakhir: terakhir && no_terakhir ? { tanggal: terakhir, no_faktur: no_terakhir } : null,
  };
};
