with d as materialized (
      select x.*, coalesce(x.at, kadar_now()) as jam, kadar_next_number(x.awalan, $1, $2::date) as no
      from (select * from json_to_recordset($3::json) as r("nomor" int, "jenis" text, "awalan" text, "trx" text, "entity" text, "user" text, "ip" text, "otorisasi_id" bigint, "valid_by" text, "at" timestamptz, "uraian" text, "audit" jsonb, "bagian" smallint[], "batal" text, "alasan" text, "small" json, "stock" json, "jurnal" json, "emas" json, "kunci" json, "answer" jsonb)
        order by nomor) x
    ),
    s as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.stock) as x("kode_barcode" text, "jenis" text, "dari_status" text, "ke_status" text, "qty" smallint, "berat" bigint, "murni" bigint, "hpp" bigint, "kode_dept" text, "kode_group" text, "kadar" numeric, "kode_gudang" text, "kode_baki" text, "milik" text)
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
      insert into dokumen_batal (kode_toko, no_faktur_batal, no_faktur, tanggal, at, alasan, input_by, otorisasi_id, bagian)
      select $8, no, batal, $9::date, jam, alasan, "user", otorisasi_id, bagian from d
    ),
    stock as (
      insert into mutasi_stock (kode_toko, tanggal, at, no_faktur, kode_barcode, jenis, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, milik, user_id)
      select $10, $11::date, jam, no, kode_barcode, jenis, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, milik, "user" from s
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
