-- How often the slip of an order was printed; more than once, it is a copy.
alter table pesanan_luar add cetak int not null default 0 check (cetak >= 0);
