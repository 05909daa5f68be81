import type { PosisiUang } from '@kadar/contract/endpoints/posisi-uang.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { swipesAt } from '../../gesek/public.ts';

type Row = PosisiUang['baris'][number];

/**
 * Where the money of shops is at the end of a day, in rupiah: in drawers, on the road from them, waiting at banks, on accounts; with what came and went that
 * day, since when the oldest of it waits, and with whom it is. A place without money and movement has no row.
 */
export const moneyAt = (toko: string, day: string): Query<Row> => sql`(
  with toko as (select kode_toko from ${shopsOf(toko)} s), hari as (select ${day}::date as hari),
  kas as (
    select t.kode_toko, kadar_kas_awal(t.kode_toko, hari + 1) as saldo, coalesce(sum(m.masuk), 0)::bigint as masuk, coalesce(sum(m.keluar), 0)::bigint as keluar
    from toko t cross join hari left join kas_mutasi m on m.kode_toko = t.kode_toko and m.tanggal = hari group by t.kode_toko, hari),
  jalan as (
    select k.kode_toko, k.tanggal, k.kurir, k.jumlah_rp, k.tanggal = hari as baru, k.akhir_tanggal is not null and k.akhir_tanggal <= hari as sampai, k.akhir_tanggal = hari as berakhir
    from kirim_uang k cross join hari where k.kode_toko in (select kode_toko from toko) and k.tanggal <= hari),
  gesek as (
    select m.kode_toko, sum(-m.jumlah_rp) filter (where m.jumlah_rp < 0) as masuk, sum(m.jumlah_rp) filter (where m.jumlah_rp > 0) as keluar
    from bank_mutasi m join toko t on t.kode_toko = m.kode_toko cross join hari where m.jenis = 'CAIR' and m.tanggal = hari group by 1),
  tunggu as (
    select w.kode_toko, sum(w.jumlah_rp) as saldo, min(w.tanggal) as tertua, string_agg(distinct w.kode_bank, ', ' order by w.kode_bank) as pada
    from ${swipesAt(toko, day)} w group by 1),
  bank as (
    select m.kode_toko, m.no_rekening, max(m.kode_bank) as kode_bank, sum(m.jumlah_rp) as saldo, coalesce(sum(m.jumlah_rp) filter (where m.tanggal = hari and m.jumlah_rp > 0), 0) as masuk,
      coalesce(-sum(m.jumlah_rp) filter (where m.tanggal = hari and m.jumlah_rp < 0), 0) as keluar
    from bank_buku m join toko t on t.kode_toko = m.kode_toko cross join hari where m.tanggal <= hari group by 1, 2)
  select kode_toko, tempat, no_rekening, pada, saldo::bigint, masuk::bigint, keluar::bigint, tertua, case when tertua is not null then hari - tertua end as umur
  from hari cross join (
    select kode_toko, 'KAS' as tempat, 1 as urut, '' as no_rekening, '' as pada, saldo, masuk, keluar, null::date as tertua from kas
    union all
    select kode_toko, 'JALAN', 2, '', coalesce(string_agg(distinct kurir, ', ' order by kurir) filter (where not sampai), ''), coalesce(sum(jumlah_rp) filter (where not sampai), 0),
      coalesce(sum(jumlah_rp) filter (where baru), 0), coalesce(sum(jumlah_rp) filter (where berakhir), 0), min(tanggal) filter (where not sampai)
    from jalan group by 1
    union all
    select coalesce(w.kode_toko, g.kode_toko), 'GESEK', 3, '', coalesce(w.pada, ''), coalesce(w.saldo, 0), coalesce(g.masuk, 0), coalesce(g.keluar, 0), w.tertua
    from tunggu w full join gesek g on g.kode_toko = w.kode_toko
    union all
    select b.kode_toko, 'BANK', 4, b.no_rekening, coalesce(n.nama_bank, b.kode_bank), b.saldo, b.masuk, b.keluar, null
    from bank b left join banks n on n.kode_bank = b.kode_bank
  ) x where (saldo, masuk, keluar) <> (0, 0, 0) order by kode_toko, urut, pada, no_rekening)`;
