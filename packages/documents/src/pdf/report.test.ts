import { describe, expect, it } from 'vitest';
import type { Row, TableModel } from '../table.ts';
import { collect } from '../testing/collect.ts';
import { pdfAsText, readPdfText } from '../testing/pdf-text.ts';
import { META, PENJUALAN, penjualanRows, squarePng } from '../testing/samples.ts';
import { writeReportPdf } from './report.ts';

function report(model: TableModel, rows: Iterable<Row>, meta = META): Promise<Buffer> {
  return collect((out) => writeReportPdf(model, rows, out, meta));
}

describe('writeReportPdf', () => {
  it('matches the golden text', async () => {
    const bytes = await report(PENJUALAN, penjualanRows(70));
    await expect(pdfAsText(bytes)).toMatchFileSnapshot('../../golden/penjualan.pdf.golden.txt');
  });

  it('gives the same bytes for the same input', async () => {
    const meta = { ...META, toko: { ...META.toko, logo: squarePng(20, [154, 107, 21]) } };
    const one = await report(PENJUALAN, penjualanRows(30), meta);
    expect(one.equals(await report(PENJUALAN, penjualanRows(30), meta))).toBe(true);
    expect(one.toString('latin1')).toContain('/MediaBox [0 0 841.88');
  });

  it('leaves a broken logo out', async () => {
    const broken = { ...META, toko: { ...META.toko, logo: Buffer.from([0xff, 0xd8, 0xff, 0x00]) } };
    const plain = await report(PENJUALAN, penjualanRows(3));
    expect(pdfAsText(await report(PENJUALAN, penjualanRows(3), broken))).toBe(pdfAsText(plain));
  });

  it('repeats the header, names open groups again, and knows the number of pages on each', async () => {
    const texts = readPdfText(await report(PENJUALAN, penjualanRows(200)));
    const pages = Math.max(...texts.map(({ page }) => page));
    expect(pages).toBeGreaterThan(5);
    for (let page = 1; page <= pages; page += 1) {
      const words = texts.filter((text) => text.page === page).map(({ text }) => text);
      expect(words).toContain('No. Faktur');
      expect(words.join('')).toContain(`Hal ${page} dari ${pages}`);
      expect(words.some((word) => word.startsWith('Jenis: '))).toBe(true);
    }
    expect(texts.filter(({ text }) => text.startsWith('PJKNG'))).toHaveLength(200);
  });

  it('stays inside the page and never runs a figure into its neighbour', async () => {
    const huge = [...penjualanRows(20)].map((row) => ({
      ...row,
      total: 900_000_000_000_000,
      nama: 'X'.repeat(3000),
    }));
    const texts = readPdfText(await report(PENJUALAN, huge));
    expect(texts.every(({ x, y }) => x >= 28 && x < 814 && y > 28 && y < 568)).toBe(true);
  });

  it('says so when there is nothing', async () => {
    const texts = readPdfText(await report(PENJUALAN, []));
    expect(texts.map(({ text }) => text)).toContain('Laporan Tidak Tersedia');
  });

  it('rejects what is not an integer instead of rounding it', async () => {
    await expect(report(PENJUALAN, [{ jenis: 'A', total: 0.5 }])).rejects.toThrow(/total/);
  });
});
