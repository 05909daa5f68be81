-- One table for the headers of all transactions, one for their payments, one for their reversals (documents §2). The
-- tables of the sale become them by name, which costs the same for one row and for a million; cash documents come in
-- beside, and the additions, deliveries and cash differences that had only a number get their header.

alter table penjualan rename to dokumen;
alter table penjualan_bayar rename to dokumen_bayar;
alter table penjualan_batal rename to dokumen_batal;
alter index penjualan_customer rename to dokumen_customer;
alter index penjualan_batal_tanggal rename to dokumen_batal_tanggal;

alter table dokumen
  add column jenis text not null default 'PENJUALAN' check (jenis ~ '^[A-Z_]{3,30}$'),
  -- Of a cash document; its accounts are the category's.
  add column kategori text references kategori_kas,
  -- Whether the prices have PPN inside; null where there is none, and both readings come to the same.
  add column ppn_termasuk boolean,
  -- What this document follows: a document, or a line of one, of this shop or another.
  add column asal_toko text,
  add column asal_no text check (length(asal_no) = 14),
  add column asal_urut smallint,
  add constraint dokumen_asal check ((asal_toko is null) = (asal_no is null) and (asal_urut is null or asal_no is not null)),
  drop constraint penjualan_qty_check,
  drop constraint penjualan_berat_check,
  add constraint dokumen_isi check (qty >= 0 and berat >= 0 and (jenis <> 'PENJUALAN' or (qty > 0 and berat > 0)));
alter table dokumen alter column jenis drop default;
create index dokumen_asal on dokumen (asal_no) where asal_no is not null;
drop index penjualan_tanggal;
create index dokumen_tanggal on dokumen (kode_toko, jenis, tanggal);
update dokumen set ppn_termasuk = (grand_total - pembulatan = total - diskon) where ppn > 0;

-- Which way the money went: M to the shop, K out of it.
alter table dokumen_bayar add column arah text not null default 'M' check (arah in ('M', 'K'));
alter table dokumen_bayar alter column arah drop default;

insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, kode_sales, input_by, valid_by, kategori, keterangan, qty, berat, total, grand_total, dibayar,
  status, otorisasi_id)
select k.kode_toko, k.no_faktur, 'KAS_' || k.jenis, k.tanggal, k.at, '', k.input_by, coalesce(o.disetujui_oleh, k.input_by), k.kategori, k.keterangan, 0, 0,
  k.jumlah_rp, k.jumlah_rp, k.jumlah_rp, k.status, k.otorisasi_id
from kas_transaksi k left join otorisasi o on o.id = k.otorisasi_id;
insert into dokumen_bayar (kode_toko, no_faktur, urut, arah, jenis, jumlah_rp)
select kode_toko, no_faktur, 1, case jenis when 'MASUK' then 'M' else 'K' end, 'CASH', jumlah_rp from kas_transaksi;
-- Its reason stood in the audit and in the text of its journal; the audit knows who approved it too.
insert into dokumen_batal (kode_toko, no_faktur_batal, no_faktur, tanggal, at, alasan, input_by, otorisasi_id)
select k.kode_toko, k.no_faktur_batal, k.no_faktur, m.tanggal, m.at,
  coalesce(a.after ->> 'alasan', nullif(substr(j.keterangan, length('BATAL ' || k.no_faktur || ': ') + 1), ''), '-'), m.user_id, (a.after ->> 'otorisasi_id')::bigint
from kas_transaksi k
join kas_mutasi m on m.kode_toko = k.kode_toko and m.no_faktur = k.no_faktur_batal
left join lateral (
  select x.after from audit x where x.entity = 'kas' and x.entity_key = k.no_faktur and x.action = 'cancel' and x.kode_toko = k.kode_toko order by x.id desc limit 1) a on true
left join lateral (
  select x.keterangan from jurnal x where x.kode_toko = k.kode_toko and x.no_jurnal = k.no_faktur_batal order by x.id limit 1) j on true;
drop table kas_transaksi;

-- Cash that a closing counted more or less than its books.
insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, kode_sales, input_by, valid_by, keterangan, qty, berat, total, grand_total, dibayar, status)
select kode_toko, no_faktur, 'TUTUP_HARIAN', tanggal, at, '', user_id, user_id, keterangan, 0, 0, masuk + keluar, masuk + keluar, masuk + keluar, 'POSTED'
from kas_mutasi where no_faktur like 'TH%';
insert into dokumen_bayar (kode_toko, no_faktur, urut, arah, jenis, jumlah_rp)
select kode_toko, no_faktur, 1, case when masuk > 0 then 'M' else 'K' end, 'CASH', masuk + keluar from kas_mutasi where no_faktur like 'TH%';

-- Pieces that were put into stock; what they cost stands in their books.
insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, kode_sales, input_by, valid_by, qty, berat, total, grand_total, dibayar, status)
select kode_toko, no_faktur, 'TAMBAH_BARANG', min(tanggal), min(at), '', min(user_id), min(user_id), count(*), sum(berat), 0, 0, 0, 'POSTED'
from mutasi_stock where jenis = 'TAMBAH' and no_faktur like 'TB%' group by kode_toko, no_faktur;
-- Deliveries of a supplier: nobody stood in their journal, so the first who added pieces on that day stands for them.
insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, kode_sales, input_by, valid_by, keterangan, qty, berat, total, grand_total, dibayar, status)
select t.kode_toko, t.no_jurnal, 'TERIMA_SUPPLIER', t.tanggal, coalesce(b.at, t.tanggal::timestamptz), '', coalesce(b.input_by, '-'), coalesce(b.input_by, '-'),
  t.keterangan, 0, 0, 0, 0, 0, 'POSTED'
from (
  select kode_toko, no_jurnal, min(tanggal) as tanggal, max(keterangan) as keterangan
  from (select kode_toko, no_jurnal, tanggal, keterangan from jurnal where trx = 'TERIMA_SUPPLIER' and no_jurnal like 'TS%'
        union all
        select kode_toko, no_jurnal, tanggal, '' from jurnal_emas where no_jurnal like 'TS%') x
  group by kode_toko, no_jurnal) t
left join lateral (
  select d.at, d.input_by from dokumen d
  where d.kode_toko = t.kode_toko and d.jenis = 'TAMBAH_BARANG' and d.tanggal = t.tanggal order by d.at limit 1) b on true;

-- A document stays as it was posted: only its state and the count of its prints change.
revoke update on dokumen from kadar_app;
grant update (status, cetak) on dokumen to kadar_app;
call kadar_append_only('dokumen_bayar');
call kadar_append_only('penjualan_detail');
