-- Pieces shown on channels outside, by piece and channel: one name each, and what its price was made of when it was sent.
create table barang_luar (
  kode_toko text not null references tokos,
  kode_barcode text not null,
  kode_marketplace text not null,
  judul text not null check (judul <> ''),
  ekspedisi text not null check (ekspedisi <> ''),
  kode_sales text not null,
  harga positif not null,
  -- What the till asked then, and how it was worked out.
  harga_daftar positif not null,
  dasar jsonb not null,
  -- The channel's own number of it; '' until the channel has it, or where people put it there by hand.
  id_luar text not null default '',
  status text not null check (status in ('DRAFT', 'TAYANG', 'DIPESAN', 'TERJUAL', 'KEMBALI', 'TURUN')),
  no_pesanan_luar text not null default '',
  menjadi text not null default '',
  input_by text not null,
  at timestamptz not null default kadar_now(),
  diubah_at timestamptz not null default now(),
  primary key (kode_toko, kode_barcode, kode_marketplace),
  check (status not in ('DIPESAN', 'TERJUAL', 'KEMBALI') or no_pesanan_luar <> '')
);
create unique index barang_luar_judul on barang_luar (kode_marketplace, judul) where status in ('DRAFT', 'TAYANG', 'DIPESAN', 'KEMBALI');
create unique index barang_luar_dipegang on barang_luar (kode_toko, kode_barcode) where status in ('DIPESAN', 'KEMBALI');
create index barang_luar_menjadi on barang_luar (kode_toko, menjadi);
create index barang_luar_kanal on barang_luar (kode_marketplace, kode_barcode);

-- Orders of channels, by the shop whose pieces they name. The channel's own moment of its last change tells a late message.
create table pesanan_luar (
  kode_toko text not null references tokos,
  kode_marketplace text not null,
  no_pesanan_luar text not null,
  status text not null check (status in ('DIPESAN', 'HABIS', 'BATAL', 'TERJUAL')),
  dibayar boolean not null,
  -- Taken back on the channel although it is sold here: the sale is reversed by hand.
  batal_di_kanal boolean not null default false,
  berubah_at timestamptz not null,
  nama_customer text not null default '',
  isi jsonb not null,
  total positif not null,
  menjadi text not null default '',
  -- Why its sale could not be posted the last time.
  kesalahan text not null default '',
  at timestamptz not null default kadar_now(),
  primary key (kode_toko, kode_marketplace, no_pesanan_luar)
);
create index pesanan_luar_menunggu on pesanan_luar (kode_toko, at) where status = 'DIPESAN' and dibayar;

-- What a channel is still to be told: how a piece stands by now, or that an order cannot be had.
create table luar_kirim (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  kode_marketplace text not null,
  aksi text not null check (aksi in ('BARANG', 'HABIS')),
  -- The barcode, or the order.
  kunci text not null,
  at timestamptz not null default kadar_now(),
  dicoba int not null default 0,
  berikut_at timestamptz not null default now(),
  selesai_at timestamptz,
  kesalahan text not null default ''
);
create index luar_kirim_antri on luar_kirim (berikut_at, id) where selesai_at is null;

do $$
declare tabel text;
begin
  foreach tabel in array array['barang_luar', 'pesanan_luar', 'luar_kirim'] loop
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('grant select, insert, update on %I to kadar_app', tabel);
  end loop;
end $$;

-- The order that a sale was, and what its channel is expected to keep.
create table luar_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  kode_marketplace text not null,
  no_pesanan_luar text not null,
  biaya_persen numeric not null check (biaya_persen between 0 and 100),
  biaya tak_negatif not null,
  primary key (kode_toko, no_faktur, urut)
);
-- An order is sold once by a shop, whatever became of the sale.
create unique index luar_detail_pesanan on luar_detail (kode_toko, kode_marketplace, no_pesanan_luar);
create index luar_detail_tanggal on luar_detail (kode_toko, tanggal);
call kadar_append_only('luar_detail');
call kadar_scope_by_toko('luar_detail');
create policy one_shop on luar_detail as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
call kadar_line_tables();

alter domain jenis_bayar drop constraint jenis_bayar_check;
alter domain jenis_bayar add check (value in ('CASH', 'TRANSFER', 'DEBET', 'CREDIT', 'QRIS', 'POIN', 'TITIPAN', 'TUKAR', 'BELUM_BAYAR', 'CAIR', 'UANG_MUKA', 'MARKETPLACE'));

-- What channels owe is an account of sales, for chains that stand.
update para_akun_transaksi set version = version + 1, updated_at = now(), updated_by = '-', detail_akun = detail_akun || jsonb_build_array(
  jsonb_build_object('kode_akun', 'PIUTANG_MARKETPLACE', 'jenis_akun', case trx when 'PENJUALAN' then 'D' else 'K' end,
    'nomor_akun', kadar_akun('1126', 'PIUTANG MARKETPLACE', 'ASET', 'D')))
where trx in ('PENJUALAN', 'PENJUALAN_BATAL') and deleted_at is null and not detail_akun @> '[{"kode_akun": "PIUTANG_MARKETPLACE"}]';

select kadar_menu('stock', 'Stock', 'barang', 'Barang', '/kirim-barang-external', 'Kirim Barang External', array['OWN', 'SU', 'MU', 'SPV']);
select kadar_menu('stock', 'Stock', 'barang', 'Barang', '/update-barang-external', 'Update Barang External', array['OWN', 'SU', 'MU', 'SPV']);
