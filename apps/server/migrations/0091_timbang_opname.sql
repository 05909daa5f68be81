-- Bags that a count weighed otherwise than they were sealed, or weighed again, are few among all its scans; who answers for a shop
-- is told of the light ones by the day they came in.
create index opname_scan_timbang on opname_scan (kode_toko, diterima_at) where berat is not null and hasil in ('BEDA_BERAT', 'GANDA');
