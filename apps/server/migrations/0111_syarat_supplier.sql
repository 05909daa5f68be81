-- Suppliers that stand already are as one that is added and of whom nothing is said.
update supplier_barang set cara_beli = coalesce(cara_beli, 'PUTUS'), tempo_hari = coalesce(tempo_hari, 0), sistem = coalesce(sistem, 'TETAP'),
  pungut_pph22 = coalesce(pungut_pph22, false), version = version + 1
where cara_beli is null or tempo_hari is null or sistem is null or pungut_pph22 is null;
