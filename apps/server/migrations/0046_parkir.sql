-- Sales set aside at a till, for every till of the shop. No documents: nothing is reserved by them.
create table jual_parkir (
  kode_toko text not null references tokos,
  id text not null check (length(id) <= 40),
  at timestamptz not null,
  user_id text not null,
  nama_customer text not null default '',
  uraian text not null default '',
  qty smallint not null,
  grand_total bigint not null,
  isi jsonb not null,
  -- Who took it back or threw it away; the row stays for a month, so that what was typed can be asked for.
  diambil_at timestamptz,
  diambil_oleh text,
  dibuang boolean not null default false,
  primary key (kode_toko, id)
);
create index jual_parkir_menunggu on jual_parkir (kode_toko, at) where diambil_at is null;
grant select, insert, update, delete on jual_parkir to kadar_app;
call kadar_scope_by_toko('jual_parkir');
