-- A deposit as it stands: what is left of it, and how many pieces it keeps; open while there is either. The statement that writes
-- its documents changes it, and nothing else.
create table titip (
  kode_toko text not null references tokos,
  no_titip text not null check (length(no_titip) = 14),
  tanggal date not null,
  saldo tak_negatif not null,
  qty int not null check (qty >= 0),
  primary key (kode_toko, no_titip)
);
create index titip_buka on titip (kode_toko) where saldo > 0 or qty > 0;
call kadar_scope_by_toko('titip');
create policy one_shop on titip as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
grant select, insert on titip to kadar_app;
grant update (saldo, qty) on titip to kadar_app;

-- As they stood before there was a row of each.
insert into titip (kode_toko, no_titip, tanggal, saldo, qty) select kode_toko, no_faktur, tanggal, saldo, qty from titip_keadaan;

create or replace view titip_keadaan with (security_invoker = true) as
select d.kode_toko, d.no_faktur, d.tanggal, d.at, d.input_by, d.status, d.kode_customer, d.nama_customer, d.no_hp, d.alamat_customer,
  l.mengikat, coalesce((select p.batas from titip_perpanjang p where p.kode_toko = d.kode_toko and p.no_titip = d.no_faktur order by p.id desc limit 1), l.batas) as batas,
  l.harga, t.qty, x.berat, m.dititip, t.saldo::bigint as saldo
from titip t join dokumen d on d.kode_toko = t.kode_toko and d.no_faktur = t.no_titip
cross join lateral (
  select bool_or(mengikat) as mengikat, max(batas) as batas, sum(harga_jual - diskon)::bigint as harga from titip_detail where kode_toko = d.kode_toko and no_faktur = d.no_faktur) l
cross join lateral (
  select coalesce(sum(b.berat), 0)::bigint as berat
  from titip_detail i join barang b on b.kode_toko = i.kode_toko and b.kode_barcode = i.kode_barcode and b.status = 'HOLD'
  where t.qty > 0 and i.kode_toko = d.kode_toko and i.no_faktur = d.no_faktur and kadar_titip_barang(i.kode_toko, i.kode_barcode) = d.no_faktur) x
cross join lateral (
  -- What came in with a deposit or more of it, less what of that was cancelled; the rest was spent or paid back.
  select coalesce(sum(jumlah_rp) filter (where substr(t.no_faktur, 1, 2) in ('TP', 'TM', 'XM')), 0)::bigint as dititip
  from titipan_mutasi t where t.kode_toko = d.kode_toko and t.no_titip = d.no_faktur) m;

drop function kadar_titipan_saldo;

-- The deposit that kept a piece before one of its movements.
create function kadar_titip_barang(kode text, barang text, sebelum bigint) returns text
language sql stable set search_path = public as $$
  select no_faktur from mutasi_stock where kode_toko = kode and kode_barcode = barang and dari_status = 'READY' and ke_status = 'HOLD' and id < sebelum order by id desc limit 1
$$;
grant execute on function kadar_titip_barang(text, text, bigint) to kadar_app;
