import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Intent } from '../../../platform/http/command.ts';
import type { computeSale, SaleInput } from './compute-sale.ts';

/** Where and on which business day the sales are posted. */
export interface SalesHead {
  toko: string;
  tanggal: string;
}

/** A sale that is decided, with all that its rows say. */
export interface SaleDocument {
  user: string;
  ip: string;
  otorisasi_id: number | null;
  /** Who stands for the sale: the approver where one was needed, else the cashier (domain §2 'valid by'). */
  valid_by: string;
  /** When it happened, where that is not the moment of the transaction. */
  at?: Date;
  input: SaleInput;
  sale: ReturnType<typeof computeSale>;
  intent: Intent;
  /** Gets its no_faktur inside the statement, where the number is made. */
  answer: object;
}

// A parameter, not a literal: a plan made while the tables were young must not choose the index of all READY pieces.
const READY = 'READY';

export interface Posted {
  /** Per sale, in their order. */
  numbers: string[];
  /** Pieces that were still READY; fewer than asked for undoes everything. */
  sold: number;
}

const recordOf = ({ input, sale, intent, answer, at, ...head }: SaleDocument, nomor: number) => {
  const { lines, totals, paid, poin_dapat, poin_pakai, ppn_termasuk, journal, gold } = sale;
  const { kode_sales, kode_customer, nama_customer, alamat_customer, no_hp, keterangan } = input;
  return {
    ...head,
    nomor,
    at: at ?? null,
    kode_sales,
    kode_customer,
    nama_customer,
    alamat_customer,
    no_hp,
    keterangan,
    qty: lines.length,
    berat: lines.reduce((sum, line) => sum + line.berat, 0),
    ...totals,
    ...paid,
    fee: lines.reduce((sum, line) => sum + line.fee, 0),
    tunai: paid.lines.reduce((sum, line) => sum + (line.jenis === 'CASH' ? line.applied : 0), 0),
    poin_dapat,
    poin_pakai,
    ppn_termasuk,
    lines,
    bayar: paid.lines.map(({ rekening, ...line }) => ({ ...line, kode_bank: rekening?.kode_bank ?? null })),
    journal,
    gold,
    audit: { lines: input.lines, payments: input.payments, grand_total: totals.grandTotalRp },
    kunci: { ...intent, bodyHash: intent.bodyHash.toString('hex') },
    answer,
  };
};

/**
 * Whole sales of one shop and day in one statement: numbers, headers, lines, payments, stock, cash, bank, points, fee,
 * journal, gold journal, audit and the stored answers.
 */
export const writeSales = (
  tx: Tx,
  { toko, tanggal }: SalesHead,
  documents: readonly SaleDocument[],
): Promise<Posted> => {
  const day = sql`${tanggal}::date`;
  const barcodes = documents.flatMap(({ sale }) => sale.lines.map(({ kode_barcode }) => kode_barcode));
  return tx.one<Posted>(sql`
    with d as materialized (
      select x.*, coalesce(x.at, kadar_now()) as jam, kadar_next_number('PJ', ${toko}, ${day}) as no
      from (select * from json_to_recordset(${JSON.stringify(documents.map(recordOf))}::json) as r(nomor int, "user" text, ip text, otorisasi_id bigint,
        valid_by text, at timestamptz, kode_sales text, kode_customer text, nama_customer text, alamat_customer text, no_hp text, keterangan text, qty int,
        berat bigint, "totalRp" bigint, "diskonRp" bigint, "ppnRp" bigint, "pembulatanRp" bigint, "grandTotalRp" bigint, "paidRp" bigint, "changeRp" bigint,
        tunai bigint, fee bigint, poin_dapat int, poin_pakai int, ppn_termasuk boolean, lines json, bayar json, journal json, gold json, audit jsonb, kunci json, answer jsonb)
        order by nomor) x
    ),
    l as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.lines) as x(urut smallint, kode_barcode text, kode_intern text, nama_barang text,
        kode_dept text, kode_group text, kadar numeric, berat bigint, murni bigint, kode_gudang text, kode_baki text, harga_emas bigint, sumber_harga text,
        ongkos bigint, harga_atribut bigint, pembulatan bigint, harga_jual bigint, diskon bigint, ppn bigint, total bigint, hpp bigint, fee bigint)
    ),
    b as materialized (
      select d.no, d.jam, d."user", x.* from d, json_to_recordset(d.bayar) as x(urut smallint, jenis text, no_rekening text, kode_bank text, no_kartu text,
        jumlah_rp bigint, fee bigint, jumlah_gesek_rp bigint, poin int)
    ),
    sold as (
      update barang set status = 'SOLD', version = version + 1, updated_at = now()
      where kode_toko = ${toko} and kode_barcode = any(${barcodes}::text[]) and status = ${READY} returning 1
    ),
    head as (
      insert into dokumen (kode_toko, no_faktur, jenis, tanggal, at, kode_sales, input_by, valid_by, kode_customer, nama_customer, alamat_customer, no_hp,
        keterangan, qty, berat, total, diskon, ppn, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, status, otorisasi_id,
        ppn_termasuk)
      select ${toko}, no, 'PENJUALAN', ${day}, jam, kode_sales, "user", valid_by, kode_customer, nama_customer, alamat_customer, no_hp,
        keterangan, qty, berat, "totalRp", "diskonRp", "ppnRp", "pembulatanRp", "grandTotalRp", "paidRp", "changeRp", poin_dapat, poin_pakai, 'POSTED',
        otorisasi_id, ppn_termasuk from d
    ),
    detail as (
      insert into penjualan_detail (kode_toko, no_faktur, urut, tanggal, kode_barcode, kode_intern, nama_barang, kode_dept, kode_group, kadar, berat, murni,
        harga_emas, sumber_harga, ongkos, harga_atribut, pembulatan, harga_jual, diskon, ppn, total, hpp, fee)
      select ${toko}, no, urut, ${day}, kode_barcode, kode_intern, nama_barang, kode_dept, kode_group, kadar, berat, murni,
        harga_emas, sumber_harga, ongkos, harga_atribut, pembulatan, harga_jual, diskon, ppn, total, hpp, fee from l
    ),
    bayar as (
      insert into dokumen_bayar (kode_toko, no_faktur, urut, arah, jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin)
      select ${toko}, no, urut, 'M', jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin from b
    ),
    stock as (
      insert into mutasi_stock (kode_toko, tanggal, at, kode_barcode, jenis, no_faktur, dari_status, ke_status, qty, berat, murni, hpp, kode_dept,
        kode_group, kadar, kode_gudang, kode_baki, user_id)
      select ${toko}, ${day}, jam, kode_barcode, 'JUAL', no, 'READY', 'SOLD', -1, -berat, -murni, -hpp, kode_dept,
        kode_group, kadar, kode_gudang, kode_baki, "user" from l
    ),
    kas as (
      insert into kas_mutasi (kode_toko, tanggal, at, no_faktur, kategori, keterangan, masuk, user_id)
      select ${toko}, ${day}, jam, no, 'PENJUALAN', nama_customer, tunai, "user" from d where tunai > 0
    ),
    bank as (
      insert into bank_mutasi (kode_toko, tanggal, at, no_faktur, jenis, no_rekening, kode_bank, no_kartu, keterangan, jumlah_rp, fee, jumlah_gesek_rp, user_id)
      select ${toko}, ${day}, jam, no, jenis, no_rekening, kode_bank, no_kartu, 'PENJUALAN', jumlah_rp, fee, jumlah_gesek_rp, "user"
      from b where kode_bank is not null
    ),
    poin as (
      insert into poin_mutasi (kode_toko, tanggal, at, kode_customer, no_faktur, poin, keterangan)
      select ${toko}, ${day}, jam, kode_customer, no, x.poin, x.keterangan
      from d, lateral (values (poin_dapat, 'DAPAT'), (-poin_pakai, 'PAKAI')) x(poin, keterangan) where x.poin <> 0
    ),
    fee as (
      insert into fee_mutasi (kode_toko, tanggal, kode_sales, no_faktur, fee)
      select ${toko}, ${day}, kode_sales, no, fee from d where fee > 0
    ),
    jurnal as (
      insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, keterangan, debet, kredit)
      select ${toko}, ${day}, no, 'PENJUALAN', 'UMUM', x.nomor_akun, x.role,
        case x.dk when 'D' then x.rp else 0 end, case x.dk when 'K' then x.rp else 0 end
      from d, json_to_recordset(d.journal) as x(role text, nomor_akun text, dk text, rp bigint)
    ),
    emas as (
      insert into jurnal_emas (kode_toko, tanggal, no_jurnal, tempat, debet, kredit)
      select ${toko}, ${day}, no, x.role, case x.dk when 'D' then x.mg else 0 end, case x.dk when 'K' then x.mg else 0 end
      from d, json_to_recordset(d.gold) as x(role text, dk text, mg bigint)
    ),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      select ${toko}, "user", ip, 'post', 'penjualan', no, audit from d
    ),
    kept as (
      insert into idempotency (user_id, key, kode_toko, route, body_hash, status, answer)
      select kunci->>'user', kunci->>'key', kunci->>'toko', kunci->>'route', decode(kunci->>'bodyHash', 'hex'), 200,
        jsonb_set(answer, '{data,no_faktur}', to_jsonb(no)) from d
    )
    select (select json_agg(no order by nomor) from d) as numbers, (select count(*) from sold) as sold`);
};
