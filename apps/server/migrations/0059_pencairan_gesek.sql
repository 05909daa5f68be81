-- Cards and QRIS that a bank pays out later wait in PIUTANG_GESEK; its payout is a document (documents §4).

-- The bank book knows them as CAIR: negative with the swipe, positive with the payout.
alter domain jenis_bank drop constraint jenis_bank_check;
alter domain jenis_bank add check (value in ('TRANSFER', 'DEBET', 'CREDIT', 'QRIS', 'TUNAI', 'CAIR'));
alter domain jenis_bayar drop constraint jenis_bayar_check;
alter domain jenis_bayar add check (value in ('CASH', 'TRANSFER', 'DEBET', 'CREDIT', 'QRIS', 'POIN', 'TITIPAN', 'TUKAR', 'BELUM_BAYAR', 'CAIR'));
create index bank_mutasi_cair on bank_mutasi (kode_toko, tanggal) where jenis = 'CAIR';

-- The swipes of a payout: payment `urut_gesek` of document `no_gesek`, and what the bank owed of it.
create table cair_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null,
  no_gesek text not null,
  urut_gesek smallint not null,
  tanggal_gesek date not null,
  jenis text not null,
  no_kartu text not null,
  jumlah_gesek_rp bigint not null,
  fee bigint not null,
  jumlah_rp bigint not null check (jumlah_rp > 0),
  primary key (kode_toko, no_faktur, urut)
);
create index cair_detail_tanggal on cair_detail (kode_toko, tanggal);
create index cair_detail_gesek on cair_detail (kode_toko, no_gesek);
call kadar_append_only('cair_detail');
call kadar_scope_by_toko('cair_detail');
create policy one_shop on cair_detail as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
call kadar_line_tables();

-- The day a bank should pay: so many working days later; of its holidays nobody is told.
create function kadar_hari_cair(tgl date, hari bigint) returns date language sql immutable parallel safe as $$
  select coalesce((select x::date from generate_series(tgl + 1, tgl + hari::int * 2 + 3, interval '1 day') x
    where extract(isodow from x) < 6 order by x offset greatest(hari, 1) - 1 limit (hari > 0)::int), tgl)
$$;
grant execute on function kadar_hari_cair to kadar_app;

-- A payout that stands and names a payment of the document.
create function kadar_gesek_cair(kode text, nomor text) returns text language sql stable set search_path = public as $$
  select d.no_faktur from cair_detail c join dokumen d on d.kode_toko = c.kode_toko and d.no_faktur = c.no_faktur and d.status = 'POSTED'
  where c.kode_toko = kode and c.no_gesek = nomor limit 1
$$;
grant execute on function kadar_gesek_cair to kadar_app;

select kadar_petakan('PENCAIRAN_GESEK', array['BANK', 'BIAYA_ADMIN_BANK'], array['PIUTANG_GESEK', 'BIAYA_ADMIN_BANK'],
  '{"BANK": "1111", "BIAYA_ADMIN_BANK": "6112", "PIUTANG_GESEK": "1121"}');
-- Deposits are paid by card, too.
update para_akun_transaksi p set version = version + 1, updated_at = now(), updated_by = '-',
  detail_akun = detail_akun || jsonb_build_array(jsonb_build_object('kode_akun', 'PIUTANG_GESEK',
    'jenis_akun', case when p.trx like '%\_BATAL' then 'K' else 'D' end, 'nomor_akun', '1121'))
where p.trx in ('TITIP', 'TITIP_BATAL', 'TITIP_TAMBAH', 'TITIP_TAMBAH_BATAL') and p.deleted_at is null
  and exists (select from akuns where nomor_akun = '1121')
  and not exists (select from jsonb_array_elements(p.detail_akun) d where d ->> 'kode_akun' = 'PIUTANG_GESEK');
