import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import type { Row, TableModel } from './table.ts';
import { Collector, collect } from './testing/collect.ts';
import { LAPORAN, laporanRows, META, PENJUALAN, penjualanRows } from './testing/samples.ts';
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

/** The cells of a sheet by their place. */
function cellsOf(sheet: string): Map<string, { formula: string; value: number }> {
  const cells = sheet.matchAll(/<c r="([A-Z]+\d+)"[^>]*>(?:<f>([^<]*)<\/f>)?<v>([^<]*)<\/v>/g);
  return new Map(
    [...cells].map(([, ref = '', formula = '', value]) => [ref, { formula, value: Number(value) }]),
  );
}

describe('writeSheet', () => {
  it('totals with formulas over the rows above, over sheets too, that hold the sums', async () => {
    const model = { ...LAPORAN, groupBy: ['tanggal', 'nama_sales'] };
    for (const rowsPerSheet of [1000, 40]) {
      const rows = [...laporanRows(90, 25)].toSorted((a, b) =>
        `${a.tanggal}${a.nama_sales}`.localeCompare(`${b.tanggal}${b.nama_sales}`),
      );
      const parts = unzip(await workbook(model, rows, rowsPerSheet));
      const sheets = new Map<string, ReturnType<typeof cellsOf>>();
      for (let i = 1; parts.has(`xl/worksheets/sheet${i}.xml`); i += 1)
        sheets.set(
          i === 1 ? 'Laporan' : `Laporan ${i}`,
          cellsOf(parts.get(`xl/worksheets/sheet${i}.xml`) as string),
        );
      expect(sheets.size).toBe(rowsPerSheet === 40 ? 4 : 1);
      let checked = 0;
      let last = 0;
      for (const [own, cells] of sheets) {
        for (const { formula, value } of cells.values()) {
          if (formula === '') continue;
          let sum = 0;
          for (const [, sheet, column, from, to] of formula.matchAll(
            /(?:'([^']+)'!)?([A-Z]+)(\d+):[A-Z]+(\d+)/g,
          )) {
            for (let row = Number(from); row <= Number(to); row += 1) {
              const cell = sheets.get(sheet ?? own)?.get(`${column}${row}`);
              if (cell?.formula === '') sum += cell.value;
            }
          }
          expect(sum).toBeCloseTo(value, 6);
          checked += 1;
          last = value;
        }
      }
      const days = new Set(rows.map(({ tanggal }) => tanggal)).size;
      const groups = new Set(rows.map(({ tanggal, nama_sales }) => `${tanggal}${nama_sales}`)).size;
      expect(checked).toBe((days + groups + 1) * 6);
      expect(last).toBe(rows.reduce((sum, { margin }) => sum + (margin as number), 0));
    }
  });

  it('derives an average of what the filter leaves', async () => {
    const parts = unzip(await workbook(PENJUALAN, penjualanRows(6)));
    const cells = cellsOf(parts.get('xl/worksheets/sheet1.xml') ?? '');
    const sums = (letter: string): string => `SUBTOTAL(9,${letter}7:${letter}14)`;
    expect(cells.get('H15')).toEqual({
      formula: `IF(${sums('F')}=0,&quot;&quot;,ROUND(${sums('G')}/${sums('F')},0))`,
      value: Math.round((cells.get('G15')?.value ?? 0) / (cells.get('F15')?.value ?? 0)),
    });
  });

  it('filters every sheet that has rows by its header, which stays in sight', async () => {
    const parts = unzip(await workbook(LAPORAN, laporanRows(50), 33));
    const [one, two] = [1, 2].map((i) => parts.get(`xl/worksheets/sheet${i}.xml`) ?? '');
    for (const sheet of [one, two]) {
      expect(sheet).toMatch(/<autoFilter ref="A6:N\d+"\/>/);
      expect(sheet).toContain('<pane ySplit="6" topLeftCell="A7" activePane="bottomLeft" state="frozen"/>');
    }
    // The subtotal with the rows, the total outside.
    expect(one).toContain('ref="A6:N33"');
    expect(two).toContain('ref="A6:N30"');
    expect(parts.get('xl/workbook.xml')).toContain(`hidden="1">'Laporan 2'!$A$6:$N$30</definedName>`);
    const empty = unzip(await workbook(LAPORAN, []));
    expect(empty.get('xl/worksheets/sheet1.xml')).not.toContain('autoFilter');
  });

  it('shows no money and no weight of a row blank, and keeps the number', async () => {
    const parts = unzip(await workbook(LAPORAN, laporanRows(3)));
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    const looks = [...(parts.get('xl/styles.xml') ?? '').matchAll(/<xf numFmtId="(\d+)" fontId/g)].slice(1);
    const formatOf = (ref: string): string => {
      const look = looks[Number(new RegExp(`<c r="${ref}" s="(\\d+)"`).exec(sheet)?.[1])]?.[1];
      return (
        new RegExp(`numFmtId="${look}" formatCode="([^"]*)"`).exec(parts.get('xl/styles.xml') ?? '')?.[1] ??
        look ??
        ''
      );
    };
    expect(sheet).toMatch(/<c r="K7" s="\d+"><v>0<\/v>/);
    expect(formatOf('K7')).toBe('#,##0;\\-#,##0;');
    expect(formatOf('H7')).toBe('#,##0.000;\\-#,##0.000;');
    expect([formatOf('K10'), formatOf('K11'), formatOf('H11')]).toEqual(['3', '3', '#,##0.000']);
  });

  it('makes every column as wide as what stands in it', async () => {
    const rows = [...laporanRows(5)].map((row) => ({ ...row, total: 123_456_789_012_345, nama_sales: 'AB' }));
    const parts = unzip(await workbook(LAPORAN, rows));
    const widths = [
      ...(parts.get('xl/worksheets/sheet1.xml') ?? '').matchAll(/<col [^>]*width="([\d.]+)"/g),
    ].map(([, width]) => Number(width));
    expect(widths[11]).toBeGreaterThan('123.456.789.012.345'.length - 1);
    expect(widths[4]).toBeGreaterThan('GELANG KERONCONG POLOS MATA MERAH'.length);
    expect(widths[2]).toBeLessThan(20);
    expect(widths[6]).toBeLessThan(12);
  });

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
        // Only who was begun can be let go of.
        setTimeout(() => out.destroy(), 20);
        for (;;) yield* penjualanRows(1000);
      } finally {
        closed = true;
      }
    }
    const model = { ...PENJUALAN, groupBy: [] };
    await expect(writeSheet(model, rows(), out, META)).rejects.toThrow();
    await expect.poll(() => closed).toBe(true);
  });
});
