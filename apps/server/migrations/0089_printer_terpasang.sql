-- Where printers of shops stood when addresses began to be judged: the server goes on printing there. Nothing is ever added.
create table printer_terpasang (
  kode_toko text not null references tokos,
  alamat text not null,
  primary key (kode_toko, alamat)
);
do $$
begin
  if to_regclass('printer') is not null then
    insert into printer_terpasang (kode_toko, alamat)
    select distinct kode_toko, alamat from printer
    where driver = 'TCP' and coalesce(kode_agen, '') = '' and coalesce(alamat, '') <> '' and deleted_at is null;
  end if;
end $$;
grant select on printer_terpasang to kadar_app;
call kadar_scope_by_toko('printer_terpasang');
