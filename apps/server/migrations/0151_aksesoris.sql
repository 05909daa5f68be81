-- Accessories: bought or taken, each kind of a document a line; how many there are is the sum of what moved of them in bulk.
create table aksesoris_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  kode_barcode text not null,
  nama_barang text not null,
  qty int not null check (qty >= 0),
  -- What one of them cost where it is bought; of what is taken, what they cost on average.
  harga tak_negatif not null,
  hpp tak_negatif not null,
  sebab text not null default '' check (sebab in ('', 'KEMASAN', 'PASANG', 'RUSAK', 'HILANG')),
  -- How many more went with what a day sold than there were.
  kurang int not null default 0 check (kurang >= 0),
  primary key (kode_toko, no_faktur, urut),
  check (qty + kurang > 0 and case sebab when '' then hpp = qty * harga else harga = 0 end)
);
create index aksesoris_detail_tanggal on aksesoris_detail (kode_toko, tanggal);
call kadar_append_only('aksesoris_detail');
call kadar_scope_by_toko('aksesoris_detail');
create policy one_shop on aksesoris_detail as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
call kadar_line_tables();

-- A sale of accessories alone weighs nothing.
alter table dokumen drop constraint dokumen_isi;
alter table dokumen add constraint dokumen_isi check (qty >= 0 and berat >= 0 and (jenis <> 'PENJUALAN' or qty > 0)) not valid;
alter table dokumen validate constraint dokumen_isi;

-- The last nota that sold a piece, of any shop; accessories are not bought back.
create or replace function kadar_nota_barang(kode text) returns text
language sql stable security definer set search_path = public as $$
  select l.no_faktur from penjualan_detail l join dokumen d on d.kode_toko = l.kode_toko and d.no_faktur = l.no_faktur
  where l.kode_barcode = kode and l.kunci is null and d.status = 'POSTED' order by d.at desc limit 1
$$;

-- The accounts of these documents, for chains that stand.
select kadar_petakan('TAMBAH_AKSESORIS', array['PERSEDIAAN_AKSESORIS', 'BIAYA_ADMIN_BANK'], array['KAS', 'BANK', 'HUTANG_SUPPLIER'],
  jsonb_build_object('PERSEDIAAN_AKSESORIS', kadar_akun('1137', 'PERSEDIAAN AKSESORIS DAN KEMASAN', 'ASET', 'D'), 'BIAYA_ADMIN_BANK', '6112', 'KAS', '1101', 'BANK', '1111',
    'HUTANG_SUPPLIER', kadar_akun('2101', 'HUTANG SUPPLIER', 'KEWAJIBAN', 'K')));
select kadar_petakan('AMBIL_AKSESORIS', array['BIAYA_KEMASAN', 'HPP'], array['PERSEDIAAN_AKSESORIS'],
  jsonb_build_object('BIAYA_KEMASAN', kadar_akun('6107', 'BIAYA KEMASAN', 'BEBAN', 'D'), 'HPP', '5101',
    'PERSEDIAAN_AKSESORIS', kadar_akun('1137', 'PERSEDIAAN AKSESORIS DAN KEMASAN', 'ASET', 'D')));
update para_akun_transaksi set version = version + 1, updated_at = now(), updated_by = '-', detail_akun = detail_akun || jsonb_build_array(
  jsonb_build_object('kode_akun', 'PERSEDIAAN_AKSESORIS', 'jenis_akun', 'K', 'nomor_akun', kadar_akun('1137', 'PERSEDIAAN AKSESORIS DAN KEMASAN', 'ASET', 'D')))
where trx = 'PENJUALAN' and deleted_at is null and not detail_akun @> '[{"kode_akun": "PERSEDIAAN_AKSESORIS"}]';

-- How many of an accessory any shop of the chain has, one after the other; who asks is told the number alone.
create function kadar_sisa_aksesoris(kode text) returns bigint
language sql stable security definer set search_path = public as $$
  select coalesce(sum(n.qty), 0)::bigint from tokos t cross join lateral kadar_nilai_massa(t.kode_toko, 'ACC', kode) n
$$;
revoke all on function kadar_sisa_aksesoris from public;
grant execute on function kadar_sisa_aksesoris to kadar_app;
