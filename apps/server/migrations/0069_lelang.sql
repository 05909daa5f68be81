-- What becomes of pledges that are not redeemed: reminders, auctions, surplus, claims, write-offs, accrued interest.

-- What ended a loan, or moved its interest, in figures; one line of its document. Rupiah.
create table akhir_hutang_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null,
  no_hutang text not null,
  pembeli text not null default '',
  nilai tak_negatif not null default 0,
  biaya tak_negatif not null default 0,
  pokok tak_negatif not null default 0,
  bunga tak_negatif not null default 0,
  denda tak_negatif not null default 0,
  -- Owed to the customer.
  kelebihan tak_negatif not null default 0,
  rugi tak_negatif not null default 0,
  primary key (kode_toko, no_faktur, urut)
);
create index akhir_hutang_detail_hutang on akhir_hutang_detail (kode_toko, no_hutang);
create index akhir_hutang_detail_kelebihan on akhir_hutang_detail (kode_toko, tanggal) where kelebihan > 0;

-- Messages to customers about a loan, with their proof. A letter is proof by being made; a message by what WhatsApp said of it.
create table hutang_pesan (
  id bigint generated always as identity primary key,
  kode_toko text not null,
  no_hutang text not null,
  jenis text not null check (jenis in ('PENGINGAT', 'PEMBERITAHUAN_1', 'PEMBERITAHUAN_2', 'KELEBIHAN')),
  cara text not null check (cara in ('WA', 'SURAT')),
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  user_id text not null,
  -- The due date it spoke of: a notice of an earlier one is none for a loan that was extended.
  jatuh_tempo date not null,
  isi text not null,
  kirim_id bigint references promo_kirim,
  check ((cara = 'WA') = (kirim_id is not null))
);
create index hutang_pesan_hutang on hutang_pesan (kode_toko, no_hutang, id);

do $$
declare tabel text;
begin
  foreach tabel in array array['akhir_hutang_detail', 'hutang_pesan'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;
call kadar_line_tables();

-- An auction and its loans. How far it came follows from their proofs and sales; a loan is in one auction at a time.
create table lelang_hutang (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  nama text not null,
  tanggal date not null,
  input_by text not null,
  selesai_at timestamptz,
  selesai_oleh text
);
create index lelang_hutang_toko on lelang_hutang (kode_toko, id desc);
create table lelang_barang (
  lelang_id bigint not null references lelang_hutang,
  kode_toko text not null,
  no_hutang text not null,
  aktif boolean not null default true,
  -- It was taken out before the auction ended.
  keluar boolean not null default false,
  nilai positif,
  biaya tak_negatif not null default 0,
  cara text check (cara in ('CASH', 'TRANSFER', 'TOKO')),
  no_rekening text not null default '',
  pembeli text not null default '',
  -- Of goods that the shop itself buys: jenis and group that each will have, in their order.
  masuk jsonb not null default '[]',
  -- The document that ended it.
  no_dokumen text,
  primary key (lelang_id, no_hutang),
  check ((nilai is null) = (cara is null))
);
create unique index lelang_barang_satu on lelang_barang (kode_toko, no_hutang) where aktif;
do $$
declare tabel text;
begin
  foreach tabel in array array['lelang_hutang', 'lelang_barang'] loop
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
    execute format('grant select, insert, update on %I to kadar_app', tabel);
  end loop;
end $$;

-- A message about a loan goes through the queue of promos, and is none of them: its text stands in its row.
alter table promo_kirim drop constraint promo_kirim_jenis_check;
alter table promo_kirim add constraint promo_kirim_jenis_check check (jenis in ('PROMO', 'UJI', 'CHAT', 'HUTANG'));
create index promo_kirim_hutang on promo_kirim (kode_toko, berikut_at, id) where status = 'ANTRI' and jenis = 'HUTANG';

select kadar_petakan('LELANG', array['PERSEDIAAN_LELANG', 'PERSEDIAAN_BELI', 'BIAYA_RUGI_LELANG', 'BIAYA_HAPUS', 'KAS', 'BANK'],
  array['PIUTANG_GADAI', 'BIAYA_LELANG', 'PIUTANG_BUNGA', 'PENDAPATAN_BUNGA', 'PENDAPATAN_DENDA', 'HUTANG_KELEBIHAN', 'PERSEDIAAN_LELANG'],
  '{"PERSEDIAAN_LELANG": "1135", "PERSEDIAAN_BELI": "1133", "BIAYA_RUGI_LELANG": "5107", "BIAYA_HAPUS": "5105", "KAS": "1101", "BANK": "1111", "PIUTANG_GADAI": "1123",
    "BIAYA_LELANG": "5106", "PIUTANG_BUNGA": "1124", "PENDAPATAN_BUNGA": "4202", "PENDAPATAN_DENDA": "4204", "HUTANG_KELEBIHAN": "2106"}');
select kadar_petakan('BAYAR_KELEBIHAN', array['HUTANG_KELEBIHAN'], array['KAS', 'BANK'], '{"HUTANG_KELEBIHAN": "2106", "KAS": "1101", "BANK": "1111"}');
select kadar_petakan('BAYAR_KLAIM', array['HUTANG_KLAIM'], array['KAS', 'BANK'], '{"HUTANG_KLAIM": "2112", "KAS": "1101", "BANK": "1111"}');
select kadar_petakan('KELEBIHAN_HANGUS', array['HUTANG_KELEBIHAN'], array['PENDAPATAN_LAIN'], '{"HUTANG_KELEBIHAN": "2106", "PENDAPATAN_LAIN": "4301"}');
select kadar_petakan('KLAIM', array['BIAYA_KLAIM', 'BIAYA_HAPUS'], array['PIUTANG_GADAI', 'PIUTANG_BUNGA', 'HUTANG_KLAIM'],
  '{"BIAYA_KLAIM": "5108", "BIAYA_HAPUS": "5105", "PIUTANG_GADAI": "1123", "PIUTANG_BUNGA": "1124", "HUTANG_KLAIM": "2112"}');
select kadar_petakan('HAPUS_HUTANG', array['BIAYA_HAPUS'], array['PIUTANG_GADAI', 'PIUTANG_BUNGA'],
  '{"BIAYA_HAPUS": "5105", "PIUTANG_GADAI": "1123", "PIUTANG_BUNGA": "1124"}');
select kadar_petakan('AKRUAL_BUNGA', array['PIUTANG_BUNGA'], array['PENDAPATAN_BUNGA'], '{"PIUTANG_BUNGA": "1124", "PENDAPATAN_BUNGA": "4202"}');
