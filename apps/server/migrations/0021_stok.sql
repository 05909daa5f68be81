-- Stock for more than single pieces (documents §6).

-- Goods that are counted and weighed together: groups without barcodes, accessories, what a delivery brought and nobody tagged
-- yet, scrap, craftsmen's and customers' gold. What there is of each is the sum of its rows.
create table mutasi_massa (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  objek text not null check (objek in ('GROUP', 'ACC', 'BELUM_TAG', 'ROSOK', 'TUKANG', 'CUSTOMER')),
  -- Which one of its kind; '' for what was tagged without a delivery.
  kunci text not null,
  -- 0 for what is no gold.
  kadar numeric(7,3) not null check (kadar >= 0 and kadar <= 500),
  milik text not null check (milik in ('TOKO', 'TUKANG', 'CUSTOMER')),
  jenis text not null,
  no_faktur text not null,
  qty int not null,
  berat bigint not null,
  murni bigint not null,
  hpp bigint not null,
  user_id text not null,
  -- What is not the shop's has no cost in its books.
  check (milik = 'TOKO' or hpp = 0)
);
create index mutasi_massa_objek on mutasi_massa (kode_toko, objek, kunci);
create index mutasi_massa_faktur on mutasi_massa (kode_toko, no_faktur);
call kadar_append_only('mutasi_massa');
call kadar_scope_by_toko('mutasi_massa');
create policy one_shop on mutasi_massa as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));

-- What older versions received and tagged, as their two journals tell it: fine grams by the place, rupiah by the one account
-- a delivery debits and an addition credits. How much they weighed and which addition belonged to which delivery is not told.
insert into mutasi_massa (kode_toko, tanggal, at, objek, kunci, kadar, milik, jenis, no_faktur, qty, berat, murni, hpp, user_id)
select d.kode_toko, d.tanggal, d.at, 'BELUM_TAG', '', 0, 'TOKO', case d.jenis when 'TERIMA_SUPPLIER' then 'TERIMA' else 'TAMBAH' end, d.no_faktur,
  0, 0, coalesce(e.mg, 0), coalesce(j.rp, 0), d.input_by
from dokumen d
left join lateral (
  select sum(x.debet - x.kredit) as mg from jurnal_emas x
  where x.kode_toko = d.kode_toko and x.no_jurnal = d.no_faktur and x.tempat = 'PERSEDIAAN_BELUM_TAG') e on true
left join lateral (
  select sum(case d.jenis when 'TERIMA_SUPPLIER' then x.debet else -x.kredit end) as rp from jurnal x
  where x.kode_toko = d.kode_toko and x.no_jurnal = d.no_faktur) j on true
where d.jenis in ('TERIMA_SUPPLIER', 'TAMBAH_BARANG') and (coalesce(e.mg, 0) <> 0 or coalesce(j.rp, 0) <> 0)
order by d.tanggal, d.at, d.jenis desc, d.no_faktur;

alter table barang
  -- What was bought in: the line of a nota it is of, of this shop or another.
  add column asal_toko text,
  add column asal_no text check (length(asal_no) = 14),
  add column asal_urut smallint,
  add constraint barang_asal check ((asal_toko is null) = (asal_no is null) and (asal_urut is null) = (asal_no is null)),
  -- Pieces under one barcode: a set of bangles.
  add column jumlah_pcs int not null default 1 check (jumlah_pcs >= 1),
  -- The purity the nota prints, where it is another.
  add column kadar_cetak numeric(7,3) check (kadar_cetak > 0 and kadar_cetak <= 100),
  -- Neither gold nor accessory: its price is typed at the sale.
  add column markis boolean not null default false,
  drop constraint barang_status_check,
  add constraint barang_status_check check (status in ('DRAFT', 'READY', 'SOLD', 'HOLD', 'TRANSIT', 'TERKIRIM', 'HILANG', 'HANCUR', 'BELI', 'CUCI', 'ROSOK', 'LEBUR', 'BATAL'));

-- A line of a nota is bought once in the chain; a cancelled purchase frees it.
create unique index barang_asal_once on barang (asal_toko, asal_no, asal_urut) where asal_no is not null and status <> 'BATAL';

-- A piece that goes to another shop keeps its barcode: it stands there, while the row it left stays for its history.
drop index barang_barcode;
create unique index barang_barcode on barang (kode_barcode) where status not in ('TRANSIT', 'TERKIRIM');
create index barang_kode on barang (kode_barcode);

-- Whose a barcode is now: where its piece lies, else who sent it off last; never another of the shops it went through.
create or replace function kadar_barcode_owner(kode text) returns text
language sql stable security definer set search_path = public as
$$ select kode_toko from barang where kode_barcode = kode order by array_position(array['TRANSIT', 'TERKIRIM'], status) nulls first, updated_at desc limit 1 $$;

-- A piece changes by what its commands change and nothing else: never its weight, its purity, its cost or where it comes from.
revoke update on barang from kadar_app;
grant update (kode_intern, nama_barang, harga_emas, ongkos, harga_atribut, atribut, status, foto, version, updated_at) on barang to kadar_app;
