-- Who buys decides on taxes: traders and manufacturers (domain §4). PPh 22 that is collected has an account of its own.
do $$ begin
  if to_regclass('member') is not null then
    alter table member drop constraint if exists member_jenis_pelanggan_check;
    alter table member add constraint member_jenis_pelanggan_check
      check (jenis_pelanggan in ('UMUM', 'LANGGANAN', 'VIP', 'RESELLER', 'PEDAGANG', 'PABRIKAN'));
  end if;
end $$;
update para_akun_transaksi p set version = version + 1, updated_at = now(), updated_by = '-',
  detail_akun = detail_akun || jsonb_build_array(jsonb_build_object('kode_akun', 'PPH22_DIPUNGUT',
    'jenis_akun', case p.trx when 'PENJUALAN' then 'K' else 'D' end, 'nomor_akun', '2111'))
where p.trx in ('PENJUALAN', 'PENJUALAN_BATAL') and p.deleted_at is null and exists (select from akuns where nomor_akun = '2111')
  and not exists (select from jsonb_array_elements(p.detail_akun) d where d ->> 'kode_akun' = 'PPH22_DIPUNGUT');

-- What the tax file tells of a sale to a business, by line: the base, and what its rate is made of (10 % × 11/12 × 12 %).
create table pajak_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null,
  jenis_pelanggan text not null,
  skb_pph22 text not null,
  dpp bigint not null check (dpp >= 0),
  ppn bigint not null check (ppn >= 0),
  persen numeric(7,3) not null,
  faktor numeric(7,3) not null,
  nilai_lain text not null,
  tarif numeric(7,3) not null,
  pph22_persen numeric(7,3) not null,
  primary key (kode_toko, no_faktur, urut)
);
create index pajak_detail_tanggal on pajak_detail (kode_toko, tanggal);

-- A coupon that a sale used. `ke` counts the uses that were cancelled before, so that one use of all that stand is the first.
create table kupon_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null,
  kode_kupon text not null,
  ke smallint not null,
  nilai bigint not null check (nilai > 0),
  primary key (kode_toko, no_faktur, urut),
  constraint kupon_sekali unique (kode_kupon, ke)
);
create index kupon_detail_tanggal on kupon_detail (kode_toko, tanggal);

do $$
declare tabel text;
begin
  foreach tabel in array array['pajak_detail', 'kupon_detail'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_line_tables();

-- The sale of whatever shop that used a coupon and stands, and how often it was used.
create function kadar_kupon_pakai(kode text, out dipakai text, out ke int) language sql stable security definer set search_path = public as
$$ select max(d.no_faktur) filter (where d.status = 'POSTED'), count(*)::int
   from kupon_detail k left join dokumen d using (kode_toko, no_faktur) where k.kode_kupon = kode $$;
grant execute on function kadar_kupon_pakai to kadar_app;
