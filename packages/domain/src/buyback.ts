import { refuse } from './errors.ts';
import { assertInteger, assertNatural } from './integer.ts';
import { PERCENT_MILLI, type Pembulatan, type Rupiah, roundRupiah } from './money.ts';
import type { Mg } from './weight.ts';

const MG_PER_GRAM = 1_000;

/** ruginota: rupiah off each gram, or thousandths of a percent off the nota price (domain §2 potongan). */
export type RugiNota = { jenis: 'RP_PER_GRAM'; rp: Rupiah } | { jenis: 'PERSEN'; persenMilli: number };

export type BuybackInput = {
  beratNotaMg: Mg;
  beratMg: Mg;
  toleransiSusutMg: Mg;
  /** whole months since the nota */
  umurBulan: number;
  toleransiBulan: number;
  /** gold price per gram on the nota; ongkos is not in it and is not refunded */
  hargaNotaPerGram: Rupiah;
  rugi: RugiNota;
  /** today's para_harga_beli of the kadar, per gram */
  hargaBeliPerGram: Rupiah;
  /** deduction by kondisi, thousandths of a percent */
  potonganKondisiMilli: number;
  pembulatan: Pembulatan;
};

export type Buyback = { beratMg: Mg; dasar: 'NOTA' | 'HARGA_BELI'; hargaRp: Rupiah };

/** The weight paid for: the nota's while the loss is within tolerance, else the weight on the scale. */
export function buybackWeight(beratNotaMg: Mg, beratMg: Mg, toleransiSusutMg: Mg): Mg {
  assertNatural(beratNotaMg, 'nota weight');
  assertNatural(beratMg, 'weight');
  assertNatural(toleransiSusutMg, 'tolerance');
  return beratNotaMg - beratMg <= toleransiSusutMg ? beratNotaMg : beratMg;
}

/**
 * Buy-back with the shop's own nota (domain §4). Inside TOLERANSI_BULAN_NOTA the nota price less ruginota, later
 * today's buying price less the kondisi deduction. POTONGAN_MELEBIHI_HARGA when a deduction exceeds the price.
 */
export function buybackWithNota(input: BuybackInput): Buyback {
  assertInteger(input.umurBulan, 'nota age');
  const beratMg = buybackWeight(input.beratNotaMg, input.beratMg, input.toleransiSusutMg);
  if (input.umurBulan > input.toleransiBulan) {
    const hargaRp = priceLess(
      beratMg,
      input.hargaBeliPerGram,
      { jenis: 'PERSEN', persenMilli: input.potonganKondisiMilli },
      input.pembulatan,
    );
    return { beratMg, dasar: 'HARGA_BELI', hargaRp };
  }
  const hargaRp = priceLess(beratMg, input.hargaNotaPerGram, input.rugi, input.pembulatan);
  return { beratMg, dasar: 'NOTA', hargaRp };
}

/** No nota or another shop's: weight × lebur price per gram of the tested kadar (domain §4). */
export function buybackWithoutNota(input: {
  beratMg: Mg;
  leburPerGramRp: Rupiah;
  pembulatan: Pembulatan;
}): Rupiah {
  assertNatural(input.beratMg, 'weight');
  return priceLess(input.beratMg, input.leburPerGramRp, { jenis: 'RP_PER_GRAM', rp: 0 }, input.pembulatan);
}

function priceLess(beratMg: Mg, perGramRp: Rupiah, less: RugiNota, pembulatan: Pembulatan): Rupiah {
  assertNatural(perGramRp, 'price per gram');
  const [potongan, penuh] =
    less.jenis === 'RP_PER_GRAM' ? [less.rp, perGramRp] : [less.persenMilli, PERCENT_MILLI];
  assertNatural(potongan, 'deduction');
  if (potongan > penuh) refuse('POTONGAN_MELEBIHI_HARGA', { potongan, maksimum: penuh });
  const kept = BigInt(penuh - potongan);
  const { step, direction } = pembulatan;
  if (less.jenis === 'RP_PER_GRAM') {
    return roundRupiah(BigInt(beratMg) * kept, BigInt(MG_PER_GRAM), step, direction);
  }
  const denominator = BigInt(MG_PER_GRAM) * BigInt(PERCENT_MILLI);
  return roundRupiah(BigInt(beratMg) * BigInt(perGramRp) * kept, denominator, step, direction);
}
