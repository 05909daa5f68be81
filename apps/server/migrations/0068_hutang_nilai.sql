-- What pledges are worth against what is owed on them: interest to date in the database, and where each stands at the prices in force.

-- Interest that redeeming a pledge costs on a day, rounded up to a step: dueOn() of domain/pledge.ts, to the rupiah, which a test
-- holds it to. Days and rupiah are whole; `persen` is that of 30 days.
create function kadar_hutang_bunga(
  cara text, min_hari int, grace_hari int, tanggal date, persen numeric, pokok bigint, pokok_bunga bigint, pokok_bunga_sampai date,
  mulai_periode date, dibayar_sampai date, pada date, langkah int) returns bigint
language plpgsql immutable parallel safe as $$
declare
  pertama boolean := dibayar_sampai = tanggal;
  periode int := case cara when '15_HARI' then 15 else 30 end;
  kali int;
  dari date := dibayar_sampai;
  sampai date := dibayar_sampai;
  tinggi_sampai date;
begin
  if cara = 'HARIAN' then
    sampai := greatest(dibayar_sampai, case when pertama then greatest(pada, tanggal + min_hari) else pada end);
  else
    dari := greatest(dibayar_sampai, mulai_periode);
    kali := greatest((pada - mulai_periode - grace_hari + periode - 1) / periode, case when pertama then 1 else 0 end);
    if kali > greatest(0, (dibayar_sampai - mulai_periode) / periode) then
      sampai := mulai_periode + kali * periode;
    end if;
  end if;
  tinggi_sampai := case when pokok_bunga is not null and pokok_bunga_sampai > dari then least(pokok_bunga_sampai, sampai) else dari end;
  return ceil((coalesce(pokok_bunga, pokok)::numeric * greatest(0, tinggi_sampai - dari) + pokok::numeric * greatest(0, sampai - tinggi_sampai))
    * persen / (3000 * greatest(langkah, 1)))::bigint * greatest(langkah, 1);
end $$;

-- A pledge as it was last valued: which state of it, on which day, at which prices and settings (`cap`). Whatever of these is
-- another by now is worked out anew by who reads it, so that a lost row costs time and nothing else.
create unlogged table hutang_nilai (
  kode_toko text not null,
  no_hutang text not null,
  version int not null,
  tanggal date not null,
  cap text not null,
  bunga bigint not null,
  -- Of the goods in the bag at the lebur price, and the purity that weighs most.
  nilai bigint not null,
  kadar numeric(6,3) not null,
  kurang bigint not null,
  primary key (kode_toko, no_hutang)
) with (fillfactor = 60);

-- Pledges whose goods cover less than LTV_MAKS allows: opened and closed by the valuation alone.
create table hutang_kurang (
  id bigint generated always as identity primary key,
  kode_toko text not null,
  no_hutang text not null,
  dibuka date not null,
  dibuka_at timestamptz not null default kadar_now(),
  hutang bigint not null,
  nilai bigint not null,
  kurang bigint not null check (kurang > 0),
  ditutup date,
  ditutup_at timestamptz
);
create unique index hutang_kurang_terbuka on hutang_kurang (kode_toko, no_hutang) where ditutup is null;

do $$
declare tabel text;
begin
  foreach tabel in array array['hutang_nilai', 'hutang_kurang'] loop
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
grant select, insert, update, delete on hutang_nilai to kadar_app;
grant select, insert on hutang_kurang to kadar_app;
grant update (hutang, nilai, kurang, ditutup, ditutup_at) on hutang_kurang to kadar_app;
