-- The number a borrower chose for his pledge on the customer's screen: who redeems it has to know it.
create table hutang_pin (
  kode_toko text not null references tokos,
  no_hutang text not null,
  pin_hash text not null,
  salah int not null default 0,
  dikunci_sampai timestamptz,
  at timestamptz not null default now(),
  primary key (kode_toko, no_hutang)
);
grant select, insert, update on hutang_pin to kadar_app;
call kadar_scope_by_toko('hutang_pin');

-- A contract that follows another keeps its PIN: the first contract in the line, '' for one that follows none.
alter table hutang add pin_dari text not null default '';
grant update (pin_dari) on hutang to kadar_app;
