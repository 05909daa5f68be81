import { describe, expect, it } from 'vitest';
import type { PaperModel } from '../paper-model.ts';
import { collect } from '../testing/collect.ts';
import { readPdfCodes } from '../testing/pdf-code.ts';
import { pdfAsText, readPdfText } from '../testing/pdf-text.ts';
import { CASH_SLIP, closingSlip, squarePng, TOKO } from '../testing/samples.ts';
import { writeSlipPdf } from './slip.ts';

const pdf = (slip: PaperModel): Promise<Buffer> => collect((out) => writeSlipPdf(slip, out));

function longTable(lines: number): PaperModel {
  return {
    ...CASH_SLIP,
    title: 'TUTUP HARIAN',
    columns: [
      { key: 'kategori', label: 'Kategori', kind: 'text', sheet: 'item' },
      { key: 'jumlah', label: 'Jumlah', kind: 'rupiah', sheet: 'cell' },
    ],
    lines: Array.from({ length: lines }, (_, i) => ({
      values: { kategori: `KATEGORI ${i}`, jumlah: 1000 * i },
      bold: i === lines - 1,
    })),
  };
}

describe('writeSlipPdf', () => {
  it('matches the golden text on A6 landscape', async () => {
    const bytes = await pdf(CASH_SLIP);
    await expect(pdfAsText(bytes)).toMatchFileSnapshot('../../golden/slip.pdf.golden.txt');
    expect(bytes.toString('latin1')).toMatch(/MediaBox \[0 0 419\.\d+ 297\./);
  });

  it("shows the shop's logo beside its name, and no broken one", async () => {
    const withLogo = (logo: Uint8Array) => pdf({ ...CASH_SLIP, toko: { ...TOKO, logo } });
    const nameAt = (bytes: Buffer) => readPdfText(bytes).find(({ text }) => text.startsWith('TOKO'))?.x ?? 0;
    const plain = await pdf(CASH_SLIP);
    const shown = await withLogo(squarePng(20, [154, 107, 21]));
    expect(shown.toString('latin1')).toContain('/Subtype /Image');
    expect(nameAt(shown)).toBeGreaterThan(nameAt(plain) + 30);
    expect(nameAt(await withLogo(Buffer.from([0xff, 0xd8, 0xff, 0x00])))).toBe(nameAt(plain));
  });

  it('takes A5, and as many pages as needed, for a long table', async () => {
    const bytes = await pdf(longTable(60));
    expect(bytes.toString('latin1')).toMatch(/MediaBox \[0 0 419\.\d+ 595\./);
    const texts = readPdfText(bytes);
    expect(texts.filter(({ text }) => text.startsWith('KATEGORI '))).toHaveLength(60);
    expect(texts.at(-1)).toMatchObject({ page: 2, text: 'Menyetujui' });
  });

  it('shows the drawer of a closing, its sum in bold below', async () => {
    const texts = readPdfText(await pdf(closingSlip(3))).map(({ text }) => text);
    const from = texts.indexOf('Jumlah') + 1;
    expect(texts.slice(from, from + 10)).toEqual([
      '1.000',
      '1',
      '1.000',
      '2.000',
      '2',
      '4.000',
      '3.000',
      '3',
      '9.000',
      '14.000',
    ]);
  });

  it('says beside its title that it was cancelled, and which copy it is', async () => {
    const marked = await pdf({ ...CASH_SLIP, marks: { batal: true, salinan: 2 } });
    const words = readPdfText(marked)
      .map(({ text }) => text)
      .join(' ');
    expect(words).toContain('BUKTI KAS KELUAR (SALINAN KE-2, BATAL)');
  });

  it.each([CASH_SLIP, closingSlip(9)])(
    'carries $number as a code and says who printed it when',
    async (slip) => {
      const bytes = await pdf(slip);
      expect(readPdfCodes(bytes)).toEqual([slip.number]);
      const { user, at } = slip.printed;
      const texts = readPdfText(bytes).map(({ text }) => text);
      expect(texts).toContain(`KNG   ·   Printed By ${user} / ${at}`);
    },
  );
});
