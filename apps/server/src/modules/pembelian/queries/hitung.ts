import type { HitunganBeli } from '@kadar/contract/endpoints/pembelian.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { loadPrice } from '../commands/load-beli.ts';
import { type CounterPiece, type PricedPiece, priceBought, rincianOf } from '../price.ts';
import { quoteReader } from '../quote.ts';

/** A price as the till shows it; weights in grams. */
export const shownPrice = (
  piece: Pick<CounterPiece, 'sumber'>,
  priced: PricedPiece,
  pembulatan: number,
): HitunganBeli => {
  const { nota, price, berat, rule } = priced;
  const berat_nota = nota?.berat ?? 0;
  return {
    dasar: price.dasar,
    kadar_murni: priced.kadar_murni,
    harga_emas: price.perGramRp,
    berat: berat / 1000,
    berat_nota: berat_nota / 1000,
    berat_dibayar: price.beratMg / 1000,
    susut: nota ? Math.max(0, nota.berat_asli - berat) / 1000 : 0,
    toleransi_susut: nota ? rule.susutMg / 1000 : null,
    lebih_berat: priced.heavier,
    umur_bulan: priced.umur_bulan,
    potongan: rincianOf(price),
    harga_nota: nota?.total ?? 0,
    harga_hitung: price.hargaRp,
    pembulatan,
    harga_lain: priced.harga_lain,
    perlu_ktp: piece.sumber !== 'NOTA_KAMI',
  };
};

/** What a piece on the counter is bought for now. Throws what priceBought() refuses, at its field. */
export const hitung = async (call: Call<unknown, unknown, CounterPiece>): Promise<HitunganBeli> => {
  const toko = oneToko(call);
  const piece = call.body;
  const ground = await call.kadar.db.transaction(
    call.scope,
    (tx) => loadPrice(tx, toko, piece.sumber === 'NOTA_KAMI' ? [piece.no_faktur_jual] : []),
    { keepsPlans: true },
  );
  const priced = priceBought(piece, ground, call.settings, quoteReader(call.kadar, call.settings));
  return shownPrice(piece, priced, call.settings.PEMBULATAN_BELI);
};
