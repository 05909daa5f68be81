-- Who may try a password: every user's known devices, and tries counted per line; QR requests without their tokens.

-- Devices on which a user has signed in, by the hash of their cookie: a stranger's failures do not lock him out there.
create table perangkat_dikenal (
  user_id text not null references users,
  perangkat_hash bytea not null check (length(perangkat_hash) = 32),
  dipakai_at timestamptz not null default now(),
  primary key (user_id, perangkat_hash)
);
grant select, insert, update, delete on perangkat_dikenal to kadar_app;

-- The line a try stands in: 'ASING' all unknown devices, 'P:…' one device that the user is known on, 'S:…' one session.
alter table login_attempts add column jalur text not null default 'ASING';
create index login_attempts_line on login_attempts (jalur, at desc);

-- The token is made anew from the asking session's own and this salt, so that nobody finds it here. What waited or was
-- decided under the old scheme goes; the log keeps the decisions.
truncate otorisasi_qr;
alter table otorisasi_qr drop column token;
alter table otorisasi_qr add column garam bytea not null check (length(garam) = 16);
alter table otorisasi_qr add column token_hash bytea not null check (length(token_hash) = 32);
