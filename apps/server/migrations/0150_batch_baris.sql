-- What else there is of a batch: whose it was and on what terms it came; pieces that a craftsman made are nobody's but the shop's.
create or replace view batch_baris with (security_invoker = true) as
  select l.kode_toko, l.no_faktur, l.urut, l.kadar, l.kadar_murni, l.kode_dept, l.kode_group, l.qty, l.berat_nota, l.berat,
    n.no_nota_supplier, n.no_faktur_pajak, n.tgl_faktur, n.kode_supplier, n.sistem, l.hutang_mg, l.harga_titip
  from terima_detail l join terima_nota_detail n on n.kode_toko = l.kode_toko and n.no_faktur = l.no_faktur
  union all
  select l.kode_toko, l.no_faktur, l.urut, l.kadar, l.kadar_murni, l.kode_dept, l.kode_group, l.qty, l.berat, l.berat,
    '', '', null::date, '', 'TETAP', 0, null
  from terima_tukang_detail l where l.hasil = 'PIECE';
