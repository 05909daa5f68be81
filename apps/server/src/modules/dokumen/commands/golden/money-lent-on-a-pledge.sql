with d as materialized (
      select x.*, coalesce(x.at, kadar_now()) as jam, kadar_next_number(x.awalan, $1, $2::date) as no
      from (select * from json_to_recordset($3::json) as r("nomor" int, "jenis" text, "awalan" text, "trx" text, "entity" text, "user" text, "ip" text, "otorisasi_id" bigint, "valid_by" text, "at" timestamptz, "uraian" text, "audit" jsonb, "bagian" smallint[], "kode_sales" text, "kode_customer" text, "nama_customer" text, "alamat_customer" text, "no_hp" text, "kategori" text, "keterangan" text, "qty" int, "berat" bigint, "total" bigint, "diskon" bigint, "ppn" bigint, "ppn_termasuk" boolean, "pembulatan" bigint, "grand_total" bigint, "dibayar" bigint, "kembali" bigint, "poin_dapat" int, "poin_pakai" int, "asal_toko" text, "asal_no" text, "asal_urut" smallint, "no_tukar" text, "pph22" bigint, "tabel" text, "lines" json, "beside" json, "small" json, "gadai" json, "jurnal" json, "kunci" json, "answer" jsonb)
        order by nomor) x
    ),
    rows_gadai as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.gadai) as x("no_hutang" text, "jenis" text, "hari" int, "lewat_hari" int, "pokok" bigint, "bunga" bigint, "denda" bigint, "biaya" bigint, "diskon" bigint, "akrual" bigint, "dari" jsonb, "ke" jsonb, "kode_customer" text, "versi" int)
    ),
    m as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.small) as x("buku" text, "urut" smallint, "arah" text, "jenis" text, "no_rekening" text, "no_kartu" text, "jumlah_rp" bigint, "fee" bigint, "jumlah_gesek_rp" bigint, "poin" int, "kategori" text, "keterangan" text, "masuk" bigint, "keluar" bigint)
    ),
    head as (
      insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, input_by, valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, status, otorisasi_id, bagian)
      select $4, no, jenis, $5::date, jam, "user", valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, 'POSTED', otorisasi_id, bagian from d
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
    dibuat_hutang as (
      insert into hutang (kode_toko, no_hutang, tanggal, kode_customer, status, pokok, pokok_bunga, pokok_bunga_sampai, mulai_periode, dibayar_sampai, jatuh_tempo, denda_dibayar, akrual, persen, perpanjangan_ke, no_segel, berat_kantong, berat)
      select $13, coalesce(g.no_hutang, g.no), $14::date, g.kode_customer, k.status, k.pokok, k.pokok_bunga, k.pokok_bunga_sampai, k.mulai_periode, k.dibayar_sampai, k.jatuh_tempo, k.denda_dibayar, k.akrual, k.persen, k.perpanjangan_ke, k.no_segel, k.berat_kantong, k.berat from rows_gadai g cross join lateral jsonb_to_record(g.ke) as k("status" text, "pokok" bigint, "pokok_bunga" bigint, "pokok_bunga_sampai" date, "mulai_periode" date, "dibayar_sampai" date, "jatuh_tempo" date, "denda_dibayar" bigint, "akrual" bigint, "persen" numeric, "perpanjangan_ke" smallint, "no_segel" text, "berat_kantong" bigint, "berat" bigint)
      where g.dari is null returning 1
    ),
    kas as (
      insert into kas_mutasi (kode_toko, tanggal, at, no_faktur, kategori, keterangan, masuk, keluar, user_id)
      select $15, $16::date, jam, no, kategori, keterangan, masuk, keluar, "user" from m where buku = 'kas'
    ),
    jurnal as (
      insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, role, keterangan, debet, kredit)
      select $17, $18::date, d.no, d.trx, 'UMUM', x.nomor_akun, x.role, d.uraian,
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
      select $19, "user", ip, 'post', entity, no, audit || jsonb_build_object('grand_total', grand_total) from d
    )
    select (select json_agg(no order by nomor) from d) as numbers, (select json_agg(kadar_iso(jam) order by nomor) from d) as times, (select count(*) from baris) as lines, (select count(*) from dibuat_hutang) as hutang, kadar_kas_awal($20, $21::date + 1) as saldo
