-- What is paid on pledges beyond the plain case: slips that die, receipts of several documents, bags that keep their seal
-- when a contract becomes another.

-- Slips are signed with their version: one that was lost says so for ever.
alter table hutang add slip_versi smallint not null default 1;
grant update (slip_versi) on hutang to kadar_app;

-- A top-up ends one contract and makes another on the same sealed bag in one statement: looked at when the statement is over.
drop index hutang_segel;
alter table hutang add constraint hutang_segel exclude using btree (kode_toko with =, no_segel with =)
  where (no_segel <> '' and status in ('AKTIF', 'LUNAS_BELUM_VALID')) deferrable initially immediate;

-- The documents of one visit.
create table hutang_bersama (
  kode_toko text not null references tokos,
  no_bersama text not null,
  no_faktur text not null,
  primary key (kode_toko, no_faktur)
);
create index hutang_bersama_no on hutang_bersama (kode_toko, no_bersama);
call kadar_append_only('hutang_bersama');
call kadar_scope_by_toko('hutang_bersama');
create policy one_shop on hutang_bersama as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));

select kadar_petakan('HUTANG_TAMBAH', array['PIUTANG_GADAI', 'POTONGAN_BUNGA'],
  array['PENDAPATAN_BUNGA', 'PENDAPATAN_DENDA', 'PENDAPATAN_ADMIN', 'PIUTANG_BUNGA', 'PIUTANG_GADAI', 'KAS', 'BANK'],
  '{"KAS": "1101", "BANK": "1111", "POTONGAN_BUNGA": "4205", "PENDAPATAN_BUNGA": "4202", "PENDAPATAN_DENDA": "4204", "PENDAPATAN_ADMIN": "4203", "PIUTANG_BUNGA": "1124", "PIUTANG_GADAI": "1123"}');
select kadar_petakan('HUTANG_LEPAS', array['KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK', 'POTONGAN_BUNGA'],
  array['PENDAPATAN_BUNGA', 'PENDAPATAN_DENDA', 'PENDAPATAN_ADMIN', 'PIUTANG_BUNGA', 'PIUTANG_GADAI'],
  '{"KAS": "1101", "BANK": "1111", "PIUTANG_GESEK": "1121", "BIAYA_ADMIN_BANK": "6112", "POTONGAN_BUNGA": "4205", "PENDAPATAN_BUNGA": "4202", "PENDAPATAN_DENDA": "4204", "PENDAPATAN_ADMIN": "4203", "PIUTANG_BUNGA": "1124", "PIUTANG_GADAI": "1123"}');
select kadar_petakan('HUTANG_SLIP', array['KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK', 'POTONGAN_BUNGA'], array['PENDAPATAN_ADMIN'],
  '{"KAS": "1101", "BANK": "1111", "PIUTANG_GESEK": "1121", "BIAYA_ADMIN_BANK": "6112", "POTONGAN_BUNGA": "4205", "PENDAPATAN_ADMIN": "4203"}');

-- A redemption is paid by what the shop buys the goods for, too.
update para_akun_transaksi p set detail_akun = detail_akun || jsonb_build_array(jsonb_build_object('kode_akun', 'KLIRING_TUKAR',
    'jenis_akun', case trx when 'HUTANG_TEBUS' then 'D' else 'K' end, 'nomor_akun', '2107')), version = version + 1
where trx in ('HUTANG_TEBUS', 'HUTANG_TEBUS_BATAL') and deleted_at is null
  and not exists (select 1 from jsonb_array_elements(p.detail_akun) x where x ->> 'kode_akun' = 'KLIRING_TUKAR');

-- With the photos of the goods, that came later.
create or replace view hutang_barang with (security_invoker = true) as
select b.* from hutang_detail b
where not exists (
  select 1 from lepas_detail l join dokumen d using (kode_toko, no_faktur)
  where l.kode_toko = b.kode_toko and l.no_hutang = b.no_faktur and l.urut_barang = b.urut and d.status = 'POSTED');
