-- Money: the cash book, the bank book, the journal in rupiah and its twin in fine gold.

create table kas_mutasi (
  id bigint generated always as identity primary key,
  kode_toko text not null,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  no_faktur text not null,
  kategori text not null,
  keterangan text not null default '',
  masuk bigint not null default 0 check (masuk >= 0),
  keluar bigint not null default 0 check (keluar >= 0),
  user_id text not null,
  check (masuk > 0 or keluar > 0)
);
create index kas_mutasi_tanggal on kas_mutasi (kode_toko, tanggal, id);
create index kas_mutasi_faktur on kas_mutasi (kode_toko, no_faktur);
call kadar_append_only('kas_mutasi');
call kadar_scope_by_toko('kas_mutasi');

create table bank_mutasi (
  id bigint generated always as identity primary key,
  kode_toko text not null,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  no_faktur text not null,
  jenis text not null check (jenis in ('TRANSFER', 'DEBET', 'CREDIT', 'QRIS')),
  no_rekening text not null,
  kode_bank text not null,
  no_kartu text not null default '' check (length(no_kartu) <= 4),
  keterangan text not null default '',
  -- What the document counts, the bank's fee, and what was drawn on the card; signed: a reversal is negative.
  jumlah_rp bigint not null,
  fee bigint not null default 0,
  jumlah_gesek_rp bigint not null,
  user_id text not null
);
create index bank_mutasi_tanggal on bank_mutasi (kode_toko, tanggal, id);
create index bank_mutasi_faktur on bank_mutasi (kode_toko, no_faktur);
call kadar_append_only('bank_mutasi');
call kadar_scope_by_toko('bank_mutasi');

create table jurnal (
  id bigint generated always as identity primary key,
  chain_pos bigint not null default kadar_chain_pos(),
  kode_toko text not null,
  tanggal date not null,
  no_jurnal text not null,
  trx text not null,
  type text not null,
  nomor_akun text not null references akuns,
  keterangan text not null default '',
  debet bigint not null default 0 check (debet >= 0),
  kredit bigint not null default 0 check (kredit >= 0),
  check ((debet = 0) <> (kredit = 0))
);
create index jurnal_chain on jurnal (kode_toko, chain_pos);
create index jurnal_tanggal on jurnal (kode_toko, tanggal, id);
create index jurnal_akun on jurnal (kode_toko, nomor_akun, tanggal) include (debet, kredit);
create index jurnal_nomor on jurnal (kode_toko, no_jurnal);
call kadar_append_only('jurnal');
call kadar_scope_by_toko('jurnal');

-- The fine-gold twin: grams in milligrams, by place of the gold instead of account.
create table jurnal_emas (
  id bigint generated always as identity primary key,
  kode_toko text not null,
  tanggal date not null,
  no_jurnal text not null,
  tempat text not null,
  debet bigint not null default 0 check (debet >= 0),
  kredit bigint not null default 0 check (kredit >= 0),
  check ((debet = 0) <> (kredit = 0))
);
create index jurnal_emas_tanggal on jurnal_emas (kode_toko, tanggal, id);
call kadar_append_only('jurnal_emas');
call kadar_scope_by_toko('jurnal_emas');

-- Debit = credit for every journal a statement brings (domain §1.5): one door, checked by the database itself.
create function kadar_check_balance() returns trigger language plpgsql as $$
declare bad text;
begin
  select no_jurnal into bad from new_rows group by kode_toko, no_jurnal having sum(debet) <> sum(kredit) limit 1;
  if bad is not null then
    raise exception 'journal % does not balance', bad using errcode = 'KD002';
  end if;
  return null;
end $$;
create trigger balanced after insert on jurnal referencing new table as new_rows
  for each statement execute function kadar_check_balance();
create trigger balanced after insert on jurnal_emas referencing new table as new_rows
  for each statement execute function kadar_check_balance();

create table kas_transaksi (
  kode_toko text not null references tokos,
  no_faktur text not null check (length(no_faktur) = 14),
  tanggal date not null,
  jenis text not null check (jenis in ('MASUK', 'KELUAR')),
  kategori text not null references kategori_kas,
  jumlah_rp bigint not null check (jumlah_rp > 0),
  keterangan text not null,
  status text not null check (status in ('POSTED', 'BATAL')),
  no_faktur_batal text,
  otorisasi_id bigint references otorisasi,
  input_by text not null,
  at timestamptz not null default kadar_now(),
  primary key (kode_toko, no_faktur)
);
create index kas_transaksi_tanggal on kas_transaksi (kode_toko, tanggal);
grant select, insert, update on kas_transaksi to kadar_app;
call kadar_scope_by_toko('kas_transaksi');

-- The closed day: its counts and the snapshot that proves them.
create table tutup_harian (
  kode_toko text not null references tokos,
  tanggal date not null,
  at timestamptz not null default kadar_now(),
  user_id text not null,
  kas_sistem bigint not null,
  kas_hitung bigint not null,
  rincian_kas jsonb not null,
  non_cash jsonb not null,
  catatan text not null default '',
  ringkasan jsonb not null,
  primary key (kode_toko, tanggal)
);
call kadar_append_only('tutup_harian');
call kadar_scope_by_toko('tutup_harian');

create table kadar_eod (
  kode_toko text not null,
  tanggal date not null,
  kadar numeric(7,3) not null,
  qty int not null,
  berat bigint not null,
  murni bigint not null,
  hpp bigint not null,
  harga bigint not null,
  primary key (kode_toko, tanggal, kadar)
);
call kadar_append_only('kadar_eod');
call kadar_scope_by_toko('kadar_eod');

create table harga_emas_global (
  id bigint generated always as identity primary key,
  nominal bigint not null check (nominal > 0),
  berlaku_at timestamptz not null default kadar_now(),
  user_id text not null
);
call kadar_append_only('harga_emas_global');
