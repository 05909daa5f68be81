import PENJUALAN from '@kadar/contract/dokumen/penjualan.ts';
import type { PointRule } from '@kadar/domain/points.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { type Ground, groundColumns, type Rekening, rekeningsOf } from '../../dokumen/public.ts';
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

/** Everything a sale decides on, as it stands while the pieces are locked. */
export interface SaleGround extends Ground {
  pieces: SalePiece[];
  nama_sales: string | null;
  member: {
    nama_customer: string;
    alamat_customer: string;
    no_hp: string;
    diskon: number | null;
    poin: number;
  } | null;
  rekenings: Rekening[];
  nilai_poin: number | null;
  get_point: PointRule[];
}

export interface SaleKeys {
  barcodes: readonly string[];
  kode_sales: string;
  kode_customer: string;
  rekenings: readonly string[];
}

/**
 * Reads and locks for some sales of one shop in one statement; pieces in the order of their barcodes, for the same
 * reason. Gives a ground per sale, in their order. The caller holds the points they spend. No ground knows of the other sales: who posts several at once keeps
 * a member who spends points apart from his other sales.
 */
export const loadSales = async (
  tx: Tx,
  toko: string,
  sales: readonly { keys: SaleKeys; intent: Intent }[],
): Promise<SaleGround[]> => {
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
      ${groundColumns(PENJUALAN, { user: sql`d.user_id`, key: sql`d.key` })},
      (select nama_sales from sales s where s.kode_toko = ${toko} and s.kode_sales = d.kode_sales and s.deleted_at is null) as nama_sales,
      (select json_build_object('nama_customer', nama_customer, 'alamat_customer', alamat_customer, 'no_hp', no_hp, 'diskon', diskon, 'poin', kadar_poin_saldo(m.kode_customer))
       from member m where m.kode_customer = d.kode_customer and m.deleted_at is null) as member,
      ${rekeningsOf(toko, sql`d.rekenings`)} as rekenings,
      (select nilai_poin from parapoin where deleted_at is null and tgl_berlaku <= h.tgl_system order by tgl_berlaku desc limit 1) as nilai_poin,
      (select coalesce(json_agg(json_build_object('kode_group', kode_group, 'basis', basis, 'per_rp', per_rp, 'per_gram', per_gram, 'poin', poin)), '[]')
       from parameter_get_point_member where deleted_at is null) as get_point
    from d left join hari_kerja h on h.kode_toko = ${toko} order by d.nomor`);
};
