-- Deposits on pieces: what is kept for whom, at which price, until when.

-- A piece that is kept, with the price of that day: what a lock promises.
create table titip_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_group text not null,
  kadar nilai_kadar not null,
  berat positif not null,
  -- Where it lay.
  kode_gudang text not null,
  kode_baki text not null,
  mengikat boolean not null,
  batas date not null,
  harga_emas positif not null,
  ongkos tak_negatif not null,
  harga_atribut tak_negatif not null,
  pembulatan bigint not null,
  harga_jual positif not null,
  diskon tak_negatif not null,
  primary key (kode_toko, no_faktur, urut),
  check (diskon <= harga_jual and batas >= tanggal)
);
create index titip_detail_tanggal on titip_detail (kode_toko, tanggal);
create index titip_detail_barang on titip_detail (kode_toko, kode_barcode);

-- A later date; the newest holds.
create table titip_perpanjang (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  no_titip text not null check (length(no_titip) = 14),
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  batas date not null check (batas >= tanggal),
  keterangan text not null check (keterangan <> ''),
  user_id text not null,
  otorisasi_id bigint
);
create index titip_perpanjang_titip on titip_perpanjang (kode_toko, no_titip, id desc);

do $$
declare tabel text;
begin
  foreach tabel in array array['titip_detail', 'titip_perpanjang'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_line_tables();

-- A kept piece lies with the others that are kept, and goes back to a tray.
grant update (kode_gudang, kode_baki) on barang to kadar_app;

-- The deposit that a piece on HOLD is kept for: the last one that took it from sale.
create function kadar_titip_barang(kode text, barang text) returns text
language sql stable set search_path = public as $$
  select no_faktur from mutasi_stock where kode_toko = kode and kode_barcode = barang and dari_status = 'READY' and ke_status = 'HOLD' order by id desc limit 1
$$;
grant execute on function kadar_titip_barang to kadar_app;

-- Each deposit as it stands.
create view titip_keadaan with (security_invoker = true) as
select d.kode_toko, d.no_faktur, d.tanggal, d.at, d.input_by, d.status, d.kode_customer, d.nama_customer, d.no_hp, d.alamat_customer,
  l.mengikat, coalesce((select p.batas from titip_perpanjang p where p.kode_toko = d.kode_toko and p.no_titip = d.no_faktur order by p.id desc limit 1), l.batas) as batas,
  l.harga, x.qty, x.berat, m.dititip, m.saldo
from dokumen d
cross join lateral (
  select bool_or(mengikat) as mengikat, max(batas) as batas, sum(harga_jual - diskon)::bigint as harga from titip_detail where kode_toko = d.kode_toko and no_faktur = d.no_faktur) l
cross join lateral (
  select count(*)::int as qty, coalesce(sum(b.berat), 0)::bigint as berat
  from titip_detail t join barang b on b.kode_toko = t.kode_toko and b.kode_barcode = t.kode_barcode and b.status = 'HOLD'
  where t.kode_toko = d.kode_toko and t.no_faktur = d.no_faktur and kadar_titip_barang(t.kode_toko, t.kode_barcode) = d.no_faktur) x
cross join lateral (
  -- What came in with a deposit or more of it, less what of that was cancelled; the rest was spent or paid back.
  select coalesce(sum(jumlah_rp) filter (where substr(t.no_faktur, 1, 2) in ('TP', 'TM', 'XM')), 0)::bigint as dititip, coalesce(sum(jumlah_rp), 0)::bigint as saldo
  from titipan_mutasi t where t.kode_toko = d.kode_toko and t.no_titip = d.no_faktur) m
where d.jenis = 'TITIP';
grant select on titip_keadaan to kadar_app;

select kadar_petakan('TITIP', array['KAS', 'BANK', 'BIAYA_ADMIN_BANK'], array['TITIPAN'],
  '{"KAS": "1101", "BANK": "1111", "BIAYA_ADMIN_BANK": "6112", "TITIPAN": "2102"}');
select kadar_petakan('TITIP_TAMBAH', array['KAS', 'BANK', 'BIAYA_ADMIN_BANK'], array['TITIPAN'],
  '{"KAS": "1101", "BANK": "1111", "BIAYA_ADMIN_BANK": "6112", "TITIPAN": "2102"}');
select kadar_petakan('TITIP_KEMBALI', array['TITIPAN'], array['KAS', 'BANK', 'PENDAPATAN_HANGUS'],
  '{"KAS": "1101", "BANK": "1111", "TITIPAN": "2102", "PENDAPATAN_HANGUS": "4302"}');
