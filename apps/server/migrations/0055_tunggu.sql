-- Documents that wait: for their validation, or in a day's queue for cash. No documents yet: nothing counts them, nothing is posted,
-- and so nothing of them is sealed. What one becomes is a document like any other.
create table dokumen_tunggu (
  kode_toko text not null references tokos,
  no_tunggu text not null check (length(no_tunggu) = 14),
  macam text not null check (macam in ('VALIDASI', 'ANTRIAN')),
  jenis text not null check (jenis in ('PENJUALAN', 'PEMBELIAN', 'TUKAR')),
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  input_by text not null,
  kode_sales text not null,
  kode_customer text not null,
  nama_customer text not null,
  no_hp text not null,
  qty smallint not null check (qty > 0),
  berat positif not null,
  -- What was shown: its sum, and what of it goes into the drawer (below zero: out of it).
  total positif not null,
  tunai bigint not null,
  -- The place in the queue of its day, and which price is paid.
  antrian smallint,
  harga text check (harga in ('DIKUNCI', 'HARI_BAYAR')),
  -- The input as it was parsed, without the number of an identity card; the pieces as people read them; the prices as they were worked out.
  isi jsonb not null,
  baris jsonb not null,
  dasar jsonb not null,
  -- That number, encrypted as in identitas; gone with the waiting. The picture waits where it was taken.
  ktp_kunci text,
  ktp bytea,
  foto_ktp uuid,
  -- Approved when it was made, and why.
  disetujui jsonb not null,
  otorisasi_id bigint,
  disetujui_oleh text,
  keadaan text not null default 'MENUNGGU' check (keadaan in ('MENUNGGU', 'SELESAI', 'DITOLAK')),
  selesai_at timestamptz,
  selesai_oleh text,
  alasan text not null default '',
  -- The number of the document it became.
  menjadi text,
  primary key (kode_toko, no_tunggu),
  unique (kode_toko, tanggal, antrian),
  check ((macam = 'ANTRIAN') = (antrian is not null) and (antrian is null) = (harga is null)),
  check ((keadaan = 'MENUNGGU') = (selesai_oleh is null) and (keadaan = 'SELESAI') = (menjadi is not null)),
  check (keadaan <> 'DITOLAK' or alasan <> ''),
  check ((ktp is null) = (ktp_kunci is null))
);
create index dokumen_tunggu_menunggu on dokumen_tunggu (kode_toko, at) where keadaan = 'MENUNGGU';
create index dokumen_tunggu_tanggal on dokumen_tunggu (kode_toko, tanggal);
grant select, insert on dokumen_tunggu to kadar_app;
grant update (keadaan, selesai_at, selesai_oleh, alasan, menjadi, ktp_kunci, ktp) on dokumen_tunggu to kadar_app;

-- What a waiting document keeps from all others: pieces to be sold, lines of a nota to be bought back.
create table tunggu_pegang (
  kode_toko text not null,
  jenis text not null check (jenis in ('BARANG', 'NOTA')),
  kunci text not null,
  no_tunggu text not null,
  primary key (kode_toko, jenis, kunci),
  foreign key (kode_toko, no_tunggu) references dokumen_tunggu
);
create index tunggu_pegang_nomor on tunggu_pegang (kode_toko, no_tunggu);
create index tunggu_pegang_nota on tunggu_pegang (kunci) where jenis = 'NOTA';
grant select, insert, delete on tunggu_pegang to kadar_app;

do $$
declare tabel text;
begin
  foreach tabel in array array['dokumen_tunggu', 'tunggu_pegang'] loop
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;

alter domain status_barang drop constraint status_barang_check;
alter domain status_barang add check (value in ('DRAFT', 'READY', 'SOLD', 'RESERVED', 'HOLD', 'TRANSIT', 'TERKIRIM', 'HILANG', 'HANCUR', 'BELI', 'CUCI',
  'SEPUH', 'ROSOK', 'LEBUR', 'DITAHAN_POLISI', 'DISITA', 'BATAL'));

-- What is reserved lies on its tray.
drop index barang_lokasi;
create index barang_lokasi on barang (kode_toko, kode_gudang, kode_baki) where status in ('READY', 'RESERVED');

-- A line of a nota that a waiting purchase keeps is bought for everybody else, in whatever shop.
create or replace function kadar_nota_baris(nomor text)
returns table (kode_toko text, no_faktur text, tanggal date, status text, kode_customer text, nama_customer text, poin_dapat int, ppn_termasuk boolean,
  urut smallint, kode_barcode text, nama_barang text, kode_dept text, kode_group text, kadar numeric, kadar_murni numeric, jumlah_pcs int, berat bigint,
  berat_asli bigint, harga_emas bigint, ongkos bigint, diskon bigint, ppn bigint, total bigint, foto boolean, dibeli boolean, ditukar boolean)
language sql stable security definer set search_path = public as $$
  select d.kode_toko, d.no_faktur, d.tanggal, d.status::text, d.kode_customer, d.nama_customer, d.poin_dapat, d.ppn_termasuk,
    l.urut, l.kode_barcode, l.nama_barang, l.kode_dept, l.kode_group, l.kadar, b.kadar_murni::numeric, b.jumlah_pcs::int, l.berat,
    b.berat_asli::bigint, l.harga_emas, l.ongkos, l.diskon, l.ppn, l.total, b.foto,
    x.kode_barcode is not null or exists (select 1 from tunggu_pegang g where g.jenis = 'NOTA' and g.kunci = l.no_faktur || ' ' || l.urut),
    coalesce((select p.no_tukar is not null from pembelian_detail q join dokumen p on p.kode_toko = q.kode_toko and p.no_faktur = q.no_faktur
      where q.kode_toko = x.kode_toko and q.kode_barcode = x.kode_barcode and p.status = 'POSTED' limit 1), false)
  from dokumen d
  join penjualan_detail l on l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur
  join lateral (select * from barang y where y.kode_toko = l.kode_toko and y.kode_barcode = l.kode_barcode limit 1) b on true
  left join barang x on x.asal_toko = l.kode_toko and x.asal_no = l.no_faktur and x.asal_urut = l.urut and x.status <> 'BATAL'
  where d.kode_toko = substr(nomor, 3, 3) and d.no_faktur = nomor and d.jenis = 'PENJUALAN' order by l.urut
$$;
