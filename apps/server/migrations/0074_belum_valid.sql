-- Redemptions that wait for their validation are few: closing, home and list find them without reading every pledge.
create index hutang_belum_valid on hutang (kode_toko) where status = 'LUNAS_BELUM_VALID';
