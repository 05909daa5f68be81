-- What a user who may only search members looked for within the last hour, and whom he was shown: one row for what was typed ahead. Its
-- counts say when he asks an approval; who looked at whom stands in the audit.
create unlogged table member_cari (
  user_id text not null,
  id bigint generated always as identity,
  q text not null,
  mulai timestamptz not null default kadar_now(),
  at timestamptz not null default kadar_now(),
  dilihat text[] not null,
  -- From here on it is counted anew.
  disetujui boolean not null default false,
  primary key (user_id, id)
);
grant select, insert, update, delete on member_cari to kadar_app;
