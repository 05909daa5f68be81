-- Cash to the bank and back is a document of its own from here on, in the drawer's book and in the account's: as a cash
-- document it reached the ledger and not the bank book, and always for one bank. Old documents stay as they are.

-- TUNAI: cash brought to the account or taken from it.
alter table bank_mutasi drop constraint bank_mutasi_jenis_check;
alter table bank_mutasi add constraint bank_mutasi_jenis_check check (jenis in ('TRANSFER', 'DEBET', 'CREDIT', 'QRIS', 'TUNAI'));

-- Nobody chooses them for new cash documents any more.
update kategori_kas set deleted_at = now(), version = version + 1, updated_at = now(), updated_by = '-'
where kode_kategori in ('SETOR_BANK', 'TARIK_BANK') and deleted_at is null;

-- The accounts that sales use for cash and bank.
insert into para_akun_transaksi (kode, trx, type, detail_akun)
select j.trx || '/UMUM', j.trx, 'UMUM', jsonb_build_array(
  jsonb_build_object('kode_akun', j.debet, 'jenis_akun', 'D', 'nomor_akun', a.akun ->> j.debet),
  jsonb_build_object('kode_akun', j.kredit, 'jenis_akun', 'K', 'nomor_akun', a.akun ->> j.kredit))
from (values ('SETOR_BANK', 'BANK', 'KAS'), ('SETOR_BANK_BATAL', 'KAS', 'BANK'), ('TARIK_BANK', 'KAS', 'BANK'), ('TARIK_BANK_BATAL', 'BANK', 'KAS'))
  j(trx, debet, kredit)
cross join (
  select jsonb_object_agg(d ->> 'kode_akun', d ->> 'nomor_akun') as akun from para_akun_transaksi p, jsonb_array_elements(p.detail_akun) d
  where p.trx = 'PENJUALAN' and p.deleted_at is null and d ->> 'kode_akun' in ('KAS', 'BANK')) a
where a.akun is not null
on conflict do nothing;
