-- What a member's record says is erased at his wish (record 42); his documents stay as the law keeps them.

-- Rows of a chain that name customers are salted, so that the hash of a row whose words are erased is no hash that they could be tried against. Of rows that stand
-- already it is null, and their hashes stay what they are.
alter table audit add column garam uuid;
alter table audit alter column garam set default gen_random_uuid();
alter table riwayat add column garam uuid;
alter table riwayat alter column garam set default gen_random_uuid();

-- Who was erased, by whom, why, and how many rows of chains said something of him.
create table member_dihapus (
  kode_customer text primary key,
  at timestamptz not null default now(),
  user_id text not null,
  alasan text not null check (alasan <> ''),
  audit int not null,
  riwayat int not null
);
call kadar_append_only('member_dihapus');

-- The hash that a row of a chain had before its words were erased: its block holds by it.
create table baris_lupa (
  tabel text not null check (tabel in ('audit', 'riwayat')),
  id bigint not null,
  sidik bytea not null,
  primary key (tabel, id)
);
call kadar_append_only('baris_lupa');
revoke all on baris_lupa from kadar_app;

-- Where an erasure looks for what is kept of a member beside his documents.
create index riwayat_pribadi on riwayat (tabel, kunci) where tabel in ('riwayat', 'member', 'member_pin', 'promo_berhenti', 'identitas', 'dokumen_tunggu');
create index dokumen_tunggu_member on dokumen_tunggu (kode_customer) where kode_customer <> '';

-- An erasure empties rows that are else never changed; it says so for its transaction, and alters these tables alone.
create or replace function kadar_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name in ('audit', 'riwayat', 'identitas', 'baris_semula') and current_setting('kadar.lupakan', true) = 'ya' then
    return new;
  end if;
  raise exception 'table % is append-only', tg_table_name using errcode = 'KD001';
end $$;

-- A JSON in which each of these words, where it stands as a whole, says that it was erased.
create function kadar_tanpa(isi jsonb, kata text[]) returns jsonb language plpgsql immutable as $$
declare
  tulisan text := isi::text;
  satu text;
begin
  foreach satu in array kata loop
    tulisan := replace(tulisan, to_json(satu)::text, '"DIHAPUS"');
  end loop;
  return tulisan::jsonb;
end $$;

-- Empties rows of a chain, and keeps the hash that each had.
create function kadar_lupakan_audit(nomor bigint[]) returns int language plpgsql set search_path = public as $$
begin
  insert into baris_lupa (tabel, id, sidik)
  select 'audit', r.id, sha256(convert_to(jsonb_strip_nulls(to_jsonb(r))::text, 'UTF8')) from audit r where r.id = any(nomor)
  on conflict do nothing;
  update audit set before = null, garam = null,
    after = case when action = 'look' then jsonb_build_object('dilihat', after -> 'dilihat') end,
    entity_key = case entity when 'promo-berhenti' then 'DIHAPUS' else entity_key end
  where id = any(nomor);
  -- What its rows said before numbers of cards were masked in them.
  update baris_semula set kunci = 'dihapus', isi = '' where tabel = 'audit' and id = any(nomor);
  return cardinality(nomor);
end $$;
create function kadar_lupakan_riwayat(nomor bigint[]) returns int language plpgsql set search_path = public as $$
begin
  insert into baris_lupa (tabel, id, sidik)
  select 'riwayat', r.id, sha256(convert_to(jsonb_strip_nulls(to_jsonb(r))::text, 'UTF8')) from riwayat r where r.id = any(nomor)
  on conflict do nothing;
  update riwayat set isi = null, garam = null, kunci = case tabel when 'promo_berhenti' then 'DIHAPUS ' || id else kunci end where id = any(nomor);
  return cardinality(nomor);
end $$;

-- Erases what is kept of a member beside his documents: his record, cards, messages, what waited, and every copy of it in chains, answers and queues. Refused to
-- whoever holds no decision of this transaction.
create function kadar_lupakan_member(kode text, oleh text, sebab text) returns int language plpgsql security definer
  set search_path = public set timezone = 'UTC' set datestyle = 'ISO' set bytea_output = 'hex' as $$
declare
  m member%rowtype;
  kata text[];
  wa text[];
  nota text[];
  tokonya text[];
  kunci_wa text[];
  kartu text[];
  tunggu text[];
  dari_audit int;
  dari_riwayat int;
begin
  select * into strict m from member where kode_customer = kode for update;
  perform set_config('kadar.lupakan', 'ya', true);
  -- What his record says, and what it said before.
  kata := array(
    select distinct x from (
      select unnest(array[m.nama_customer, m.no_hp, m.alamat_customer, m.email, m.catatan, m.skb_pph22, m.no_ktp]) as x
      union all
      select u.x from riwayat r cross join lateral unnest(r.isi::text[]) with ordinality u(x, n)
      join unnest(array(select k from json_object_keys((
          select w.isi from riwayat w where w.tabel = 'riwayat' and w.kunci = 'member' order by w.id desc limit 1)::json -> 'kolom') k order by k collate "C"
        )) with ordinality c(nama, n) on c.n = u.n and c.nama in ('nama_customer', 'no_hp', 'alamat_customer', 'email', 'catatan', 'skb_pph22')
      where r.tabel = 'member' and r.kunci = kode) y
    where x <> '' and x <> kode);
  wa := array(select distinct kadar_no_wa(x) from unnest(kata) x where kadar_no_wa(x) is not null);
  select coalesce(array_agg(d.no_faktur), '{}'), coalesce(array_agg(distinct d.kode_toko), '{}') into nota, tokonya
  from dokumen d where d.kode_customer = kode and d.kode_customer <> '';

  kunci_wa := array(select b.no_hp from promo_berhenti b where kadar_no_wa(b.no_hp) = any(wa));
  delete from promo_berhenti where no_hp = any(kunci_wa);
  delete from member_pin where kode_customer = kode;
  kartu := array(select i.id::text from identitas i where i.kode_toko = any(tokonya) and i.no_dokumen = any(nota));
  update identitas set kunci = 'dihapus', nik = '', akhir = '0000', kunci_foto = null, foto = null where id::text = any(kartu);
  tunggu := array(select no_tunggu from dokumen_tunggu t where t.kode_customer = kode and t.kode_customer <> '');
  update dokumen_tunggu set nama_customer = 'DIHAPUS', no_hp = '', isi = kadar_tanpa(isi, kata), disetujui = kadar_tanpa(disetujui, kata), ktp_kunci = null, ktp = null, foto_ktp = null
  where kode_customer = kode and kode_customer <> '';
  update member set nama_customer = 'DIHAPUS', alamat_customer = '', no_hp = '', no_ktp = null, no_ktp_sidik = null, tgl_lahir = null, email = null, skb_pph22 = null, skb_sampai = null,
    diskon = 0, catatan = null, deleted_at = coalesce(deleted_at, now()), version = version + 1, updated_at = now(), updated_by = oleh
  where kode_customer = kode;

  update promo_kirim set nama = '', no_hp = 'DIHAPUS ' || id, pesan = '', image_url = '', kesalahan = '',
    status = case status when 'ANTRI' then 'BATAL' else status end
  where (kode_customer = kode and kode_customer <> '') or kadar_no_wa(no_hp) = any(wa);
  update idempotency set answer = kadar_tanpa(answer, kata)
  where (answer::text like '%"' || kode || '"%' or route like '%promo-berhenti%' or answer -> 'data' ->> 'no_faktur' = any(nota)) and kadar_tanpa(answer, kata) <> answer;
  delete from jual_parkir where isi::text like '%"' || kode || '"%';
  update cetak c set isi = kadar_tanpa(c.isi, kata) where c.nomor = any(nota) and kadar_tanpa(c.isi, kata) <> c.isi;
  update layar set isi = kadar_tanpa(isi, kata) where isi is not null and kadar_tanpa(isi, kata) <> isi;
  update layar_tanya set tanya = kadar_tanpa(tanya, kata) where kadar_tanpa(tanya, kata) <> tanya;
  delete from member_cari where kode = any(dilihat);

  dari_audit := kadar_lupakan_audit(array(
    select id from audit where entity = 'member' and entity_key = kode
    union select id from audit where entity = 'member' and action = 'look' and after -> 'dilihat' ? kode
    union select id from audit where entity = 'member' and action in ('browse', 'export') and length(after ->> 'q') >= 3
      and exists (select from unnest(kata) w where upper(w) like '%' || upper(after ->> 'q') || '%')
    union select id from audit where entity = 'promo-berhenti' and entity_key = any(kunci_wa)));
  dari_riwayat := kadar_lupakan_riwayat(array(
    select r.id from riwayat r where r.tabel = 'promo_berhenti' and r.kunci = any(kunci_wa)
    union all
    select r.id from riwayat r join (values ('member', array[kode]), ('member_pin', array[kode]), ('identitas', kartu), ('dokumen_tunggu', tunggu)) x(tabel, kunci)
      on r.tabel = x.tabel and r.kunci = any(x.kunci)
    where r.tabel in ('member', 'member_pin', 'identitas', 'dokumen_tunggu')
      and exists (select from riwayat n where n.tabel = r.tabel and n.kunci = r.kunci and n.kode_toko = r.kode_toko and n.id > r.id
        and n.tabel in ('member', 'member_pin', 'identitas', 'dokumen_tunggu'))));
  perform set_config('kadar.lupakan', '', true);
  insert into member_dihapus (kode_customer, user_id, alasan, audit, riwayat) values (kode, oleh, sebab, dari_audit, dari_riwayat);
  return dari_audit + dari_riwayat;
end $$;
revoke execute on function kadar_lupakan_audit, kadar_lupakan_riwayat from public;
revoke execute on function kadar_lupakan_member from public;
grant execute on function kadar_lupakan_member to kadar_app;
