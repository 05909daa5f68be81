-- The sale: header, lines, payments, and what it gives to member and sales person.

create table penjualan (
  kode_toko text not null references tokos,
  no_faktur text not null check (length(no_faktur) = 14),
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  kode_sales text not null,
  input_by text not null,
  valid_by text not null default '',
  kode_customer text not null default '',
  nama_customer text not null default '',
  alamat_customer text not null default '',
  no_hp text not null default '',
  keterangan text not null default '',
  qty int not null check (qty > 0),
  berat bigint not null check (berat > 0),
  total bigint not null check (total >= 0),
  diskon bigint not null default 0 check (diskon >= 0),
  ppn bigint not null default 0 check (ppn >= 0),
  pembulatan bigint not null default 0,
  grand_total bigint not null check (grand_total >= 0),
  dibayar bigint not null,
  kembali bigint not null default 0 check (kembali >= 0),
  poin_dapat int not null default 0,
  poin_pakai int not null default 0,
  status text not null check (status in ('POSTED', 'BATAL')),
  otorisasi_id bigint references otorisasi,
  cetak int not null default 0,
  primary key (kode_toko, no_faktur),
  check (diskon <= total),
  check (dibayar - kembali = grand_total)
);
create index penjualan_tanggal on penjualan (kode_toko, tanggal);
create index penjualan_customer on penjualan (kode_customer, tanggal) where kode_customer <> '';
grant select, insert, update on penjualan to kadar_app;
call kadar_scope_by_toko('penjualan');

create table penjualan_detail (
  kode_toko text not null,
  no_faktur text not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null,
  kode_intern text not null,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text not null,
  kadar numeric(7,3) not null,
  berat bigint not null,
  murni bigint not null,
  harga_emas bigint not null,
  sumber_harga text not null,
  ongkos bigint not null,
  harga_atribut bigint not null,
  pembulatan bigint not null,
  harga_jual bigint not null,
  diskon bigint not null,
  ppn bigint not null,
  total bigint not null,
  hpp bigint not null,
  fee bigint not null,
  keterangan text not null default '',
  primary key (kode_toko, no_faktur, urut),
  foreign key (kode_toko, no_faktur) references penjualan,
  check (diskon <= harga_jual)
);
create index penjualan_detail_tanggal on penjualan_detail (kode_toko, tanggal);
create index penjualan_detail_barang on penjualan_detail (kode_toko, kode_barcode);
grant select, insert on penjualan_detail to kadar_app;
call kadar_scope_by_toko('penjualan_detail');

create table penjualan_bayar (
  kode_toko text not null,
  no_faktur text not null,
  urut smallint not null,
  jenis text not null check (jenis in ('CASH', 'TRANSFER', 'DEBET', 'CREDIT', 'QRIS', 'POIN', 'TITIPAN')),
  no_rekening text not null default '',
  no_kartu text not null default '' check (length(no_kartu) <= 4),
  jumlah_rp bigint not null check (jumlah_rp > 0),
  fee bigint not null default 0,
  jumlah_gesek_rp bigint not null default 0,
  poin int not null default 0,
  primary key (kode_toko, no_faktur, urut),
  foreign key (kode_toko, no_faktur) references penjualan
);
grant select, insert on penjualan_bayar to kadar_app;
call kadar_scope_by_toko('penjualan_bayar');

-- The reversing document of a cancelled sale; the sale itself stays as it was posted.
create table penjualan_batal (
  kode_toko text not null references tokos,
  no_faktur_batal text not null check (length(no_faktur_batal) = 14),
  no_faktur text not null,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  alasan text not null,
  input_by text not null,
  otorisasi_id bigint references otorisasi,
  primary key (kode_toko, no_faktur_batal),
  constraint penjualan_batal_once unique (kode_toko, no_faktur),
  foreign key (kode_toko, no_faktur) references penjualan
);
create index penjualan_batal_tanggal on penjualan_batal (kode_toko, tanggal);
call kadar_append_only('penjualan_batal');
call kadar_scope_by_toko('penjualan_batal');

-- A member's points belong to the chain; each movement names the shop that made it.
create table poin_mutasi (
  id bigint generated always as identity primary key,
  kode_toko text not null,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  kode_customer text not null,
  no_faktur text not null,
  poin int not null,
  keterangan text not null default ''
);
create index poin_mutasi_member on poin_mutasi (kode_customer, id) include (poin);
call kadar_append_only('poin_mutasi');

-- What a member may still spend; the sum of his movements, in every shop.
create function kadar_poin_saldo(kode text) returns bigint
language sql stable set search_path = public as
$$ select coalesce(sum(poin), 0)::bigint from poin_mutasi where kode_customer = kode $$;

create table fee_mutasi (
  id bigint generated always as identity primary key,
  kode_toko text not null,
  tanggal date not null,
  kode_sales text not null,
  no_faktur text not null,
  fee bigint not null
);
create index fee_mutasi_sales on fee_mutasi (kode_toko, tanggal, kode_sales);
call kadar_append_only('fee_mutasi');
call kadar_scope_by_toko('fee_mutasi');
