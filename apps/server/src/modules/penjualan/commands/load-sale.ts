import type { RoleMapping } from '@kadar/domain/posting.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { LOCKS } from '../../../platform/database/locks.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { type PiecePricing, pricingColumns, pricingJoins } from '../../harga/public.ts';

export interface SalePiece extends PiecePricing {
  kode_intern: string;
  nama_barang: string;
  kode_dept: string;
  kode_group: string;
  kadar_murni: number;
  kode_gudang: string;
  kode_baki: string;
  status: string;
  hpp: number;
  ada_faktur_pajak: boolean;
  fee_persen: number | null;
}

export interface SaleRekening {
  no_rekening: string;
  kode_bank: string;
  nomor_akun: string;
  mdr_debet: number;
  mdr_credit: number;
  mdr_qris: number;
}

/** Everything a sale decides on, as it stands while the pieces are locked. */
export interface SaleGround {
  pieces: SalePiece[];
  tgl_system: string | null;
  buka: boolean | null;
  nama_sales: string | null;
  member: {
    nama_customer: string;
    alamat_customer: string;
    no_hp: string;
    diskon: number | null;
    poin: number;
  } | null;
  rekenings: SaleRekening[];
  nilai_poin: number | null;
  get_point: {
    kode_group: string | null;
    basis: 'RUPIAH' | 'GRAM';
    per_rp: number;
    per_gram: number;
    poin: number;
  }[];
  mapping: RoleMapping['detail_akun'] | null;
  stored: { route: string; body_hash: string; answer: unknown } | null;
}

export interface SaleKeys {
  barcodes: readonly string[];
  kode_sales: string;
  kode_customer: string;
  rekenings: readonly string[];
  /** Points are spent: the member's balance is held until the end, so that two tills cannot spend it twice. */
  spendsPoints: boolean;
}

/** The balances that are about to be spent, in one order, so that two sales never wait for each other in a ring. */
const lockMembers = async (tx: Tx, sales: readonly { keys: SaleKeys }[]): Promise<void> => {
  const spending = sales.flatMap(({ keys }) => (keys.spendsPoints ? [keys.kode_customer] : []));
  if (spending.length === 0) return;
  const members = [...new Set(spending)].sort();
  await tx.rows(
    sql`select pg_advisory_xact_lock(${LOCKS.MEMBER}, hashtext(m)) from unnest(${members}::text[]) with ordinality as x(m, n) order by n`,
  );
};

/**
 * Reads and locks for some sales of one shop in one statement; pieces in the order of their barcodes, for the same
 * reason. Gives a ground per sale, in their order. No ground knows of the other sales: who posts several at once keeps
 * a member who spends points apart from his other sales.
 */
export const loadSales = async (
  tx: Tx,
  toko: string,
  sales: readonly { keys: SaleKeys; intent: Intent }[],
): Promise<SaleGround[]> => {
  await lockMembers(tx, sales);
  const wanted = sales.map(({ keys: { barcodes, kode_sales, kode_customer, rekenings }, intent }, nomor) => ({
    nomor,
    barcodes,
    kode_sales,
    kode_customer,
    rekenings,
    user_id: intent.user,
    key: intent.key,
  }));
  return tx.rows<SaleGround>(sql`
    with d as materialized (
      select * from json_to_recordset(${JSON.stringify(wanted)}::json)
        as x(nomor int, barcodes text[], kode_sales text, kode_customer text, rekenings text[], user_id text, key text)
    ),
    p as materialized (
      select b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_dept, b.kode_group, b.kadar, b.kadar_murni, b.berat, b.kode_gudang, b.kode_baki,
             b.status, b.hpp, b.ada_faktur_pajak, b.harga_emas, b.ongkos, b.harga_atribut, fee.fee_persen, ${pricingColumns}
      from barang b ${pricingJoins}
      left join lateral (
        select f.fee_penjualan as fee_persen from param_fee_penjualan f
        where f.deleted_at is null and (f.kode_dept is null or f.kode_dept = b.kode_dept) and (f.kode_group is null or f.kode_group = b.kode_group)
        order by (f.kode_dept is not null)::int * 2 + (f.kode_group is not null)::int desc limit 1
      ) fee on true
      where b.kode_toko = ${toko} and b.kode_barcode = any(${sales.flatMap(({ keys }) => keys.barcodes)}::text[])
      order by b.kode_barcode for update of b
    )
    select
      (select coalesce(json_agg(p), '[]') from p where p.kode_barcode = any(d.barcodes)) as pieces,
      h.tgl_system, h.buka,
      (select nama_sales from sales s where s.kode_toko = ${toko} and s.kode_sales = d.kode_sales and s.deleted_at is null) as nama_sales,
      (select json_build_object('nama_customer', nama_customer, 'alamat_customer', alamat_customer, 'no_hp', no_hp, 'diskon', diskon, 'poin', kadar_poin_saldo(m.kode_customer))
       from member m where m.kode_customer = d.kode_customer and m.deleted_at is null) as member,
      (select coalesce(json_agg(json_build_object('no_rekening', r.no_rekening, 'kode_bank', r.kode_bank, 'nomor_akun', r.nomor_akun,
          'mdr_debet', b.mdr_debet, 'mdr_credit', b.mdr_credit, 'mdr_qris', b.mdr_qris)), '[]')
       from rekenings r join banks b using (kode_bank)
       where r.kode_toko = ${toko} and r.no_rekening = any(d.rekenings) and r.deleted_at is null) as rekenings,
      (select nilai_poin from parapoin where deleted_at is null and tgl_berlaku <= h.tgl_system order by tgl_berlaku desc limit 1) as nilai_poin,
      (select coalesce(json_agg(json_build_object('kode_group', kode_group, 'basis', basis, 'per_rp', per_rp, 'per_gram', per_gram, 'poin', poin)), '[]')
       from parameter_get_point_member where deleted_at is null) as get_point,
      (select detail_akun from para_akun_transaksi where trx = 'PENJUALAN' and deleted_at is null limit 1) as mapping,
      (select json_build_object('route', route, 'body_hash', encode(body_hash, 'hex'), 'answer', answer)
       from idempotency i where i.user_id = d.user_id and i.key = d.key) as stored
    from d left join hari_kerja h on h.kode_toko = ${toko} order by d.nomor`);
};
