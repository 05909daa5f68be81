-- Documents of customers that a user opened within the last hour, whoever of the servers answered: past a number of them each is written
-- into the audit. Nothing of it outlives its hour, so it needs no log of its own.
create unlogged table pelanggan_dibuka (
  user_id text not null,
  no_dokumen text not null,
  at timestamptz not null default kadar_now(),
  primary key (user_id, no_dokumen)
);
grant select, insert, update, delete on pelanggan_dibuka to kadar_app;
