with d as materialized (
      select x.*, coalesce(x.at, kadar_now()) as jam, kadar_next_number(x.awalan, $1, $2::date) as no
      from (select * from json_to_recordset($3::json) as r("nomor" int, "jenis" text, "awalan" text, "trx" text, "entity" text, "user" text, "ip" text, "otorisasi_id" bigint, "valid_by" text, "at" timestamptz, "uraian" text, "audit" jsonb, "bagian" smallint[], "kode_sales" text, "kode_customer" text, "nama_customer" text, "alamat_customer" text, "no_hp" text, "kategori" text, "keterangan" text, "qty" int, "berat" bigint, "total" bigint, "diskon" bigint, "ppn" bigint, "ppn_termasuk" boolean, "pembulatan" bigint, "grand_total" bigint, "dibayar" bigint, "kembali" bigint, "poin_dapat" int, "poin_pakai" int, "asal_toko" text, "asal_no" text, "asal_urut" smallint, "no_tukar" text, "pph22" bigint, "tabel" text, "lines" json, "small" json, "stock" json, "jurnal" json, "emas" json, "kunci" json, "answer" jsonb)
        order by nomor) x
    ),
    s as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.stock) as x("kode_barcode" text, "jenis" text, "dari_status" text, "ke_status" text, "qty" smallint, "berat" bigint, "murni" bigint, "hpp" bigint, "kode_dept" text, "kode_group" text, "kadar" numeric, "kode_gudang" text, "kode_baki" text, "milik" text)
    ),
    m as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.small) as x("buku" text, "urut" smallint, "arah" text, "jenis" text, "no_rekening" text, "no_kartu" text, "jumlah_rp" bigint, "fee" bigint, "jumlah_gesek_rp" bigint, "poin" int, "kategori" text, "keterangan" text, "masuk" bigint, "keluar" bigint, "kode_bank" text, "kode_customer" text, "kode_sales" text)
    ),
    moved as (
      update barang b set status = (select "s"."ke_status" from s where s.kode_barcode = b.kode_barcode), version = version + 1, updated_at = now()
      where kode_toko = $4 and kode_barcode = any($5::text[]) and status = (select "s"."dari_status" from s where s.kode_barcode = b.kode_barcode) returning 1
    ),
    head as (
      insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, input_by, valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, status, otorisasi_id, bagian)
      select $6, no, jenis, $7::date, jam, "user", valid_by, kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, kategori, keterangan, qty, berat, total, diskon, ppn, ppn_termasuk, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, asal_toko, asal_no, asal_urut, no_tukar, pph22, 'POSTED', otorisasi_id, bagian from d
    ),
    bayar as (
      insert into dokumen_bayar (kode_toko, no_faktur, urut, arah, jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin)
      select $8, no, urut, arah, jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin from m where buku = 'bayar'
    ),
    baris as (select kadar_tulis_baris(tabel, $9, no, $10::date, lines) from d where tabel is not null),
    stock as (
      insert into mutasi_stock (kode_toko, tanggal, at, no_faktur, kode_barcode, jenis, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, milik, user_id)
      select $11, $12::date, jam, no, kode_barcode, jenis, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group, kadar, kode_gudang, kode_baki, milik, "user" from s
    ),
    kas as (
      insert into kas_mutasi (kode_toko, tanggal, at, no_faktur, kategori, keterangan, masuk, keluar, user_id)
      select $13, $14::date, jam, no, kategori, keterangan, masuk, keluar, "user" from m where buku = 'kas'
    ),
    bank as (
      insert into bank_mutasi (kode_toko, tanggal, at, no_faktur, jenis, no_rekening, kode_bank, no_kartu, keterangan, jumlah_rp, fee, jumlah_gesek_rp, user_id)
      select $15, $16::date, jam, no, jenis, no_rekening, kode_bank, no_kartu, keterangan, jumlah_rp, fee, jumlah_gesek_rp, "user" from m where buku = 'bank'
    ),
    poin as (
      insert into poin_mutasi (kode_toko, tanggal, at, no_faktur, kode_customer, poin, keterangan)
      select $17, $18::date, jam, no, kode_customer, poin, keterangan from m where buku = 'poin'
    ),
    fee as (
      insert into fee_mutasi (kode_toko, tanggal, no_faktur, kode_sales, fee)
      select $19, $20::date, no, kode_sales, fee from m where buku = 'fee'
    ),
    jurnal as (
      insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, role, keterangan, debet, kredit)
      select $21, $22::date, d.no, d.trx, 'UMUM', x.nomor_akun, x.role, d.uraian,
        case x.dk when 'D' then x.rp else 0 end, case x.dk when 'K' then x.rp else 0 end
      from d, json_to_recordset(d.jurnal) as x(role text, nomor_akun text, dk text, rp bigint)
    ),
    emas as (
      insert into jurnal_emas (kode_toko, tanggal, no_jurnal, tempat, debet, kredit)
      select $23, $24::date, d.no, x.role, case x.dk when 'D' then x.mg else 0 end, case x.dk when 'K' then x.mg else 0 end
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
      select $25, "user", ip, 'post', entity, no, audit || jsonb_build_object('grand_total', grand_total) from d
    )
    select (select json_agg(no order by nomor) from d) as numbers, (select json_agg(kadar_iso(jam) order by nomor) from d) as times, (select count(*) from moved) as moved, (select count(*) from baris) as lines, (select json_object_agg(m, kadar_poin_saldo(m)) from unnest($26::text[]) m) as poin
