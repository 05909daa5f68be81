-- Batches of deliveries are corrected, ended and returned. Since then a piece may be back with its supplier.
alter domain status_barang drop constraint status_barang_check;
alter domain status_barang add check (value in ('DRAFT', 'READY', 'SOLD', 'RESERVED', 'HOLD', 'TRANSIT', 'TERKIRIM', 'HILANG', 'HANCUR', 'RETUR', 'BELI', 'CUCI',
  'SEPUH', 'ROSOK', 'LEBUR', 'DITAHAN_POLISI', 'DISITA', 'BATAL'));

-- Whether it is ended: then nothing is tagged of it, or put back to it, before its end is taken back.
alter table terima_batch add selesai smallint not null default 0 check (selesai in (0, 1));
grant update (selesai) on terima_batch to kadar_app;

-- What a document takes of batches, or of pieces that were tagged out of them; a correction also adds. `sisa` is what was left before.
create table batch_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut > 0),
  no_batch text not null,
  kode_barcode text not null default '',
  kadar nilai_kadar not null,
  sisa tak_negatif not null,
  qty smallint not null check (qty in (0, 1)),
  berat bigint not null,
  murni bigint not null,
  hpp tak_negatif not null,
  primary key (kode_toko, no_faktur, urut)
);
create index batch_detail_batch on batch_detail (kode_toko, no_batch);

-- What a return is credited with: off the debt, in advance, and off the gold that is owed, with its value.
create table retur_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  kode_supplier text not null,
  no_asal text not null,
  no_nota_kredit text not null default '',
  nota_kredit tak_negatif not null,
  hutang_rp tak_negatif not null,
  muka_rp tak_negatif not null,
  emas_mg tak_negatif not null,
  emas_rp tak_negatif not null,
  -- What the goods cost more or, negative, less.
  selisih_rp bigint not null,
  primary key (kode_toko, no_faktur, urut),
  check (nota_kredit = hutang_rp + muka_rp)
);

-- Tagging of a batch was said to be finished, with so much left; the newest holds as long as nothing more was tagged.
create table terima_periksa (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  no_batch text not null,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  sisa tak_negatif not null,
  user_id text not null
);
create index terima_periksa_batch on terima_periksa (kode_toko, no_batch, id desc);

do $$
declare tabel text;
begin
  foreach tabel in array array['batch_detail', 'retur_detail', 'terima_periksa'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_line_tables();

-- A nota of a supplier stands once in a year, whichever shop it came to.
create function kadar_nota_supplier(siapa text, nomor text, tahun int) returns text
language sql stable security definer set search_path = public as $$
  select n.no_faktur from terima_nota_detail n join dokumen d using (kode_toko, no_faktur)
  where n.kode_supplier = siapa and n.no_nota_supplier = nomor and d.status = 'POSTED' and date_part('year', n.tgl_nota) = tahun limit 1
$$;
revoke all on function kadar_nota_supplier from public;
grant execute on function kadar_nota_supplier to kadar_app;

-- The accounts of these documents, for chains that stand.
select kadar_petakan('SELESAI_TERIMA', array['BIAYA_SUSUT'], array['PERSEDIAAN_BELUM_TAG'], '{"BIAYA_SUSUT": "5102", "PERSEDIAAN_BELUM_TAG": "1132"}');
select kadar_petakan('RETUR_SUPPLIER', array['HUTANG_SUPPLIER', 'HUTANG_EMAS', 'UANG_MUKA_SUPPLIER', 'BIAYA_RETUR'],
  array['PERSEDIAAN', 'PERSEDIAAN_BELUM_TAG', 'BIAYA_RETUR'],
  jsonb_build_object('HUTANG_SUPPLIER', '2101', 'HUTANG_EMAS', kadar_akun('2113', 'HUTANG EMAS', 'KEWAJIBAN', 'K'),
    'UANG_MUKA_SUPPLIER', kadar_akun('1141', 'UANG MUKA SUPPLIER', 'ASET', 'D'),
    'BIAYA_RETUR', kadar_akun('5110', 'BIAYA RETUR SUPPLIER', 'BEBAN', 'D'), 'PERSEDIAAN', '1131', 'PERSEDIAAN_BELUM_TAG', '1132'));
