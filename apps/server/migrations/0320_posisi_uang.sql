-- What moved an account of a bank: a card or QRIS that waits for its payout did not yet, though the bank book has it, and what takes it off again.
create view bank_buku with (security_invoker = true) as
  select m.id, m.kode_toko, m.tanggal, m.at, m.no_faktur, m.jenis, m.no_rekening, m.kode_bank, m.no_kartu, m.keterangan, m.user_id,
    m.jumlah_gesek_rp - m.fee as jumlah_rp
  from bank_mutasi m
  where m.jenis in ('TRANSFER', 'TUNAI') or not exists (
    select from bank_mutasi w where w.kode_toko = m.kode_toko and w.no_faktur = m.no_faktur and w.no_rekening = m.no_rekening
      and w.jenis in ('DEBET', 'CREDIT', 'QRIS', 'CAIR') and (w.jenis = 'CAIR') <> (m.jenis = 'CAIR'));
grant select on bank_buku to kadar_app;
create index bank_mutasi_rekening on bank_mutasi (kode_toko, no_rekening, tanggal);

-- Users that stand see where money is as new users of their level do.
select kadar_menu('keuangan', 'Keuangan', 'kas', 'Kas', '/posisi-uang', 'Uang', array['OWN', 'SU', 'MU', 'SPV']);
select kadar_menu('laporan', 'Laporan', 'bank', 'Bank', '/buku-bank', 'Buku Bank', array['OWN', 'SU', 'MU', 'SPV']);
select kadar_menu('laporan', 'Laporan', 'kas', 'Kas', '/laporan-posisi-uang', 'Laporan Posisi Uang', array['OWN', 'SU', 'MU', 'SPV']);
