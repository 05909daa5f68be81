-- What gold of the customer is in the piece that was made for him (modules-2 §9, P7), and what of its weight a sale does not charge for it.
create table jadi_emas_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null check (urut = 1),
  no_pesanan text not null,
  -- Fine gold that he left; what that is in gold of the piece's purity; what of the piece he is charged; fine gold that it took, and that is left.
  titip_mg positif not null,
  kredit_mg tak_negatif not null,
  ditagih_mg tak_negatif not null,
  terpakai_mg positif not null,
  sisa_mg tak_negatif not null,
  -- What of the piece's cost his gold stands for; the bar that it became is worth that.
  nilai_rp tak_negatif not null,
  primary key (kode_toko, no_faktur, urut),
  check (titip_mg = terpakai_mg + sisa_mg)
);
create index jadi_emas_detail_pesanan on jadi_emas_detail (kode_toko, no_pesanan);
call kadar_append_only('jadi_emas_detail');
call kadar_scope_by_toko('jadi_emas_detail');
create policy one_shop on jadi_emas_detail as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));

alter table penjualan_detail add column kredit_mg bigint check (kredit_mg between 1 and berat);
call kadar_line_tables();

-- The accounts of its journal, for chains that stand.
select kadar_petakan('JADI_PESANAN', array['PERSEDIAAN_BATANGAN'], array['HPP'], jsonb_build_object('PERSEDIAAN_BATANGAN', '1138', 'HPP', '5101'));
