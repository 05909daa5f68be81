-- What shops have for sale, have coming from another and sold, counted by type, purity and weight band: figures of every shop, as what one has too much of is what another lacks,
-- and no piece of any. Sales of the days from `mulai` to `sampai` that stand; pieces that came before `batas` lie long.
create function kadar_rak(mulai date, sampai date, batas date, zona text, pita bigint[])
returns table (kode_toko text, kode_dept text, kadar numeric, pita int, ada int, jalan int, berat bigint, boleh int, lama int, tertua date, terjual int, berat_jual bigint,
  murni_jual bigint, berat_tengah bigint, terakhir date)
language sql stable security definer set search_path = public as $$
  with ada as (
    select x.kode_toko, x.kode_dept, x.kadar, width_bucket(x.berat, $5) as pita, (count(*) filter (where not x.jalan))::int as ada,
      (count(*) filter (where x.jalan))::int as jalan, (sum(x.berat) filter (where not x.jalan))::bigint as berat, (count(*) filter (where x.boleh))::int as boleh,
      (count(*) filter (where x.boleh and x.datang < $3))::int as lama, min(x.datang) as tertua
    from (
      select b.kode_toko, b.kode_dept, b.kadar, b.berat, false as jalan, b.milik is distinct from 'SUPPLIER' as boleh, (b.created_at at time zone $4)::date as datang
      from tokos t join barang b on b.kode_toko = t.kode_toko and b.status = 'READY' where t.deleted_at is null
      union all
      select k.tujuan, k.isi ->> 'kode_dept', (k.isi ->> 'kadar')::numeric, k.berat, true, false, null
      from tokos t join kiriman_baris k on k.tujuan = t.kode_toko and k.sisa_qty > 0 and k.status in ('JALAN', 'DIBERIKAN') and k.objek = 'BARANG'
      where t.deleted_at is null) x
    group by 1, 2, 3, 4),
  laku as (
    select m.kode_toko, m.kode_dept, m.kadar, width_bucket(abs(m.berat), $5) as pita, count(*)::int as terjual, sum(abs(m.berat))::bigint as berat_jual,
      sum(abs(m.murni))::bigint as murni_jual, percentile_disc(0.5) within group (order by abs(m.berat)) as berat_tengah, max(m.tanggal) as terakhir
    from tokos t
    cross join lateral (
      select * from mutasi_stock x where x.kode_toko = t.kode_toko and x.tanggal between $1 and $2 and x.jenis = 'JUAL' offset 0) m
    where t.deleted_at is null and not exists (select from dokumen_batal z where z.kode_toko = m.kode_toko and z.no_faktur = m.no_faktur)
    group by 1, 2, 3, 4)
  select kode_toko, kode_dept, kadar, pita, coalesce(a.ada, 0), coalesce(a.jalan, 0), coalesce(a.berat, 0), coalesce(a.boleh, 0), coalesce(a.lama, 0), a.tertua, coalesce(l.terjual, 0),
    coalesce(l.berat_jual, 0), coalesce(l.murni_jual, 0), coalesce(l.berat_tengah, 0), l.terakhir
  from ada a full join laku l using (kode_toko, kode_dept, kadar, pita)
  order by 1, 2, 3, 4
$$;
revoke all on function kadar_rak from public;
grant execute on function kadar_rak to kadar_app;

-- What is not to be proposed until a day, and why; who takes it back deletes it.
create table usulan_abaikan (
  id bigint generated always as identity primary key,
  -- Who would send or order.
  kode_toko text not null references tokos,
  -- Where it would go; '' of what would be ordered.
  tujuan text not null check (tujuan <> kode_toko),
  kode_dept text not null references jenis,
  kadar numeric(7, 3) not null,
  -- The weight band: how many of the bounds are not above it (domain/balancing.ts).
  pita int not null check (pita >= 0),
  sampai date not null,
  alasan text not null check (alasan <> ''),
  oleh text not null,
  at timestamptz not null default kadar_now(),
  unique (kode_toko, tujuan, kode_dept, kadar, pita)
);
call kadar_scope_by_toko('usulan_abaikan');
grant select, insert, update, delete on usulan_abaikan to kadar_app;

-- Of every shop which, without why and by whom: what one does not send is asked of another.
create function kadar_usulan_abaikan(hari date) returns table (kode_toko text, tujuan text, kode_dept text, kadar numeric, pita int)
language sql stable security definer set search_path = public as $$
  select kode_toko, tujuan, kode_dept, kadar, pita from usulan_abaikan where sampai >= $1
$$;
revoke all on function kadar_usulan_abaikan from public;
grant execute on function kadar_usulan_abaikan to kadar_app;

select kadar_menu('stock', 'Stock', 'barang', 'Barang', '/usulan-stok', 'Usulan Stok', array['OWN', 'MU', 'SPV']);
select kadar_menu('laporan', 'Laporan', 'barang', 'Barang', '/laporan-usulan-pindah', 'Laporan Usulan Pindah', array['OWN', 'MU', 'SPV']);
select kadar_menu('laporan', 'Laporan', 'barang', 'Barang', '/laporan-usulan-pesan', 'Laporan Usulan Pesan', array['OWN', 'MU', 'SPV']);
