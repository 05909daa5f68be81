-- Since when a screen is its till's: a first PIN is chosen on one that stood there before the customer came in. Of screens that are
-- paired already nobody knows, so they count from now.
alter table layar add dipasang_at timestamptz;
update layar set dipasang_at = now() where kode_toko is not null;
alter table layar add check ((kode_toko is null) = (dipasang_at is null));
