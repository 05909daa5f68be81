-- Who stood at the counter: number and picture of an identity card, encrypted by the server with a key that is not in the database.

-- A picture that was taken ahead of its document; swept after a day.
create table identitas_foto (
  id uuid primary key,
  kode_toko text not null references tokos,
  -- Which key it was encrypted with.
  kunci text not null,
  foto bytea not null,
  input_by text not null,
  at timestamptz not null default kadar_now()
);
grant select, insert, delete on identitas_foto to kadar_app;
call kadar_scope_by_toko('identitas_foto');
create policy one_shop on identitas_foto as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
create index identitas_foto_at on identitas_foto (at);

-- Of a document, written in its transaction. The last four digits are what a list may show.
create table identitas (
  id uuid primary key,
  kode_toko text not null references tokos,
  no_dokumen text not null check (length(no_dokumen) = 14),
  kunci text not null,
  nik bytea not null,
  akhir text not null check (akhir ~ '^[0-9]{4}$'),
  kunci_foto text,
  foto bytea,
  input_by text not null,
  at timestamptz not null default kadar_now(),
  unique (kode_toko, no_dokumen),
  check ((foto is null) = (kunci_foto is null))
);
call kadar_append_only('identitas');
call kadar_scope_by_toko('identitas');
create policy one_shop on identitas as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
