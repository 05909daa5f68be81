with d as materialized (
      select x.*, coalesce(x.at, kadar_now()) as jam, kadar_next_number(x.awalan, $1, $2::date) as no
      from (select * from json_to_recordset($3::json) as r("nomor" int, "jenis" text, "awalan" text, "trx" text, "entity" text, "user" text, "ip" text, "otorisasi_id" bigint, "valid_by" text, "at" timestamptz, "uraian" text, "audit" jsonb, "bagian" smallint[], "kode_sales" text, "kode_customer" text, "nama_customer" text, "alamat_customer" text, "no_hp" text, "kategori" text, "keterangan" text, "qty" int, "berat" bigint, "total" bigint, "diskon" bigint, "ppn" bigint, "ppn_termasuk" boolean, "pembulatan" bigint, "grand_total" bigint, "dibayar" bigint, "kembali" bigint, "poin_dapat" int, "poin_pakai" int, "asal_toko" text, "asal_no" text, "asal_urut" smallint, "no_tukar" text, "pph22" bigint, "potong" json, "stock" json, "massa" json, "jurnal" json, "emas" json, "kunci" json, "answer" jsonb)
        order by nomor) x
    ),
    s as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.stock) as x("kode_barcode" text, "jenis" text, "dari_status" text, "ke_status" text, "qty" smallint, "berat" bigint, "murni" bigint, "hpp" bigint, "kode_dept" text, "kode_group" text, "kadar" numeric, "kode_gudang" text, "kode_baki" text, "milik" text)
    ),
    rows_massa as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.massa) as x("objek" text, "kunci" text, "kadar" numeric, "milik" text, "jenis" text, "qty" int, "berat" bigint, "murni" bigint, "hpp" bigint)
    ),
    head as (
      insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, input_by, valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, status, otorisasi_id, bagian)
      select $4, no, jenis, $5::date, jam, "user", valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, 'POSTED', otorisasi_id, bagian from d
    ),
    barang_baru as (select kadar_tulis_barang($6, "user", potong) from d where potong is not null),
    stock as (
      insert into mutasi_stock (kode_toko, tanggal, at, no_faktur, kode_barcode, jenis, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, milik, user_id)
      select $7, $8::date, jam, no, kode_barcode, jenis, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, milik, "user" from s
    ),
    massa as (
      insert into mutasi_massa (kode_toko, tanggal, at, no_faktur, objek, kunci, kadar, milik, jenis, qty, berat, murni, hpp, user_id)
      select $9, $10::date, jam, no, objek, case when kunci like '/%' then no || kunci else coalesce(kunci, no) end, kadar, milik, jenis, qty, berat, murni, hpp, "user" from rows_massa
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
         select coalesce(sum(x.qty), 0) as qty, coalesce(sum(x.berat), 0) as berat from kadar_saldo_massa($17, k.objek, k.kunci) x
         where x.kadar = k.kadar and x.milik = k.milik) s) as massa
