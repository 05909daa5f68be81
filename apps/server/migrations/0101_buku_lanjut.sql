-- What the seal has since its fourth version: of a deposit what it is for, of a piece whose it is, of a line how many and which ware, a book
-- of what is owed to suppliers and craftsmen, and what all in bulk comes to at a closing.
alter table titipan_mutasi add jenis text check (jenis in ('SERVICE', 'PESANAN', 'CICILAN', 'KELEBIHAN'));
alter table barang add milik text check (milik <> 'TOKO');
alter table mutasi_stock add milik text check (milik <> 'TOKO');
-- One is null.
alter table penjualan_detail add qty int check (qty > 1), add kunci text;
alter table pembelian_detail add qty int check (qty > 1), add kunci text;

call kadar_line_tables();

create table pihak_mutasi (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  pihak text not null check (pihak in ('SUPPLIER', 'TUKANG')),
  kode text not null,
  -- The document that it is owed for.
  no_asal text not null,
  no_faktur text not null,
  rp bigint not null,
  -- Fine gold owed in kind (mg), and what it was worth when it came.
  emas_mg bigint not null,
  emas_rp bigint not null,
  muka_rp bigint not null,
  user_id text not null
);
create index pihak_mutasi_pihak on pihak_mutasi (kode_toko, pihak, kode, no_asal, tanggal);
create index pihak_mutasi_faktur on pihak_mutasi (kode_toko, no_faktur);
create index pihak_mutasi_tanggal on pihak_mutasi (kode_toko, tanggal);

-- Kept answers as saldo_akun is one: the movements alone must always give the same sums.
create table saldo_massa (
  kode_toko text not null,
  tanggal date not null,
  objek text not null,
  kunci text not null,
  kadar numeric(7,3) not null,
  milik text not null,
  qty bigint not null,
  berat bigint not null,
  murni bigint not null,
  hpp bigint not null,
  primary key (kode_toko, tanggal, objek, kunci, kadar, milik)
);
create table saldo_pihak (
  kode_toko text not null,
  tanggal date not null,
  pihak text not null,
  kode text not null,
  no_asal text not null,
  rp bigint not null,
  emas_mg bigint not null,
  emas_rp bigint not null,
  muka_rp bigint not null,
  primary key (kode_toko, tanggal, pihak, kode, no_asal)
);

do $$
declare tabel text;
begin
  foreach tabel in array array['pihak_mutasi', 'saldo_massa', 'saldo_pihak'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;

drop index mutasi_massa_objek;
create index mutasi_massa_objek on mutasi_massa (kode_toko, objek, kunci, tanggal);

-- What there is of one thing in bulk: its last closing and the movements since, by purity and owner.
create function kadar_saldo_massa(kode text, benda text, nomor text) returns table (kadar numeric, milik text, qty bigint, berat bigint)
language plpgsql stable set search_path = public as $$
declare lalu date := coalesce((select max(s.tanggal) from saldo_massa s where s.kode_toko = kode), '-infinity');
begin
  return query
  select s.kadar, s.milik, s.qty, s.berat from saldo_massa s where s.kode_toko = kode and s.tanggal = lalu and s.objek = benda and s.kunci = nomor
  union all
  select m.kadar, m.milik, m.qty::bigint, m.berat from mutasi_massa m
  where m.kode_toko = kode and m.objek = benda and m.kunci = nomor and m.tanggal > lalu;
end $$;
grant execute on function kadar_saldo_massa to kadar_app;

create function kadar_catat_saldo_massa(kode text, hari date) returns void language plpgsql set search_path = public set plan_cache_mode = force_custom_plan as $$
declare lalu date := coalesce((select max(s.tanggal) from saldo_massa s where s.kode_toko = kode and s.tanggal < hari), '-infinity');
begin
  insert into saldo_massa (kode_toko, tanggal, objek, kunci, kadar, milik, qty, berat, murni, hpp)
  select kode, hari, x.objek, x.kunci, x.kadar, x.milik, sum(x.qty), sum(x.berat), sum(x.murni), sum(x.hpp)
  from (
    select s.objek, s.kunci, s.kadar, s.milik, s.qty, s.berat, s.murni, s.hpp from saldo_massa s where s.kode_toko = kode and s.tanggal = lalu
    union all
    select m.objek, m.kunci, m.kadar, m.milik, m.qty, m.berat, m.murni, m.hpp from mutasi_massa m where m.kode_toko = kode and m.tanggal > lalu and m.tanggal <= hari) x
  group by x.objek, x.kunci, x.kadar, x.milik
  having (sum(x.qty), sum(x.berat), sum(x.murni), sum(x.hpp)) <> (0, 0, 0, 0);
end $$;
grant execute on function kadar_catat_saldo_massa to kadar_app;

create function kadar_catat_saldo_pihak(toko text, hari date) returns void language plpgsql set search_path = public set plan_cache_mode = force_custom_plan as $$
declare lalu date := coalesce((select max(s.tanggal) from saldo_pihak s where s.kode_toko = toko and s.tanggal < hari), '-infinity');
begin
  insert into saldo_pihak (kode_toko, tanggal, pihak, kode, no_asal, rp, emas_mg, emas_rp, muka_rp)
  select toko, hari, x.pihak, x.kode, x.no_asal, sum(x.rp), sum(x.emas_mg), sum(x.emas_rp), sum(x.muka_rp)
  from (
    select s.pihak, s.kode, s.no_asal, s.rp, s.emas_mg, s.emas_rp, s.muka_rp from saldo_pihak s where s.kode_toko = toko and s.tanggal = lalu
    union all
    select p.pihak, p.kode, p.no_asal, p.rp, p.emas_mg, p.emas_rp, p.muka_rp from pihak_mutasi p where p.kode_toko = toko and p.tanggal > lalu and p.tanggal <= hari) x
  group by x.pihak, x.kode, x.no_asal
  having (sum(x.rp), sum(x.emas_mg), sum(x.emas_rp), sum(x.muka_rp)) <> (0, 0, 0, 0);
end $$;
grant execute on function kadar_catat_saldo_pihak to kadar_app;
