import { pembulatanJual } from '@kadar/contract/sale-terms.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { parseKadar } from '@kadar/domain/kadar.ts';
import { toMilli } from '@kadar/domain/money.ts';
import {
  type OngkosRule,
  orUnpriced,
  type PricedLine,
  priceLine,
  pricePerGram,
} from '@kadar/domain/pricing.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/** A piece with everything its price depends on; weights in mg, money in rupiah. */
export interface PiecePricing {
  kode_barcode: string;
  kadar: number;
  berat: number;
  harga_emas: number | null;
  ongkos: number | null;
  harga_atribut: number;
  harga_kelompok: number | null;
  harga_kadar: number | null;
  harga_minimum: number;
  harga_global: number | null;
  jenis_ongkos: OngkosRule['jenis'] | null;
  nilai_ongkos: number | null;
  persen_ongkos: number | null;
}

/** Columns and joins that bring a piece's price parameters along; `b` is the piece. */
export const pricingColumns: Query<unknown> = sql`
  k.label as kadar_label, k.harga_jual as harga_kadar, coalesce(k.harga_minimum, 0) as harga_minimum, kh.harga_jual as harga_kelompok,
  o.jenis_ongkos, o.nilai as nilai_ongkos, o.persen as persen_ongkos,
  (select nominal from harga_emas_global order by id desc limit 1) as harga_global`;

/** The making charge that holds for a piece; the narrowest rule wins, a type's before a group's. */
export const ongkosJoin: Query<unknown> = sql`
  left join lateral (
    select p.jenis_ongkos, p.nilai, p.persen from parameter_ongkos p
    where p.deleted_at is null and (p.kode_dept is null or p.kode_dept = b.kode_dept) and (p.kode_group is null or p.kode_group = b.kode_group)
      and b.berat between p.berat_from and p.berat_to
    order by (p.kode_dept is not null)::int * 2 + (p.kode_group is not null)::int desc, p.berat_from desc limit 1
  ) o on true`;

export const pricingJoins: Query<unknown> = sql`
  left join kadar k on k.kadar = b.kadar and k.deleted_at is null
  left join kelompok_harga kh on kh.kode_group = b.kode_group and kh.kadar = b.kadar and kh.deleted_at is null
  ${ongkosJoin}`;

/** The charge as a rule: the piece's own, else the one that was found for it. */
export const ongkosRule = (
  piece: Pick<PiecePricing, 'ongkos' | 'jenis_ongkos' | 'nilai_ongkos' | 'persen_ongkos'>,
): OngkosRule | null => {
  if (piece.ongkos !== null) return { jenis: 'PER_PCS', nilai: piece.ongkos };
  if (piece.jenis_ongkos === null) return null;
  if (piece.jenis_ongkos === 'PERSEN') return { jenis: 'PERSEN', nilai: toMilli(piece.persen_ongkos ?? 0) };
  return { jenis: piece.jenis_ongkos, nilai: piece.nilai_ongkos ?? 0 };
};

/** What the lists ask for a gram of it, its own price apart; null where none has a price. */
export const listPerGram = (piece: PiecePricing): number | null =>
  orUnpriced(() => perGramOf({ ...piece, harga_emas: null }))?.rp ?? null;

const perGramOf = (piece: PiecePricing) =>
  pricePerGram({
    itemOverride: piece.harga_emas,
    groupPrice: piece.harga_kelompok,
    kadarPrice: piece.harga_kadar,
    hargaGlobal: piece.harga_global,
    kadarMilli: parseKadar(String(piece.kadar)),
  });

export interface PricedPiece extends PricedLine {
  /** Rupiah per gram, and which list it is from (domain §4). */
  hargaEmas: number;
  sumber: string;
}

/** The price of a piece now; `agreed` is a price per gram agreed on instead of the list's. Throws HARGA_EMAS_BELUM_DIISI. */
export const pricePiece = (
  piece: PiecePricing,
  settings: Settings,
  deal: { agreed?: number | undefined; diskonRp?: number } = {},
): PricedPiece => {
  const list = deal.agreed ? { rp: deal.agreed, source: 'NEGO' } : perGramOf(piece);
  const line = priceLine({
    beratMg: piece.berat,
    hargaEmas: list.rp,
    ongkos: ongkosRule(piece),
    atributRp: piece.harga_atribut,
    diskonRp: deal.diskonRp ?? 0,
    pembulatan: pembulatanJual(settings),
  });
  return { ...line, hargaEmas: list.rp, sumber: list.source };
};
