-- What the standing checks found, night by night; a row for each of them.
create table pemeriksaan (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  tanggal date not null,
  nama text not null,
  temuan int not null check (temuan >= 0),
  contoh text not null default ''
);
create index pemeriksaan_tanggal on pemeriksaan (tanggal, id);
call kadar_append_only('pemeriksaan');
revoke insert on pemeriksaan from kadar_app;
