-- Gold goes to craftsmen and comes back as work, rest or loss; their wages are paid.
create table serah_tukang_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  kode_tukang text not null,
  sumber text not null check (sumber in ('BATANGAN', 'ROSOK')),
  -- The melting or receipt that a bar came in by, or the lot.
  kunci text not null,
  kadar nilai_kadar not null,
  qty int not null check (qty >= 0),
  berat positif not null,
  murni tak_negatif not null,
  hpp tak_negatif not null,
  primary key (kode_toko, no_faktur, urut)
);

create index serah_tukang_siapa on serah_tukang_detail (kode_toko, kode_tukang, tanggal);

create table terima_tukang_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  hasil text not null check (hasil in ('PIECE', 'BATANG', 'SISA')),
  kadar nilai_kadar not null,
  kadar_murni persen_murni not null,
  -- Of pieces alone.
  kode_dept text references jenis,
  kode_group text references group_barang,
  qty int not null check (qty > 0),
  berat positif not null,
  murni positif not null,
  upah_jenis text not null check (upah_jenis in ('PER_GRAM', 'PER_PCS', 'BORONG')),
  upah tak_negatif not null,
  -- With the wage.
  hpp tak_negatif not null,
  check ((kode_dept is null, kode_group is null) = (hasil <> 'PIECE', hasil <> 'PIECE')),
  primary key (kode_toko, no_faktur, urut)
);

-- The job: fine gold (mg) that he used, lost and may lose, his own in it, and what leaves his account.
create table kerja_tukang_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  kode_tukang text not null,
  hasil_mg tak_negatif not null,
  kembali_mg tak_negatif not null,
  susut_mg tak_negatif not null,
  -- Percent of what he used.
  susut_persen numeric(7,3) not null check (susut_persen >= 0),
  boleh_mg tak_negatif not null,
  dibebankan_mg tak_negatif not null check (dibebankan_mg <= susut_mg),
  maaf boolean not null,
  emas_tukang_mg tak_negatif not null,
  emas_tukang_rp tak_negatif not null,
  keluar_mg tak_negatif not null,
  lepas_rp tak_negatif not null,
  susut_rp tak_negatif not null,
  primary key (kode_toko, no_faktur, urut)
);
create index kerja_tukang_siapa on kerja_tukang_detail (kode_toko, kode_tukang, tanggal);

create table upah_tukang_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  no_asal text not null,
  jumlah_rp positif not null,
  primary key (kode_toko, no_faktur, urut)
);

do $$
declare tabel text;
begin
  foreach tabel in array array['serah_tukang_detail', 'terima_tukang_detail', 'kerja_tukang_detail', 'upah_tukang_detail'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_line_tables();

-- What a batch is: a line of a delivery, or pieces that a craftsman made.
create view batch_baris with (security_invoker = true) as
  select l.kode_toko, l.no_faktur, l.urut, l.kadar, l.kadar_murni, l.kode_dept, l.kode_group, l.qty, l.berat_nota, l.berat,
    n.no_nota_supplier, n.no_faktur_pajak, n.tgl_faktur
  from terima_detail l join terima_nota_detail n on n.kode_toko = l.kode_toko and n.no_faktur = l.no_faktur
  union all
  select l.kode_toko, l.no_faktur, l.urut, l.kadar, l.kadar_murni, l.kode_dept, l.kode_group, l.qty, l.berat, l.berat, '', '', null::date
  from terima_tukang_detail l where l.hasil = 'PIECE';
grant select on batch_baris to kadar_app;

-- What there is of one thing in bulk, by purity and owner, with what it cost: its last closing and the movements since.
create function kadar_nilai_massa(toko text, benda text, nomor text)
returns table (kadar numeric, milik text, qty bigint, berat bigint, murni bigint, hpp bigint)
language plpgsql stable set search_path = public as $$
declare lalu date := coalesce((select max(s.tanggal) from saldo_massa s where s.kode_toko = toko), '-infinity');
begin
  return query
  select x.kadar, x.milik, sum(x.qty)::bigint, sum(x.berat)::bigint, sum(x.murni)::bigint, sum(x.hpp)::bigint from (
    select s.kadar, s.milik, s.qty, s.berat, s.murni, s.hpp from saldo_massa s where s.kode_toko = toko and s.tanggal = lalu and s.objek = benda and s.kunci = nomor
    union all
    select m.kadar, m.milik, m.qty, m.berat, m.murni, m.hpp from mutasi_massa m
    where m.kode_toko = toko and m.objek = benda and m.kunci = nomor and m.tanggal > lalu) x
  group by x.kadar, x.milik having (sum(x.qty), sum(x.berat), sum(x.murni), sum(x.hpp)) <> (0, 0, 0, 0);
end $$;
grant execute on function kadar_nilai_massa to kadar_app;

-- The accounts of these documents, for chains that stand.
select kadar_petakan('SERAH_TUKANG', array['PERSEDIAAN_TUKANG'], array['PERSEDIAAN_BATANGAN', 'PERSEDIAAN_ROSOK'],
  jsonb_build_object('PERSEDIAAN_TUKANG', kadar_akun('1139', 'PERSEDIAAN TUKANG', 'ASET', 'D'), 'PERSEDIAAN_BATANGAN', '1138', 'PERSEDIAAN_ROSOK', '1134'));
select kadar_petakan('TERIMA_TUKANG', array['PERSEDIAAN_BELUM_TAG', 'PERSEDIAAN_BATANGAN', 'BIAYA_SUSUT'], array['PERSEDIAAN_TUKANG', 'HUTANG_TUKANG'],
  jsonb_build_object('PERSEDIAAN_BELUM_TAG', '1132', 'PERSEDIAAN_BATANGAN', '1138', 'BIAYA_SUSUT', '5102',
    'PERSEDIAAN_TUKANG', kadar_akun('1139', 'PERSEDIAAN TUKANG', 'ASET', 'D'), 'HUTANG_TUKANG', kadar_akun('2116', 'HUTANG TUKANG', 'KEWAJIBAN', 'K')));
select kadar_petakan('UPAH_TUKANG', array['HUTANG_TUKANG', 'BIAYA_ADMIN_BANK'], array['KAS', 'BANK'],
  jsonb_build_object('HUTANG_TUKANG', kadar_akun('2116', 'HUTANG TUKANG', 'KEWAJIBAN', 'K'), 'BIAYA_ADMIN_BANK', '6112', 'KAS', '1101', 'BANK', '1111'));
