import { addDays, monthOf } from '@kadar/domain/dates.ts';
import { checkHalves, checkPage, checkShops, waysOf } from './additions.ts';
import { checkCharts, checkHari, checkOwn, checkPeriods, checkPledges, checkStock } from './dashboards.ts';
import { Findings } from './findings.ts';
import { checkClosings, checkGold, checkLedger, type Look } from './ledger.ts';
import { checkLinks } from './links.ts';
import { checkPairs } from './pairs.ts';
import { checkPledgeRegisters } from './pledges.ts';
import { type Asked, type Asker, Reader, sampled } from './reader.ts';
import { checkAttention, checkWaiting } from './standing.ts';

interface Span {
  from: string;
  to: string;
}

export interface Crawl {
  /** Head office's, and two of a shop's; each is called as his user. */
  owner: Asker;
  supervisor: Asker;
  cashier: Asker;
  /** Their shop. */
  home: string;
  shops: readonly string[];
  today: string;
  /** The first day there is. */
  begins: string;
  look: Look;
  /** What reports are asked for that are of one thing, by their filter: some values of each. */
  named: Readonly<Record<string, readonly string[]>>;
  /** Rows of an answer whose links are followed. */
  followed: number;
  say?(line: string): void;
}

/** Some of what there is of each thing that a report must be asked for. */
export const namedOf = async (look: Look): Promise<Crawl['named']> => {
  const values = async (text: string) =>
    sampled(
      (await look<{ v: string }>(`${text} order by 1`)).map(({ v }) => v),
      4,
    );
  return {
    kode_toko: await values('select kode_toko as v from tokos'),
    kode_sales: await values("select distinct kode_sales as v from dokumen where kode_sales <> ''"),
    nomor_akun: await values('select distinct nomor_akun as v from jurnal'),
  };
};

/** A day that is over, the month, and all there is. */
const spansOf = ({ today, begins }: Crawl): Span[] => [
  { from: addDays(today, -1), to: addDays(today, -1) },
  { from: monthOf(today).from, to: today },
  { from: begins, to: today },
];

const checkReport = async (
  findings: Findings,
  reader: Reader,
  path: string,
  crawl: Crawl,
  own: boolean,
): Promise<void> => {
  const definition = await reader.definition(path);
  if (!definition) return;
  const { range } = definition;
  const spans = range ? spansOf(crawl) : [null];
  const ways = waysOf(definition, crawl.named);
  for (const span of spans)
    for (const way of ways) {
      const within = (days: Span | null): Asked => ({
        ...way,
        ...(range && days && { [range.from]: days.from, [range.to]: days.to }),
      });
      const page = (toko: string, days = span) => reader.page(definition, toko, within(days));
      if (own) {
        const shown = await page(crawl.home);
        checkPage(findings, shown);
        await checkLinks(findings, reader, shown, crawl.followed);
        continue;
      }
      const all = await page('*');
      checkPage(findings, all);
      await checkLinks(findings, reader, all, crawl.followed);
      const shops = [];
      for (const toko of crawl.shops) {
        const one = await page(toko);
        checkPage(findings, one);
        await checkLinks(findings, reader, one, crawl.followed);
        shops.push(one);
      }
      checkShops(findings, all, shops);
      if (!span || span.from === span.to) continue;
      const middle = addDays(
        span.from,
        Math.floor((Date.parse(span.to) - Date.parse(span.from)) / 86_400_000 / 2),
      );
      checkHalves(
        findings,
        all,
        await page('*', { from: span.from, to: middle }),
        await page('*', { from: addDays(middle, 1), to: span.to }),
      );
    }
};

const DASHBOARDS = [
  checkPeriods,
  checkStock,
  checkPledges,
  checkAttention,
  checkWaiting,
  checkCharts,
  checkHari,
];

/** Every figure of the dashboards and every report as an owner and a supervisor read them, followed to what it should equal. */
export const crawlFigures = async (crawl: Crawl): Promise<Findings> => {
  const findings = new Findings();
  const { owner, supervisor, home, shops, today, look, say = () => undefined } = crawl;
  const chief = new Reader(owner, today);
  const own = new Reader(supervisor, today);
  for (const check of DASHBOARDS) {
    say(check.name);
    for (const toko of ['*', ...shops]) await check(findings, chief, toko);
    await check(findings, own, home);
  }
  await checkOwn(findings, new Reader(crawl.cashier, today), home);
  for (const span of spansOf(crawl))
    for (const toko of ['*', ...shops]) {
      await checkLedger(findings, chief, look, toko, span);
      await checkPairs(findings, chief, toko, span);
    }
  for (const toko of ['*', ...shops]) {
    await checkGold(findings, chief, look, toko);
    await checkPledgeRegisters(findings, chief, look, toko, { from: crawl.begins, to: today });
  }
  for (const toko of shops)
    await checkClosings(findings, chief, look, toko, { from: crawl.begins, to: today });
  for (const path of (await chief.paths()).values()) {
    say(path);
    await checkReport(findings, chief, path, crawl, false);
    await checkReport(findings, own, path, crawl, true);
  }
  return findings;
};
