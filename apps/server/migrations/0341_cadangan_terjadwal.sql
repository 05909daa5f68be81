-- Where the server's own backups go, when, and which of them are kept. One row; each change stands in the audit.
create table cadangan_atur (
  satu boolean primary key default true check (satu),
  aktif boolean not null default false,
  -- A folder, or s3://bucket/prefix.
  tempat text not null default '',
  jam text not null default '02:00' check (jam ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- The newest of so many days, weeks and months is kept.
  harian int not null default 7 check (harian between 1 and 366),
  mingguan int not null default 4 check (mingguan between 0 and 260),
  bulanan int not null default 12 check (bulanan between 0 and 240),
  -- The day of the week on which the newest is tried, Sunday 0; null for never.
  uji_hari smallint default 0 check (uji_hari between 0 and 6),
  check (not aktif or tempat <> '')
);
insert into cadangan_atur default values;
grant select, update on cadangan_atur to kadar_app;
