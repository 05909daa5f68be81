import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPaper, formatPaperRow } from '../format.ts';
import { Outlet } from '../outlet.ts';
import type { ColumnKind, Row, TableModel } from '../table.ts';
import { Collector, collect } from '../testing/collect.ts';
import { type PlacedText, pdfAsText, readPdfText } from '../testing/pdf-text.ts';
import { LAPORAN, laporanRows, META, PENJUALAN, penjualanRows, squarePng } from '../testing/samples.ts';
import { Paper } from './document.ts';
import { writeReportPdf } from './report.ts';

function report(model: TableModel, rows: Iterable<Row>, meta = META): Promise<Buffer> {
  return collect((out) => writeReportPdf(model, rows, out, meta));
}

const { ink } = new Paper(new Outlet(new Collector()), { title: '', size: [10, 10], created: new Date(0) });

/** The texts of one line of a page, left to right. */
function linesOf(texts: readonly PlacedText[]): PlacedText[][] {
  const lines = Map.groupBy(texts, ({ page, y }) => `${page} ${y.toFixed(2)}`);
  return [...lines.values()].map((line) => line.toSorted((a, b) => a.x - b.x));
}

/** How far the texts that are told by `counts` stand in each other, and beyond the page. */
function overlap(texts: readonly PlacedText[], counts: (text: string) => boolean): number {
  const over = linesOf(texts).flatMap((line) =>
    line.map(({ x, size, text }, i) =>
      counts(text) ? x + ink.width(text, { size }) - (line[i + 1]?.x ?? 814) : 0,
    ),
  );
  return Math.max(0, ...over);
}

const wide = (length: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: fc.constantFrom(...'PJK0126W'), minLength: length, maxLength: length })
    .map((text) => `9${text}`);
const WIDE: Partial<Record<ColumnKind, fc.Arbitrary<string | number>>> = {
  rupiah: fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
  gram: fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
  date: fc.constant('2026-12-28'),
  kadar: fc.constantFrom(75, 37.5, 99.999),
};
const CODES = ['no_faktur', 'kode_barcode'];
const wideRow = fc
  .integer({ min: 3, max: 26 })
  .chain((length) =>
    fc.record(
      Object.fromEntries(
        LAPORAN.columns.map(({ key, kind }) => [
          key,
          WIDE[kind] ?? (CODES.includes(key) ? wide(length) : fc.lorem({ maxCount: 9 })),
        ]),
      ),
    ),
  ) as fc.Arbitrary<Row>;
const PIECES = LAPORAN.columns.filter(({ key, kind }) => WIDE[kind] !== undefined || CODES.includes(key));
const piecesOf = (row: Row): string[] =>
  PIECES.map(({ key, kind }) => formatPaperRow(kind, row[key])).filter((text) => text !== '');

describe('writeReportPdf', () => {
  it('breaks, cuts and covers no figure, no date and no number, whatever their width', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(wideRow, { minLength: 1, maxLength: 12 }),
        fc.subarray(LAPORAN.columns, { minLength: 2 }),
        fc.constantFrom(0, 210),
        async (rows, columns, before) => {
          const all = [...laporanRows(before, 500), ...rows];
          const texts = readPdfText(await report({ ...LAPORAN, groupBy: [], columns }, all));
          const said = new Set(texts.map(({ text }) => text));
          const shown = new Set(columns.map(({ key }) => key));
          const pieces = new Set(
            rows.flatMap((row) =>
              piecesOf(Object.fromEntries(Object.entries(row).filter(([key]) => shown.has(key)))),
            ),
          );
          expect([...pieces].filter((piece) => !said.has(piece))).toEqual([]);
          expect(overlap(texts, (text) => pieces.has(text))).toBeLessThan(0.1);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('has at least 35 pieces on the first page of a sales report, each on one line, in type of 7 points', async () => {
    for (const count of [60, 150]) {
      const texts = readPdfText(await report(LAPORAN, laporanRows(count)));
      const rows = texts.filter(({ page, text }) => page === 1 && text.startsWith('PJK'));
      expect(rows.length).toBeGreaterThanOrEqual(35);
      const gaps = rows.slice(1).map(({ y }, i) => y - (rows[i] as PlacedText).y);
      expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.01);
      expect(Math.min(...rows.map(({ size }) => size))).toBeGreaterThanOrEqual(7);
      const names = texts.map(({ text }) => text);
      expect(names).toEqual(
        expect.arrayContaining(['GELANG KERONCONG POLOS MATA MERAH', 'RATNA SARI SIMANJUNTAK']),
      );
    }
  });

  it('starts a page with wider columns rather than printing a later figure too small', async () => {
    const late = [...laporanRows(203, 500)].map((row, i) =>
      i < 202 ? row : { ...row, total: 900_000_000_000_001, no_faktur: 'PJK012611207XQ/REVISI/0001' },
    );
    const texts = readPdfText(await report(LAPORAN, late));
    for (const value of ['900.000.000.000.001', 'PJK012611207XQ/REVISI/0001'])
      expect(texts.find(({ text }) => text === value)?.size).toBeGreaterThanOrEqual(5);
    expect(texts.filter(({ text }) => text.startsWith('PJK'))).toHaveLength(203);
  });

  it('ends a text of three lines with the second, before a number rather than in it', async () => {
    const nama_barang = `${'SANGAT PANJANG '.repeat(4)}PJK012611207XQ ${'DAN '.repeat(9)}PJK012611207XR`;
    const rows = [...laporanRows(20)].map((row) => ({ ...row, nama_barang }));
    const texts = readPdfText(await report(LAPORAN, rows));
    const parts = texts.filter(({ text }) => /SANGAT|PANJANG|XQ|XR|…/.test(text)).map(({ text }) => text);
    expect(parts).toHaveLength(40);
    expect(parts.join(' ')).toContain('…');
    for (const part of parts.flatMap((text) => text.split(/[\s…]+/)).filter((word) => /\d/.test(word)))
      expect(part).toMatch(/^PJK012611207X[QR]$/);
  });

  it('leaves no money and no weight of a row blank, and says it in totals', async () => {
    const rows = [...laporanRows(3)].map((row) => ({ ...row, berat: 0, diskon: 0, kadar: 0 }));
    const lines = linesOf(readPdfText(await report(LAPORAN, rows))).map((line) =>
      line.map(({ text }) => text),
    );
    const first = lines.find(([text]) => text?.startsWith('PJK'));
    expect(first).not.toContain('0,000');
    expect(first?.filter((text) => text === '0')).toHaveLength(1);
    const total = lines.find(([text]) => text === 'TOTAL (3)');
    expect(total).toEqual(expect.arrayContaining(['0,000', '0', formatPaper('rupiah', 100_000)]));
  });

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

  it('says each character as itself, whichever of those that look alike was printed before', async () => {
    const printed = (text: string): Promise<Buffer> =>
      collect(async (out) => {
        const paper = new Paper(new Outlet(out), { title: '', size: [200, 200], created: new Date(0) });
        paper.addPage();
        paper.ink.text(text, 10, 20, { size: 9 });
        await paper.end();
      });
    for (const [one = '', other = ''] of ['\u2126\u03a9', '\u0394\u2206'])
      for (const text of [one, other, one + other, other, one]) {
        const [first] = text;
        expect(readPdfText(await printed(`A${text}`)).map(({ text }) => text)[0]).toMatch(`A${first}`);
      }
  });

  it('leaves a broken logo out', async () => {
    const broken = { ...META, toko: { ...META.toko, logo: Buffer.from([0xff, 0xd8, 0xff, 0x00]) } };
    const plain = await report(PENJUALAN, penjualanRows(3));
    expect(pdfAsText(await report(PENJUALAN, penjualanRows(3), broken))).toBe(pdfAsText(plain));
  });

  it('repeats the header, names open groups again, and knows the number of pages on each', async () => {
    const texts = readPdfText(await report(PENJUALAN, penjualanRows(260)));
    const pages = Math.max(...texts.map(({ page }) => page));
    expect(pages).toBeGreaterThan(5);
    for (let page = 1; page <= pages; page += 1) {
      const words = texts.filter((text) => text.page === page).map(({ text }) => text);
      expect(words).toContain('No. Faktur');
      expect(words.join('')).toContain(`Hal ${page} dari ${pages}`);
      expect(words.some((word) => word.startsWith('Jenis: '))).toBe(true);
    }
    expect(texts.filter(({ text }) => text.startsWith('PJKNG'))).toHaveLength(260);
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
