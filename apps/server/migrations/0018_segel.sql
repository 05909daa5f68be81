-- One seal per document (documents §8, record 13): what a document is, in all its tables, is one hash, and the seals of a
-- shop are one chain. Rows of the books need no place of their own in a chain any more.

create table segel (
  kode_toko text not null,
  chain_pos bigint not null,
  -- The document's number, the reversal's, TUTUP and the date of a closing, HARGA and the number of a gold price.
  no text collate "C" not null,
  -- Which columns it is over (platform/chain/sealed-columns.ts).
  versi smallint not null,
  -- Rows it is over.
  jumlah int not null,
  -- SHA-256 of the seal before and of these rows.
  hash bytea not null,
  primary key (kode_toko, chain_pos, no)
);
call kadar_append_only('segel');
revoke insert on segel from kadar_app;
call kadar_scope_by_toko('segel');

-- Where a document stands in the order of its shop: by its transaction, and where it is older than this column, by its
-- moment, which lies below all of those. Old rows are not touched for it.
alter table dokumen add column chain_pos bigint;
alter table dokumen alter column chain_pos set default kadar_chain_pos();
alter table dokumen_batal add column chain_pos bigint;
alter table dokumen_batal alter column chain_pos set default kadar_chain_pos();
alter table tutup_harian add column chain_pos bigint;
alter table tutup_harian alter column chain_pos set default kadar_chain_pos();
alter table harga_emas_global add column chain_pos bigint;
alter table harga_emas_global alter column chain_pos set default kadar_chain_pos();

create index dokumen_chain on dokumen (kode_toko, chain_pos);
create index dokumen_batal_chain on dokumen_batal (kode_toko, chain_pos);
create index dokumen_lama on dokumen (kode_toko, at) where chain_pos is null;
create index dokumen_batal_lama on dokumen_batal (kode_toko, at) where chain_pos is null;

-- Blocks over the rows of the books stand as they were sealed, and are verified for ever; no new row joins them.
alter table jurnal alter column chain_pos drop default, alter column chain_pos drop not null;
alter table mutasi_stock alter column chain_pos drop default, alter column chain_pos drop not null;
drop index jurnal_chain;
create index jurnal_chain on jurnal (kode_toko, chain_pos) where chain_pos is not null;
drop index mutasi_stock_chain;
create index mutasi_stock_chain on mutasi_stock (kode_toko, chain_pos) where chain_pos is not null;

-- A sealer reads the rows of some documents by their shop and day, of this book as of the others.
create index poin_mutasi_tanggal on poin_mutasi (kode_toko, tanggal);
