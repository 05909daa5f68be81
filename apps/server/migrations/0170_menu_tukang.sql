-- Users that stand see a new screen as a user of their level who is made now; what of the menu around it is hidden from one stays hidden.
-- A tree that is empty is filled when it is saved.
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
end $$;

select kadar_menu('stock', 'Stock', 'barang', 'Barang', '/tukang-emas', 'Emas Tukang', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
select kadar_menu('stock', 'Stock', 'lokasi', 'Lokasi', '/hancur-barang', 'Hancur Barang', array['OWN', 'MU', 'SPV']);
select kadar_menu('stock', 'Stock', 'barang', 'Barang', '/stock-aksesoris', 'Tambah dan Ambil Stock Aksesoris', array['OWN', 'SU', 'MU', 'SPV']);
