-- How users look at reports: filters, days by their name, columns, each under a name of the user's own.
create table tampilan_laporan (
  user_id text not null references users,
  laporan text not null,
  nama text not null check (length(nama) between 1 and 40),
  isi jsonb not null,
  diubah_at timestamptz not null default now(),
  primary key (user_id, laporan, nama)
);
grant select, insert, update, delete on tampilan_laporan to kadar_app;
