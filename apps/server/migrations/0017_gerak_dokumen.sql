-- What moves the figures of a business day: +1 for a document that stood at the end of its day, −1 on the day on which an
-- older one was reversed. A day that is closed never changes by it, and every figure reads here, none asks for a state.
-- Whole amounts are signed already; who joins lines multiplies them by `tanda`. Each shop sees its own, as in the tables.
create view gerak_dokumen with (security_invoker = true) as
select d.kode_toko, d.jenis, d.tanggal, d.at, d.no_faktur as no_gerak, 1 as tanda, d.no_faktur, d.kode_sales, d.input_by, d.valid_by, d.kode_customer,
  d.kategori, d.ppn_termasuk, d.qty, d.berat, d.total, d.diskon, d.ppn, d.pembulatan, d.grand_total, d.dibayar, d.kembali
from dokumen d
where d.status = 'POSTED'
  or not exists (select from dokumen_batal b where b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur and b.tanggal = d.tanggal)
union all
select d.kode_toko, d.jenis, b.tanggal, b.at, b.no_faktur_batal, -1, d.no_faktur, d.kode_sales, d.input_by, d.valid_by, d.kode_customer,
  d.kategori, d.ppn_termasuk, -d.qty, -d.berat, -d.total, -d.diskon, -d.ppn, -d.pembulatan, -d.grand_total, -d.dibayar, -d.kembali
from dokumen_batal b join dokumen d on d.kode_toko = b.kode_toko and d.no_faktur = b.no_faktur and d.tanggal <> b.tanggal;
grant select on gerak_dokumen to kadar_app;
