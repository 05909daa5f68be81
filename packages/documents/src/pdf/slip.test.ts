import { describe, expect, it } from 'vitest';
import { collect } from '../testing/collect.ts';
import { pdfAsText, readPdfText } from '../testing/pdf-text.ts';
import { CASH_SLIP, squarePng, TOKO } from '../testing/samples.ts';
import { type SlipModel, writeSlipPdf } from './slip.ts';

const pdf = (slip: SlipModel): Promise<Buffer> => collect((out) => writeSlipPdf(slip, out));

function closing(lines: number): SlipModel {
  const values = Array.from({ length: lines }, (_, i) => ({ kategori: `KATEGORI ${i}`, jumlah: 1000 * i }));
  return {
    ...CASH_SLIP,
    title: 'TUTUP HARIAN',
    table: {
      boldLast: 1,
      values,
      model: {
        title: '',
        groupBy: [],
        filters: [],
        totalsLabel: '',
        columns: [
          { key: 'kategori', label: 'Kategori', kind: 'text' },
          { key: 'jumlah', label: 'Jumlah', kind: 'rupiah' },
        ],
      },
    },
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
    const bytes = await pdf(closing(60));
    expect(bytes.toString('latin1')).toMatch(/MediaBox \[0 0 419\.\d+ 595\./);
    const texts = readPdfText(bytes);
    expect(texts.filter(({ text }) => text.startsWith('KATEGORI '))).toHaveLength(60);
    expect(texts.at(-1)).toMatchObject({ page: 2, text: 'Menyetujui' });
  });
});
