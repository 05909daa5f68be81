import { describe, expect, it } from 'vitest';
import { type BuybackInput, buybackWeight, buybackWithNota, buybackWithoutNota } from './buyback.ts';

const piece: BuybackInput = {
  beratNotaMg: 5_230,
  beratMg: 5_215,
  toleransiSusutMg: 20,
  umurBulan: 2,
  toleransiBulan: 3,
  hargaNotaPerGram: 2_430_000,
  rugi: { jenis: 'RP_PER_GRAM', rp: 100_000 },
  hargaBeliPerGram: 1_755_000,
  potonganKondisiMilli: 5_000,
  pembulatan: { step: 500, direction: 'DOWN' },
};
const tooMuch = expect.objectContaining({ code: 'POTONGAN_MELEBIHI_HARGA' });

describe('buyback', () => {
  it('pays the nota weight while the loss is within tolerance, never more', () => {
    expect(buybackWeight(5_230, 5_210, 20)).toBe(5_230);
    expect(buybackWeight(5_230, 5_209, 20)).toBe(5_209);
    expect(buybackWeight(5_230, 5_300, 20)).toBe(5_230);
  });

  it('pays the nota price less ruginota inside the tolerated months', () => {
    expect(buybackWithNota(piece)).toEqual({ beratMg: 5_230, dasar: 'NOTA', hargaRp: 12_185_500 });
    expect(buybackWithNota({ ...piece, umurBulan: 3 }).dasar).toBe('NOTA');
    expect(buybackWithNota({ ...piece, rugi: { jenis: 'PERSEN', persenMilli: 10_000 } }).hargaRp).toBe(
      11_438_000,
    );
  });

  it('pays the buying price less the kondisi deduction later', () => {
    expect(buybackWithNota({ ...piece, umurBulan: 4, beratMg: 5_000 })).toEqual({
      beratMg: 5_000,
      dasar: 'HARGA_BELI',
      hargaRp: 8_336_000,
    });
  });

  it('pays the lebur price without a nota', () => {
    const pembulatan = { step: 500, direction: 'DOWN' } as const;
    expect(buybackWithoutNota({ beratMg: 5_215, leburPerGramRp: 1_755_000, pembulatan })).toBe(9_152_000);
  });

  it('refuses a deduction above the price, not one equal to it', () => {
    expect(buybackWithNota({ ...piece, rugi: { jenis: 'RP_PER_GRAM', rp: 2_430_000 } }).hargaRp).toBe(0);
    expect(() => buybackWithNota({ ...piece, rugi: { jenis: 'RP_PER_GRAM', rp: 2_430_001 } })).toThrow(
      tooMuch,
    );
    expect(() => buybackWithNota({ ...piece, umurBulan: 9, potonganKondisiMilli: 100_001 })).toThrow(tooMuch);
  });
});
