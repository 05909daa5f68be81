-- Pre-orders: a piece of the catalogue that a member asks for, and the pieces that are kept for him. Each piece that is asked for is a line of an order.
create table preorder_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  -- As the catalogue said it then: what it lists may be deleted.
  kode_barang text not null,
  nama_barang text not null check (nama_barang <> ''),
  berat positif not null,
  harga_jual positif not null,
  qty smallint not null check (qty between 1 and 20),
  primary key (kode_toko, no_faktur, urut)
);
create index preorder_detail_tanggal on preorder_detail (kode_toko, tanggal);

create table preorder_siap_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  no_pesanan text not null,
  kode_barcode text not null,
  nama_barang text not null,
  kadar nilai_kadar not null,
  berat positif not null,
  -- Until when it is kept.
  batas date not null check (batas >= tanggal),
  primary key (kode_toko, no_faktur, urut)
);
create index preorder_siap_detail_barang on preorder_siap_detail (kode_toko, kode_barcode);
create index preorder_siap_detail_pesanan on preorder_siap_detail (kode_toko, no_pesanan);

do $$
declare tabel text;
begin
  foreach tabel in array array['preorder_detail', 'preorder_siap_detail'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_line_tables();

-- Each pre-order as it stands: as far as its least advanced piece, with its money; until when its pieces are kept.
create view preorder_keadaan with (security_invoker = true) as
select d.kode_toko, d.no_faktur, d.tanggal, d.at, d.input_by, d.kode_customer, d.nama_customer, d.alamat_customer, d.no_hp, d.keterangan,
  l.kode_barang, l.nama_barang, l.berat, l.harga_jual, l.qty, l.harga_jual * l.qty as perkiraan, x.status, x.siap, x.batas, m.dibayar, coalesce(t.saldo, 0)::bigint as saldo
from dokumen d
join preorder_detail l on l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur
cross join lateral (
  select case when bool_or(p.status = 'PESAN' and not exists (select 1 from pesanan_proses y where y.kode_toko = p.kode_toko and y.no_pesanan = p.no_pesanan)) then 'open'
    when bool_or(p.status = 'PESAN') then 'process' when bool_or(p.status = 'JADI') then 'ready' when bool_or(p.status = 'DIAMBIL') then 'finish' else 'cancel' end as status,
    count(*) filter (where p.status = 'JADI')::int as siap,
    min((select s.batas from preorder_siap_detail s where s.kode_toko = p.kode_toko and s.no_pesanan = p.no_pesanan and s.kode_barcode = p.kode_barcode
      order by s.tanggal desc limit 1)) filter (where p.status = 'JADI') as batas
  from pesanan p where p.kode_toko = d.kode_toko and p.no_induk = d.no_faktur) x
left join titip t on t.kode_toko = d.kode_toko and t.no_titip = d.no_faktur
cross join lateral (
  -- What came in with it; the rest was spent or paid back.
  select coalesce(sum(jumlah_rp) filter (where m.no_faktur = m.no_titip), 0)::bigint as dibayar
  from titipan_mutasi m where m.kode_toko = d.kode_toko and m.no_titip = d.no_faktur) m
where d.jenis = 'PREORDER';
grant select on preorder_keadaan to kadar_app;

-- The accounts of these documents, for chains that stand.
select kadar_petakan('PREORDER', array['KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK'], array['TITIPAN_PESANAN'], jsonb_build_object(
  'KAS', '1101', 'BANK', '1111', 'PIUTANG_GESEK', '1121', 'BIAYA_ADMIN_BANK', '6112',
  'TITIPAN_PESANAN', kadar_akun('2115', 'TITIPAN PESANAN', 'KEWAJIBAN', 'K')));
select kadar_petakan('BATAL_PREORDER', array['TITIPAN_PESANAN'], array['KAS', 'BANK', 'PENDAPATAN_HANGUS'], jsonb_build_object(
  'KAS', '1101', 'BANK', '1111', 'PENDAPATAN_HANGUS', '4302', 'TITIPAN_PESANAN', kadar_akun('2115', 'TITIPAN PESANAN', 'KEWAJIBAN', 'K')));
delete from para_akun_transaksi where trx in ('PREORDER_BATAL', 'BATAL_PREORDER_BATAL');

-- Users that stand see the new screens as a new user of their level.
select kadar_menu('transaksi', 'Transaksi', 'penjualan', 'Penjualan', '/transaksi-pre-order', 'Transaksi Pre Order', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
select kadar_menu('transaksi', 'Transaksi', 'penjualan', 'Penjualan', '/pre-order', 'Pre Order', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
