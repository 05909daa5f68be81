import type { ReportDefinition } from '@kadar/contract/report.ts';
import { expect } from 'vitest';
import { buyOf, unknown } from '../../testing/buying.ts';
import { goldSold } from '../../testing/figures/ledger.ts';
import type { Client, TestApp } from '../../testing/harness.ts';

export const days = (dari: string, sampai: string) => ({ tgl_from: dari, tgl_to: sampai });
export const mg = (gram: number): number => Math.round(gram * 1000);

/** What reports add up to, as their pages draw it. */
export const reportsOf = (asker: () => Client) => {
  const definitions = new Map<string, Promise<ReportDefinition>>();
  const definitionOf = (path: string): Promise<ReportDefinition> => {
    const known = definitions.get(path);
    if (known) return known;
    const asked = asker()
      .get(`${path}/definition`)
      .then(({ body }) => body.data as ReportDefinition);
    definitions.set(path, asked);
    return asked;
  };
  /** What a report adds up to in one of its columns, which is drawn and has a total; grams as milligrams. */
  const told = async (toko: string, path: string, column: string, query: Record<string, string> = {}) => {
    const drawn = (await definitionOf(path)).columns[column];
    expect([path, column, drawn?.total, drawn?.hidden, drawn?.extra]).toEqual([
      path,
      column,
      true,
      undefined,
      undefined,
    ]);
    const reply = await asker().get(`${path}?${new URLSearchParams(query)}`, { toko });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const rows = reply.body.data as Record<string, number | null>[];
    const scale = drawn?.kind === 'gram' ? 1000 : 1;
    return rows.reduce((sum, row) => sum + Math.round((row[column] ?? 0) * scale), 0);
  };
  return { told };
};

/** What the tables themselves say, for one shop or all. */
export const booksOf = (server: () => TestApp) => {
  const counted = async (toko: string, text: string, values: unknown[]): Promise<number> => {
    const [row] = await server().look<{ n: number | null }>(
      text.replaceAll('$toko', `($1 = '*' or kode_toko = $1)`),
      [toko, ...values],
    );
    return Number(row?.n ?? 0);
  };
  /** Documents of the days, less those that were reversed in them, whenever they were posted. */
  const posted = (toko: string, what: string, jenis: string, dari: string, sampai: string) =>
    counted(
      toko,
      `select coalesce((select sum(${what}) from dokumen d where $toko and jenis = $4 and tanggal between $2 and $3), 0)
         - coalesce((select sum(${what}) from dokumen_batal b join dokumen d using (kode_toko, no_faktur)
           where $toko and d.jenis = $4 and b.tanggal between $2 and $3), 0) as n`,
      [dari, sampai, jenis],
    );
  /** What was earned from the ledger: what was sold, less discounts and what it cost, without gold of customers in it. */
  const earnedRp = (toko: string, dari: string, sampai: string) =>
    counted(
      toko,
      `select sum(kredit - debet) + (${goldSold('$1', '$2', '$3')}) as n from jurnal j
       where $toko and role in ('PENJUALAN', 'DISKON', 'HPP') and tanggal between $2 and $3 and exists (
         select from dokumen d where d.kode_toko = j.kode_toko and d.jenis = 'PENJUALAN' and d.no_faktur = coalesce(
           (select b.no_faktur from dokumen_batal b where b.kode_toko = j.kode_toko and b.no_faktur_batal = j.no_jurnal), j.no_jurnal))`,
      [dari, sampai],
    );
  const soldRp = (toko: string, dari: string, sampai: string) =>
    posted(toko, 'd.grand_total', 'PENJUALAN', dari, sampai);
  return { counted, posted, earnedRp, soldRp };
};

/** A piece is bought in each shop on the history's last day, on which the demo may buy none there. */
export const buyToday = async (server: TestApp): Promise<void> => {
  for (const [kode_toko, user] of [
    ['K01', 'SPV1'],
    ['K02', 'SPV2'],
  ] as const) {
    const spv = await server.login(user);
    const [seller] = await server.look<{ kode_sales: string }>(
      'select kode_sales from sales where kode_toko = $1 and deleted_at is null order by kode_sales limit 1',
      [kode_toko],
    );
    const body = await buyOf(spv, [unknown()], { more: { ...seller, no_ktp: '3173012345678901' } });
    const bought = await spv.post('pembelian', body);
    expect(bought.status, JSON.stringify(bought.body)).toBe(200);
  }
};
