-- Approvals by QR and fingerprint: the waiting request, the registered public keys, and refusals in the log of approvals.

-- A refusal stands in the same chained log as the approvals: it has a reason and no token.
alter table otorisasi add column alasan_tolak text;
alter table otorisasi alter column token_hash drop not null;
alter table otorisasi add constraint otorisasi_keputusan check ((token_hash is null) = (alasan_tolak is not null));
create index otorisasi_waktu on otorisasi (kode_toko, at);

-- What a till asks for and an approver's phone answers. Lives OTORISASI_TTL_DETIK; kept for a day, the log keeps the decision.
create table otorisasi_qr (
  keystore text primary key check (keystore ~ '^[A-Z0-9]{12}$'),
  kode_toko text not null references tokos,
  -- Only the session that asked is told the token.
  sesi_hash text not null,
  diminta_oleh text not null references users,
  kategori text not null,
  payload_hash bytea not null check (length(payload_hash) = 32),
  catatan text not null default '',
  jumlah_rp bigint,
  event text not null default '-',
  status text not null default 'OPEN' check (status in ('OPEN', 'ACCEPT', 'REJECT', 'CANCEL')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  diputuskan_oleh text,
  diputuskan_at timestamptz,
  alasan text,
  otorisasi_id bigint references otorisasi,
  -- Worth nothing to anyone but diminta_oleh, whom the approval is bound to; wiped when the request is cleared away.
  token text,
  check ((status in ('ACCEPT', 'REJECT')) = (otorisasi_id is not null)),
  check (status = 'ACCEPT' or token is null)
);
create index otorisasi_qr_open on otorisasi_qr (kode_toko, expires_at) where status = 'OPEN';
grant select, insert, update, delete on otorisasi_qr to kadar_app;
call kadar_scope_by_toko('otorisasi_qr');

-- Public keys only: fingerprint templates never leave the device (domain §7).
create table webauthn_credentials (
  id bigint generated always as identity primary key,
  user_id text not null references users,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  rp_id text not null,
  nama_perangkat text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index webauthn_credentials_user on webauthn_credentials (user_id, rp_id);
grant select, insert, update, delete on webauthn_credentials to kadar_app;

-- A challenge is answered once, by whom and for what it was made.
create table webauthn_challenges (
  challenge text primary key,
  kode_toko text not null,
  tujuan text not null check (tujuan in ('DAFTAR', 'OTORISASI', 'QR')),
  -- Whose fingerprint is asked for, and who asked.
  user_id text not null references users,
  peminta text not null references users,
  rp_id text not null,
  kategori text not null default '',
  payload_hash bytea,
  keystore text,
  expires_at timestamptz not null
);
grant select, insert, delete on webauthn_challenges to kadar_app;
call kadar_scope_by_toko('webauthn_challenges');
