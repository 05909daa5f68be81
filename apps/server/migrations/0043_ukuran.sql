-- The size of a ring or a bangle: what customers ask for, and what the stock of one name is told apart by.
alter table barang add column size text not null default '' check (length(size) <= 20);
grant update (size) on barang to kadar_app;
