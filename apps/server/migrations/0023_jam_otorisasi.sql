-- An approval and its use happened when what they were for did; only their token runs out by the real clock.
alter table otorisasi alter column at set default kadar_now();
alter table otorisasi_pakai alter column at set default kadar_now();
