with d as materialized (
      select x.*, coalesce(x.at, kadar_now()) as jam, kadar_next_number(x.awalan, $1, $2::date) as no
      from (select * from json_to_recordset($3::json) as r("nomor" int, "jenis" text, "awalan" text, "trx" text, "entity" text, "user" text, "ip" text, "otorisasi_id" bigint, "valid_by" text, "at" timestamptz, "uraian" text, "audit" jsonb, "bagian" smallint[], "kode_sales" text, "kode_customer" text, "nama_customer" text, "alamat_customer" text, "no_hp" text, "kategori" text, "keterangan" text, "qty" int, "berat" bigint, "total" bigint, "diskon" bigint, "ppn" bigint, "ppn_termasuk" boolean, "pembulatan" bigint, "grand_total" bigint, "dibayar" bigint, "kembali" bigint, "poin_dapat" int, "poin_pakai" int, "asal_toko" text, "asal_no" text, "asal_urut" smallint, "no_tukar" text, "pph22" bigint, "tabel" text, "lines" json, "small" json, "pihak" json, "jurnal" json, "kunci" json, "answer" jsonb)
        order by nomor) x
    ),
    rows_pihak as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.pihak) as x("pihak" text, "kode" text, "no_asal" text, "rp" bigint, "emas_mg" bigint, "emas_rp" bigint, "muka_rp" bigint)
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
    baris as (select kadar_tulis_baris(tabel, $7, no, $8::date, lines) from d where tabel is not null),
    pihak as (
      insert into pihak_mutasi (kode_toko, tanggal, at, no_faktur, pihak, kode, no_asal, rp, emas_mg, emas_rp, muka_rp, user_id)
      select $9, $10::date, jam, no, pihak, kode, coalesce(no_asal, no), rp, emas_mg, emas_rp, muka_rp, "user" from rows_pihak
    ),
    kas as (
      insert into kas_mutasi (kode_toko, tanggal, at, no_faktur, kategori, keterangan, masuk, keluar, user_id)
      select $11, $12::date, jam, no, kategori, keterangan, masuk, keluar, "user" from m where buku = 'kas'
    ),
    jurnal as (
      insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, role, keterangan, debet, kredit)
      select $13, $14::date, d.no, d.trx, 'UMUM', x.nomor_akun, x.role, d.uraian,
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
      select $15, "user", ip, 'post', entity, no, audit || jsonb_build_object('grand_total', grand_total) from d
    )
    select (select json_agg(no order by nomor) from d) as numbers, (select json_agg(kadar_iso(jam) order by nomor) from d) as times, (select count(*) from baris) as lines, kadar_kas_awal($16, $17::date + 1) as saldo, 
      (select json_agg(json_build_object('rp', s.rp, 'emas_mg', s.emas_mg, 'emas_rp', s.emas_rp, 'muka_rp', s.muka_rp) order by nomor)
       from rows from (json_to_recordset($18::json) as (pihak text, kode text, no_asal text)) with ordinality as k(pihak, kode, no_asal, nomor)
       cross join lateral (
         select coalesce(sum(x.rp) filter (where x.no_asal = k.no_asal), 0) as rp, coalesce(sum(x.emas_mg) filter (where x.no_asal = k.no_asal), 0) as emas_mg,
           coalesce(sum(x.emas_rp) filter (where x.no_asal = k.no_asal), 0) as emas_rp, coalesce(sum(x.muka_rp), 0) as muka_rp
         from kadar_saldo_pihak($19, k.pihak, k.kode) x) s) as pihak
