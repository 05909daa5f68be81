-- Money between shops: what each of both documents says of it, and where a shipment stands, moved by the documents alone.

create table kirim_uang_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null,
  tujuan text not null,
  tas text not null,
  segel text not null,
  kurir text not null,
  primary key (kode_toko, no_faktur, urut),
  check (tujuan <> kode_toko)
);
create index kirim_uang_detail_tanggal on kirim_uang_detail (kode_toko, tanggal);

create table terima_uang_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null,
  no_kirim text not null unique,
  dari text not null,
  dikirim_rp positif not null,
  selisih_rp bigint not null,
  sebab text not null,
  primary key (kode_toko, no_faktur, urut),
  check (dari <> kode_toko and (selisih_rp = 0 or sebab <> ''))
);
create index terima_uang_detail_tanggal on terima_uang_detail (kode_toko, tanggal);

do $$
declare tabel text;
begin
  foreach tabel in array array['kirim_uang_detail', 'terima_uang_detail'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_line_tables();

-- A shipment as it stands, for the shop that sent it and the one it goes to. Nobody writes it: the documents' triggers do.
create table kirim_uang (
  nomor_referensi text primary key,
  kode_toko text not null references tokos,
  tujuan text not null references tokos,
  tanggal date not null,
  at timestamptz not null,
  input_by text not null,
  jumlah_rp positif not null,
  keterangan text not null,
  tas text not null,
  segel text not null,
  kurir text not null,
  status text not null default 'SENT' check (status in ('SENT', 'DONE', 'BATAL')),
  no_akhir text,
  akhir_tanggal date,
  akhir_at timestamptz,
  akhir_by text,
  diterima_rp tak_negatif,
  sebab text not null default '',
  check ((status = 'SENT') = (no_akhir is null) and (status = 'DONE') = (diterima_rp is not null))
);
create index kirim_uang_dari on kirim_uang (kode_toko, tanggal);
create index kirim_uang_ke on kirim_uang (tujuan, tanggal);
create index kirim_uang_jalan on kirim_uang (at) where status = 'SENT';
alter table kirim_uang enable row level security;
create policy both_shops on kirim_uang for select to kadar_app using (current_setting('kadar.toko', true) in (kode_toko, tujuan, '*'));
grant select on kirim_uang to kadar_app;

-- A document sends or receives. Of all who would end a shipment one finds it under way; the others are refused.
create function kadar_uang_gerak() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.jenis = 'KIRIM_UANG' then
    insert into kirim_uang (nomor_referensi, kode_toko, tujuan, tanggal, at, input_by, jumlah_rp, keterangan, tas, segel, kurir)
    select new.no_faktur, new.kode_toko, d.tujuan, new.tanggal, new.at, new.input_by, new.grand_total, new.keterangan, d.tas, d.segel, d.kurir
    from kirim_uang_detail d where d.kode_toko = new.kode_toko and d.no_faktur = new.no_faktur;
  else
    update kirim_uang k set status = 'DONE', no_akhir = new.no_faktur, akhir_tanggal = new.tanggal, akhir_at = new.at, akhir_by = new.input_by,
      diterima_rp = new.grand_total, sebab = d.sebab
    from terima_uang_detail d
    where d.kode_toko = new.kode_toko and d.no_faktur = new.no_faktur and k.nomor_referensi = d.no_kirim and k.tujuan = new.kode_toko
      and k.jumlah_rp = d.dikirim_rp and k.status = 'SENT';
  end if;
  if not found then raise exception 'nothing is under way' using errcode = '23505', constraint = 'kirim_uang_sekali'; end if;
  return null;
end $$;
create trigger uang_gerak after insert on dokumen for each row when (new.jenis in ('KIRIM_UANG', 'TERIMA_UANG')) execute function kadar_uang_gerak();

create function kadar_uang_batal() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update kirim_uang set status = 'BATAL', no_akhir = new.no_faktur_batal, akhir_tanggal = new.tanggal, akhir_at = new.at, akhir_by = new.input_by, sebab = new.alasan
  where nomor_referensi = new.no_faktur and kode_toko = new.kode_toko and status = 'SENT';
  if not found then raise exception 'it was received' using errcode = '23505', constraint = 'kirim_uang_diterima'; end if;
  return null;
end $$;
create trigger uang_batal after insert on dokumen_batal for each row when (new.no_faktur like 'KU%') execute function kadar_uang_batal();

-- Full days since it was sent, as 0, 24, 48 or 72 hours.
create function kadar_usia_kirim(sejak timestamptz) returns int language sql stable parallel safe as $$
  select least(greatest(floor(extract(epoch from kadar_now() - sejak) / 86400)::int, 0), 3) * 24
$$;
grant execute on function kadar_usia_kirim to kadar_app;

insert into akuns (nomor_akun, nama_akun, jenis, normal)
select v.* from (values ('1103', 'UANG DALAM JALAN', 'ASET', 'D'), ('6202', 'SELISIH KIRIM UANG', 'BEBAN', 'D')) v(nomor_akun, nama_akun, jenis, normal)
where exists (select 1 from akuns) on conflict do nothing;
select kadar_petakan('KIRIM_UANG', array['UANG_DALAM_JALAN'], array['KAS'], '{"UANG_DALAM_JALAN": "1103", "KAS": "1101"}');
select kadar_petakan('TERIMA_UANG', array['KAS', 'SELISIH_KIRIM'], array['UANG_DALAM_JALAN', 'SELISIH_KIRIM'],
  '{"KAS": "1101", "SELISIH_KIRIM": "6202", "UANG_DALAM_JALAN": "1103"}');
delete from para_akun_transaksi where trx = 'TERIMA_UANG_BATAL';
