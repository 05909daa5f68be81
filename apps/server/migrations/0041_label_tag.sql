-- What stands where on the tags of a shop; a shop without a row prints the tag as shipped.
create table label_tag (
  kode_toko text primary key references tokos,
  isi jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null
);
grant select, insert, update, delete on label_tag to kadar_app;
call kadar_scope_by_toko('label_tag');
