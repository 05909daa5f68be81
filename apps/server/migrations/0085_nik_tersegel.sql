-- Numbers of identity cards that earlier versions wrote in clear, to members and into the audit. The server seals them, which has the
-- key that is in no database; until it has, this row stands.
create table nik_terbuka (
  satu boolean primary key default true check (satu),
  sejak timestamptz not null default now()
);
insert into nik_terbuka select true, now() where exists (select from audit);

-- What such rows of a chain said before, and what the hashes of their blocks and of all after them were: encrypted, so that
-- with the key the chain of then can still be proved, and without it no number can be tried against a hash.
create table baris_semula (
  tabel text not null,
  id bigint not null,
  kunci text not null,
  isi bytea not null,
  primary key (tabel, id)
);
create table blok_semula (
  tabel text not null,
  kode_toko text not null,
  nomor int not null,
  kunci text not null,
  isi bytea not null,
  primary key (tabel, kode_toko, nomor)
);
call kadar_append_only('baris_semula');
call kadar_append_only('blok_semula');
call kadar_scope_by_toko('blok_semula');
revoke all on baris_semula from kadar_app;
revoke insert on blok_semula from kadar_app;
