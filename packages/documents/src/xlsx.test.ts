import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import type { Row, TableModel } from './table.ts';
import { Collector, collect } from './testing/collect.ts';
import { META, PENJUALAN, penjualanRows } from './testing/samples.ts';
import { unzip } from './testing/unzip.ts';
import { writeSheet } from './xlsx.ts';

const HEADER = 6;
const TEXTS: TableModel = {
  title: 'Uji',
  columns: [
    { key: 'teks', label: 'Teks', kind: 'text' },
    { key: 'tanggal', label: 'Tanggal', kind: 'date' },
    { key: 'jam', label: 'Jam', kind: 'datetime' },
    { key: 'berat', label: 'Berat', kind: 'gram' },
  ],
  groupBy: [],
  filters: [{ label: 'a', value: 'b' }],
  totalsLabel: 'Total',
};

function workbook(model: TableModel, rows: Iterable<Row>, rowsPerSheet?: number): Promise<Buffer> {
  return collect((out) => writeSheet(model, rows, out, META, rowsPerSheet));
}

describe('writeSheet', () => {
  it('matches the golden sheet and styles', async () => {
    const parts = unzip(await workbook(PENJUALAN, penjualanRows(6)));
    const sheet = parts.get('xl/worksheets/sheet1.xml')?.replaceAll(/<(?=row|\/sheetData)/g, '\n<');
    await expect(sheet).toMatchFileSnapshot('../golden/penjualan.sheet.golden.xml');
    await expect(parts.get('xl/styles.xml')).toMatchFileSnapshot('../golden/penjualan.styles.golden.xml');
    expect(parts.get('xl/workbook.xml')).toContain(`'Laporan'!$${HEADER}:$${HEADER}`);
  });

  it('reads back in another program as the same values', async () => {
    const rows = [...penjualanRows(40)];
    const { sheets } = await readXlsx(await workbook(PENJUALAN, rows));
    const read = sheets[0]?.rows ?? [];
    expect(read[HEADER]).toEqual([
      'CINCIN',
      new Date('2026-02-01T00:00:00Z'),
      'PJKNG260220000',
      'CINCIN KAWIN POLOS',
      75,
      1,
      2_429_000,
      2_429_000,
    ]);
    const total = rows.reduce((sum, row) => sum + (row.total as number), 0);
    const berat = rows.reduce((sum, row) => sum + (row.berat as number), 0);
    expect(read.at(-1)?.slice(0, 7)).toEqual(['Total (40)', null, null, null, null, berat / 1000, total]);
    expect(read[HEADER + 20]?.[0]).toBe('Subtotal CINCIN (20)');
  });

  it('never makes a formula of a text, and drops what XML cannot hold', async () => {
    const teks = '=HYPERLINK("http://x")<&>\u0000\uD800_x0041_';
    const bytes = await workbook(TEXTS, [
      { teks, tanggal: '2026-02-30', jam: '2026-02-28T18:00', berat: -5 },
    ]);
    const sheet = unzip(bytes).get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('=HYPERLINK(&quot;http://x&quot;)&lt;&amp;&gt;_x005F_x0041_</t>');
    expect(sheet).toContain('2026-02-30</t>');
    expect(sheet).toContain('<v>46081.75</v>');
    expect(sheet).toContain('<v>-0.005</v>');
  });

  it('goes on with a second sheet, header repeated, when one is full', async () => {
    const { sheets } = await readXlsx(await workbook(PENJUALAN, penjualanRows(50), 30));
    expect(sheets.map(({ name }) => name)).toEqual(['Laporan', 'Laporan 2', 'Laporan 3']);
    expect(sheets[1]?.rows[HEADER - 1]?.[0]).toBe('Jenis');
    const lines = sheets.flatMap(({ rows }) => rows).filter((row) => String(row[2]).startsWith('PJKNG'));
    expect(lines).toHaveLength(50);
  });

  it('says so when there is nothing', async () => {
    const { sheets } = await readXlsx(await workbook(PENJUALAN, []));
    expect(sheets[0]?.rows.at(-1)?.[0]).toBe('Laporan Tidak Tersedia');
  });

  it('gives the same bytes for the same input', async () => {
    const [one, two] = [
      await workbook(PENJUALAN, penjualanRows(9)),
      await workbook(PENJUALAN, penjualanRows(9)),
    ];
    expect(one.equals(two)).toBe(true);
  });

  it('rejects, and lets go of the rows, when the reader goes away', async () => {
    const out = new Collector();
    let closed = false;
    function* rows(): Generator<Row> {
      try {
        for (;;) yield* penjualanRows(1000);
      } finally {
        closed = true;
      }
    }
    setTimeout(() => out.destroy(), 20);
    const model = { ...PENJUALAN, groupBy: [] };
    await expect(writeSheet(model, rows(), out, META)).rejects.toThrow();
    expect(closed).toBe(true);
  });
});
