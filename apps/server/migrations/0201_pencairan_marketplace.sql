-- Sales on channels that were paid out: what was owed of each, and what its channel was expected to keep.
create table cair_luar_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  no_jual text not null,
  kode_marketplace text not null,
  no_pesanan_luar text not null,
  biaya tak_negatif not null,
  jumlah_rp positif not null,
  primary key (kode_toko, no_faktur, urut)
);
create index cair_luar_detail_tanggal on cair_luar_detail (kode_toko, tanggal);
create index cair_luar_detail_jual on cair_luar_detail (kode_toko, no_jual);
call kadar_append_only('cair_luar_detail');
call kadar_scope_by_toko('cair_luar_detail');
create policy one_shop on cair_luar_detail as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
call kadar_line_tables();

-- A payout that stands and names a payment of the document, or the sale on a channel that it is.
create or replace function kadar_gesek_cair(kode text, nomor text) returns text language sql stable set search_path = public as $$
  select coalesce(
    (select d.no_faktur from cair_detail c join dokumen d on d.kode_toko = c.kode_toko and d.no_faktur = c.no_faktur and d.status = 'POSTED'
     where c.kode_toko = kode and c.no_gesek = nomor limit 1),
    (select d.no_faktur from cair_luar_detail c join dokumen d on d.kode_toko = c.kode_toko and d.no_faktur = c.no_faktur and d.status = 'POSTED'
     where c.kode_toko = kode and c.no_jual = nomor limit 1))
$$;

select kadar_petakan('PENCAIRAN_MARKETPLACE', array['BANK', 'BIAYA_MARKETPLACE'], array['PIUTANG_MARKETPLACE', 'BIAYA_MARKETPLACE'],
  jsonb_build_object('BANK', '1111', 'BIAYA_MARKETPLACE', kadar_akun('6117', 'BIAYA MARKETPLACE', 'BEBAN', 'D'),
    'PIUTANG_MARKETPLACE', kadar_akun('1126', 'PIUTANG MARKETPLACE', 'ASET', 'D')));
select kadar_menu('keuangan', 'Keuangan', 'bank', 'Bank', '/pencairan-marketplace', 'Pencairan Marketplace', array['OWN', 'MU', 'SPV']);
select kadar_menu('laporan', 'Laporan', 'penjualan', 'Penjualan', '/laporan-penjualan-marketplace', 'Laporan Penjualan Marketplace', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
