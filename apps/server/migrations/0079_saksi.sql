-- Where each chain ends, told apart from it: whoever takes away the last document with its seal, or the last block, contradicts
-- this (record 23). Kept by the sealer, which never goes on from an end that is not there any more (platform/chain/witness.ts).

create table saksi (
  -- segel, or a table with blocks.
  tabel text not null,
  kode_toko text not null,
  -- The last seal's place and document; the last block's end and number.
  pos bigint not null,
  no text not null,
  hash bytea not null,
  at timestamptz not null default now(),
  primary key (tabel, kode_toko)
);
call kadar_scope_by_toko('saksi');
grant select on saksi to kadar_app;

insert into saksi (tabel, kode_toko, pos, no, hash)
select distinct on (kode_toko) 'segel', kode_toko, chain_pos, no, hash from segel order by kode_toko, chain_pos desc, no desc;
insert into saksi (tabel, kode_toko, pos, no, hash)
select distinct on (tabel, kode_toko) tabel, kode_toko, pos_to, nomor::text, hash from chain_blocks order by tabel, kode_toko, nomor desc;
