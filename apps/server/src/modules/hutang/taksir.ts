import type { Settings } from '@kadar/contract/settings.ts';
import { leburOf } from '@kadar/domain/buyback.ts';
import { plafond, plafondOf, valueOfGoods } from '@kadar/domain/collateral.ts';
import { toMilli } from '@kadar/domain/money.ts';
import type { BungaMode } from '@kadar/domain/pledge.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { type BagPiece, bagOf, requireWhole } from './held.ts';
import type { Kontrak, Pledge } from './pledge.ts';

/** Goods as they are asked about; weights in mg. */
export interface AskedGoods {
  kode_group: string;
  kadar: number;
  berat_kotor: number;
  berat_atribut: number;
}

interface Bracket {
  bunga: number;
  periode_hari: number | null;
  min_hari: number | null;
  grace_hari: number | null;
  maks_hari: number;
  denda_persen: number;
  denda_periode_hari: number;
  denda_maks_persen: number;
}
interface Pinjaman {
  lama_pinjam: number;
  satuan: Kontrak['satuan'];
  biaya_admin: number;
  maks_perpanjangan: number;
}

/** Prices and limits that goods are judged by. */
interface Limits {
  kadar: { kadar: number; lebur: number; plafond: number }[];
  per_group: { kode_group: string | null; plafond: number; maks_customer: number }[];
  per_kadar: { kadar: number; plafond: number }[];
}

/** What a loan is judged by: prices, limits, brackets, and what the customer owes in the chain. */
export interface TaksirGround extends Limits {
  /** Brackets that hold the asked amount; null for none. */
  bunga: Bracket | null;
  pinjaman: Pinjaman | null;
  hutang_customer: number;
}

const limitColumns: Query<Limits> = sql`
  (select coalesce(json_agg(json_build_object('kadar', kadar, 'lebur', harga_lebur, 'plafond', plafond)), '[]') from kadar where deleted_at is null) as kadar,
  (select coalesce(json_agg(json_build_object('kode_group', nullif(kode_group, ''), 'plafond', plafond, 'maks_customer', maks_customer)), '[]') from plafond_hutang where deleted_at is null) as per_group,
  (select coalesce(json_agg(json_build_object('kadar', kadar, 'plafond', plafond)), '[]') from plafond_hutang_kadar where deleted_at is null) as per_kadar`;

/** TaksirGround as columns of a reading statement; `h` is the shop's business day. */
export const taksirColumns = (
  kode_customer: string,
  jumlah: number,
): Query<TaksirGround> => sql`${limitColumns},
  (select to_json(b) from (
    select bunga, periode_hari, min_hari, grace_hari, maks_hari, denda_persen, denda_periode_hari, denda_maks_persen from para_bunga_hutang
    where deleted_at is null and ${jumlah}::bigint between hutang_from and hutang_to and coalesce(berlaku_mulai, '-infinity'::date) <= h.tgl_system
    order by berlaku_mulai desc nulls last, hutang_from desc limit 1) b) as bunga,
  (select to_json(b) from (
    select lama_pinjam, satuan, biaya_admin, maks_perpanjangan from parapinjaman
    where deleted_at is null and ${jumlah}::bigint between hutang_from and hutang_to order by hutang_from desc limit 1) b) as pinjaman,
  kadar_hutang_customer(${kode_customer}) as hutang_customer`;

/** A piece with what it is worth and how much may be lent on it; rupiah, mg. */
export interface Valued {
  berat: number;
  lebur_gram: number;
  plafond_gram: number;
  taksiran: number;
  plafond: number;
}

/** Of the rows at most as pure as the piece, the purest [settled, Buy-back 5]. */
const upTo = <Row extends { kadar: number }>(rows: readonly Row[], kadar: number): Row | undefined =>
  rows.filter((row) => row.kadar <= kadar).sort((a, b) => b.kadar - a.kadar)[0];

const value = (piece: AskedGoods, index: number, ground: Limits): Valued => {
  const berat = piece.berat_kotor - piece.berat_atribut;
  if (berat <= 0) throw fieldError(`barang.${index}.berat_kotor`, 'BERAT_NOL');
  const rows = ground.kadar.map((row) => ({ ...row, kadarMilli: toMilli(row.kadar), leburRp: row.lebur }));
  const row = leburOf(rows, toMilli(piece.kadar));
  if (!row) throw fieldError(`barang.${index}.kadar`, 'HARGA_LEBUR_BELUM_DIISI', { kadar: piece.kadar });
  const ofGroup =
    ground.per_group.find(({ kode_group }) => kode_group !== null && kode_group === piece.kode_group) ??
    ground.per_group.find(({ kode_group }) => kode_group === null);
  const plafond_gram =
    plafondOf({
      group: ofGroup?.plafond ?? null,
      kadar: upTo(ground.per_kadar, piece.kadar)?.plafond ?? null,
      ofPurity: row.plafond > 0 ? row.plafond : null,
      lebur: row.lebur,
    }) ?? 0;
  return {
    berat,
    lebur_gram: row.lebur,
    plafond_gram,
    taksiran: valueOfGoods([{ beratMg: berat, perGramRp: row.lebur }]),
    plafond: valueOfGoods([{ beratMg: berat, perGramRp: plafond_gram }]),
  };
};

type Judging = Limits & Pick<TaksirGround, 'hutang_customer'>;

export interface Appraisal {
  barang: Valued[];
  taksiran: number;
  /** Of the goods and, where there is one, of what is left of the customer's cap. */
  plafond: number;
  sisa_batas: number | null;
}

/**
 * The lowest cap that concerns the goods, less what the customer owes in the chain; null for none. Goods without a group may be of
 * any, so that each cap concerns them: nobody passes one by leaving the group out.
 */
const capLeft = (goods: readonly AskedGoods[], { per_group, hutang_customer }: Judging): number | null => {
  const caps = per_group
    .filter(
      (row) =>
        row.maks_customer > 0 &&
        (row.kode_group === null ||
          goods.some(({ kode_group }) => kode_group === '' || kode_group === row.kode_group)),
    )
    .map(({ maks_customer }) => maks_customer);
  return caps.length === 0 ? null : Math.min(...caps) - hutang_customer;
};

/** What goods are worth and how much may be lent on them. Throws HARGA_LEBUR_BELUM_DIISI and BERAT_NOL at their fields. */
export const appraise = (
  goods: readonly AskedGoods[],
  ground: Judging,
  /** Principal of the same customer that ends with this loan. */
  freed = 0,
): Appraisal => {
  const barang = goods.map((piece, index) => value(piece, index, ground));
  const left = capLeft(goods, ground);
  const sisa_batas = left === null ? null : left + freed;
  return {
    barang,
    taksiran: valueOfGoods(
      barang.map(({ berat, lebur_gram }) => ({ beratMg: berat, perGramRp: lebur_gram })),
    ),
    plafond: plafond(
      barang.map(({ berat, plafond_gram }) => ({ beratMg: berat, perGramRp: plafond_gram })),
      sisa_batas,
    ),
    sisa_batas,
  };
};

/** What contracts that go on are judged by today: their goods, and what their customers owe in the chain; by number. */
export interface CoverGround extends Limits {
  jaminan: Record<string, { bag: BagPiece[]; hutang_customer: number }>;
}

export const coverColumns = (
  toko: string,
  numbers: readonly string[],
): Query<CoverGround> => sql`${limitColumns},
  (select coalesce(json_object_agg(x.no_hutang, json_build_object('bag', ${bagOf(toko, sql`x.no_hutang`)}, 'hutang_customer', kadar_hutang_customer(x.kode_customer))), '{}')
   from hutang x where x.kode_toko = ${toko} and x.no_hutang = any(${numbers}::text[])) as jaminan`;

/**
 * What may be lent today on the goods of a contract that goes on; nothing where no list prices them any more. Throws DATA_BERUBAH
 * where some of them left meanwhile.
 */
export const plafondToday = ({ jaminan, ...limits }: CoverGround, { no_hutang, keadaan }: Pledge): number => {
  const { bag, hutang_customer } = jaminan[no_hutang] ?? { bag: [], hutang_customer: 0 };
  requireWhole(bag, keadaan);
  try {
    return appraise(bag, { ...limits, hutang_customer }, keadaan.pokok).plafond;
  } catch (error) {
    const refused = error instanceof AppError ? Object.values(error.fields ?? {}) : [];
    if (refused.some(({ code }) => code === 'HARGA_LEBUR_BELUM_DIISI')) return 0;
    throw error;
  }
};

const MODES: Readonly<Record<number, BungaMode>> = { 1: 'HARIAN', 15: '15_HARI', 30: 'BULANAN' };

/**
 * The terms a new contract copies: its bracket of the lists, else the settings (modules §4.1). Throws LAMA_PINJAM_TERLALU_LAMA
 * at `lama_pinjam` for a term above the bracket's longest.
 */
export const termsFor = (
  { bunga, pinjaman }: Pick<TaksirGround, 'bunga' | 'pinjaman'>,
  settings: Settings,
  asked: number | undefined,
): Omit<Kontrak, 'pokok_awal' | 'taksiran' | 'plafond'> => {
  const lama_pinjam = asked ?? pinjaman?.lama_pinjam ?? settings.LAMA_PINJAM_HARI;
  const satuan = pinjaman?.satuan ?? 'HARI';
  const days = satuan === 'BULAN' ? lama_pinjam * 30 : lama_pinjam;
  if (bunga?.maks_hari && days > bunga.maks_hari)
    throw fieldError('lama_pinjam', 'LAMA_PINJAM_TERLALU_LAMA', { maks: bunga.maks_hari });
  return {
    mode: MODES[bunga?.periode_hari ?? 0] ?? settings.BUNGA_MODE,
    // A contract keeps thousandths; the setting may have more.
    persen: toMilli(bunga?.bunga ?? settings.BUNGA_PERSEN) / 1000,
    min_hari: bunga?.min_hari ?? settings.BUNGA_MIN_HARI,
    grace_hari: bunga?.grace_hari ?? settings.BUNGA_GRACE_HARI,
    denda_persen: bunga?.denda_persen ?? 0,
    denda_periode_hari: bunga?.denda_periode_hari ?? 0,
    denda_maks_persen: bunga?.denda_maks_persen ?? 0,
    lama_pinjam,
    satuan,
    perpanjangan: settings.PERPANJANGAN_BASIS,
    cicil: settings.CICIL_BUNGA_BASIS,
    biaya_admin: pinjaman?.biaya_admin ?? 0,
    maks_perpanjangan: pinjaman?.maks_perpanjangan ?? 0,
  };
};
