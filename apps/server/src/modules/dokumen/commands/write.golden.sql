-- a cash sale
with d as materialized (
      select x.*, coalesce(x.at, kadar_now()) as jam, kadar_next_number(x.awalan, $1, $2::date) as no
      from (select * from json_to_recordset($3::json) as r("nomor" int, "jenis" text, "awalan" text, "trx" text, "entity" text, "user" text, "ip" text, "otorisasi_id" bigint, "valid_by" text, "at" timestamptz, "uraian" text, "audit" jsonb, "kode_sales" text, "kode_customer" text, "nama_customer" text, "alamat_customer" text, "no_hp" text, "kategori" text, "keterangan" text, "qty" int, "berat" bigint, "total" bigint, "diskon" bigint, "ppn" bigint, "ppn_termasuk" boolean, "pembulatan" bigint, "grand_total" bigint, "dibayar" bigint, "kembali" bigint, "poin_dapat" int, "poin_pakai" int, "asal_toko" text, "asal_no" text, "asal_urut" smallint, "no_tukar" text, "pph22" bigint, "tabel" text, "lines" json, "small" json, "stock" json, "jurnal" json, "emas" json, "kunci" json, "answer" jsonb)
        order by nomor) x
    ),
    s as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.stock) as x("kode_barcode" text, "jenis" text, "dari_status" text, "ke_status" text, "qty" smallint, "berat" bigint, "murni" bigint, "hpp" bigint, "kode_dept" text, "kode_group" text, "kadar" numeric, "kode_gudang" text, "kode_baki" text, "dari_gudang" text, "dari_baki" text)
    ),
    m as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.small) as x("buku" text, "urut" smallint, "arah" text, "jenis" text, "no_rekening" text, "no_kartu" text, "jumlah_rp" bigint, "fee" bigint, "jumlah_gesek_rp" bigint, "poin" int, "kategori" text, "keterangan" text, "masuk" bigint, "keluar" bigint, "kode_sales" text)
    ),
    moved as (
      update barang b set status = (select "s"."ke_status" from s where s.kode_barcode = b.kode_barcode), version = version + 1, updated_at = now()
      where kode_toko = $4 and kode_barcode = any($5::text[]) and status = (select "s"."dari_status" from s where s.kode_barcode = b.kode_barcode) returning 1
    ),
    head as (
      insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, input_by, valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, status, otorisasi_id)
      select $6, no, jenis, $7::date, jam, "user", valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, 'POSTED', otorisasi_id from d
    ),
    bayar as (
      insert into dokumen_bayar (kode_toko, no_faktur, urut, arah, jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin)
      select $8, no, urut, arah, jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin from m where buku = 'bayar'
    ),
    baris as (select kadar_tulis_baris(tabel, $9, no, $10::date, lines) from d where tabel is not null),
    stock as (
      insert into mutasi_stock (kode_toko, tanggal, at, no_faktur, kode_barcode, jenis, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, user_id)
      select $11, $12::date, jam, no, kode_barcode, jenis, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, "user" from s
    ),
    kas as (
      insert into kas_mutasi (kode_toko, tanggal, at, no_faktur, kategori, keterangan, masuk, keluar, user_id)
      select $13, $14::date, jam, no, kategori, keterangan, masuk, keluar, "user" from m where buku = 'kas'
    ),
    fee as (
      insert into fee_mutasi (kode_toko, tanggal, no_faktur, kode_sales, fee)
      select $15, $16::date, no, kode_sales, fee from m where buku = 'fee'
    ),
    jurnal as (
      insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, role, keterangan, debet, kredit)
      select $17, $18::date, d.no, d.trx, 'UMUM', x.nomor_akun, x.role, d.uraian,
        case x.dk when 'D' then x.rp else 0 end, case x.dk when 'K' then x.rp else 0 end
      from d, json_to_recordset(d.jurnal) as x(role text, nomor_akun text, dk text, rp bigint)
    ),
    emas as (
      insert into jurnal_emas (kode_toko, tanggal, no_jurnal, tempat, debet, kredit)
      select $19, $20::date, d.no, x.role, case x.dk when 'D' then x.mg else 0 end, case x.dk when 'K' then x.mg else 0 end
      from d, json_to_recordset(d.emas) as x(role text, dk text, mg bigint)
    ),
    kept as (
      insert into idempotency (user_id, key, kode_toko, route, body_hash, status, answer)
      select kunci->>'user', kunci->>'key', kunci->>'toko', kunci->>'route', decode(kunci->>'bodyHash', 'hex'), 200,
        jsonb_set(jsonb_set(answer, '{data,no_faktur}', to_jsonb(no)), '{data,at}', to_jsonb(kadar_iso(jam)), false)
      from d where kunci is not null
    ),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      select $21, "user", ip, 'post', entity, no, audit || jsonb_build_object('grand_total', grand_total) from d
    )
    select (select json_agg(no order by nomor) from d) as numbers, (select json_agg(kadar_iso(jam) order by nomor) from d) as times, (select count(*) from moved) as moved, (select count(*) from baris) as lines

-- a sale to a member, by card and points
with d as materialized (
      select x.*, coalesce(x.at, kadar_now()) as jam, kadar_next_number(x.awalan, $1, $2::date) as no
      from (select * from json_to_recordset($3::json) as r("nomor" int, "jenis" text, "awalan" text, "trx" text, "entity" text, "user" text, "ip" text, "otorisasi_id" bigint, "valid_by" text, "at" timestamptz, "uraian" text, "audit" jsonb, "kode_sales" text, "kode_customer" text, "nama_customer" text, "alamat_customer" text, "no_hp" text, "kategori" text, "keterangan" text, "qty" int, "berat" bigint, "total" bigint, "diskon" bigint, "ppn" bigint, "ppn_termasuk" boolean, "pembulatan" bigint, "grand_total" bigint, "dibayar" bigint, "kembali" bigint, "poin_dapat" int, "poin_pakai" int, "asal_toko" text, "asal_no" text, "asal_urut" smallint, "no_tukar" text, "pph22" bigint, "tabel" text, "lines" json, "small" json, "stock" json, "jurnal" json, "emas" json, "kunci" json, "answer" jsonb)
        order by nomor) x
    ),
    s as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.stock) as x("kode_barcode" text, "jenis" text, "dari_status" text, "ke_status" text, "qty" smallint, "berat" bigint, "murni" bigint, "hpp" bigint, "kode_dept" text, "kode_group" text, "kadar" numeric, "kode_gudang" text, "kode_baki" text, "dari_gudang" text, "dari_baki" text)
    ),
    m as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.small) as x("buku" text, "urut" smallint, "arah" text, "jenis" text, "no_rekening" text, "no_kartu" text, "jumlah_rp" bigint, "fee" bigint, "jumlah_gesek_rp" bigint, "poin" int, "kode_bank" text, "keterangan" text, "kode_customer" text, "kode_sales" text)
    ),
    moved as (
      update barang b set status = (select "s"."ke_status" from s where s.kode_barcode = b.kode_barcode), version = version + 1, updated_at = now()
      where kode_toko = $4 and kode_barcode = any($5::text[]) and status = (select "s"."dari_status" from s where s.kode_barcode = b.kode_barcode) returning 1
    ),
    head as (
      insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, input_by, valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, status, otorisasi_id)
      select $6, no, jenis, $7::date, jam, "user", valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, 'POSTED', otorisasi_id from d
    ),
    bayar as (
      insert into dokumen_bayar (kode_toko, no_faktur, urut, arah, jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin)
      select $8, no, urut, arah, jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin from m where buku = 'bayar'
    ),
    baris as (select kadar_tulis_baris(tabel, $9, no, $10::date, lines) from d where tabel is not null),
    stock as (
      insert into mutasi_stock (kode_toko, tanggal, at, no_faktur, kode_barcode, jenis, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, user_id)
      select $11, $12::date, jam, no, kode_barcode, jenis, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, "user" from s
    ),
    bank as (
      insert into bank_mutasi (kode_toko, tanggal, at, no_faktur, jenis, no_rekening, kode_bank, no_kartu, keterangan, jumlah_rp, fee, jumlah_gesek_rp, user_id)
      select $13, $14::date, jam, no, jenis, no_rekening, kode_bank, no_kartu, keterangan, jumlah_rp, fee, jumlah_gesek_rp, "user" from m where buku = 'bank'
    ),
    poin as (
      insert into poin_mutasi (kode_toko, tanggal, at, no_faktur, kode_customer, poin, keterangan)
      select $15, $16::date, jam, no, kode_customer, poin, keterangan from m where buku = 'poin'
    ),
    fee as (
      insert into fee_mutasi (kode_toko, tanggal, no_faktur, kode_sales, fee)
      select $17, $18::date, no, kode_sales, fee from m where buku = 'fee'
    ),
    jurnal as (
      insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, role, keterangan, debet, kredit)
      select $19, $20::date, d.no, d.trx, 'UMUM', x.nomor_akun, x.role, d.uraian,
        case x.dk when 'D' then x.rp else 0 end, case x.dk when 'K' then x.rp else 0 end
      from d, json_to_recordset(d.jurnal) as x(role text, nomor_akun text, dk text, rp bigint)
    ),
    emas as (
      insert into jurnal_emas (kode_toko, tanggal, no_jurnal, tempat, debet, kredit)
      select $21, $22::date, d.no, x.role, case x.dk when 'D' then x.mg else 0 end, case x.dk when 'K' then x.mg else 0 end
      from d, json_to_recordset(d.emas) as x(role text, dk text, mg bigint)
    ),
    kept as (
      insert into idempotency (user_id, key, kode_toko, route, body_hash, status, answer)
      select kunci->>'user', kunci->>'key', kunci->>'toko', kunci->>'route', decode(kunci->>'bodyHash', 'hex'), 200,
        jsonb_set(jsonb_set(answer, '{data,no_faktur}', to_jsonb(no)), '{data,at}', to_jsonb(kadar_iso(jam)), false)
      from d where kunci is not null
    ),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      select $23, "user", ip, 'post', entity, no, audit || jsonb_build_object('grand_total', grand_total) from d
    )
    select (select json_agg(no order by nomor) from d) as numbers, (select json_agg(kadar_iso(jam) order by nomor) from d) as times, (select count(*) from moved) as moved, (select count(*) from baris) as lines, (select json_object_agg(m, kadar_poin_saldo(m)) from unnest($24::text[]) m) as poin

-- cash into the drawer
with d as materialized (
      select x.*, coalesce(x.at, kadar_now()) as jam, kadar_next_number(x.awalan, $1, $2::date) as no
      from (select * from json_to_recordset($3::json) as r("nomor" int, "jenis" text, "awalan" text, "trx" text, "entity" text, "user" text, "ip" text, "otorisasi_id" bigint, "valid_by" text, "at" timestamptz, "uraian" text, "audit" jsonb, "kode_sales" text, "kode_customer" text, "nama_customer" text, "alamat_customer" text, "no_hp" text, "kategori" text, "keterangan" text, "qty" int, "berat" bigint, "total" bigint, "diskon" bigint, "ppn" bigint, "ppn_termasuk" boolean, "pembulatan" bigint, "grand_total" bigint, "dibayar" bigint, "kembali" bigint, "poin_dapat" int, "poin_pakai" int, "asal_toko" text, "asal_no" text, "asal_urut" smallint, "no_tukar" text, "pph22" bigint, "small" json, "jurnal" json, "kunci" json, "answer" jsonb)
        order by nomor) x
    ),
    m as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.small) as x("buku" text, "urut" smallint, "arah" text, "jenis" text, "no_rekening" text, "no_kartu" text, "jumlah_rp" bigint, "fee" bigint, "jumlah_gesek_rp" bigint, "poin" int, "kategori" text, "keterangan" text, "masuk" bigint, "keluar" bigint)
    ),
    head as (
      insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, input_by, valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, status, otorisasi_id)
      select $4, no, jenis, $5::date, jam, "user", valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, 'POSTED', otorisasi_id from d
    ),
    bayar as (
      insert into dokumen_bayar (kode_toko, no_faktur, urut, arah, jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin)
      select $6, no, urut, arah, jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin from m where buku = 'bayar'
    ),
    kas as (
      insert into kas_mutasi (kode_toko, tanggal, at, no_faktur, kategori, keterangan, masuk, keluar, user_id)
      select $7, $8::date, jam, no, kategori, keterangan, masuk, keluar, "user" from m where buku = 'kas'
    ),
    jurnal as (
      insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, role, keterangan, debet, kredit)
      select $9, $10::date, d.no, d.trx, 'UMUM', x.nomor_akun, x.role, d.uraian,
        case x.dk when 'D' then x.rp else 0 end, case x.dk when 'K' then x.rp else 0 end
      from d, json_to_recordset(d.jurnal) as x(role text, nomor_akun text, dk text, rp bigint)
    ),
    kept as (
      insert into idempotency (user_id, key, kode_toko, route, body_hash, status, answer)
      select kunci->>'user', kunci->>'key', kunci->>'toko', kunci->>'route', decode(kunci->>'bodyHash', 'hex'), 200,
        jsonb_set(jsonb_set(answer, '{data,no_faktur}', to_jsonb(no)), '{data,at}', to_jsonb(kadar_iso(jam)), false)
      from d where kunci is not null
    ),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      select $11, "user", ip, 'post', entity, no, audit || jsonb_build_object('grand_total', grand_total) from d
    )
    select (select json_agg(no order by nomor) from d) as numbers, (select json_agg(kadar_iso(jam) order by nomor) from d) as times

-- money lent on a pledge
with d as materialized (
      select x.*, coalesce(x.at, kadar_now()) as jam, kadar_next_number(x.awalan, $1, $2::date) as no
      from (select * from json_to_recordset($3::json) as r("nomor" int, "jenis" text, "awalan" text, "trx" text, "entity" text, "user" text, "ip" text, "otorisasi_id" bigint, "valid_by" text, "at" timestamptz, "uraian" text, "audit" jsonb, "kode_sales" text, "kode_customer" text, "nama_customer" text, "alamat_customer" text, "no_hp" text, "kategori" text, "keterangan" text, "qty" int, "berat" bigint, "total" bigint, "diskon" bigint, "ppn" bigint, "ppn_termasuk" boolean, "pembulatan" bigint, "grand_total" bigint, "dibayar" bigint, "kembali" bigint, "poin_dapat" int, "poin_pakai" int, "asal_toko" text, "asal_no" text, "asal_urut" smallint, "no_tukar" text, "pph22" bigint, "tabel" text, "lines" json, "beside" json, "small" json, "gadai" json, "jurnal" json, "kunci" json, "answer" jsonb)
        order by nomor) x
    ),
    rows_gadai as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.gadai) as x("no_hutang" text, "jenis" text, "hari" int, "lewat_hari" int, "pokok" bigint, "bunga" bigint, "denda" bigint, "biaya" bigint, "diskon" bigint, "akrual" bigint, "dari" jsonb, "ke" jsonb, "kode_customer" text, "versi" int)
    ),
    m as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.small) as x("buku" text, "urut" smallint, "arah" text, "jenis" text, "no_rekening" text, "no_kartu" text, "jumlah_rp" bigint, "fee" bigint, "jumlah_gesek_rp" bigint, "poin" int, "kategori" text, "keterangan" text, "masuk" bigint, "keluar" bigint)
    ),
    head as (
      insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, input_by, valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, status, otorisasi_id)
      select $4, no, jenis, $5::date, jam, "user", valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, 'POSTED', otorisasi_id from d
    ),
    bayar as (
      insert into dokumen_bayar (kode_toko, no_faktur, urut, arah, jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin)
      select $6, no, urut, arah, jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin from m where buku = 'bayar'
    ),
    baris as (select kadar_tulis_baris(tabel, $7, no, $8::date, lines) from d where tabel is not null union all select kadar_tulis_baris(x."table", $9, d.no, $10::date, x.rows) from d, json_to_recordset(d.beside) as x("table" text, rows json)),
    gadai as (
      insert into hutang_gerak (kode_toko, tanggal, at, no_faktur, no_hutang, jenis, hari, lewat_hari, pokok, bunga, denda, biaya, diskon, akrual, dari, ke, user_id)
      select $11, $12::date, jam, no, coalesce(no_hutang, no), jenis, hari, lewat_hari, pokok, bunga, denda, biaya, diskon, akrual, dari, ke, "user" from rows_gadai
    ),
    dibuat as (
      insert into hutang (kode_toko, no_hutang, tanggal, kode_customer, status, pokok, pokok_bunga, pokok_bunga_sampai, mulai_periode, dibayar_sampai, jatuh_tempo, denda_dibayar, akrual, persen, perpanjangan_ke, no_segel, berat_kantong, berat)
      select $13, coalesce(g.no_hutang, g.no), $14::date, g.kode_customer, k.status, k.pokok, k.pokok_bunga, k.pokok_bunga_sampai, k.mulai_periode, k.dibayar_sampai, k.jatuh_tempo, k.denda_dibayar, k.akrual, k.persen, k.perpanjangan_ke, k.no_segel, k.berat_kantong, k.berat from rows_gadai g cross join lateral jsonb_to_record(g.ke) as k("status" text, "pokok" bigint, "pokok_bunga" bigint, "pokok_bunga_sampai" date, "mulai_periode" date, "dibayar_sampai" date, "jatuh_tempo" date, "denda_dibayar" bigint, "akrual" bigint, "persen" numeric, "perpanjangan_ke" smallint, "no_segel" text, "berat_kantong" bigint, "berat" bigint)
      where g.dari is null returning 1
    ),
    digerakkan as (
      update hutang h set (status, pokok, pokok_bunga, pokok_bunga_sampai, mulai_periode, dibayar_sampai, jatuh_tempo, denda_dibayar, akrual, persen, perpanjangan_ke, no_segel, berat_kantong, berat) = (select k.status, k.pokok, k.pokok_bunga, k.pokok_bunga_sampai, k.mulai_periode, k.dibayar_sampai, k.jatuh_tempo, k.denda_dibayar, k.akrual, k.persen, k.perpanjangan_ke, k.no_segel, k.berat_kantong, k.berat from jsonb_to_record(g.ke) as k("status" text, "pokok" bigint, "pokok_bunga" bigint, "pokok_bunga_sampai" date, "mulai_periode" date, "dibayar_sampai" date, "jatuh_tempo" date, "denda_dibayar" bigint, "akrual" bigint, "persen" numeric, "perpanjangan_ke" smallint, "no_segel" text, "berat_kantong" bigint, "berat" bigint)),
        lewat_terburuk = greatest(h.lewat_terburuk, g.lewat_hari), version = h.version + 1
      from rows_gadai g where h.kode_toko = $15 and h.no_hutang = g.no_hutang and g.dari is not null and h.version = g.versi returning 1
    ),
    kas as (
      insert into kas_mutasi (kode_toko, tanggal, at, no_faktur, kategori, keterangan, masuk, keluar, user_id)
      select $16, $17::date, jam, no, kategori, keterangan, masuk, keluar, "user" from m where buku = 'kas'
    ),
    jurnal as (
      insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, role, keterangan, debet, kredit)
      select $18, $19::date, d.no, d.trx, 'UMUM', x.nomor_akun, x.role, d.uraian,
        case x.dk when 'D' then x.rp else 0 end, case x.dk when 'K' then x.rp else 0 end
      from d, json_to_recordset(d.jurnal) as x(role text, nomor_akun text, dk text, rp bigint)
    ),
    kept as (
      insert into idempotency (user_id, key, kode_toko, route, body_hash, status, answer)
      select kunci->>'user', kunci->>'key', kunci->>'toko', kunci->>'route', decode(kunci->>'bodyHash', 'hex'), 200,
        jsonb_set(jsonb_set(answer, '{data,no_faktur}', to_jsonb(no)), '{data,at}', to_jsonb(kadar_iso(jam)), false)
      from d where kunci is not null
    ),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      select $20, "user", ip, 'post', entity, no, audit || jsonb_build_object('grand_total', grand_total) from d
    )
    select (select json_agg(no order by nomor) from d) as numbers, (select json_agg(kadar_iso(jam) order by nomor) from d) as times, (select count(*) from baris) as lines, (select count(*) from dibuat) + (select count(*) from digerakkan) as gadai, kadar_kas_awal($21, $22::date + 1) as saldo

-- a piece tagged out of a delivery
with d as materialized (
      select x.*, coalesce(x.at, kadar_now()) as jam, kadar_next_number(x.awalan, $1, $2::date) as no
      from (select * from json_to_recordset($3::json) as r("nomor" int, "jenis" text, "awalan" text, "trx" text, "entity" text, "user" text, "ip" text, "otorisasi_id" bigint, "valid_by" text, "at" timestamptz, "uraian" text, "audit" jsonb, "kode_sales" text, "kode_customer" text, "nama_customer" text, "alamat_customer" text, "no_hp" text, "kategori" text, "keterangan" text, "qty" int, "berat" bigint, "total" bigint, "diskon" bigint, "ppn" bigint, "ppn_termasuk" boolean, "pembulatan" bigint, "grand_total" bigint, "dibayar" bigint, "kembali" bigint, "poin_dapat" int, "poin_pakai" int, "asal_toko" text, "asal_no" text, "asal_urut" smallint, "no_tukar" text, "pph22" bigint, "potong" json, "stock" json, "massa" json, "jurnal" json, "emas" json, "kunci" json, "answer" jsonb)
        order by nomor) x
    ),
    s as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.stock) as x("kode_barcode" text, "jenis" text, "dari_status" text, "ke_status" text, "qty" smallint, "berat" bigint, "murni" bigint, "hpp" bigint, "kode_dept" text, "kode_group" text, "kadar" numeric, "kode_gudang" text, "kode_baki" text, "dari_gudang" text, "dari_baki" text)
    ),
    rows_massa as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.massa) as x("objek" text, "kunci" text, "kadar" numeric, "milik" text, "jenis" text, "qty" int, "berat" bigint, "murni" bigint, "hpp" bigint)
    ),
    head as (
      insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, input_by, valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, status, otorisasi_id)
      select $4, no, jenis, $5::date, jam, "user", valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, 'POSTED', otorisasi_id from d
    ),
    barang_baru as (select kadar_tulis_barang($6, "user", potong) from d where potong is not null),
    stock as (
      insert into mutasi_stock (kode_toko, tanggal, at, no_faktur, kode_barcode, jenis, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, user_id)
      select $7, $8::date, jam, no, kode_barcode, jenis, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, "user" from s
    ),
    massa as (
      insert into mutasi_massa (kode_toko, tanggal, at, no_faktur, objek, kunci, kadar, milik, jenis, qty, berat, murni, hpp, user_id)
      select $9, $10::date, jam, no, objek, coalesce(kunci, no), kadar, milik, jenis, qty, berat, murni, hpp, "user" from rows_massa
    ),
    jurnal as (
      insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, role, keterangan, debet, kredit)
      select $11, $12::date, d.no, d.trx, 'UMUM', x.nomor_akun, x.role, d.uraian,
        case x.dk when 'D' then x.rp else 0 end, case x.dk when 'K' then x.rp else 0 end
      from d, json_to_recordset(d.jurnal) as x(role text, nomor_akun text, dk text, rp bigint)
    ),
    emas as (
      insert into jurnal_emas (kode_toko, tanggal, no_jurnal, tempat, debet, kredit)
      select $13, $14::date, d.no, x.role, case x.dk when 'D' then x.mg else 0 end, case x.dk when 'K' then x.mg else 0 end
      from d, json_to_recordset(d.emas) as x(role text, dk text, mg bigint)
    ),
    kept as (
      insert into idempotency (user_id, key, kode_toko, route, body_hash, status, answer)
      select kunci->>'user', kunci->>'key', kunci->>'toko', kunci->>'route', decode(kunci->>'bodyHash', 'hex'), 200,
        jsonb_set(jsonb_set(answer, '{data,no_faktur}', to_jsonb(no)), '{data,at}', to_jsonb(kadar_iso(jam)), false)
      from d where kunci is not null
    ),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      select $15, "user", ip, 'post', entity, no, audit || jsonb_build_object('grand_total', grand_total) from d
    )
    select (select json_agg(no order by nomor) from d) as numbers, (select json_agg(kadar_iso(jam) order by nomor) from d) as times, (select count(*) from barang_baru) as pieces, 
      (select json_agg(json_build_object('qty', s.qty, 'berat', s.berat) order by nomor)
       from rows from (json_to_recordset($16::json) as (objek text, kunci text, kadar numeric, milik text)) with ordinality
         as k(objek, kunci, kadar, milik, nomor)
       cross join lateral (
         select coalesce(sum(m.qty), 0) as qty, coalesce(sum(m.berat), 0) as berat from mutasi_massa m
         where m.kode_toko = $17 and m.objek = k.objek and m.kunci = k.kunci and m.kadar = k.kadar and m.milik = k.milik) s) as massa

-- a piece moved to another tray
with d as materialized (
      select x.*, coalesce(x.at, kadar_now()) as jam, kadar_next_number(x.awalan, $1, $2::date) as no
      from (select * from json_to_recordset($3::json) as r("nomor" int, "jenis" text, "awalan" text, "trx" text, "entity" text, "user" text, "ip" text, "otorisasi_id" bigint, "valid_by" text, "at" timestamptz, "uraian" text, "audit" jsonb, "kode_sales" text, "kode_customer" text, "nama_customer" text, "alamat_customer" text, "no_hp" text, "kategori" text, "keterangan" text, "qty" int, "berat" bigint, "total" bigint, "diskon" bigint, "ppn" bigint, "ppn_termasuk" boolean, "pembulatan" bigint, "grand_total" bigint, "dibayar" bigint, "kembali" bigint, "poin_dapat" int, "poin_pakai" int, "asal_toko" text, "asal_no" text, "asal_urut" smallint, "no_tukar" text, "pph22" bigint, "tabel" text, "lines" json, "stock" json, "kunci" json, "answer" jsonb)
        order by nomor) x
    ),
    s as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.stock) as x("kode_barcode" text, "jenis" text, "dari_status" text, "ke_status" text, "qty" smallint, "berat" bigint, "murni" bigint, "hpp" bigint, "kode_dept" text, "kode_group" text, "kadar" numeric, "kode_gudang" text, "kode_baki" text, "dari_gudang" text, "dari_baki" text)
    ),
    moved as (
      update barang b set status = (select "s"."ke_status" from s where s.kode_barcode = b.kode_barcode), kode_gudang = case when (select "s"."dari_baki" from s where s.kode_barcode = b.kode_barcode) is null then "b"."kode_gudang" else (select "s"."kode_gudang" from s where s.kode_barcode = b.kode_barcode) end, kode_baki = case when (select "s"."dari_baki" from s where s.kode_barcode = b.kode_barcode) is null then "b"."kode_baki" else (select "s"."kode_baki" from s where s.kode_barcode = b.kode_barcode) end, version = version + 1, updated_at = now()
      where kode_toko = $4 and kode_barcode = any($5::text[]) and status = (select "s"."dari_status" from s where s.kode_barcode = b.kode_barcode) and (b.kode_gudang, b.kode_baki) = (coalesce((select "s"."dari_gudang" from s where s.kode_barcode = b.kode_barcode), b.kode_gudang), coalesce((select "s"."dari_baki" from s where s.kode_barcode = b.kode_barcode), b.kode_baki)) returning 1
    ),
    head as (
      insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, input_by, valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, status, otorisasi_id)
      select $6, no, jenis, $7::date, jam, "user", valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, 'POSTED', otorisasi_id from d
    ),
    baris as (select kadar_tulis_baris(tabel, $8, no, $9::date, lines) from d where tabel is not null),
    stock as (
      insert into mutasi_stock (kode_toko, tanggal, at, no_faktur, kode_barcode, jenis, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, user_id)
      select $10, $11::date, jam, no, kode_barcode, jenis, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, "user" from s
    ),
    kept as (
      insert into idempotency (user_id, key, kode_toko, route, body_hash, status, answer)
      select kunci->>'user', kunci->>'key', kunci->>'toko', kunci->>'route', decode(kunci->>'bodyHash', 'hex'), 200,
        jsonb_set(jsonb_set(answer, '{data,no_faktur}', to_jsonb(no)), '{data,at}', to_jsonb(kadar_iso(jam)), false)
      from d where kunci is not null
    ),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      select $12, "user", ip, 'post', entity, no, audit || jsonb_build_object('grand_total', grand_total) from d
    )
    select (select json_agg(no order by nomor) from d) as numbers, (select json_agg(kadar_iso(jam) order by nomor) from d) as times, (select count(*) from moved) as moved, (select count(*) from baris) as lines

-- the reversal of a cash sale
with d as materialized (
      select x.*, coalesce(x.at, kadar_now()) as jam, kadar_next_number(x.awalan, $1, $2::date) as no
      from (select * from json_to_recordset($3::json) as r("nomor" int, "jenis" text, "awalan" text, "trx" text, "entity" text, "user" text, "ip" text, "otorisasi_id" bigint, "valid_by" text, "at" timestamptz, "uraian" text, "audit" jsonb, "batal" text, "alasan" text, "small" json, "stock" json, "jurnal" json, "emas" json, "kunci" json, "answer" jsonb)
        order by nomor) x
    ),
    s as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.stock) as x("kode_barcode" text, "jenis" text, "dari_status" text, "ke_status" text, "qty" smallint, "berat" bigint, "murni" bigint, "hpp" bigint, "kode_dept" text, "kode_group" text, "kadar" numeric, "kode_gudang" text, "kode_baki" text, "dari_gudang" text, "dari_baki" text)
    ),
    m as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.small) as x("buku" text, "kategori" text, "keterangan" text, "masuk" bigint, "keluar" bigint, "kode_sales" text, "fee" bigint)
    ),
    moved as (
      update barang b set status = (select "s"."ke_status" from s where s.kode_barcode = b.kode_barcode), version = version + 1, updated_at = now()
      where kode_toko = $4 and kode_barcode = any($5::text[]) and status = (select "s"."dari_status" from s where s.kode_barcode = b.kode_barcode) returning 1
    ),
    baris as (
      update dokumen set status = 'BATAL' where kode_toko = $6 and no_faktur = any($7::text[]) and status = 'POSTED' returning 1
    ),
    head as (
      insert into dokumen_batal (kode_toko, no_faktur_batal, no_faktur, tanggal, at, alasan, input_by, otorisasi_id)
      select $8, no, batal, $9::date, jam, alasan, "user", otorisasi_id from d
    ),
    stock as (
      insert into mutasi_stock (kode_toko, tanggal, at, no_faktur, kode_barcode, jenis, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, user_id)
      select $10, $11::date, jam, no, kode_barcode, jenis, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, "user" from s
    ),
    kas as (
      insert into kas_mutasi (kode_toko, tanggal, at, no_faktur, kategori, keterangan, masuk, keluar, user_id)
      select $12, $13::date, jam, no, kategori, keterangan, masuk, keluar, "user" from m where buku = 'kas'
    ),
    fee as (
      insert into fee_mutasi (kode_toko, tanggal, no_faktur, kode_sales, fee)
      select $14, $15::date, no, kode_sales, fee from m where buku = 'fee'
    ),
    jurnal as (
      insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, role, keterangan, debet, kredit)
      select $16, $17::date, d.no, d.trx, 'UMUM', x.nomor_akun, x.role, d.uraian,
        case x.dk when 'D' then x.rp else 0 end, case x.dk when 'K' then x.rp else 0 end
      from d, json_to_recordset(d.jurnal) as x(role text, nomor_akun text, dk text, rp bigint)
    ),
    emas as (
      insert into jurnal_emas (kode_toko, tanggal, no_jurnal, tempat, debet, kredit)
      select $18, $19::date, d.no, x.role, case x.dk when 'D' then x.mg else 0 end, case x.dk when 'K' then x.mg else 0 end
      from d, json_to_recordset(d.emas) as x(role text, dk text, mg bigint)
    ),
    kept as (
      insert into idempotency (user_id, key, kode_toko, route, body_hash, status, answer)
      select kunci->>'user', kunci->>'key', kunci->>'toko', kunci->>'route', decode(kunci->>'bodyHash', 'hex'), 200,
        jsonb_set(jsonb_set(answer, '{data,no_faktur_batal}', to_jsonb(no)), '{data,at}', to_jsonb(kadar_iso(jam)), false)
      from d where kunci is not null
    ),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      select $20, "user", ip, 'cancel', entity, batal, audit from d
    )
    select (select json_agg(no order by nomor) from d) as numbers, (select json_agg(kadar_iso(jam) order by nomor) from d) as times, (select count(*) from moved) as moved, (select count(*) from baris) as undone, (select max(coalesce(kadar_nota_dibeli($21, x), kadar_gesek_cair($22, x))) from unnest($23::text[]) x) as pengikut, kadar_kas_awal($24, $25::date + 1) as saldo
