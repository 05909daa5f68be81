-- Members: levels by what they spent, points that grow old, referrals, and gifts with a stock of their own (modules §9).

-- The business date of the shop that asks; where all are asked, the calendar's.
create function kadar_hari() returns date language sql stable security definer set search_path = public as
$$ select coalesce((select tgl_system from hari_kerja where kode_toko = current_setting('kadar.toko', true)), current_date) $$;

-- The highest level of a member on a day, by sales of the days before in every shop, less what was cancelled: the same at
-- the till all day long, whatever is sold meanwhile.
create function kadar_level(kode text, hari date, out nama_level text, out diskon_level numeric, out poin_persen bigint)
language plpgsql stable security definer set search_path = public as $$
declare
  l record;
begin
  for l in select * from level_member where deleted_at is null order by minimal_belanja desc, bulan loop
    if l.minimal_belanja <= (
      select coalesce(sum(g.grand_total), 0) from gerak_dokumen g
      where g.kode_customer = kode and g.jenis = 'PENJUALAN' and g.tanggal < hari
        and (coalesce(l.bulan, 0) = 0 or g.tanggal >= hari - make_interval(months => l.bulan::int))) then
      nama_level := l.nama_level;
      diskon_level := l.diskon;
      poin_persen := l.poin_persen;
      return;
    end if;
  end loop;
end $$;
grant execute on function kadar_hari, kadar_level to kadar_app;

-- Gifts are counted with what else is counted together; what there is of each is the sum of its rows.
alter table mutasi_massa drop constraint mutasi_massa_objek_check;
alter table mutasi_massa add constraint mutasi_massa_objek_check
  check (objek in ('GROUP', 'ACC', 'BELUM_TAG', 'ROSOK', 'TUKANG', 'CUSTOMER', 'HADIAH'));

create table hadiah_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null,
  kode_hadiah text not null,
  nama_hadiah text not null,
  qty int not null check (qty > 0),
  poin int not null check (poin >= 0),
  primary key (kode_toko, no_faktur, urut)
);
create index hadiah_detail_tanggal on hadiah_detail (kode_toko, tanggal);
call kadar_append_only('hadiah_detail');
call kadar_scope_by_toko('hadiah_detail');
create policy one_shop on hadiah_detail as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
call kadar_line_tables();

-- Members with points of a shop from before a day that nobody spent, as far as their sums tell: what they got, oldest first, and
-- what was spent so far. A document that was reversed gave and took nothing.
create function kadar_poin_tua(kode text, sebelum date, siapa text[]) returns table (kode_customer text, lots json, spent bigint)
language sql stable security definer set search_path = public as $$
  select p.kode_customer,
    json_agg(json_build_object('kode_toko', p.kode_toko, 'tanggal', p.tanggal, 'poin', p.poin) order by p.tanggal, p.id) filter (where p.poin > 0),
    coalesce(-sum(p.poin) filter (where p.poin < 0), 0)::bigint
  from poin_mutasi p
  join dokumen d on d.kode_toko = p.kode_toko and d.no_faktur = p.no_faktur and d.status = 'POSTED'
  where p.kode_customer in (
    select x.kode_customer from poin_mutasi x
    where x.kode_toko = kode and x.tanggal < sebelum and x.poin > 0 and (siapa is null or x.kode_customer = any(siapa)))
  group by p.kode_customer
  having sum(p.poin) filter (where p.poin > 0 and p.tanggal < sebelum) > coalesce(-sum(p.poin) filter (where p.poin < 0), 0)
$$;
grant execute on function kadar_poin_tua to kadar_app;
