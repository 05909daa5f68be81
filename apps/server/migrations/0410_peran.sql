-- Roles: named sets of screens of a level, and who goes by which (record 47). What a user may open stays in his akses.
create table peran (
  kode_peran text primary key check (kode_peran ~ '^[A-Z0-9._-]{2,30}$'),
  nama_peran text not null check (length(nama_peran) between 1 and 60),
  -- OWN and SU pass every check of menus.
  level text not null check (level in ('MU', 'SPV', 'KASIR', 'DEV')),
  layar text[] not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null default '-',
  updated_at timestamptz not null default now(),
  updated_by text not null default '-'
);
grant select, insert, update, delete on peran to kadar_app;

-- null: what his level has.
alter table users add column kode_peran text references peran;
create index users_peran on users (kode_peran);

-- A screen that is new comes to the roles of its levels as it comes to their users.
create or replace function kadar_menu(grup text, label_grup text, bagian text, label_bagian text, layar text, label_layar text, tingkat text[]) returns void language plpgsql as $$
declare
  daun jsonb := jsonb_build_object('menu', layar, 'label', label_layar, 'is_show', true);
  cabang jsonb := jsonb_build_object('menu', grup || '/' || bagian, 'label', label_bagian, 'is_show', true, 'children', jsonb_build_array(daun));
  dahan jsonb := jsonb_build_object('menu', grup, 'label', label_grup, 'is_show', true, 'children', jsonb_build_array(cabang));
begin
  update users u set version = version + 1, updated_at = now(), updated_by = '-', akses = case
    when not u.akses @> jsonb_build_array(jsonb_build_object('menu', grup)) then u.akses || dahan
    else (
      select jsonb_agg(case
        when g.isi ->> 'menu' is distinct from grup then g.isi
        when not coalesce(g.isi -> 'children', '[]') @> jsonb_build_array(jsonb_build_object('menu', grup || '/' || bagian))
          then jsonb_set(g.isi, '{children}', coalesce(g.isi -> 'children', '[]') || cabang)
        else jsonb_set(g.isi, '{children}', (
          select jsonb_agg(case when b.isi ->> 'menu' = grup || '/' || bagian then jsonb_set(b.isi, '{children}', coalesce(b.isi -> 'children', '[]') || daun) else b.isi end order by b.ke)
          from jsonb_array_elements(g.isi -> 'children') with ordinality b(isi, ke))) end order by g.ke)
      from jsonb_array_elements(u.akses) with ordinality g(isi, ke)) end
  where u.level = any (tingkat) and jsonb_array_length(u.akses) > 0 and not jsonb_path_exists(u.akses, '$.**.menu ? (@ == $layar)', jsonb_build_object('layar', layar));
  update peran p set layar = p.layar || array[kadar_menu.layar], version = version + 1, updated_at = now(), updated_by = '-'
  where p.level = any (tingkat) and not p.layar @> array[kadar_menu.layar];
end $$;

select kadar_menu('sistem', 'Sistem', 'pengguna', 'Pengguna', '/hak-akses', 'Hak Akses', array['OWN', 'SU', 'MU']);
