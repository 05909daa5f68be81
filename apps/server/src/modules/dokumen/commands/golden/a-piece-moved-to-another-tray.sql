with d as materialized (
      select x.*, coalesce(x.at, kadar_now()) as jam, kadar_next_number(x.awalan, $1, $2::date) as no
      from (select * from json_to_recordset($3::json) as r("nomor" int, "jenis" text, "awalan" text, "trx" text, "entity" text, "user" text, "ip" text, "otorisasi_id" bigint, "valid_by" text, "at" timestamptz, "uraian" text, "audit" jsonb, "bagian" smallint[], "kode_sales" text, "kode_customer" text, "nama_customer" text, "alamat_customer" text, "no_hp" text, "kategori" text, "keterangan" text, "qty" int, "berat" bigint, "total" bigint, "diskon" bigint, "ppn" bigint, "ppn_termasuk" boolean, "pembulatan" bigint, "grand_total" bigint, "dibayar" bigint, "kembali" bigint, "poin_dapat" int, "poin_pakai" int, "asal_toko" text, "asal_no" text, "asal_urut" smallint, "no_tukar" text, "pph22" bigint, "tabel" text, "lines" json, "stock" json, "kunci" json, "answer" jsonb)
        order by nomor) x
    ),
    s as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.stock) as x("kode_barcode" text, "jenis" text, "dari_status" text, "ke_status" text, "qty" smallint, "berat" bigint, "murni" bigint, "hpp" bigint, "kode_dept" text, "kode_group" text, "kadar" numeric, "kode_gudang" text, "kode_baki" text, "milik" text, "dari_gudang" text, "dari_baki" text)
    ),
    moved as (
      update barang b set status = (select "s"."ke_status" from s where s.kode_barcode = b.kode_barcode), kode_gudang = case when (select "s"."dari_baki" from s where s.kode_barcode = b.kode_barcode) is null then "b"."kode_gudang" else (select "s"."kode_gudang" from s where s.kode_barcode = b.kode_barcode) end, kode_baki = case when (select "s"."dari_baki" from s where s.kode_barcode = b.kode_barcode) is null then "b"."kode_baki" else (select "s"."kode_baki" from s where s.kode_barcode = b.kode_barcode) end, version = version + 1, updated_at = now()
      where kode_toko = $4 and kode_barcode = any($5::text[]) and status = (select "s"."dari_status" from s where s.kode_barcode = b.kode_barcode) and (b.kode_gudang, b.kode_baki) = (coalesce((select "s"."dari_gudang" from s where s.kode_barcode = b.kode_barcode), b.kode_gudang), coalesce((select "s"."dari_baki" from s where s.kode_barcode = b.kode_barcode), b.kode_baki)) returning 1
    ),
    head as (
      insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, input_by, valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, status, otorisasi_id, bagian)
      select $6, no, jenis, $7::date, jam, "user", valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, 'POSTED', otorisasi_id, bagian from d
    ),
    baris as (select kadar_tulis_baris(tabel, $8, no, $9::date, lines) from d where tabel is not null),
    stock as (
      insert into mutasi_stock (kode_toko, tanggal, at, no_faktur, kode_barcode, jenis, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, milik, user_id)
      select $10, $11::date, jam, no, kode_barcode, jenis, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, milik, "user" from s
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
