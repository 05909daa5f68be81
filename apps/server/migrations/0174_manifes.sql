-- The manifest of a shipment to a shop of another server (modules-2 §4): its paper lists what goes, signed by the sender's server, so that the other end knows what came
-- although no line stands. Nothing here is a book: what is on a manifest is booked when it is granted, as ever.

-- That it was printed: the paper may be there, so its shipment is cancelled no more; its lines come back or are lost.
create table manifes_cetak (
  no_kirim text primary key references kiriman,
  kode_toko text not null references tokos,
  at timestamptz not null default kadar_now(),
  user_id text not null
);
call kadar_append_only('manifes_cetak');
revoke insert on manifes_cetak from kadar_app;
call kadar_scope_by_toko('manifes_cetak');

-- Against who cancels it at the moment. False for what is cancelled, and for what stays on this server.
create function kadar_manifes_cetak(nomor text, oleh text) returns boolean
language plpgsql security definer set search_path = public as $$
begin
  perform 1 from kiriman_baris b where b.no_kirim = nomor order by b.urut for update;
  insert into manifes_cetak (no_kirim, kode_toko, user_id)
  select k.no_kirim, k.kode_toko, oleh from kiriman k
  where k.no_kirim = nomor and k.kode_toko = current_setting('kadar.toko', true) and k.jauh = 'KELUAR'
    and exists (select from kiriman_baris b where b.no_kirim = nomor and b.status <> 'BATAL')
  on conflict do nothing;
  return exists (select from manifes_cetak c where c.no_kirim = nomor);
end $$;
revoke all on function kadar_manifes_cetak from public;
grant execute on function kadar_manifes_cetak to kadar_app;

create function kadar_manifes_jaga() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from manifes_cetak c where c.no_kirim = new.no_kirim) then
    raise exception 'its manifest was printed' using errcode = '23505', constraint = 'manifes_tercetak';
  end if;
  return null;
end $$;
create trigger manifes_jaga after update on kiriman_baris for each row
  when (new.status = 'BATAL' and old.status <> 'BATAL') execute function kadar_manifes_jaga();

-- What a paper that came says, a row for each of its codes, until its server tells the rest.
create table manifes (
  kode_toko text not null references tokos,
  no_kirim text not null,
  bagian smallint not null check (bagian between 1 and jumlah_bagian),
  jumlah_bagian smallint not null,
  dari text not null references tokos check (dari <> kode_toko),
  tanggal date not null,
  segel text not null,
  kurir text not null,
  -- Over all lines: its parts share it.
  sidik text not null,
  baris jsonb not null,
  at timestamptz not null default kadar_now(),
  user_id text not null,
  -- Since when its shipment is known here, or on its way no more.
  selesai_at timestamptz,
  primary key (kode_toko, no_kirim, bagian)
);
create index manifes_menunggu on manifes (kode_toko, dari) where selesai_at is null;
call kadar_scope_by_toko('manifes');
grant select, insert, update (selesai_at) on manifes to kadar_app;

-- From which shop a piece came that waits for its grant here, for who scans it.
create function kadar_barang_menunggu(kode text) returns text
language sql stable security definer set search_path = public as $$
  select dari from manifes m
  where m.selesai_at is null and current_setting('kadar.toko', true) in ('*', m.kode_toko) and m.baris @> jsonb_build_array(jsonb_build_object('kunci', kode)) limit 1
$$;
revoke all on function kadar_barang_menunggu from public;
grant execute on function kadar_barang_menunggu to kadar_app;
