import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable, receiptLines } from './receipt.ts';
import { nota, notaLine } from './testing/samples.ts';

const RICH = nota({
  marks: { salinan: 1, batal: true },
  keterangan: 'Ukuran 14 – grafir “Siti”',
  lines: [
    notaLine(),
    notaLine({
      nama_barang: 'GELANG RANTAI SISIK NAGA DENGAN LIONTIN HURUF A DAN BATU ZIRCON PUTIH KOLEKSI LEBARAN',
      atribut: [
        { label: 'Batu zircon 0,12 ct putih', value: 150_000 },
        { label: 'Kotak', value: 0 },
      ],
      diskon: -25_000,
    }),
  ],
  totals: { subtotal: 25_518_000, diskon: 25_000, ppn: 280_000, pembulatan: 500, grand_total: 25_773_500 },
});

describe('receiptLines', () => {
  it.each([48, 32] as const)('matches the golden file at %i columns', async (width) => {
    await expect(`${receiptLines(RICH, width).join('\n')}\n`).toMatchFileSnapshot(
      `../golden/receipt-${width}.golden.txt`,
    );
  });

  it('is never wider than the paper, and plain ASCII, whatever the texts are', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 120 });
    fc.assert(
      fc.property(
        text,
        text,
        fc.maxSafeInteger(),
        fc.constantFrom(48 as const, 32 as const),
        (a, b, rp, width) => {
          const model = nota({
            party: { nama: a, alamat: b },
            lines: [notaLine({ nama_barang: b, total: rp, atribut: [{ label: a, value: rp }] })],
            terms: [a, b],
            terbilang: b,
            payments: [{ label: a, value: rp }],
            facts: [[a, b]],
            people: [[b, a]],
            printed: { user: a, at: b },
          });
          for (const line of receiptLines(model, width)) {
            expect(line.length).toBeLessThanOrEqual(width);
            expect(line).toMatch(/^[ -~]*$/);
          }
        },
      ),
    );
  });
});

it('writes accents and typographic marks as every printer knows them', () => {
  expect(printable('Café “Emas” – 18…')).toBe('Cafe "Emas" - 18...');
  expect(printable('−25.000')).toBe('-25.000');
  expect(printable('金')).toBe('?');
});
