import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notaCode, type Quote, quoteText, readNotaCode, readQuote } from './nota-code.ts';

const tanda = '7KQ2M9XW4HTR8VBN';
const no_faktur = 'PJK01260225001';

test('a nota is read from its code, alone or in an address, however it was typed', () => {
  for (const text of [
    notaCode({ no_faktur, tanda }),
    ` https://emas.example/cek-nota/${no_faktur}.${tanda} `,
    `${no_faktur}.${tanda}`.toLowerCase(),
  ])
    expect(readNotaCode(text)).toEqual({ no_faktur, tanda });
});

test('a bare number, a short signature and letters that no signature has are none', () => {
  for (const text of [
    no_faktur,
    `${no_faktur}.${tanda.slice(1)}`,
    `${no_faktur}.${tanda.replace('K', 'I')}`,
    '',
  ])
    expect(readNotaCode(text)).toBeUndefined();
});

const deduction = fc.oneof(
  fc.record({
    nama: fc.constantFrom('RUGINOTA' as const, 'KATEGORI' as const),
    jenis: fc.constantFrom('RP_PER_GRAM' as const, 'RP_PER_PCS' as const),
    rp: fc.nat(),
  }),
  fc.record({
    nama: fc.constantFrom('KONDISI' as const, 'RUGINOTA' as const),
    jenis: fc.constant('PERSEN' as const),
    persenMilli: fc.nat(100_000),
  }),
);
const quotes: fc.Arbitrary<Quote> = fc.record({
  no_faktur: fc.constant(no_faktur),
  urut: fc.integer({ min: 1, max: 50 }),
  sampai: fc.integer({ min: 1_700_000_000, max: 4_000_000_000 }),
  dasar: fc.constantFrom('NOTA' as const, 'HARGA_BELI' as const),
  perGramRp: fc.nat(),
  potongan: fc.array(deduction, { maxLength: 3 }),
});

test('a quote is read as it was said, whatever it says', () => {
  fc.assert(
    fc.property(quotes, (quote) => {
      const isi = quoteText(quote);
      expect(readQuote(`${isi}.${tanda}`)).toEqual({ quote, isi, tanda });
      expect(`${isi}.${tanda}`.length).toBeLessThanOrEqual(200);
    }),
  );
});

test('what is no quote is none', () => {
  const text = quoteText({
    no_faktur,
    urut: 1,
    sampai: 1_800_000_000,
    dasar: 'NOTA',
    perGramRp: 2_430_000,
    potongan: [{ nama: 'RUGINOTA', jenis: 'RP_PER_GRAM', rp: 85_000 }],
  });
  expect(text).toBe('KH.PJK01260225001.1.TRO8W0.N1G300.RG1TL4');
  for (const broken of [
    text,
    `${text}.${tanda}X`,
    `${text.replace('RG', 'XG')}.${tanda}`,
    `${no_faktur}.${tanda}`,
  ])
    expect(readQuote(broken)).toBeUndefined();
});
