import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveRatio, type Row, type TableEvent, TableLayout, type TableModel } from './table.ts';

const MODEL: TableModel = {
  title: 'Uji',
  columns: [
    { key: 'toko', label: 'Toko', kind: 'text' },
    { key: 'jenis', label: 'Jenis', kind: 'text' },
    { key: 'berat', label: 'Berat', kind: 'gram', total: 'sum' },
    { key: 'total', label: 'Total', kind: 'rupiah', total: 'sum' },
    {
      key: 'rata',
      label: 'Rp/g',
      kind: 'rupiah',
      derive: { numerator: 'total', denominator: 'berat', scale: 1000 },
    },
  ],
  groupBy: ['toko', 'jenis'],
  filters: [],
  totalsLabel: 'Total',
};

async function eventsOf(rows: Iterable<Row>, model = MODEL): Promise<TableEvent[]> {
  const layout = new TableLayout(model);
  return [...[...rows].flatMap((one) => layout.push(one)), ...layout.end()];
}

const row = (toko: string, jenis: string, berat: number, total: number): Row => ({
  toko,
  jenis,
  berat,
  total,
});

describe('a table', () => {
  it('opens and closes groups around the rows, outer first', async () => {
    const events = await eventsOf([
      row('A', 'CCN', 1000, 100),
      row('A', 'KLG', 2000, 300),
      row('B', 'KLG', 3000, 900),
    ]);
    expect(events.map((event) => (event.type === 'row' ? 'row' : `${event.type}`))).toEqual([
      'group-open',
      'group-open',
      'row',
      'subtotal',
      'group-open',
      'row',
      'subtotal',
      'subtotal',
      'group-open',
      'group-open',
      'row',
      'subtotal',
      'subtotal',
      'total',
    ]);
    expect(events[7]).toEqual({
      type: 'subtotal',
      level: 0,
      key: 'toko',
      label: 'Toko',
      value: 'A',
      values: { berat: 3000, total: 400, rata: 133 },
      count: 2,
    });
  });

  it('opens the inner group anew when only the outer one changes', async () => {
    const events = await eventsOf([row('A', 'CCN', 1, 1), row('B', 'CCN', 1, 1)]);
    expect(events.filter(({ type }) => type === 'group-open')).toHaveLength(4);
  });

  it('ends an empty table with one total of nothing', async () => {
    expect(await eventsOf([])).toEqual([
      { type: 'total', values: { berat: 0, total: 0, rata: null }, count: 0 },
    ]);
  });

  it('goes on in bigint past the safe integers', async () => {
    const events = await eventsOf([
      row('A', 'CCN', 0, Number.MAX_SAFE_INTEGER),
      row('A', 'CCN', 0, Number.MAX_SAFE_INTEGER),
    ]);
    expect(events.at(-1)).toMatchObject({ values: { total: 2n * BigInt(Number.MAX_SAFE_INTEGER) } });
  });

  it.each([1.5, Number.NaN, '5'])('refuses to sum %s', (value) => {
    expect(() => new TableLayout(MODEL).push({ toko: 'A', jenis: 'B', berat: value, total: 1 })).toThrow(
      /berat/,
    );
  });

  it('refuses a group that is no column', () => {
    expect(() => new TableLayout({ ...MODEL, groupBy: ['nihil'] })).toThrow(RangeError);
  });

  it('adds up: the subtotals of every level make the total, and averages come from sums', async () => {
    const amount = fc.integer({ min: -2_000_000_000_000, max: 2_000_000_000_000 });
    const record = fc.record({
      toko: fc.constantFrom('A', 'B', 'C'),
      jenis: fc.constantFrom('X', 'Y'),
      berat: fc.oneof(fc.integer({ min: 0, max: 500_000 }), fc.constant(null)),
      total: amount,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(record, { maxLength: 60 }), async (rows) => {
        const events = await eventsOf(rows);
        const total = events.at(-1);
        if (total?.type !== 'total') throw new Error('no total');
        for (const level of [0, 1]) {
          const parts = events.filter((event) => event.type === 'subtotal' && event.level === level);
          const sum = (key: string): bigint =>
            parts.reduce((all, event) => {
              return all + BigInt(event.type === 'subtotal' ? ((event.values[key] as number) ?? 0) : 0);
            }, 0n);
          expect(sum('total')).toBe(BigInt(total.values.total as number));
          expect(sum('berat')).toBe(BigInt(total.values.berat as number));
        }
        expect(total.count).toBe(rows.length);
        expect(events.filter(({ type }) => type === 'row')).toHaveLength(rows.length);
        const expected = deriveRatio(total.values.total ?? null, total.values.berat ?? null, 1000, 'rupiah');
        expect(total.values.rata).toBe(expected);
      }),
    );
  });
});

describe('deriveRatio', () => {
  it.each([
    [12_709_000, 5230, 1000, 'rupiah', 2_430_019],
    [1, 2, 1, 'rupiah', 1],
    [-1, 2, 1, 'rupiah', -1],
    [1, -2, 1, 'rupiah', -1],
    [1, 3, 100, 'percent', 33.33],
    [3_922, 5_230, 100, 'kadar', 74.99],
    [5, 0, 1000, 'rupiah', null],
    [null, 5, 1000, 'rupiah', null],
  ] as const)('%s / %s × %s as %s is %s', (num, den, scale, kind, expected) => {
    expect(deriveRatio(num, den, scale, kind)).toBe(expected);
  });
});
