-- What a member spent is read once for all levels, day by day, and only where there are levels at all.
create or replace function kadar_level(kode text, hari date, out nama_level text, out diskon_level numeric, out poin_persen bigint)
language plpgsql stable security definer set search_path = public as $$
begin
  with g as materialized (
    select g.tanggal, sum(g.grand_total) as rp from gerak_dokumen g
    where g.kode_customer = kode and g.kode_customer <> '' and g.jenis = 'PENJUALAN' and g.tanggal < hari
      and g.tanggal >= (select case when bool_or(coalesce(x.bulan, 0) = 0) then '-infinity' else hari - make_interval(months => max(x.bulan)::int) end
        from level_member x where x.deleted_at is null)
    group by 1)
  select l.nama_level, l.diskon, l.poin_persen into nama_level, diskon_level, poin_persen from level_member l
  where l.deleted_at is null and l.minimal_belanja <= coalesce((
    select sum(g.rp) from g where coalesce(l.bulan, 0) = 0 or g.tanggal >= hari - make_interval(months => l.bulan::int)), 0)
  order by l.minimal_belanja desc, l.bulan limit 1;
end $$;
