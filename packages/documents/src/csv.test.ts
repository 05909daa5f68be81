import { describe, expect, it } from 'vitest';
import { csvText, writeCsv } from './csv.ts';
import type { Row, TableModel } from './table.ts';
import { PENJUALAN, penjualanRows } from './testing/samples.ts';

async function csvOf(model: TableModel, rows: Iterable<Row>, bom = false): Promise<string> {
  let text = '';
  for await (const chunk of writeCsv(model, rows, { bom })) text += chunk;
  return text;
}

describe('writeCsv', () => {
  it('matches the golden file', async () => {
    await expect(await csvOf(PENJUALAN, penjualanRows(12))).toMatchFileSnapshot(
      '../golden/penjualan.golden.csv',
    );
  });

  it('starts with a byte order mark when asked', async () => {
    expect(await csvOf(PENJUALAN, [], true)).toMatch(/^\uFEFFJenis,Tanggal,/);
  });

  it.each(['=1+1', '+62812', '-1', '@SUM(A1)', '\tx', '\rx'])('disarms %j', (text) => {
    expect(csvText(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it('keeps a negative figure a figure, and distrusts a text in a figure column', async () => {
    const model = { ...PENJUALAN, columns: [{ key: 'a', label: 'A', kind: 'rupiah' as const }], groupBy: [] };
    expect(await csvOf(model, [{ a: -500 }, { a: '=1' }])).toBe("A\r\n-500\r\n'=1\r\n");
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=a,"b"', '"\'=a,""b"""'],
  ])('quotes %j', (text, expected) => {
    expect(csvText(text)).toBe(expected);
  });
});
