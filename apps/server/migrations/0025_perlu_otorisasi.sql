-- What a session was last refused for want of an approval: a request that names no payload means that one.
alter table sessions add column perlu_otorisasi jsonb, add column perlu_otorisasi_at timestamptz;
