-- Pledges whose bags are in the shop: a count of them does not read every pledge there ever was.
create index hutang_di_toko on hutang (kode_toko, no_hutang) where status in ('AKTIF', 'LUNAS_BELUM_VALID');
