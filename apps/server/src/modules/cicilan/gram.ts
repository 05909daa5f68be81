import { pembulatanJual } from '@kadar/contract/sale-terms.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { growsBy, lastGramPayment } from '@kadar/domain/gram-plan.ts';
import { valueAt } from '@kadar/domain/weight.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError, atField, fieldError } from '../../platform/errors.ts';
import {
  type PiecePricing,
  type PricedPiece,
  pricePiece,
  pricingColumns,
  pricingJoins,
} from '../harga/public.ts';
import type { PaidContract, PayInput } from './contract.ts';
import { type Piece, totalOf } from './piece.ts';

/** What a gram plan is priced by on a day: its piece, or one of its model. */
export type GramRate = PiecePricing & { ada_faktur_pajak: boolean };

const rated = (goods: Query<unknown>): Query<GramRate | null> => sql`(
  select to_json(x) from (select b.*, ${pricingColumns} from (${goods}) b ${pricingJoins}) x)`;

/** Of a contract by its number, as JSON; null for one that is no gram plan. */
export const rateOf = (toko: Query<unknown>, no_cicilan: Query<unknown>): Query<GramRate | null> =>
  rated(sql`
    select coalesce(p.kode_barcode, '') as kode_barcode, coalesce(p.kode_dept, g.kode_dept) as kode_dept, coalesce(p.kode_group, t.kode_group) as kode_group,
      coalesce(p.kadar, t.kadar) as kadar, coalesce(p.berat, t.berat) as berat, p.harga_emas, p.ongkos, coalesce(p.harga_atribut, 0) as harga_atribut,
      coalesce(p.ada_faktur_pajak, false) as ada_faktur_pajak
    from cicilan_gram_detail g join cicilan_kontrak_detail t using (kode_toko, no_faktur)
    left join barang p on p.kode_toko = t.kode_toko and p.kode_barcode = t.kode_barcode
    where g.kode_toko = ${toko} and g.no_faktur = ${no_cicilan}`);

/** Of a model that is asked for; null where its type, group or purity is none. */
export interface ModelRate extends GramRate {
  nama_barang: string;
  kadar_murni: number;
}
export const modelOf = (model: { kode_dept: string; kode_group: string; kadar: number; berat: number }) =>
  rated(sql`
    select '' as kode_barcode, j.kode_dept, o.kode_group, m.kadar, ${model.berat}::bigint as berat, null::bigint as harga_emas, null::bigint as ongkos, 0 as harga_atribut,
      false as ada_faktur_pajak, left(j.nama_dept || ' ' || o.nama_group, 60) as nama_barang, m.kadar_murni
    from jenis j, group_barang o, kadar m
    where j.kode_dept = ${model.kode_dept} and j.deleted_at is null and o.kode_group = ${model.kode_group} and o.deleted_at is null
      and m.kadar = ${model.kadar}::numeric and m.deleted_at is null`) as Query<ModelRate | null>;

interface On {
  contract: PaidContract & { gram: NonNullable<PaidContract['gram']> };
  rate: GramRate | null;
  piece: Piece | null;
  settings: Settings;
  toko: string;
  tanggal: string;
}

/** The piece that is fetched, at what it comes to: what was paid, and what is paid now. */
export interface Fetched {
  piece: Piece;
  priced: PricedPiece;
}

/** The last payment: what a piece costs today less the grams that were bought, at today's price. */
const fetchedBy = (kode_barcode: string, { jumlah_rp }: PayInput, on: On) => {
  const { contract, piece, settings, toko, tanggal } = on;
  const { terms, gram, no_cicilan } = contract;
  if (!piece) throw fieldError('ambil', 'BARCODE_TIDAK_DIKENAL', { kode_barcode });
  const named = terms.kode_barcode !== '';
  if (named ? kode_barcode !== terms.kode_barcode : piece.kadar !== terms.kadar)
    throw fieldError('ambil', 'PILIHAN_TIDAK_SAH');
  if (piece.status !== (named ? 'HOLD' : 'READY') || piece.dipegang || piece.milik)
    throw new AppError('STOCK_TIDAK_TERSEDIA', { kode_barcode });
  const priced = pricePiece(piece, settings);
  const { kurangMg, rp } = atField('ambil', () =>
    lastGramPayment({
      hargaRp: totalOf({ priced, piece }, { settings, toko, tanggal }),
      perGramRp: priced.hargaEmas,
      beratMg: piece.berat,
      saldoMg: gram.mg,
      pembulatan: pembulatanJual(settings),
    }),
  );
  if (rp !== jumlah_rp) throw new AppError('DATA_BERUBAH');
  const row = { urut: 1, no_cicilan, rp, harga_emas: priced.hargaEmas, mg: kurangMg, kode_barcode };
  return { row, lunas: true, sisa: 0, fetched: { piece, priced } as Fetched | null };
};

/**
 * What a payment of a gram plan buys, or pays for the piece that is fetched with it. Throws CICILAN_GRAM where fines or discounts are named,
 * PEMBAYARAN_LEBIH for more than the piece weighs, PEMBAYARAN_KURANG for what buys nothing, GRAM_MELEBIHI_BARANG, STOCK_TIDAK_TERSEDIA, PILIHAN_TIDAK_SAH for a piece that is not of it,
 * DATA_BERUBAH where it costs another sum by now, HARGA_EMAS_BELUM_DIISI.
 */
export const gramShare = (body: PayInput, on: On) => {
  const { contract, rate, settings } = on;
  const { terms, gram, no_cicilan } = contract;
  const { jumlah_rp, ambil } = body;
  if (body.hapus_denda + body.potongan + (body.denda ?? 0) > 0)
    throw new AppError('CICILAN_GRAM', { no_cicilan });
  if (ambil !== undefined) return fetchedBy(ambil, body, on);
  if (jumlah_rp === 0) throw fieldError('jumlah_rp', 'WAJIB_DIISI');
  if (!rate) throw new AppError('DATA_BERUBAH');
  const { hargaEmas: perGramRp } = pricePiece(rate, settings);
  const of = { perGramRp, beratMg: terms.berat, saldoMg: gram.mg };
  const mg = atField('jumlah_rp', () => growsBy(jumlah_rp, of));
  const row = { urut: 1, no_cicilan, rp: jumlah_rp, harga_emas: perGramRp, mg, kode_barcode: null };
  const sisa = valueAt(terms.berat - gram.mg - mg, perGramRp);
  return { row, lunas: false, sisa, fetched: null };
};
