-- Goods and money between shops of two servers (lives §2). The server of the shop that sent keeps where a shipment stands; the one it goes to knows it as it was told,
-- asks for each line before it books it, and tells what became of it. Nothing here is a document: what is booked is booked by the documents of each server.

-- Where the other shop of a shipment lives: '' in this database too; else it leaves for another server (KELUAR) or comes from one (MASUK).
alter table kiriman add jauh text not null default '' check (jauh in ('', 'KELUAR', 'MASUK'));
alter table kiriman_baris add jauh text not null default '' check (jauh in ('', 'KELUAR', 'MASUK'));
-- Which of its grants a line has, and since when.
alter table kiriman_baris add izin int not null default 0, add izin_at timestamptz;
alter table kiriman_baris add check ((status = 'DIBERIKAN') <= (izin_at is not null));
alter table kirim_uang add jauh text not null default '' check (jauh in ('', 'KELUAR', 'MASUK'));
alter table kirim_uang add izin int not null default 0, add izin_at timestamptz;

-- What the other server is to be told, in the order it happened; its part of the shipment's number is the same there.
create table kabar_keluar (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  -- The shop that sent, whose server is told.
  kepada text not null references tokos,
  no text not null,
  urut smallint not null,
  isi jsonb not null,
  at timestamptz not null default kadar_now(),
  terkirim_at timestamptz
);
create index kabar_keluar_belum on kabar_keluar (kode_toko, id) where terkirim_at is null;
-- What this server was told, each once however often it is said. Money has the line 0.
create table kabar_masuk (
  no text not null,
  urut smallint not null,
  -- The document of the other server.
  no_akhir text not null,
  kode_toko text not null references tokos,
  dari text not null references tokos,
  hasil text not null check (hasil in ('TERIMA', 'TOLAK')),
  qty int not null,
  berat bigint not null,
  murni bigint not null,
  -- Cost of goods, or money as it was counted.
  rp bigint not null,
  berat_terima bigint,
  sebab text not null,
  tanggal date not null,
  oleh text not null,
  at timestamptz not null default kadar_now(),
  primary key (no, urut, no_akhir)
);
call kadar_append_only('kabar_masuk');
revoke insert on kabar_masuk from kadar_app;
call kadar_scope_by_toko('kabar_masuk');
call kadar_scope_by_toko('kabar_keluar');
grant select on kabar_keluar to kadar_app;

-- Pieces that came from another server, whose photos are there yet.
create table foto_ditunggu (
  kode_toko text not null references tokos,
  kode_barcode text not null,
  dari text not null references tokos,
  at timestamptz not null default kadar_now(),
  primary key (kode_toko, kode_barcode)
);
call kadar_scope_by_toko('foto_ditunggu');
grant select, insert, delete on foto_ditunggu to kadar_app;

create function kadar_jauh(dari text, ke text) returns text language sql stable as $$
  select case when rtrim(a.portal, '/') = rtrim(b.portal, '/') then '' else 'KELUAR' end from tokos a, tokos b where a.kode_toko = dari and b.kode_toko = ke
$$;

create or replace function kadar_kiriman_gerak(no text, oleh text, jam timestamptz, hari date, gerak json) returns bigint
language plpgsql security definer set search_path = public as $$
declare
  toko text := current_setting('kadar.toko', true);
  ada bigint;
  pindah bigint;
begin
  insert into kiriman (no_kirim, kode_toko, tujuan, tanggal, at, input_by, segel, kurir, berat_paket, keterangan, jauh)
  select no, toko, g.baru ->> 'tujuan', hari, jam, oleh, g.baru ->> 'segel', g.baru ->> 'kurir', (g.baru ->> 'berat_paket')::bigint, g.baru ->> 'keterangan',
    kadar_jauh(toko, g.baru ->> 'tujuan')
  from json_to_recordset(gerak) as g(urut smallint, dari text, baru json) where g.dari is null order by g.urut limit 1;
  insert into kiriman_baris (no_kirim, urut, kode_toko, tujuan, tanggal, objek, kunci, isi, status, qty, berat, murni, hpp, sisa_qty, sisa_berat, sisa_murni, sisa_hpp,
    no_akhir, akhir_at, jauh)
  select no, g.urut, toko, g.baru ->> 'tujuan', hari, g.baru ->> 'objek', g.baru ->> 'kunci', (g.baru ->> 'isi')::jsonb, g.ke, g.qty, g.berat, g.murni, g.hpp, g.qty, g.berat,
    g.murni, g.hpp, no, jam, k.jauh
  from json_to_recordset(gerak) as g(urut smallint, dari text, ke text, qty int, berat bigint, murni bigint, hpp bigint, baru json)
  join kiriman k on k.no_kirim = no where g.dari is null;
  get diagnostics ada = row_count;
  perform 1 from kiriman_baris b where (b.no_kirim, b.urut) in (
    select g.no_kirim, g.urut from json_to_recordset(gerak) as g(no_kirim text, urut smallint, dari text) where g.dari is not null) order by b.no_kirim, b.urut for update;
  with g as (
    select * from json_to_recordset(gerak) as g(no_kirim text, urut smallint, dari text, ke text, jenis text, qty int, berat bigint, murni bigint, hpp bigint, berat_terima bigint)
    where g.dari is not null),
  gone as (
    update kiriman_baris b set status = g.ke, sisa_qty = b.sisa_qty + g.qty, sisa_berat = b.sisa_berat + g.berat, sisa_murni = b.sisa_murni + g.murni,
      sisa_hpp = b.sisa_hpp + g.hpp, berat_terima = coalesce(g.berat_terima, b.berat_terima), no_akhir = no, akhir_at = jam
    from g
    where b.no_kirim = g.no_kirim and b.urut = g.urut and b.status = g.dari and b.sisa_qty + g.qty >= 0 and b.sisa_berat + g.berat >= 0
      and b.sisa_murni + g.murni >= 0 and b.sisa_hpp + g.hpp >= 0 and (b.jauh <> 'MASUK' or g.dari = 'DIBERIKAN')
      and toko = case when g.ke in ('TERIMA', 'TOLAK', 'JALAN') then b.tujuan else b.kode_toko end
    returning b.no_kirim, b.urut, b.kode_toko, b.kunci, b.objek, b.status, b.jauh, g.jenis, g.qty, g.berat, g.murni, g.hpp, g.berat_terima),
  left_ as (
    update barang t set status = 'TERKIRIM', version = t.version + 1, updated_at = now() from gone
    where gone.status = 'TERIMA' and gone.objek = 'BARANG' and t.kode_toko = gone.kode_toko and t.kode_barcode = gone.kunci and t.status = 'TRANSIT' returning 1),
  told as (
    insert into kabar_keluar (kode_toko, kepada, no, urut, isi)
    select toko, gone.kode_toko, gone.no_kirim, gone.urut, jsonb_build_object('no_faktur', no, 'hasil', gone.jenis, 'qty', -gone.qty, 'berat', -gone.berat, 'murni', -gone.murni,
      'rp', -gone.hpp, 'berat_terima', gone.berat_terima, 'sebab', '', 'tanggal', hari, 'oleh', oleh)
    from gone where gone.jauh = 'MASUK' order by gone.urut returning 1)
  select count(*) into pindah from gone;
  return ada + pindah;
end $$;

-- A shop of another server asks for lines of a shipment that goes to it: each once, and the same again as often as it asks. Where each of them stands; of what is granted, under which grant.
create function kadar_izin_beri(nomor text, urutan int[], ke text) returns json
language plpgsql security definer set search_path = public as $$
declare
  toko text := current_setting('kadar.toko', true);
begin
  if nomor like 'KU%' then
    update kirim_uang k set izin = k.izin + 1, izin_at = kadar_now()
    where k.nomor_referensi = nomor and k.kode_toko = toko and k.tujuan = ke and k.jauh = 'KELUAR' and k.status = 'SENT';
    return coalesce((select json_agg(json_build_object('urut', 0, 'status', case k.status when 'SENT' then 'DIBERIKAN' when 'DONE' then 'TERIMA' else k.status end, 'izin', k.izin))
      from kirim_uang k where k.nomor_referensi = nomor and k.kode_toko = toko and k.tujuan = ke and k.jauh = 'KELUAR'), '[]');
  end if;
  perform 1 from kiriman_baris b where b.no_kirim = nomor and b.urut = any(urutan) order by b.urut for update;
  update kiriman_baris b set status = 'DIBERIKAN', izin = b.izin + 1, izin_at = kadar_now()
  where b.no_kirim = nomor and b.urut = any(urutan) and b.kode_toko = toko and b.tujuan = ke and b.jauh = 'KELUAR' and b.status in ('JALAN', 'DIBERIKAN');
  return coalesce((select json_agg(json_build_object('urut', b.urut, 'status', b.status, 'izin', b.izin) order by b.urut)
    from kiriman_baris b where b.no_kirim = nomor and b.urut = any(urutan) and b.kode_toko = toko and b.tujuan = ke and b.jauh = 'KELUAR'), '[]');
end $$;

-- Where they stand is written down by the shop that asked. What is granted it may book; what ended with the sender meanwhile has ended here.
create function kadar_izin_catat(nomor text, dari text, keadaan json) returns void
language plpgsql security definer set search_path = public as $$
declare
  toko text := current_setting('kadar.toko', true);
begin
  update kirim_uang k set izin = x.izin, izin_at = kadar_now()
  from json_to_recordset(keadaan) as x(urut smallint, status text, izin int)
  where k.nomor_referensi = nomor and k.kode_toko = dari and k.tujuan = toko and k.jauh = 'MASUK' and k.status = 'SENT' and x.status = 'DIBERIKAN' and x.izin > k.izin;
  update kirim_uang k set status = 'BATAL', no_akhir = nomor, akhir_tanggal = k.tanggal, akhir_at = kadar_now(), akhir_by = k.input_by
  from json_to_recordset(keadaan) as x(urut smallint, status text)
  where k.nomor_referensi = nomor and k.kode_toko = dari and k.tujuan = toko and k.jauh = 'MASUK' and k.status = 'SENT' and x.status = 'BATAL';
  perform 1 from kiriman_baris b where b.no_kirim = nomor order by b.urut for update;
  update kiriman_baris b set status = 'DIBERIKAN', izin = x.izin, izin_at = kadar_now()
  from json_to_recordset(keadaan) as x(urut smallint, status text, izin int)
  where b.no_kirim = nomor and b.urut = x.urut and b.kode_toko = dari and b.tujuan = toko and b.jauh = 'MASUK' and b.status in ('JALAN', 'DIBERIKAN')
    and x.status = 'DIBERIKAN' and x.izin > b.izin;
  update kiriman_baris b set status = x.status, sisa_qty = 0, sisa_berat = 0, sisa_murni = 0, sisa_hpp = 0, akhir_at = kadar_now()
  from json_to_recordset(keadaan) as x(urut smallint, status text)
  where b.no_kirim = nomor and b.urut = x.urut and b.kode_toko = dari and b.tujuan = toko and b.jauh = 'MASUK' and b.status in ('JALAN', 'TOLAK')
    and x.status in ('KEMBALI', 'HILANG', 'BATAL');
end $$;

-- What was granted and not booked within so many minutes is given back: first here, so that nothing books it any more, and then told.
create function kadar_izin_lepas(menit int) returns void
language plpgsql security definer set search_path = public as $$
declare
  toko text := current_setting('kadar.toko', true);
begin
  with lepas as (
    update kiriman_baris b set status = 'JALAN' where b.tujuan = toko and b.sisa_qty > 0 and b.jauh = 'MASUK' and b.status = 'DIBERIKAN'
      and b.izin_at < kadar_now() - make_interval(mins => menit)
    returning b.kode_toko, b.no_kirim as no, b.urut, b.izin),
  lepas_uang as (
    update kirim_uang k set izin_at = null where k.tujuan = toko and k.status = 'SENT' and k.jauh = 'MASUK' and k.izin_at < kadar_now() - make_interval(mins => menit)
    returning k.kode_toko, k.nomor_referensi as no, 0 as urut, k.izin)
  insert into kabar_keluar (kode_toko, kepada, no, urut, isi)
  select toko, x.kode_toko, x.no, x.urut, jsonb_build_object('hasil', 'LEPAS', 'izin', x.izin) from (select * from lepas union all select * from lepas_uang order by no, urut) x;
end $$;

-- What was granted without its answer ever coming here is given back as well, unless it was asked for again meanwhile.
create function kadar_izin_hilang(dari text, hilang json) returns void
language plpgsql security definer set search_path = public as $$
declare
  toko text := current_setting('kadar.toko', true);
begin
  insert into kabar_keluar (kode_toko, kepada, no, urut, isi)
  select toko, dari, x.no, x.urut, jsonb_build_object('hasil', 'LEPAS', 'izin', x.izin) from json_to_recordset(hilang) as x(no text, urut smallint, izin int)
  where exists (select from kiriman_baris b where b.no_kirim = x.no and b.urut = x.urut and b.tujuan = toko and b.kode_toko = dari and b.jauh = 'MASUK' and b.status = 'JALAN' and b.izin < x.izin)
    or exists (select from kirim_uang k where k.nomor_referensi = x.no and k.tujuan = toko and k.kode_toko = dari and k.jauh = 'MASUK' and k.status = 'SENT' and k.izin_at is null
      and k.izin < x.izin)
  order by x.no, x.urut;
end $$;

-- A shop of another server tells what became of what it was granted: received, refused, or given back. What was told before is known already.
-- Anything else than what was granted is refused: its line is not DIBERIKAN.
create function kadar_kabar_terima(nomor text, ke int, dari_toko text, isi json) returns void
language plpgsql security definer set search_path = public as $$
declare
  toko text := current_setting('kadar.toko', true);
  x record;
  baris kiriman_baris;
begin
  select * into x from json_to_record(isi) as x(no_faktur text, hasil text, qty int, berat bigint, murni bigint, rp bigint, berat_terima bigint, sebab text, tanggal date, oleh text, izin int);
  if x.hasil = 'LEPAS' then
    update kiriman_baris b set status = 'JALAN' where b.no_kirim = nomor and b.urut = ke and b.kode_toko = toko and b.tujuan = dari_toko and b.jauh = 'KELUAR'
      and b.status = 'DIBERIKAN' and b.izin = x.izin;
    update kirim_uang k set izin_at = null where k.nomor_referensi = nomor and k.kode_toko = toko and k.tujuan = dari_toko and k.jauh = 'KELUAR' and k.status = 'SENT' and k.izin = x.izin;
    return;
  end if;
  insert into kabar_masuk (no, urut, no_akhir, kode_toko, dari, hasil, qty, berat, murni, rp, berat_terima, sebab, tanggal, oleh)
  values (nomor, ke, x.no_faktur, toko, dari_toko, x.hasil, x.qty, x.berat, x.murni, x.rp, x.berat_terima, x.sebab, x.tanggal, x.oleh) on conflict do nothing;
  if not found then return; end if;
  if nomor like 'KU%' then
    update kirim_uang k set status = 'DONE', no_akhir = x.no_faktur, akhir_tanggal = x.tanggal, akhir_at = kadar_now(), akhir_by = x.oleh, diterima_rp = x.rp, sebab = x.sebab
    where k.nomor_referensi = nomor and k.kode_toko = toko and k.tujuan = dari_toko and k.jauh = 'KELUAR' and k.status = 'SENT' and k.izin_at is not null and x.hasil = 'TERIMA';
    if not found then raise exception 'nothing was granted' using errcode = '23514', constraint = 'kabar_tanpa_izin'; end if;
    return;
  end if;
  select * into baris from kiriman_baris b where b.no_kirim = nomor and b.urut = ke and b.kode_toko = toko and b.tujuan = dari_toko and b.jauh = 'KELUAR' for update;
  if baris.status is distinct from 'DIBERIKAN' or (x.hasil = 'TERIMA' and baris.objek = 'BARANG' and (x.qty, x.berat, x.murni, x.rp) is distinct from
    (baris.sisa_qty, baris.sisa_berat, baris.sisa_murni, baris.sisa_hpp)) then
    raise exception 'nothing of this was granted' using errcode = '23514', constraint = 'kabar_tanpa_izin';
  end if;
  update kiriman_baris b set sisa_qty = b.sisa_qty - x.qty, sisa_berat = b.sisa_berat - x.berat, sisa_murni = b.sisa_murni - x.murni, sisa_hpp = b.sisa_hpp - x.rp,
    status = case when x.hasil = 'TERIMA' and x.qty < b.sisa_qty then 'JALAN' else x.hasil end, berat_terima = coalesce(x.berat_terima, b.berat_terima),
    no_akhir = x.no_faktur, akhir_at = kadar_now()
  where b.no_kirim = nomor and b.urut = ke;
  if x.hasil = 'TERIMA' and baris.objek = 'BARANG' then
    update barang t set status = 'TERKIRIM', version = t.version + 1, updated_at = now() where t.kode_toko = toko and t.kode_barcode = baris.kunci and t.status = 'TRANSIT';
  end if;
end $$;

-- A shipment that is on its way from a shop of another server, as that server tells it.
create function kadar_kiriman_masuk(dari text, kiriman_baru json, uang_baru json) returns void
language plpgsql security definer set search_path = public as $$
declare
  toko text := current_setting('kadar.toko', true);
begin
  insert into kirim_uang (nomor_referensi, kode_toko, tujuan, tanggal, at, input_by, jumlah_rp, keterangan, tas, segel, kurir, jauh)
  select x.no, dari, toko, x.tanggal, x.at, x.input_by, x.jumlah_rp, x.keterangan, x.tas, x.segel, x.kurir, 'MASUK'
  from json_to_recordset(uang_baru) as x(no text, tanggal date, at timestamptz, input_by text, jumlah_rp bigint, keterangan text, tas text, segel text, kurir text)
  on conflict do nothing;
  with masuk as (
    insert into kiriman (no_kirim, kode_toko, tujuan, tanggal, at, input_by, segel, kurir, berat_paket, keterangan, jauh)
    select x.no, dari, toko, x.tanggal, x.at, x.input_by, x.segel, x.kurir, x.berat_paket, x.keterangan, 'MASUK'
    from json_to_recordset(kiriman_baru) as x(no text, tanggal date, at timestamptz, input_by text, segel text, kurir text, berat_paket bigint, keterangan text)
    on conflict do nothing returning no_kirim, tanggal, at)
  insert into kiriman_baris (no_kirim, urut, kode_toko, tujuan, tanggal, objek, kunci, isi, status, qty, berat, murni, hpp, sisa_qty, sisa_berat, sisa_murni, sisa_hpp,
    no_akhir, akhir_at, jauh)
  select m.no_kirim, b.urut, dari, toko, m.tanggal, b.objek, b.kunci, b.isi, b.status, b.qty, b.berat, b.murni, b.hpp, b.sisa_qty, b.sisa_berat, b.sisa_murni, b.sisa_hpp,
    m.no_kirim, m.at, 'MASUK'
  from masuk m join json_to_recordset(kiriman_baru) as x(no text, baris json) on x.no = m.no_kirim
  cross join json_to_recordset(x.baris) as b(urut smallint, objek text, kunci text, isi jsonb, status text, qty int, berat bigint, murni bigint, hpp bigint, sisa_qty int, sisa_berat bigint,
    sisa_murni bigint, sisa_hpp bigint);
end $$;

-- What was told is told no more.
create function kadar_kabar_sampai(nomor bigint[]) returns void
language sql security definer set search_path = public as $$
  update kabar_keluar set terkirim_at = kadar_now() where id = any(nomor) and kode_toko = current_setting('kadar.toko', true) and terkirim_at is null
$$;

do $$
declare f text;
begin
  foreach f in array array['kadar_izin_beri', 'kadar_izin_catat', 'kadar_izin_lepas', 'kadar_izin_hilang', 'kadar_kabar_terima', 'kadar_kiriman_masuk', 'kadar_kabar_sampai'] loop
    execute format('revoke all on function %s from public; grant execute on function %1$s to kadar_app', f);
  end loop;
end $$;

create or replace function kadar_uang_gerak() returns trigger language plpgsql security definer set search_path = public as $$
declare
  selesai_n int;
begin
  if new.jenis = 'KIRIM_UANG' then
    insert into kirim_uang (nomor_referensi, kode_toko, tujuan, tanggal, at, input_by, jumlah_rp, keterangan, tas, segel, kurir, jauh)
    select new.no_faktur, new.kode_toko, d.tujuan, new.tanggal, new.at, new.input_by, new.grand_total, new.keterangan, d.tas, d.segel, d.kurir, kadar_jauh(new.kode_toko, d.tujuan)
    from kirim_uang_detail d where d.kode_toko = new.kode_toko and d.no_faktur = new.no_faktur;
  else
    with selesai as (
      update kirim_uang k set status = 'DONE', no_akhir = new.no_faktur, akhir_tanggal = new.tanggal, akhir_at = new.at, akhir_by = new.input_by,
        diterima_rp = new.grand_total, sebab = d.sebab
      from terima_uang_detail d
      where d.kode_toko = new.kode_toko and d.no_faktur = new.no_faktur and k.nomor_referensi = d.no_kirim and k.tujuan = new.kode_toko
        and k.jumlah_rp = d.dikirim_rp and k.status = 'SENT' and (k.jauh <> 'MASUK' or k.izin_at is not null)
      returning k.jauh, k.kode_toko, k.nomor_referensi, k.sebab),
    kabar as (
      insert into kabar_keluar (kode_toko, kepada, no, urut, isi)
      select new.kode_toko, s.kode_toko, s.nomor_referensi, 0, jsonb_build_object('no_faktur', new.no_faktur, 'hasil', 'TERIMA', 'qty', 0, 'berat', 0, 'murni', 0, 'rp', new.grand_total,
        'berat_terima', null, 'sebab', s.sebab, 'tanggal', new.tanggal, 'oleh', new.input_by)
      from selesai s where s.jauh = 'MASUK')
    select count(*) into selesai_n from selesai;
    if selesai_n = 0 then raise exception 'nothing is under way' using errcode = '23505', constraint = 'kirim_uang_sekali'; end if;
    return null;
  end if;
  if not found then raise exception 'nothing is under way' using errcode = '23505', constraint = 'kirim_uang_sekali'; end if;
  return null;
end $$;

create or replace function kadar_uang_batal() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update kirim_uang set status = 'BATAL', no_akhir = new.no_faktur_batal, akhir_tanggal = new.tanggal, akhir_at = new.at, akhir_by = new.input_by, sebab = new.alasan
  where nomor_referensi = new.no_faktur and kode_toko = new.kode_toko and status = 'SENT' and izin_at is null;
  if not found then raise exception 'it was received' using errcode = '23505', constraint = 'kirim_uang_diterima'; end if;
  return null;
end $$;
