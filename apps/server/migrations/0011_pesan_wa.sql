-- One WhatsApp account serves every shop of the database, so that what it sent lately is counted over all of them.
drop index promo_kirim_rate;
create index promo_kirim_rate on promo_kirim (dicoba_at desc);
-- Wablas reports what became of a message by its own number for it.
create index promo_kirim_wablas on promo_kirim (id_wablas) where id_wablas <> '';
