-- The account of this name and kind; where none stands it is made, by this number or, where that is used already, by the next free one.
-- A chain without a chart of accounts gets them with its own.
create or replace function kadar_akun(nomor text, nama text, macam text, sisi text) returns text language plpgsql as $$
declare ada text;
begin
  select nomor_akun into ada from akuns where nama_akun = nama and jenis = macam and normal = sisi and deleted_at is null order by nomor_akun limit 1;
  if ada is null and exists (select from akuns) then
    select min(n)::text into ada from generate_series(nomor::int, 9999) n where not exists (select from akuns where nomor_akun = n::text);
    insert into akuns (nomor_akun, nama_akun, jenis, normal) values (ada, nama, macam, sisi);
  end if;
  return coalesce(ada, nomor);
end $$;

-- What is owed to suppliers in gold and to craftsmen, what lies with craftsmen, and what fixing and returns cost.
select kadar_akun('1139', 'PERSEDIAAN TUKANG', 'ASET', 'D');
select kadar_akun('2113', 'HUTANG EMAS', 'KEWAJIBAN', 'K');
select kadar_akun('2116', 'HUTANG TUKANG', 'KEWAJIBAN', 'K');
select kadar_akun('5109', 'SELISIH FIXING EMAS', 'BEBAN', 'D');
select kadar_akun('5110', 'BIAYA RETUR SUPPLIER', 'BEBAN', 'D');
