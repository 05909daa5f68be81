-- An exchange is two documents that clear each other: looked at when the transaction commits, whoever wrote them.
create function kadar_check_tukar() returns trigger language plpgsql security definer set search_path = public as $$
declare
  nomor text;
  selisih bigint;
begin
  select no_tukar into nomor from dokumen where kode_toko = new.kode_toko and no_faktur = new.no_faktur;
  if nomor is null then
    raise exception 'document % takes part in no exchange', new.no_faktur using errcode = 'KD002';
  end if;
  select sum(case b.arah when 'M' then b.jumlah_rp else -b.jumlah_rp end) into selisih
  from dokumen d join dokumen_bayar b on b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur and b.jenis = 'TUKAR'
  where d.kode_toko = new.kode_toko and d.no_tukar = nomor;
  if selisih <> 0 then
    raise exception 'exchange % does not clear', nomor using errcode = 'KD002';
  end if;
  return null;
end $$;
create constraint trigger tukar_impas after insert on dokumen_bayar deferrable initially deferred
  for each row when (new.jenis = 'TUKAR') execute function kadar_check_tukar();

-- Sales are paid by what is brought in, too.
update para_akun_transaksi p set detail_akun = detail_akun || jsonb_build_array(jsonb_build_object('kode_akun', 'KLIRING_TUKAR',
    'jenis_akun', case trx when 'PENJUALAN' then 'D' else 'K' end, 'nomor_akun', '2107')), version = version + 1
where trx in ('PENJUALAN', 'PENJUALAN_BATAL') and deleted_at is null
  and not exists (select 1 from jsonb_array_elements(p.detail_akun) x where x ->> 'kode_akun' = 'KLIRING_TUKAR');
