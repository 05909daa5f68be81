import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Totals } from '../piece-paper.ts';
import { collect } from '../testing/collect.ts';
import { readPdfCodes } from '../testing/pdf-code.ts';
import { pdfAsText, readPdfText } from '../testing/pdf-text.ts';
import { nota, notaLine, squarePng, TOKO, TOTALS } from '../testing/samples.ts';
import { planPages, writeNotaPdf } from './nota.ts';
import type { MeasuredLine } from './nota-lines.ts';

const pdf = (change: Parameters<typeof nota>[0] = {}): Promise<Buffer> =>
  collect((out) => writeNotaPdf(nota(change), out));

describe('writeNotaPdf', () => {
  it('matches the golden text', async () => {
    const foto = squarePng(30, [200, 160, 60]);
    const bytes = await pdf({
      toko: { ...TOKO, logo: foto },
      keterangan: 'Ukuran cincin 14',
      lines: [
        notaLine({ diskon: -25_000 }, foto),
        notaLine({ atribut: [{ label: 'Batu zircon', value: 150_000 }] }),
      ],
      totals: { subtotal: 25_518_000, diskon: 25_000, ppn: 280_000, pembulatan: 0, grand_total: 25_773_000 },
    });
    await expect(pdfAsText(bytes)).toMatchFileSnapshot('../../golden/nota.pdf.golden.txt');
  });

  it('is one A5 landscape page for a usual sale, two for customer and shop', async () => {
    const usual = readPdfText(await pdf());
    expect(usual.at(-1)?.page).toBe(1);
    const double = readPdfText(await pdf({ marks: { duplikat: true } }));
    expect(
      double.filter(({ text }) => / {2}·/.test(text) && text.startsWith('NOTA')).map(({ text }) => text),
    ).toEqual(['NOTA PENJUALAN  ·  CUSTOMER', 'NOTA PENJUALAN  ·  INTERNAL']);
    expect((await pdf()).toString('latin1')).toContain('/MediaBox [0 0 595.27');
  });

  it('marks the n-th copy and a cancelled sale on every page', async () => {
    const lines = Array.from({ length: 30 }, () => notaLine());
    const texts = readPdfText(await pdf({ marks: { salinan: 3, batal: true }, lines }));
    const pages = texts.at(-1)?.page ?? 0;
    expect(pages).toBeGreaterThan(1);
    for (let page = 1; page <= pages; page += 1) {
      const words = texts
        .filter((text) => text.page === page)
        .map(({ text }) => text)
        .join(' ');
      expect(words).toContain('SALINAN KE-3');
      expect(words).toContain('BATAL');
    }
  });

  it('prints every line once, in order, on as many pages as it takes', async () => {
    const codes = Array.from({ length: 40 }, (_, i) => `KNG${String(i).padStart(7, '0')}`);
    const texts = readPdfText(await pdf({ lines: codes.map((kode_barcode) => notaLine({ kode_barcode })) }));
    expect(texts.map(({ text }) => text).filter((text) => text.startsWith('KNG00'))).toEqual(codes);
    expect(texts.every(({ y }) => y < 400)).toBe(true);
  });

  it('carries its number as a code, once for each reader, and on every page who printed it when', async () => {
    const lines = Array.from({ length: 20 }, () => notaLine());
    const bytes = await pdf({ number: 'PJKNG2602281B2', lines });
    expect(readPdfCodes(bytes)).toEqual(['PJKNG2602281B2']);
    const printed = readPdfText(bytes).filter(({ text }) => text === 'Printed By KASIR01 / 2026-02-28 10:15');
    expect(printed.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(readPdfCodes(await pdf({ marks: { duplikat: true } }))).toEqual(Array(2).fill('PJKNG260228A1F'));
  });

  it('leaves out a column of nothing but zeros when it asks for it, and shows a dash otherwise', async () => {
    const heads = async (diskon: number) =>
      readPdfText(await pdf({ lines: [notaLine({ ongkos: 0, diskon }), notaLine({ ongkos: 0 })] })).map(
        ({ text }) => text,
      );
    const without = await heads(0);
    expect(without).not.toContain('Diskon');
    expect(without.filter((text) => text === '-')).toHaveLength(2);
    expect((await heads(-5_000)).filter((text) => text === '-')).toHaveLength(3);
  });

  it('survives endless names and a broken photo', async () => {
    const broken = Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x01]);
    const line = notaLine({ nama_barang: 'GELANG '.repeat(400) }, broken);
    const bytes = await pdf({
      lines: [line, line],
      party: { nama: 'NAMA '.repeat(90) },
      terms: ['x '.repeat(2000)],
    });
    expect(readPdfText(bytes).every(({ x, y }) => x >= 22 && y < 400)).toBe(true);
  });

  it('lets long names of banks and customers wrap instead of cutting them', async () => {
    const label = 'TRANSFER BANK PEMBANGUNAN DAERAH KALIMANTAN SELATAN SYARIAH **** 4242';
    const nama = 'RADEN AYU SITI KUSUMANINGRUM WULANDARI PERMATASARI HADININGRAT';
    const bytes = await pdf({ payments: [{ label, value: 12_759_000 }], kembali: 0, party: { nama } });
    const words = readPdfText(bytes)
      .map(({ text }) => text)
      .join(' ');
    expect(words).toContain(label.slice(0, 20));
    for (const word of [...label.split(' '), ...nama.split(' ')]) expect(words).toContain(word);
    expect(words).not.toContain('…');
    expect(readPdfText(bytes).every(({ x, y }) => x >= 22 && x < 580 && y < 400)).toBe(true);
  });

  it('says of a tax inside the prices that it is inside, and adds one that is on top', async () => {
    const texts = async (totals: Partial<Totals>) =>
      readPdfText(await pdf({ totals: { ...TOTALS, ...totals } })).map(({ text }) => text);
    const inside = await texts({ ppn: 207_107 });
    expect(inside).toContain('Termasuk PPN');
    expect(inside).not.toContain('Subtotal');
    const onTop = await texts({ ppn: 210_524, pembulatan: 476, grand_total: 12_970_000 });
    expect(onTop).toEqual(expect.arrayContaining(['Subtotal', 'PPN', 'Pembulatan']));
    expect(onTop).not.toContain('Termasuk PPN');
  });

  it('gives the same bytes for the same input', async () => {
    expect((await pdf()).equals(await pdf())).toBe(true);
  });
});

describe('planPages', () => {
  it('keeps every line, in order, inside its page', () => {
    const height = fc.integer({ min: 10, max: 120 });
    fc.assert(
      fc.property(
        fc.array(height, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 50, max: 250 }),
        (heights, foot) => {
          const lines = heights.map((h, i): MeasuredLine => {
            return {
              photo: undefined,
              hasFrame: false,
              name: [String(i)],
              details: [],
              figures: [],
              height: h,
            };
          });
          const pages = planPages(lines, 180, 260, foot);
          expect(pages.flatMap((page) => page.lines)).toEqual(lines);
          expect(pages.map(({ isLast }) => isLast).lastIndexOf(true)).toBe(
            pages.findIndex(({ isLast }) => isLast),
          );
          pages.forEach((page, i) => {
            const used = page.lines.reduce((sum, line) => sum + line.height, page.isLast ? foot : 0);
            // A line and the foot that do not fit together are the one case where the foot stands alone.
            if (page.lines.length !== 1 || !page.isLast)
              expect(used).toBeLessThanOrEqual(i === 0 ? 180 : 260);
          });
        },
      ),
    );
  });
});
