import { PENJUALAN } from '@kadar/contract/dokumen/penjualan.ts';
import type { SaleCustomer } from '@kadar/contract/sale-terms.ts';
import type { PointRule } from '@kadar/domain/points.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { type Accessory, accessoriesOf, type Group, groupsOf } from '../../barang/public.ts';
import { type Ground, groundColumns, keptColumn, type Rekening, rekeningsOf } from '../../dokumen/public.ts';
import { type PiecePricing, pricingColumns, pricingJoins } from '../../harga/public.ts';
import { type Kupon, kuponOf } from '../../kupon/public.ts';
import { type PinState, pinState } from '../../layar/public.ts';
import { type Deposit, depositsOf, type Held, heldColumn, sampleColumn } from '../../titip/public.ts';

export interface SalePiece extends PiecePricing {
  kode_intern: string;
  nama_barang: string;
  kode_dept: string;
  kode_group: string;
  /** Fine gold in mg. */
  murni: number;
  kode_gudang: string;
  kode_baki: string;
  status: string;
  held: Held | null;
  /** A document that waits keeps it, although it is on HOLD. */
  dipegang: boolean;
  hpp: number;
  /** Of one that stays a supplier's until it is sold: out of which delivery, and what it is owed at. */
  konsinyasi: { no_terima: string; kode_supplier: string; harga: number } | null;
  ada_faktur_pajak: boolean;
  fee_persen: number | null;
}

/** An accessory, with what its seller is given of it. */
export type SaleAccessory = Accessory & { fee_persen: number | null };

/** A group with what its price depends on, and what its seller is given of it. */
export type SaleGroup = Group & PiecePricing & { fee_persen: number | null };

/** Everything a sale decides on, as it stands while the pieces are locked. */
export interface SaleGround extends Ground {
  pieces: SalePiece[];
  aksesoris: SaleAccessory[];
  groups: SaleGroup[];
  nama_sales: string | null;
  /** `diskon` is his own or that of his level, whichever is more. */
  member:
    | (SaleCustomer & { jenis_pelanggan: string; poin: number; poin_persen: number; izin: PinState | null })
    | null;
  kupon: Kupon | null;
  deposits: Readonly<Record<string, Deposit>> | null;
  rekenings: Rekening[];
  nilai_poin: number | null;
  get_point: PointRule[];
}

export interface SaleKeys {
  barcodes: readonly string[];
  /** Barcodes of accessories; the caller holds them. */
  aksesoris: readonly string[];
  /** Keys of groups; the caller holds them. */
  groups: readonly string[];
  kode_sales: string;
  kode_customer: string;
  kode_kupon: string;
  rekenings: readonly string[];
  /** Numbers of the deposits it is paid with. */
  titips: readonly string[];
  /** A line names what keeps its piece. */
  kept: boolean;
  /** It is paid with points. */
  poin: boolean;
}

const hasAccessories = ({ aksesoris }: SaleKeys): boolean => aksesoris.length > 0;
const hasGroups = ({ groups }: SaleKeys): boolean => groups.length > 0;

/** The share of a sales person that holds for goods; the narrowest rule wins, a type's before a group's. */
const feeOf = (goods: Query<unknown>): Query<unknown> => sql`
  left join lateral (
    select f.fee_penjualan as fee_persen from param_fee_penjualan f
    where f.deleted_at is null and (f.kode_dept is null or f.kode_dept = ${goods}.kode_dept) and (f.kode_group is null or f.kode_group = ${goods}.kode_group)
    order by (f.kode_dept is not null)::int * 2 + (f.kode_group is not null)::int desc limit 1
  ) fee on true`;

/** No charge for making: a group is sold by its weight at a price per gram. */
const groupsAt = (toko: string): Query<unknown> => sql`(
  select coalesce(json_agg(x), '[]') from (
    select b.*, ${pricingColumns}, null::bigint as harga_emas, 0 as ongkos, 0 as harga_atribut, fee.fee_persen
    from (${groupsOf(toko, sql`d.groups`)}) b ${pricingJoins} ${feeOf(sql`b`)}) x)`;

/** What keeps a piece: all that may, where a line names one. Else a kept piece is refused whatever keeps it, and a sample by a word of its own. */
const heldIn = (keys: readonly SaleKeys[]): Query<Held | null> =>
  keys.some(({ kept }) => kept) ? heldColumn : sampleColumn;

/** What there is to be read of a member, a coupon, accounts and deposits: nothing dear is asked of what no sale names (lives §3). */
const askedOf = (toko: string, keys: readonly SaleKeys[]): Query<unknown>[] => {
  const some = (has: (one: SaleKeys) => boolean): boolean => keys.some(has);
  const isMember = some(({ kode_customer }) => kode_customer !== '');
  const izin = some(({ poin }) => poin)
    ? pinState(toko, sql`d.user_id`, sql`m.kode_customer`)
    : sql`null::json`;
  return [
    isMember
      ? sql`(select json_build_object('kode_customer', kode_customer, 'jenis_pelanggan', jenis_pelanggan, 'skb_pph22', skb_pph22, 'skb_sampai', skb_sampai,
          'diskon', greatest(m.diskon, l.diskon_level, 0), 'poin_persen', coalesce(l.poin_persen, 100), 'poin', kadar_poin_saldo(m.kode_customer), 'izin', ${izin})
       from member m left join lateral kadar_level(m.kode_customer, h.tgl_system) l on true where m.kode_customer = d.kode_customer and m.deleted_at is null) as member,
      (select nilai_poin from parapoin where deleted_at is null and tgl_berlaku <= h.tgl_system order by tgl_berlaku desc limit 1) as nilai_poin,
      (select coalesce(json_agg(json_build_object('kode_group', kode_group, 'basis', basis, 'per_rp', per_rp, 'per_gram', per_gram, 'poin', poin)), '[]')
       from parameter_get_point_member where deleted_at is null) as get_point`
      : sql`null::json as member, null::int as nilai_poin, '[]'::json as get_point`,
    some(({ kode_kupon }) => kode_kupon !== '')
      ? sql`case when d.kode_kupon <> '' then ${kuponOf(sql`d.kode_kupon`)} end as kupon`
      : sql`null::json as kupon`,
    // However it is paid, by one text: of a handful of accounts it takes none.
    sql`${rekeningsOf(toko, sql`d.rekenings`)} as rekenings`,
    some(({ titips }) => titips.length > 0)
      ? sql`${depositsOf(toko, sql`d.titips`)} as deposits`
      : sql`null::json as deposits`,
    some(hasAccessories)
      ? sql`(select coalesce(json_agg(x), '[]') from (${accessoriesOf(toko, sql`d.aksesoris`, sql`, fee.fee_persen`, feeOf(sql`a`))}) x) as aksesoris`
      : sql`'[]'::json as aksesoris`,
    some(hasGroups) ? sql`${groupsAt(toko)} as groups` : sql`'[]'::json as groups`,
  ];
};

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
  const wanted = sales.map(({ keys, intent: { user, key } }, nomor) => ({
    ...keys,
    nomor,
    user_id: user,
    key,
  }));
  return tx.rows<SaleGround>(sql`
    with d as materialized (
      select * from json_to_recordset(${JSON.stringify(wanted)}::json)
        as x(nomor int, barcodes text[], kode_sales text, kode_customer text, kode_kupon text, rekenings text[], titips text[], user_id text, key text${sales.some(({ keys }) => hasAccessories(keys)) ? sql`, aksesoris text[]` : sql``}${sales.some(({ keys }) => hasGroups(keys)) ? sql`, groups text[]` : sql``})
    ),
    p as materialized (
      select b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_dept, b.kode_group, b.kadar, b.murni, b.berat, b.kode_gudang, b.kode_baki,
             b.status, b.hpp, case when b.milik = 'SUPPLIER' then json_build_object('no_terima', b.no_terima, 'kode_supplier', b.kode_supplier, 'harga', b.harga_titip) end as konsinyasi,
             b.ada_faktur_pajak, b.harga_emas, b.ongkos, b.harga_atribut, fee.fee_persen,
             ${heldIn(sales.map(({ keys }) => keys))} as held, ${keptColumn} as dipegang, ${pricingColumns}
      from barang b ${pricingJoins} ${feeOf(sql`b`)}
      where b.kode_toko = ${toko} and b.kode_barcode = any(${sales.flatMap(({ keys }) => keys.barcodes)}::text[])
      order by b.kode_barcode for update of b
    )
    select
      (select coalesce(json_agg(p), '[]') from p where p.kode_barcode = any(d.barcodes)) as pieces,
      ${groundColumns(PENJUALAN, { user: sql`d.user_id`, key: sql`d.key` })},
      (select nama_sales from sales s where s.kode_toko = ${toko} and s.kode_sales = d.kode_sales and s.deleted_at is null) as nama_sales,
      ${sql.join(
        askedOf(
          toko,
          sales.map(({ keys }) => keys),
        ),
      )}
    from d left join hari_kerja h on h.kode_toko = ${toko} order by d.nomor`);
};
