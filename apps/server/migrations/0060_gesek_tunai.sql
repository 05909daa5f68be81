-- Cash for a swiped debit card (domain §2 gesek tunai).
create table gesek_tunai_detail (
  kode_toko text not null,
  no_faktur text not null,
  tanggal date not null,
  urut smallint not null,
  no_kartu akhir_kartu not null,
  fee_persen numeric(7,3) not null check (fee_persen between 0 and 100),
  primary key (kode_toko, no_faktur, urut)
);
create index gesek_tunai_detail_tanggal on gesek_tunai_detail (kode_toko, tanggal);
call kadar_append_only('gesek_tunai_detail');
call kadar_scope_by_toko('gesek_tunai_detail');
create policy one_shop on gesek_tunai_detail as restrictive for insert to kadar_app with check (kode_toko = current_setting('kadar.toko', true));
call kadar_line_tables();

-- Who took the risk of it for the chain: one row, for good.
create table gesek_tunai_setuju (
  satu boolean primary key default true check (satu),
  user_id text not null,
  at timestamptz not null default kadar_now()
);
call kadar_append_only('gesek_tunai_setuju');

select kadar_petakan('GESEK_TUNAI', array['BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK'], array['KAS', 'PENDAPATAN_LAIN'],
  '{"BANK": "1111", "PIUTANG_GESEK": "1121", "BIAYA_ADMIN_BANK": "6112", "KAS": "1101", "PENDAPATAN_LAIN": "4301"}');
