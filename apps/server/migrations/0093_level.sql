-- The index over a member's sales leaves out those of nobody, so that a plan for any customer can use it only where the
-- statement says so too: without it each level read every sale of the chain.
create or replace function kadar_level(kode text, hari date, out nama_level text, out diskon_level numeric, out poin_persen bigint)
language plpgsql stable security definer set search_path = public as $$
declare
  l record;
begin
  for l in select * from level_member where deleted_at is null order by minimal_belanja desc, bulan loop
    if l.minimal_belanja <= (
      select coalesce(sum(g.grand_total), 0) from gerak_dokumen g
      where g.kode_customer = kode and g.kode_customer <> '' and g.jenis = 'PENJUALAN' and g.tanggal < hari
        and (coalesce(l.bulan, 0) = 0 or g.tanggal >= hari - make_interval(months => l.bulan::int))) then
      nama_level := l.nama_level;
      diskon_level := l.diskon;
      poin_persen := l.poin_persen;
      return;
    end if;
  end loop;
end $$;
