-- Of a client that knows no key: the last call that was taken of its session in a shop, and under which key it was (record 28).
create table panggilan_terakhir (
  sesi text not null,
  kode_toko text not null,
  -- Made with a key outside the database: what was asked cannot be guessed at.
  isi text not null,
  key text not null,
  at timestamptz not null,
  primary key (sesi, kode_toko)
);
call kadar_scope_by_toko('panggilan_terakhir');
grant select, insert, update, delete on panggilan_terakhir to kadar_app;
