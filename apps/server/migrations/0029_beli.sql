-- Purchases, exchanges and deposits on pieces: what the headers, books and rules of a column need for them.

-- Nullable, so that the documents before them keep their seal: the pair of an exchange, and income tax collected on top (PPh 22).
alter table dokumen
  add column no_tukar text check (length(no_tukar) = 14),
  add column pph22 bigint check (pph22 >= 0);
create index dokumen_tukar on dokumen (kode_toko, no_tukar) where no_tukar is not null;

create or replace view gerak_dokumen with (security_invoker = true) as
select d.kode_toko, d.jenis, d.tanggal, d.at, d.no_faktur as no_gerak, 1 as tanda, d.no_faktur, d.kode_sales, d.input_by, d.valid_by, d.kode_customer,
  d.kategori, d.ppn_termasuk, d.qty, d.berat, d.total, d.diskon, d.ppn, d.pembulatan, d.grand_total, d.dibayar, d.kembali, d.no_tukar, d.pph22
from dokumen d
where d.status = 'POSTED'
  or not exists (select from dokumen_batal b where b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur and b.tanggal = d.tanggal)
union all
select d.kode_toko, d.jenis, b.tanggal, b.at, b.no_faktur_batal, -1, d.no_faktur, d.kode_sales, d.input_by, d.valid_by, d.kode_customer,
  d.kategori, d.ppn_termasuk, -d.qty, -d.berat, -d.total, -d.diskon, -d.ppn, -d.pembulatan, -d.grand_total, -d.dibayar, -d.kembali, d.no_tukar, -d.pph22
from dokumen_batal b join dokumen d on d.kode_toko = b.kode_toko and d.no_faktur = b.no_faktur and d.tanggal <> b.tanggal;

-- TUKAR joins the two documents of an exchange, BELUM_BAYAR is a purchase the shop still owes.
alter domain jenis_bayar drop constraint jenis_bayar_check;
alter domain jenis_bayar add check (value in ('CASH', 'TRANSFER', 'DEBET', 'CREDIT', 'QRIS', 'POIN', 'TITIPAN', 'TUKAR', 'BELUM_BAYAR'));

-- What customers left with the shop, by the document that took it; spent and paid back as movements of the same number.
create table titipan_mutasi (
  id bigint generated always as identity primary key,
  kode_toko text not null references tokos,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  no_titip text not null check (length(no_titip) = 14),
  no_faktur text not null,
  jumlah_rp bigint not null,
  user_id text not null
);
create index titipan_mutasi_titip on titipan_mutasi (kode_toko, no_titip) include (jumlah_rp);
create index titipan_mutasi_faktur on titipan_mutasi (kode_toko, no_faktur);
call kadar_append_only('titipan_mutasi');
call kadar_scope_by_toko('titipan_mutasi');
create policy one_shop on titipan_mutasi as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));

-- What is still left with the shop of one deposit.
create function kadar_titipan_saldo(kode text, nomor text) returns bigint
language sql stable set search_path = public as
$$ select coalesce(sum(jumlah_rp), 0)::bigint from titipan_mutasi where kode_toko = kode and no_titip = nomor $$;
grant execute on function kadar_titipan_saldo to kadar_app;

-- A line of a purchase: the piece as it came in, the nota it is of, and how its price was reckoned.
create table pembelian_detail (
  kode_toko text not null,
  no_faktur text not null,
  urut smallint not null,
  tanggal date not null,
  kode_barcode text not null,
  nama_barang text not null,
  kode_dept text not null,
  kode_group text not null,
  kadar nilai_kadar not null,
  kadar_murni persen_murni not null,
  -- NOTA_KAMI, NOTA_LAIN, TANPA_SURAT.
  sumber text not null check (sumber in ('NOTA_KAMI', 'NOTA_LAIN', 'TANPA_SURAT')),
  -- The line of our nota; of another shop's what stands on it.
  no_faktur_jual text not null default '',
  asal_toko text,
  asal_urut smallint,
  kondisi_barang text not null,
  kadar_uji nilai_kadar,
  metode_uji text not null default 'TIDAK' check (metode_uji in ('BATU', 'ELEKTRONIK', 'XRF', 'TIDAK')),
  berat_kotor positif not null,
  berat_atribut tak_negatif not null default 0,
  berat positif not null,
  berat_nota tak_negatif not null default 0,
  berat_dibayar positif not null,
  -- Typed, not from the scale.
  diketik boolean not null default false,
  sebab_berat text not null default '',
  murni tak_negatif not null,
  -- NOTA, HARGA_BELI, LEBUR, KUTIPAN.
  dasar text not null check (dasar in ('NOTA', 'HARGA_BELI', 'LEBUR', 'KUTIPAN')),
  -- Rupiah per gram before deductions, and each deduction with its amount.
  harga_emas positif not null,
  potongan tak_negatif not null,
  rincian jsonb not null,
  -- What the nota said in all, what was computed, what was paid.
  harga_nota tak_negatif not null default 0,
  harga_hitung positif not null,
  harga positif not null,
  keterangan text not null default '',
  primary key (kode_toko, no_faktur, urut),
  check (berat = berat_kotor - berat_atribut),
  check ((sumber = 'NOTA_KAMI') = (asal_toko is not null) and (asal_toko is null) = (asal_urut is null))
);
create index pembelian_detail_tanggal on pembelian_detail (kode_toko, tanggal);
create index pembelian_detail_barang on pembelian_detail (kode_toko, kode_barcode);
create index pembelian_detail_jual on pembelian_detail (no_faktur_jual) where no_faktur_jual <> '';
grant select, insert on pembelian_detail to kadar_app;
call kadar_append_only('pembelian_detail');
call kadar_scope_by_toko('pembelian_detail');
create policy one_shop on pembelian_detail as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));

call kadar_line_tables();

-- A line of a nota as any shop of the chain may ask for it, by its number: to buy the piece back it must be told of, and of no more.
create function kadar_nota_baris(nomor text)
returns table (kode_toko text, no_faktur text, tanggal date, status text, kode_customer text, nama_customer text, no_tukar text, urut smallint,
  kode_barcode text, nama_barang text, kode_dept text, kode_group text, kadar numeric, kadar_murni numeric, berat bigint, berat_asli bigint,
  harga_emas bigint, diskon bigint, total bigint, dibeli boolean, ditukar boolean)
language sql stable security definer set search_path = public as $$
  select d.kode_toko, d.no_faktur, d.tanggal, d.status::text, d.kode_customer, d.nama_customer, d.no_tukar, l.urut,
    l.kode_barcode, l.nama_barang, l.kode_dept, l.kode_group, l.kadar, b.kadar_murni, l.berat, b.berat_asli,
    l.harga_emas, l.diskon, l.total,
    x.kode_barcode is not null,
    coalesce((select p.no_tukar is not null from pembelian_detail q join dokumen p on p.kode_toko = q.kode_toko and p.no_faktur = q.no_faktur
      where q.kode_toko = x.kode_toko and q.kode_barcode = x.kode_barcode and p.status = 'POSTED' limit 1), false)
  from dokumen d
  join penjualan_detail l on l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur
  join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
  left join barang x on x.asal_toko = l.kode_toko and x.asal_no = l.no_faktur and x.asal_urut = l.urut and x.status <> 'BATAL'
  where d.no_faktur = nomor and d.jenis = 'PENJUALAN' order by l.urut
$$;
grant execute on function kadar_nota_baris to kadar_app;

-- A place for what was bought and what is kept for a customer: no showcase, so its trays are not weighed.
alter table gudang drop constraint gudang_jenis_check;
alter table gudang add constraint gudang_jenis_check check (jenis in ('ETALASE', 'BRANKAS', 'LELANG', 'HANCUR', 'BELI', 'TITIP'));

-- Goods that were bought lie here until they are sorted; made where a shop has none yet.
create function kadar_tempat(kode text, kodegudang text, namagudang text, jenisgudang text) returns void
language sql security definer set search_path = public as $$
  insert into gudang (kode_toko, kode_gudang, nama_gudang, jenis) values (kode, kodegudang, namagudang, jenisgudang) on conflict do nothing;
  insert into baki (kode_toko, kode_baki, kode_gudang, nama_baki, berat_baki) values (kode, kodegudang, kodegudang, namagudang, 0) on conflict do nothing;
$$;
grant execute on function kadar_tempat to kadar_app;

-- Accounts of what is new, where a chart of accounts stands already; a chain that starts gets them with its own.
insert into akuns (nomor_akun, nama_akun, jenis, normal)
select v.* from (values
  ('1138', 'PERSEDIAAN EMAS BATANGAN', 'ASET', 'D'), ('1144', 'PPH 22 DIBAYAR DI MUKA', 'ASET', 'D'),
  ('2110', 'HUTANG PEMBELIAN PELANGGAN', 'KEWAJIBAN', 'K'), ('2111', 'PPH 22 DIPUNGUT', 'KEWAJIBAN', 'K'),
  ('4302', 'PENDAPATAN TITIPAN HANGUS', 'PENDAPATAN', 'K')) v(nomor_akun, nama_akun, jenis, normal)
where exists (select 1 from akuns) on conflict do nothing;

-- A kind of document that comes later maps its roles where others are mapped: by the account a role has already, else the standard one.
create function kadar_petakan(jenis text, debet text[], kredit text[], baku jsonb) returns void language sql as $$
  insert into para_akun_transaksi (kode, trx, type, detail_akun)
  select t.trx || '/UMUM', t.trx, 'UMUM', (
    select jsonb_agg(jsonb_build_object('kode_akun', r.role, 'jenis_akun', r.sisi, 'nomor_akun', coalesce((
      select x ->> 'nomor_akun' from para_akun_transaksi p, jsonb_array_elements(p.detail_akun) x
      where p.deleted_at is null and x ->> 'kode_akun' = r.role order by p.trx limit 1), baku ->> r.role)))
    from (select unnest(t.kiri) as role, 'D' as sisi union all select unnest(t.kanan), 'K') r)
  from (values (jenis, debet, kredit), (jenis || '_BATAL', kredit, debet)) t(trx, kiri, kanan)
  where exists (select 1 from para_akun_transaksi) on conflict do nothing
$$;
select kadar_petakan('PEMBELIAN', array['PERSEDIAAN_BELI'], array['KAS', 'HUTANG_BELI', 'KLIRING_TUKAR'],
  '{"PERSEDIAAN_BELI": "1133", "KAS": "1101", "HUTANG_BELI": "2110", "KLIRING_TUKAR": "2107"}');
select kadar_petakan('BAYAR_BELI', array['HUTANG_BELI', 'BIAYA_ADMIN_BANK'], array['BANK'],
  '{"HUTANG_BELI": "2110", "BIAYA_ADMIN_BANK": "6112", "BANK": "1111"}');
