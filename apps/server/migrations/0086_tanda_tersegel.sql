-- The key that signs notas leaves the database in clear: it is sealed under the server's identity key, a row for each of those
-- keys, so that one that is put back finds its own again.
create table kunci_tanda_segel (
  kunci text primary key,
  isi bytea not null,
  dibuat timestamptz not null default now()
);

-- Which key signs, by its fingerprint, and since when. What is older and is not signed by it may be of a key that was lost.
create table tanda_mulai (
  satu boolean primary key default true check (satu),
  sidik text not null,
  mulai timestamptz not null
);

-- Whether a nota or slip is of before the key of today: no signature proves it, and none shows it to be forged.
create function kadar_tanda_lama(nomor text) returns boolean language sql stable security definer set search_path = public as
$$ select exists (select 1 from dokumen d, tanda_mulai t where d.kode_toko = substr(nomor, 3, 3) and d.no_faktur = nomor and d.at < t.mulai) $$;
revoke execute on function kadar_tanda_lama from public;
grant execute on function kadar_tanda_lama to kadar_app;
