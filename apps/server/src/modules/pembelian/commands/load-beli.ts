import { PEMBELIAN } from '@kadar/contract/dokumen/pembelian.ts';
import type { PointRule } from '@kadar/domain/points.ts';
import { holdSpending, type Spending, type Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { drawerOf, type Ground, groundColumns, type SalesGround, salesColumn } from '../../dokumen/public.ts';
import {
  type BulkGround,
  type BuyBulk,
  bulkColumns,
  type GroupGround,
  groupsOfChain,
} from './bulk-ground.ts';

/** A line of a nota of the chain; weights in mg. */
export interface NotaLine {
  kode_toko: string;
  no_faktur: string;
  tanggal: string;
  status: 'POSTED' | 'BATAL';
  kode_customer: string;
  nama_customer: string;
  poin_dapat: number;
  ppn_termasuk: boolean | null;
  urut: number;
  kode_barcode: string;
  nama_barang: string;
  kode_dept: string;
  kode_group: string;
  kadar: number;
  kadar_murni: number;
  jumlah_pcs: number;
  berat: number;
  berat_asli: number;
  harga_emas: number;
  ongkos: number;
  diskon: number;
  ppn: number;
  total: number;
  foto: boolean;
  dibeli: boolean;
  ditukar: boolean;
  /** Which ware it is; null for a piece. */
  kunci: string | null;
}

/** The lists a buying price comes from. */
export interface BuyLists {
  kondisi: { kondisi_barang: string; tujuan: 'READY' | 'CUCI' | 'ROSOK'; potongan: number }[];
  ruginota: {
    kode_group: string | null;
    umur_from: number;
    umur_to: number;
    jenis_rugi: 'RP_PER_GRAM' | 'PERSEN';
    rugi_rp: number;
    rugi_persen: number;
  }[];
  parabeli: {
    kode_group: string | null;
    toleransi_bulan: number;
    toleransi_susut: number;
    batas_otorisasi: number;
    terima_tanpa_nota: boolean;
  }[];
  potongan: {
    kode_dept: string;
    jenis_potongan: 'RP_PER_GRAM' | 'RP_PER_PCS' | 'PERSEN';
    potongan_rp: number;
    potongan_persen: number;
  }[];
  kelompok: { kode_group: string; kadar: number; harga_beli: number }[];
  harga_beli: { kode_group: string | null; kadar: number; harga_beli: number }[];
  harga_pembelian: {
    kondisi_barang: string | null;
    kadar_from: number;
    kadar_to: number;
    jenis_harga: 'RUPIAH' | 'PERSEN';
    harga_emas: number;
    persen: number;
  }[];
  kadar: { kadar: number; kadar_murni: number; harga_lebur: number }[];
  harga_global: number | null;
}

/** What a price is reckoned from. */
export interface PriceGround extends BuyLists {
  notas: NotaLine[];
  tgl_system: string | null;
}

/** Everything a purchase decides on. */
export interface BuyGround extends PriceGround, SalesGround, Ground, BulkGround {
  member: { nama_customer: string; poin: number } | null;
  /** Rupiah in the drawer; undefined where it was not asked for. */
  saldo?: number | null;
  /** Cash that this customer was paid for purchases of the day; null where the settings set no limit. */
  tunai_hari_ini: number | null;
  get_point: PointRule[];
  nilai_poin: number | null;
  /** Percent of the usual points that a nota gave by its member's level of that day, by its number; of those that may be early. */
  level_nota: Record<string, number> | null;
  known: { dept: string[]; group: string[] };
  /** Whether the shop has a place for what it buys. */
  tempat: boolean;
  /** Photos that were taken for these pieces and are theirs now. */
  foto: number;
}

const list = (table: string, columns: string): Query<unknown> =>
  sql`(select coalesce(json_agg(x), '[]') from (select ${sql.raw(columns)} from ${sql.table(table)} where deleted_at is null) x)`;

const linesOfNotas = (nomor: readonly string[]): Query<unknown> =>
  sql`nota as materialized (select n.* from unnest(${nomor}::text[]) no cross join lateral kadar_nota_baris(no) n)`;
const notas = sql`(select coalesce(json_agg(n), '[]') from nota n) as notas`;

/**
 * Of each `nota` that gave points and may be early after so many months (or as parabeli has it) on the day `h`: a level counts
 * what was spent before its day, so that it is today what it was then. Null where the chain has no levels.
 */
const levelsOfNotas = (
  bulan: number,
): Query<unknown> => sql`case when exists (select from level_member where deleted_at is null) then (
  select json_object_agg(n.no_faktur, coalesce(l.poin_persen, 100))
  from (select distinct no_faktur, kode_customer, tanggal from nota where kode_customer <> '' and poin_dapat > 0
    and tanggal + greatest(${bulan}::int, (select max(toleransi_bulan) from parabeli where deleted_at is null)) * interval '1 month' >= h.tgl_system) n
  cross join lateral kadar_level(n.kode_customer, n.tanggal) l) end`;

const listColumns: Query<unknown> = sql`
  ${list('parakondisi', 'kondisi_barang, tujuan, potongan')} as kondisi,
  ${list('ruginota', 'kode_group, umur_from, umur_to, jenis_rugi, coalesce(rugi_rp, 0) as rugi_rp, coalesce(rugi_persen, 0) as rugi_persen')} as ruginota,
  ${list('parabeli', 'kode_group, toleransi_bulan, toleransi_susut, coalesce(batas_otorisasi, 0) as batas_otorisasi, coalesce(terima_tanpa_nota, false) as terima_tanpa_nota')} as parabeli,
  ${list('para_potongan_kategori', 'kode_dept, jenis_potongan, coalesce(potongan_rp, 0) as potongan_rp, coalesce(potongan_persen, 0) as potongan_persen')} as potongan,
  ${list('kelompok_harga', 'kode_group, kadar, coalesce(harga_beli, 0) as harga_beli')} as kelompok,
  ${list('para_harga_beli', 'kode_group, kadar, harga_beli')} as harga_beli,
  ${list('parameter_harga_emas_pembelian', 'kondisi_barang, kadar_from, kadar_to, jenis_harga, coalesce(harga_emas, 0) as harga_emas, coalesce(persen, 0) as persen')} as harga_pembelian,
  ${list('kadar', 'kadar, kadar_murni, coalesce(harga_lebur, 0) as harga_lebur')} as kadar,
  (select nominal from harga_emas_global order by id desc limit 1) as harga_global`;

/** What one price is reckoned from, without holding anything. */
export const loadPrice = (tx: Tx, toko: string, nomor: readonly string[]): Promise<PriceGround> =>
  tx.one<PriceGround>(sql`
    with ${linesOfNotas(nomor)}
    select ${listColumns}, ${notas}, h.tgl_system
    from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}`);

const deptsOfChain = sql`(select coalesce(json_agg(kode_dept), '[]') from jenis where deleted_at is null)`;

/** The same of groups. */
export const loadBulkPrice = (
  tx: Tx,
  toko: string,
  nomor: readonly string[],
): Promise<PriceGround & GroupGround> =>
  tx.one<PriceGround & GroupGround>(sql`
    with ${linesOfNotas(nomor)}
    select ${listColumns}, ${notas}, h.tgl_system, ${groupsOfChain} as groups, json_build_object('dept', ${deptsOfChain}) as known
    from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}`);

/** A customer as a limit knows him: by his member's code or telephone, without both by his name. */
export interface Customer {
  kode_customer: string;
  no_hp: string;
  nama_customer: string;
}

/** Cash paid out on the day `h` for purchases of a customer; those of nobody in particular are one customer's. */
const cashPaid = (toko: string, { kode_customer, no_hp, nama_customer }: Customer): Query<number> => sql`(
  select coalesce(sum(b.jumlah_rp), 0)::bigint from dokumen d join dokumen_bayar b on b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur
  where d.kode_toko = ${toko} and d.tanggal = h.tgl_system and d.jenis = 'PEMBELIAN' and d.status = 'POSTED' and b.jenis = 'CASH' and b.arah = 'K'
    and (${kode_customer} <> '' and d.kode_customer = ${kode_customer} or ${no_hp} <> '' and d.no_hp = ${no_hp}
      or ${kode_customer} = '' and ${no_hp} = '' and d.kode_customer = '' and d.no_hp = '' and d.nama_customer = ${nama_customer}))`;

export interface BuyKeys {
  notas: readonly string[];
  kode_sales: string;
  kode_customer: string;
  /** Who is paid, where cash has a limit for each customer. */
  limited: Customer | null;
  /** Months for which a nota is early where parabeli says nothing. */
  bulan: number;
  /** Paths of the photos of its pieces. */
  foto: readonly string[];
  /** Lines of groups, and the lot of what of them is scrap; '' for none. */
  bulk: readonly BuyBulk[];
  no_lot: string;
  /** Whether the drawer is summed: that is a row for each movement since the last closing. */
  saldo: boolean;
}

/** What a purchase holds until its end: its photos, and the notas its pieces are of, so that none is reversed meanwhile. */
export const heldForBuying = (notas: readonly string[]): Spending[] => [
  { what: 'FILES', of: '' },
  ...notas.map((of) => ({ what: 'NOTA', of }) as const),
];

/** Rupiah in the drawer on the shop's day; the caller holds it. */
export const loadDrawer = async (tx: Tx, toko: string): Promise<number | null> => {
  const { saldo } = await tx.one<{ saldo: number | null }>(
    sql`select ${drawerOf(toko)} as saldo from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}`,
  );
  return saldo;
};

/**
 * Reads for a purchase, once what it holds is held; whether a line was bought by then, the unique index on the piece's
 * origin decides. The caller holds the drawer.
 */
export const loadBuy = async (
  tx: Tx,
  toko: string,
  { notas: nomor, kode_sales, kode_customer, limited, bulan, foto, bulk, no_lot, saldo }: BuyKeys,
  intent: Intent | undefined,
): Promise<BuyGround> => {
  await holdSpending(tx, heldForBuying(nomor));
  return tx.one<BuyGround>(sql`
    with milik as (update files set staged = false where path = any(${foto}::text[]) and staged returning 1),
      ${linesOfNotas(nomor)}
    select ${groundColumns(PEMBELIAN, { user: sql`${intent?.user ?? ''}`, key: sql`${intent?.key ?? ''}` })}, ${listColumns},
      ${notas}, ${levelsOfNotas(bulan)} as level_nota, ${saldo ? sql`${drawerOf(toko)} as saldo,` : sql``}
      ${limited ? cashPaid(toko, limited) : sql`null::bigint`} as tunai_hari_ini,
      ${salesColumn(toko, kode_sales)}, ${bulkColumns(toko, bulk, no_lot)}
      (select json_build_object('nama_customer', nama_customer, 'poin', kadar_poin_saldo(m.kode_customer)) from member m
       where m.kode_customer = ${kode_customer} and m.deleted_at is null) as member,
      (select coalesce(json_agg(json_build_object('kode_group', kode_group, 'basis', basis, 'per_rp', per_rp, 'per_gram', per_gram, 'poin', poin)), '[]')
       from parameter_get_point_member where deleted_at is null) as get_point,
      (select nilai_poin from parapoin where deleted_at is null and tgl_berlaku <= h.tgl_system order by tgl_berlaku desc limit 1) as nilai_poin,
      json_build_object('dept', ${deptsOfChain},
        'group', (select coalesce(json_agg(kode_group), '[]') from group_barang where deleted_at is null)) as known,
      (select count(*) from milik) as foto,
      exists (select 1 from baki where kode_toko = ${toko} and kode_baki = 'BELI') as tempat
    from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}`);
};
