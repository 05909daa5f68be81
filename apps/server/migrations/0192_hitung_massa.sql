-- Goods in bulk are counted too: by weight, or by number and weight, one row a key.
alter table opname_sesi drop constraint opname_sesi_objek_check,
  add constraint opname_sesi_objek_check check (objek in ('HUTANG', 'BARANG', 'BELUM_TAG', 'GROUP', 'ACC', 'ROSOK', 'BATANGAN'));
-- How many were counted; null where they are not numbered. Of what is counted in bulk nothing may be left.
alter table opname_scan add qty int check (qty >= 0), drop constraint opname_scan_berat_check, add constraint opname_scan_berat_check check (berat >= 0),
  drop constraint opname_scan_kode_check, add constraint opname_scan_kode_check check (kode <> '' and length(kode) <= 120);

-- Lines of what is counted in bulk say what they are of (null for a piece) and how many; their key stands where a piece has its barcode.
alter table selisih_opname_detail add objek text check (objek in ('BELUM_TAG', 'GROUP', 'ACC', 'ROSOK', 'BATANGAN')), add qty int,
  alter berat type tak_negatif, add check (objek is not null or berat > 0),
  alter kadar type numeric(7,3), add check (kadar > 0 and kadar <= 500 or objek = 'ACC' and kadar = 0), add check ((objek is null) = (qty is null)), add check (objek is null or sesi_id is not null);
drop index selisih_opname_detail_sekali;
create unique index selisih_opname_detail_sekali on selisih_opname_detail (sesi_id, kode_barcode, kadar) where sesi_id is not null;
-- What counts changed of a thing in bulk.
create index selisih_opname_detail_kode on selisih_opname_detail (kode_toko, kode_barcode) where objek is not null;

-- The accounts of these lines, for chains that stand.
update para_akun_transaksi p set version = version + 1, updated_at = now(), updated_by = '-', detail_akun = detail_akun || (
  select jsonb_agg(jsonb_build_object('kode_akun', r.role, 'jenis_akun', case p.trx when 'SELISIH_OPNAME' then 'K' else 'D' end, 'nomor_akun', coalesce((
    select x ->> 'nomor_akun' from para_akun_transaksi o, jsonb_array_elements(o.detail_akun) x
    where o.deleted_at is null and x ->> 'kode_akun' = r.role order by o.trx limit 1), r.baku)))
  from (values ('PERSEDIAAN_BELUM_TAG', '1132'), ('PERSEDIAAN_AKSESORIS', kadar_akun('1137', 'PERSEDIAAN AKSESORIS DAN KEMASAN', 'ASET', 'D')),
    ('PERSEDIAAN_ROSOK', '1134'), ('PERSEDIAAN_BATANGAN', '1138')) r(role, baku))
where trx in ('SELISIH_OPNAME', 'TEMU_OPNAME') and deleted_at is null and not detail_akun @> '[{"kode_akun": "PERSEDIAAN_BATANGAN"}]';

select kadar_menu('laporan', 'Laporan', 'barang', 'Barang', '/laporan-opname-massa', 'Laporan Opname Massa', array['OWN', 'SU', 'MU', 'SPV', 'KASIR']);
