import type { Hal } from '@kadar/contract/endpoints/perhatian.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';

/** Whose, and of which days; the zone tells on which day a copy was printed. */
export interface Watched {
  toko: string;
  from: string;
  to: string;
  timeZone: string;
}

const hal = (one: Hal): Query<unknown> => sql`${sql.lit(one)} as hal`;

const documents = (period: Query<unknown>): Query<unknown> => sql`
  select b.kode_toko, b.tanggal, b.at, ${hal('BATAL')}, b.no_faktur_batal as kunci, b.no_faktur, b.input_by as orang, d.grand_total as rp, 0::bigint as berat,
    b.alasan as keterangan
  from s join dokumen_batal b on b.kode_toko = s.kode_toko and b.tanggal ${period} join dokumen d on d.kode_toko = b.kode_toko and d.no_faktur = b.no_faktur
  union all
  select d.kode_toko, d.tanggal, d.at, ${hal('DISKON')}, d.no_faktur, d.no_faktur, d.input_by, d.diskon, 0, coalesce(nullif(o.catatan, ''), d.nama_customer)
  from s join dokumen d on d.kode_toko = s.kode_toko and d.jenis = 'PENJUALAN' and d.tanggal ${period} and d.status = 'POSTED'
  left join otorisasi o on o.id = d.otorisasi_id
  where d.diskon > 0 or o.kategori like '%DISKON%'
  union all
  select d.kode_toko, d.tanggal, d.at, ${hal('DI_BAWAH_MINIMUM')}, d.no_faktur, d.no_faktur, d.input_by, d.grand_total, 0, o.catatan
  from s join dokumen d on d.kode_toko = s.kode_toko and d.jenis = 'PENJUALAN' and d.tanggal ${period} and d.status = 'POSTED'
  join otorisasi o on o.id = d.otorisasi_id and o.kategori like '%HARGA MINIMUM%'`;

const copies = ({ from, to, timeZone }: Watched): Query<unknown> => sql`
  select a.kode_toko, (a.at at time zone ${timeZone})::date, a.at, ${hal('SALINAN')}, a.id::text, a.entity_key, a.user_id, d.grand_total, 0,
    'SALINAN KE-' || (a.after ->> 'salinan')
  from s join audit a on a.kode_toko = s.kode_toko and a.action = 'reprint' and a.at >= ${from}::timestamp at time zone ${timeZone}
    and a.at < (${to}::date + 1)::timestamp at time zone ${timeZone}
  join dokumen d on d.kode_toko = a.kode_toko and d.no_faktur = a.entity_key`;

/** Differences that a closing or the last weighing of a tray on its day found. */
const differences = (period: Query<unknown>): Query<unknown> => sql`
  select c.kode_toko, c.tanggal, c.at, ${hal('SELISIH_KAS')}, c.tanggal::text, c.ringkasan ->> 'no_jurnal', c.user_id, abs(c.kas_hitung - c.kas_sistem), 0, c.catatan
  from s join tutup_harian c on c.kode_toko = s.kode_toko and c.tanggal ${period} and c.kas_hitung <> c.kas_sistem
  union all
  select c.kode_toko, c.tanggal, c.at, ${hal('SELISIH_NON_TUNAI')}, c.tanggal || ' ' || n.no_rekening, null, c.user_id,
    abs(coalesce(n.hitung_rp, 0) - n.jumlah_rp), 0, n.nama_bank || ' ' || n.no_rekening
  from s join tutup_harian c on c.kode_toko = s.kode_toko and c.tanggal ${period}
  cross join lateral jsonb_to_recordset(c.non_cash) as n(no_rekening text, nama_bank text, jumlah_rp bigint, hitung_rp bigint)
  where coalesce(n.hitung_rp, 0) <> n.jumlah_rp
  union all
  select w.kode_toko, w.tanggal, w.at, ${hal('SELISIH_BAKI')}, w.id::text, null, w.user_id, 0, abs(w.selisih), w.kode_gudang || ' ' || w.kode_baki
  from s join timbang_aktivitas w on w.kode_toko = s.kode_toko and w.tanggal ${period} and w.status = 'SELISIH'
  where not exists (
    select from timbang_aktivitas l where l.kode_toko = w.kode_toko and l.tanggal = w.tanggal and l.kode_baki = w.kode_baki and l.id > w.id)`;

/**
 * What happened in some days that somebody should look at, a row each (kode_toko, tanggal, at, hal, kunci, no_faktur, orang, rp,
 * berat in mg, keterangan), and who is done with it (selesai_oleh, selesai_at, catatan). The dashboard groups these rows, the report lists them.
 */
export const watchedEvents = (watched: Watched): Query<unknown> => {
  const period = sql`between ${watched.from}::date and ${watched.to}::date`;
  return sql`(
    with s as materialized (select kode_toko from ${shopsOf(watched.toko)} x)
    select e.*, p.user_id as selesai_oleh, p.at as selesai_at, p.catatan
    from (${documents(period)} union all ${copies(watched)} union all ${differences(period)}) e
    left join perhatian_selesai p on p.kode_toko = e.kode_toko and p.hal = e.hal and p.kunci = e.kunci)`;
};

/** Shops whose business day is behind the calendar and still open, as rows of watchedEvents(); what was sold on it counts. */
export const unclosedDays = (toko: string, today: string): Query<unknown> => sql`(
  select h.kode_toko, h.tgl_system as tanggal, h.updated_at as at, ${hal('BELUM_DITUTUP')}, h.tgl_system::text as kunci, null::text as no_faktur, '' as orang,
    coalesce((select sum(g.grand_total) from gerak_dokumen g where g.kode_toko = h.kode_toko and g.jenis = 'PENJUALAN' and g.tanggal = h.tgl_system), 0)::bigint as rp,
    0::bigint as berat, '' as keterangan, p.user_id as selesai_oleh, p.at as selesai_at, p.catatan
  from ${shopsOf(toko)} s join hari_kerja h on h.kode_toko = s.kode_toko and h.buka and h.tgl_system < ${today}::date
  left join perhatian_selesai p on p.kode_toko = h.kode_toko and p.hal = 'BELUM_DITUTUP' and p.kunci = h.tgl_system::text)`;
