import { describe, expect, it } from 'vitest';
import { collect } from '../testing/collect.ts';
import { pdfAsText, readPdfText } from '../testing/pdf-text.ts';
import { CASH_SLIP } from '../testing/samples.ts';
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

  it('takes A5, and as many pages as needed, for a long table', async () => {
    const bytes = await pdf(closing(60));
    expect(bytes.toString('latin1')).toMatch(/MediaBox \[0 0 419\.\d+ 595\./);
    const texts = readPdfText(bytes);
    expect(texts.filter(({ text }) => text.startsWith('KATEGORI '))).toHaveLength(60);
    expect(texts.at(-1)).toMatchObject({ page: 2, text: 'Menyetujui' });
  });
});
