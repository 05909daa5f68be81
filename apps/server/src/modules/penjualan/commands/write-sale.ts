import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Intent } from '../../../platform/http/command.ts';
import type { computeSale, SaleInput } from './compute-sale.ts';

export interface SaleHead {
  toko: string;
  tanggal: string;
  user: string;
  ip: string;
  otorisasi_id: number | null;
  /** Who stands for the sale: the approver where one was needed, else the cashier (domain §2 'valid by'). */
  valid_by: string;
}

// A parameter, not a literal: a plan made while the tables were young must not choose the index of all READY pieces.
const READY = 'READY';

type Computed = ReturnType<typeof computeSale>;

export interface Posted {
  no_faktur: string;
  /** Pieces that were still READY; fewer than asked for undoes everything. */
  sold: number;
}

/**
 * The whole sale in one statement: number, header, lines, payments, stock, cash, bank, points, fee, journal, gold
 * journal, audit and the stored answer. `answer` gets its no_faktur inside the statement, where the number is made.
 */
export const writeSale = (
  tx: Tx,
  head: SaleHead,
  input: SaleInput,
  sale: Computed,
  intent: Intent,
  answer: object,
): Promise<Posted> => {
  const { lines, totals, paid, poin_dapat, poin_pakai, journal, gold } = sale;
  const berat = lines.reduce((sum, line) => sum + line.berat, 0);
  const cash = paid.lines.reduce((sum, line) => sum + (line.jenis === 'CASH' ? line.applied : 0), 0);
  const bank = paid.lines.flatMap(({ rekening, jenis, no_kartu, jumlah_rp, fee, jumlah_gesek_rp }) =>
    rekening
      ? [
          {
            jenis,
            no_rekening: rekening.no_rekening,
            kode_bank: rekening.kode_bank,
            no_kartu,
            jumlah_rp,
            fee,
            jumlah_gesek_rp,
          },
        ]
      : [],
  );
  const bayar = paid.lines.map(
    ({ urut, jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin }) => ({
      urut,
      jenis,
      no_rekening,
      no_kartu,
      jumlah_rp,
      fee,
      jumlah_gesek_rp,
      poin,
    }),
  );
  const audit = { lines: input.lines, payments: input.payments, grand_total: totals.grandTotalRp };
  return tx.one<Posted>(sql`
    with n as materialized (select kadar_next_number('PJ', ${head.toko}, ${head.tanggal}::date) as no),
    l as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x(urut smallint, kode_barcode text, kode_intern text, nama_barang text,
        kode_dept text, kode_group text, kadar numeric, berat bigint, murni bigint, kode_gudang text, kode_baki text, harga_emas bigint, sumber_harga text,
        ongkos bigint, harga_atribut bigint, pembulatan bigint, harga_jual bigint, diskon bigint, ppn bigint, total bigint, hpp bigint, fee bigint)
    ),
    sold as (
      update barang set status = 'SOLD', version = version + 1, updated_at = now()
      where kode_toko = ${head.toko} and kode_barcode = any(${lines.map(({ kode_barcode }) => kode_barcode)}::text[]) and status = ${READY} returning 1
    ),
    head as (
      insert into penjualan (kode_toko, no_faktur, tanggal, kode_sales, input_by, valid_by, kode_customer, nama_customer, alamat_customer, no_hp, keterangan,
        qty, berat, total, diskon, ppn, pembulatan, grand_total, dibayar, kembali, poin_dapat, poin_pakai, status, otorisasi_id)
      select ${head.toko}, no, ${head.tanggal}::date, ${input.kode_sales}, ${head.user}, ${head.valid_by}, ${input.kode_customer}, ${input.nama_customer},
        ${input.alamat_customer}, ${input.no_hp}, ${input.keterangan}, ${lines.length}::int, ${berat}::bigint, ${totals.totalRp}::bigint, ${totals.diskonRp}::bigint,
        ${totals.ppnRp}::bigint, ${totals.pembulatanRp}::bigint, ${totals.grandTotalRp}::bigint, ${paid.paidRp}::bigint, ${paid.changeRp}::bigint,
        ${poin_dapat}::int, ${poin_pakai}::int, 'POSTED', ${head.otorisasi_id}::bigint from n
    ),
    detail as (
      insert into penjualan_detail (kode_toko, no_faktur, urut, tanggal, kode_barcode, kode_intern, nama_barang, kode_dept, kode_group, kadar, berat, murni,
        harga_emas, sumber_harga, ongkos, harga_atribut, pembulatan, harga_jual, diskon, ppn, total, hpp, fee)
      select ${head.toko}, no, urut, ${head.tanggal}::date, kode_barcode, kode_intern, nama_barang, kode_dept, kode_group, kadar, berat, murni,
        harga_emas, sumber_harga, ongkos, harga_atribut, pembulatan, harga_jual, diskon, ppn, total, hpp, fee from n, l
    ),
    bayar as (
      insert into penjualan_bayar (kode_toko, no_faktur, urut, jenis, no_rekening, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, poin)
      select ${head.toko}, no, x.* from n, jsonb_to_recordset(${JSON.stringify(bayar)}::jsonb)
        as x(urut smallint, jenis text, no_rekening text, no_kartu text, jumlah_rp bigint, fee bigint, jumlah_gesek_rp bigint, poin int)
    ),
    stock as (
      insert into mutasi_stock (kode_toko, tanggal, kode_barcode, jenis, no_faktur, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group,
        kadar, kode_gudang, kode_baki, user_id)
      select ${head.toko}, ${head.tanggal}::date, kode_barcode, 'JUAL', no, 'READY', 'SOLD', -1, -berat, -murni, -hpp, kode_dept, kode_group, kadar,
        kode_gudang, kode_baki, ${head.user} from n, l
    ),
    kas as (
      insert into kas_mutasi (kode_toko, tanggal, no_faktur, kategori, keterangan, masuk, user_id)
      select ${head.toko}, ${head.tanggal}::date, no, 'PENJUALAN', ${input.nama_customer}, ${cash}::bigint, ${head.user} from n where ${cash}::bigint > 0
    ),
    bank as (
      insert into bank_mutasi (kode_toko, tanggal, no_faktur, jenis, no_rekening, kode_bank, no_kartu, keterangan, jumlah_rp, fee, jumlah_gesek_rp, user_id)
      select ${head.toko}, ${head.tanggal}::date, no, x.jenis, x.no_rekening, x.kode_bank, x.no_kartu, 'PENJUALAN', x.jumlah_rp, x.fee, x.jumlah_gesek_rp, ${head.user}
      from n, jsonb_to_recordset(${JSON.stringify(bank)}::jsonb)
        as x(jenis text, no_rekening text, kode_bank text, no_kartu text, jumlah_rp bigint, fee bigint, jumlah_gesek_rp bigint)
    ),
    poin as (
      insert into poin_mutasi (kode_toko, tanggal, kode_customer, no_faktur, poin, keterangan)
      select ${head.toko}, ${head.tanggal}::date, ${input.kode_customer}, no, x.poin, x.keterangan
      from n, (values (${poin_dapat}::int, 'DAPAT'), (${-poin_pakai}::int, 'PAKAI')) x(poin, keterangan) where x.poin <> 0
    ),
    fee as (
      insert into fee_mutasi (kode_toko, tanggal, kode_sales, no_faktur, fee)
      select ${head.toko}, ${head.tanggal}::date, ${input.kode_sales}, no, sum(l.fee) from n, l group by no having sum(l.fee) > 0
    ),
    jurnal as (
      insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, keterangan, debet, kredit)
      select ${head.toko}, ${head.tanggal}::date, no, 'PENJUALAN', 'UMUM', x.nomor_akun, x.role,
        case x.dk when 'D' then x.rp else 0 end, case x.dk when 'K' then x.rp else 0 end
      from n, jsonb_to_recordset(${JSON.stringify(journal)}::jsonb) as x(role text, nomor_akun text, dk text, rp bigint)
    ),
    emas as (
      insert into jurnal_emas (kode_toko, tanggal, no_jurnal, tempat, debet, kredit)
      select ${head.toko}, ${head.tanggal}::date, no, x.role, case x.dk when 'D' then x.mg else 0 end, case x.dk when 'K' then x.mg else 0 end
      from n, jsonb_to_recordset(${JSON.stringify(gold)}::jsonb) as x(role text, dk text, mg bigint)
    ),
    log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      select ${head.toko}, ${head.user}, ${head.ip}, 'post', 'penjualan', no, ${JSON.stringify(audit)}::jsonb from n
    ),
    kept as (
      insert into idempotency (user_id, key, kode_toko, route, body_hash, status, answer)
      select ${intent.user}, ${intent.key}, ${intent.toko}, ${intent.route}, ${intent.bodyHash}, 200,
        jsonb_set(${JSON.stringify(answer)}::jsonb, '{data,no_faktur}', to_jsonb(no)) from n
    )
    select n.no as no_faktur, (select count(*) from sold) as sold from n`);
};
