-- Messages of promos to one member: on his page, and where he is forgotten by his number.
create index promo_kirim_member on promo_kirim (kode_customer, antri_at) where kode_customer <> '';
create index promo_kirim_nomor on promo_kirim (kadar_no_wa(no_hp));
