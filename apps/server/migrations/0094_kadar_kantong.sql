-- A bag of several purities is told by its fine gold: what was valued by the heaviest of them is worked out anew.
delete from hutang_nilai v
where exists (
  select from hutang_detail d where d.kode_toko = v.kode_toko and d.no_faktur = v.no_hutang having count(distinct d.kadar) > 1);
