-- The one door into the books (documents §3).

-- The role a line of the journal was posted to, for those that were mapped; `keterangan` is words for people from here on.
-- Nullable, so that the rows before it keep their hash.
alter table jurnal add column role text;

-- The lines of each kind of document stand in a table of its own, named <noun>_detail; this writes them, whatever the kind, so
-- that the door's statement is one text. Each insert has its own plan, made when it is first used. A migration that adds a
-- table of lines calls kadar_line_tables() at its end.
create procedure kadar_line_tables() language plpgsql as $$
declare
  cases text := '';
  t record;
begin
  for t in
    select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns,
      string_agg(case when d.adbin is null then 'r.' || quote_ident(a.attname)
        else format('coalesce(r.%I, %s)', a.attname, pg_get_expr(d.adbin, d.adrelid)) end, ', ' order by a.attnum) as values
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attidentity = ''
      and a.attname not in ('kode_toko', 'no_faktur', 'tanggal')
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname like '%\_detail'
    group by c.relname order by c.relname
  loop
    cases := cases || format(
      'when %L then insert into %I (kode_toko, no_faktur, tanggal, %s) select kode, nomor, hari, %s from json_populate_recordset(null::%I, baris) r;
       ', t.name, t.name, t.columns, t.values, t.name);
  end loop;
  execute format(
    'create or replace function kadar_tulis_baris(tabel text, kode text, nomor text, hari date, baris json) returns int language plpgsql set search_path = public as $f$
     begin
       case tabel %s end case;
       return 1;
     end $f$', cases);
end $$;
call kadar_line_tables();
grant execute on function kadar_tulis_baris to kadar_app;

-- A moment as the API says it.
create function kadar_iso(at timestamptz) returns text language sql stable parallel safe as
$$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
grant execute on function kadar_iso to kadar_app;

-- Head office reads across shops; what is posted belongs to one (documents §3).
do $$
declare tabel text;
begin
  foreach tabel in array array['dokumen', 'dokumen_bayar', 'dokumen_batal', 'penjualan_detail', 'mutasi_stock', 'kas_mutasi', 'bank_mutasi', 'poin_mutasi',
    'fee_mutasi', 'jurnal', 'jurnal_emas'] loop
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;

-- The same numbers, without a savepoint for a sequence that is there already: the door draws one for every document.
create or replace function kadar_next_number(jenis text, kode text, tanggal date) returns text
language plpgsql security definer set search_path = public as $$
declare
  name text := 'nomor_' || lower(jenis) || '_' || lower(kode);
  seq regclass := to_regclass(quote_ident(name));
  n bigint;
  digits text := '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
begin
  if seq is null then
    if jenis !~ '^[A-Z]{2}$' or kode !~ '^[A-Z0-9]{3}$' then
      raise exception 'bad document type or shop code';
    end if;
    begin
      execute format('create sequence public.%I minvalue 0 maxvalue 46655 start 0 cycle', name);
    exception when duplicate_table or unique_violation then null;
    end;
    seq := to_regclass(quote_ident(name));
  end if;
  n := nextval(seq);
  return jenis || kode || to_char(tanggal, 'YYMMDD')
    || substr(digits, (n / 1296)::int + 1, 1) || substr(digits, (n / 36 % 36)::int + 1, 1) || substr(digits, (n % 36)::int + 1, 1);
end $$;
