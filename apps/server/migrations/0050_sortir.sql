-- Bought pieces on their way back to a tray or into the fire: sorting, lots, what the police keep.

alter domain status_barang drop constraint status_barang_check;
alter domain status_barang add check (value in ('DRAFT', 'READY', 'SOLD', 'HOLD', 'TRANSIT', 'TERKIRIM', 'HILANG', 'HANCUR', 'BELI', 'CUCI', 'SEPUH', 'ROSOK',
  'LEBUR', 'DITAHAN_POLISI', 'DISITA', 'BATAL'));
create index barang_belian on barang (kode_toko, status) where status in ('BELI', 'CUCI', 'SEPUH', 'ROSOK', 'DITAHAN_POLISI');

-- Bars of melted scrap.
alter table mutasi_massa drop constraint mutasi_massa_objek_check;
alter table mutasi_massa add constraint mutasi_massa_objek_check
  check (objek in ('GROUP', 'ACC', 'BELUM_TAG', 'ROSOK', 'BATANGAN', 'TUKANG', 'CUSTOMER', 'HADIAH'));

-- A piece that is sorted, or comes out of a lot that cleaned or gilded it, with what it bears of the lot's cost.
create table sortir_detail (
  kode_toko text not null,
  no_faktur text not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null,
  nama_barang text not null,
  kadar nilai_kadar not null,
  berat positif not null,
  murni tak_negatif not null,
  hpp tak_negatif not null,
  biaya tak_negatif not null default 0,
  dari_status text not null,
  ke_status text not null,
  kode_gudang text not null,
  kode_baki text not null,
  -- Of what the police keep: the officer and the number of his letter.
  pejabat text not null default '',
  no_surat text not null default '',
  primary key (kode_toko, no_faktur, urut),
  check (ke_status not in ('DITAHAN_POLISI', 'DISITA') or (pejabat <> '' and no_surat <> ''))
);
create index sortir_detail_tanggal on sortir_detail (kode_toko, tanggal);
create index sortir_detail_barang on sortir_detail (kode_toko, kode_barcode);
grant select, insert on sortir_detail to kadar_app;
call kadar_append_only('sortir_detail');
call kadar_scope_by_toko('sortir_detail');
create policy one_shop on sortir_detail as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));

-- A bar of a melting; its fine gold is fixed here and never reckoned again.
create table lebur_detail (
  kode_toko text not null,
  no_faktur text not null,
  urut smallint not null,
  tanggal date not null,
  berat positif not null,
  kadar persen_murni not null,
  murni tak_negatif not null,
  hpp tak_negatif not null,
  primary key (kode_toko, no_faktur, urut)
);
create index lebur_detail_tanggal on lebur_detail (kode_toko, tanggal);
grant select, insert on lebur_detail to kadar_app;
call kadar_append_only('lebur_detail');
call kadar_scope_by_toko('lebur_detail');
create policy one_shop on lebur_detail as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));

call kadar_line_tables();

-- What follows a lot, and whose lots these are.
create index dokumen_lot on dokumen (kode_toko, jenis, tanggal) where jenis in ('LOT_CUCI', 'LOT_SEPUH', 'LOT_LEBUR');

-- Where a piece lies changes by documents alone.
grant update (kode_gudang, kode_baki) on barang to kadar_app;

-- What a piece cost changes by a movement alone: out of a lot that cleaned or gilded it, or back into one.
create function kadar_hpp_pindah() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if not (new.dari_status in ('CUCI', 'SEPUH') and new.ke_status = 'READY' or new.dari_status = 'READY' and new.ke_status in ('CUCI', 'SEPUH')) then
    raise exception 'the cost of % does not change from % to %', new.kode_barcode, new.dari_status, new.ke_status using errcode = 'check_violation';
  end if;
  update barang set hpp = hpp + new.hpp where kode_toko = new.kode_toko and kode_barcode = new.kode_barcode and status = new.ke_status;
  return null;
end $$;
create trigger hpp_pindah after insert on mutasi_stock for each row when (new.qty = 0 and new.hpp <> 0) execute function kadar_hpp_pindah();

insert into akuns (nomor_akun, nama_akun, jenis, normal)
select '5105', 'BIAYA PENGHAPUSAN BARANG', 'BEBAN', 'D' where exists (select 1 from akuns) on conflict do nothing;
select kadar_petakan('SORTIR_BELIAN', array['PERSEDIAAN', 'PERSEDIAAN_BELI', 'PERSEDIAAN_ROSOK'], array['PERSEDIAAN_BELI', 'PERSEDIAAN_ROSOK'],
  '{"PERSEDIAAN": "1131", "PERSEDIAAN_BELI": "1133", "PERSEDIAAN_ROSOK": "1134"}');
select kadar_petakan('SITA_BELIAN', array['BIAYA_HAPUS'], array['PERSEDIAAN_BELI'], '{"BIAYA_HAPUS": "5105", "PERSEDIAAN_BELI": "1133"}');
select kadar_petakan('SELESAI_LOT', array['PERSEDIAAN'], array['PERSEDIAAN_BELI', 'KAS'], '{"PERSEDIAAN": "1131", "PERSEDIAAN_BELI": "1133", "KAS": "1101"}');
select kadar_petakan('LEBUR', array['PERSEDIAAN_BATANGAN', 'BIAYA_SUSUT'], array['PERSEDIAAN_ROSOK'],
  '{"PERSEDIAAN_BATANGAN": "1138", "BIAYA_SUSUT": "5102", "PERSEDIAAN_ROSOK": "1134"}');
