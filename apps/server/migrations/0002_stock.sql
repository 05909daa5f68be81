-- Pieces and their movements. A piece is one row; what happened to it is in mutasi_stock.

create table barang (
  kode_toko text not null references tokos,
  kode_barcode text not null check (kode_barcode ~ '^[A-Z0-9][A-Z0-9./-]{2,29}$'),
  kode_intern text not null default '',
  nama_barang text not null check (length(nama_barang) > 5),
  kode_dept text not null references jenis,
  kode_group text not null references group_barang,
  kadar numeric(7,3) not null check (kadar > 0 and kadar <= 500),
  kadar_murni numeric(7,3) not null check (kadar_murni > 0 and kadar_murni <= 100),
  berat bigint not null check (berat > 0),
  berat_asli bigint not null check (berat_asli > 0),
  berat_bandrol bigint not null default 0 check (berat_bandrol >= 0),
  kode_gudang text not null,
  kode_baki text not null,
  harga_emas bigint check (harga_emas > 0),
  ongkos bigint check (ongkos >= 0),
  harga_atribut bigint not null default 0 check (harga_atribut >= 0),
  atribut jsonb not null default '[]',
  hpp bigint not null default 0 check (hpp >= 0),
  ada_faktur_pajak boolean not null default false,
  status text not null check (status in ('DRAFT', 'READY', 'SOLD', 'HOLD', 'TRANSIT', 'HILANG', 'HANCUR', 'BELI', 'CUCI', 'ROSOK', 'LEBUR')),
  foto boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default kadar_now(),
  created_by text not null default '-',
  updated_at timestamptz not null default kadar_now(),
  primary key (kode_toko, kode_barcode),
  foreign key (kode_toko, kode_gudang) references gudang,
  foreign key (kode_toko, kode_baki) references baki
);
create unique index barang_barcode on barang (kode_barcode);
create index barang_lokasi on barang (kode_toko, kode_gudang, kode_baki) where status = 'READY';
create index barang_ready on barang (kode_toko, kode_dept, kode_group) where status = 'READY';
create index barang_intern on barang (kode_toko, kode_intern) where kode_intern <> '';
grant select, insert, update on barang to kadar_app;
call kadar_scope_by_toko('barang');

-- Whose a barcode is, without showing anything else of another shop's.
create function kadar_barcode_owner(kode text) returns text
language sql stable security definer set search_path = public as
$$ select kode_toko from barang where kode_barcode = kode $$;
grant execute on function kadar_barcode_owner to kadar_app;

-- Everything that happened to a piece: stock, kartu stock and its value derive from here (domain §1.5).
create table mutasi_stock (
  id bigint generated always as identity primary key,
  chain_pos bigint not null default kadar_chain_pos(),
  kode_toko text not null,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  kode_barcode text not null,
  jenis text not null,
  no_faktur text not null,
  dari_status text,
  ke_status text not null,
  -- +1 when the piece comes into the shop's stock, -1 when it leaves, 0 when it only moves inside.
  qty smallint not null check (qty between -1 and 1),
  berat bigint not null,
  murni bigint not null,
  hpp bigint not null,
  kode_dept text not null,
  kode_group text not null,
  kadar numeric(7,3) not null,
  kode_gudang text not null,
  kode_baki text not null,
  user_id text not null
);
create index mutasi_stock_chain on mutasi_stock (kode_toko, chain_pos);
create index mutasi_stock_barang on mutasi_stock (kode_toko, kode_barcode, id);
create index mutasi_stock_tanggal on mutasi_stock (kode_toko, tanggal);
call kadar_append_only('mutasi_stock');
call kadar_scope_by_toko('mutasi_stock');
