-- Grades of pledges, for chains that were set up before they came with the first run; a list that was ever kept stays as it is.
insert into para_kolek (kode_kolek, nama_kolek, mulai_hari)
select v.* from (values
  ('1', 'LANCAR', 0), ('2', 'DALAM PERHATIAN KHUSUS', 1), ('3', 'KURANG LANCAR', 91),
  ('4', 'DIRAGUKAN', 121), ('5', 'MACET', 181)) v(kode_kolek, nama_kolek, mulai_hari)
where exists (select 1 from tokos) and not exists (select 1 from para_kolek);
