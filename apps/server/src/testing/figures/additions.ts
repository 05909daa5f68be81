import type { Row } from '@kadar/documents/table.ts';
import type { Findings } from './findings.ts';
import { type Asked, drawnColumns, type Page, summedOf, totalOf } from './reader.ts';

const sumOf = (rows: readonly Row[], key: string): number =>
  rows.reduce((all, row) => all + Number(row[key] ?? 0), 0);

/** What a ratio is by its parts; decimals as its kind keeps them. */
const KEPT: Readonly<Record<string, number>> = { kadar: 1000, percent: 100 };

const checkRatios = (
  findings: Findings,
  { definition, asked, where }: Page,
  values: Row,
  of: string,
): void => {
  for (const [key, { derive, kind }] of drawnColumns(definition, asked)) {
    if (!derive) continue;
    const { numerator, denominator, scale = 1 } = derive;
    const parts = [values[numerator], values[denominator]];
    // A total draws its ratio and may leave its parts away.
    if (parts.some((part) => part === undefined)) continue;
    const [above, below] = parts.map(Number) as [number, number];
    const kept = KEPT[kind] ?? 1;
    const exact = below === 0 ? null : (above * scale * kept) / below;
    const near =
      exact === null ? values[key] === null : Math.abs(Number(values[key]) * kept - exact) <= 0.5 + 1e-6;
    findings.same('ratios', where, `${key} ${of}`, true, near);
  }
};

/** Totals are what their rows come to, those of groups what stands below them, and ratios those of their parts. */
export const checkPage = (findings: Findings, page: Page): void => {
  const { definition, asked, where, rows, events } = page;
  const keys = summedOf(definition, asked);
  const groups = events.filter((event) => event.type === 'subtotal');
  findings.seen(`rows of ${definition.name}`, rows.length);
  for (const key of keys) {
    findings.same('totals', where, `${key} in all`, sumOf(rows, key), totalOf(page, key));
    for (const level of new Set(groups.map((group) => group.level)))
      findings.same(
        'totals',
        where,
        `${key} of all groups at level ${level}`,
        totalOf(page, key),
        groups
          .filter((group) => group.level === level)
          .reduce((all, { values }) => all + Number(values[key] ?? 0), 0),
      );
  }
  for (const group of groups) checkRatios(findings, page, group.values, `of ${group.value}`);
  if (rows.length > 0) checkRatios(findings, page, page.totals, 'in all');
};

/** Totals that are not those of their shops or days together, and why. */
const NOT_TOGETHER: Readonly<Record<string, { of: RegExp; why: string }>> = {
  'neraca-saldo': {
    of: /^(awal|akhir)_/,
    why: 'an account that stands on both sides in two shops is netted',
  },
  'export-data-member': { of: /^poin$/, why: 'points are of the chain, whichever shop asks' },
  'laporan-kirim-uang': { of: /./, why: 'money between two shops stands in the report of each' },
  'laporan-top-member': { of: /./, why: 'the best hundred of a shop or of some days are not those of all' },
};

const togetherOf = ({ definition, asked }: Page): string[] =>
  summedOf(definition, asked).filter((key) => !NOT_TOGETHER[definition.name]?.of.test(key));

/** What a group of one shop says at 'Semua toko' is what its own page says, and the shops together are all. */
export const checkShops = (findings: Findings, all: Page, own: readonly Page[]): void => {
  for (const key of togetherOf(all)) {
    for (const page of all.definition.columns.kode_toko?.group ? own : []) {
      const rows = all.rows.filter(({ kode_toko }) => kode_toko === page.toko);
      const figure = `${key} against its group at all shops`;
      findings.same('shops', page.where, figure, sumOf(rows, key), totalOf(page, key));
    }
    const together = own.reduce((sum, page) => sum + totalOf(page, key), 0);
    findings.same('shops', all.where, `${key} of the shops together`, together, totalOf(all, key));
  }
};

const OPENING = /^(saldo_|qty_|berat_)?awal(_debet|_kredit)?$/;
const CLOSING = /^(saldo_|qty_|berat_)?akhir(_debet|_kredit)?$/;

/** Two stretches of days are what both together are; what one closed with the next opens with. */
export const checkHalves = (findings: Findings, whole: Page, first: Page, second: Page): void => {
  for (const key of togetherOf(whole)) {
    const of = (page: Page) => totalOf(page, key);
    if (OPENING.test(key))
      findings.same('days', whole.where, `${key} opens as its first days`, of(first), of(whole));
    else if (CLOSING.test(key)) {
      findings.same('days', whole.where, `${key} closes as its last days`, of(second), of(whole));
      const opening = key.replace('akhir', 'awal');
      if (summedOf(whole.definition, whole.asked).includes(opening))
        findings.same(
          'days',
          second.where,
          `${opening} after the days before`,
          of(first),
          totalOf(second, opening),
        );
    } else findings.same('days', whole.where, `${key} of its days`, of(first) + of(second), of(whole));
  }
};

/** The ways a report may be put together, one after the other, or some of the things it must be of; other filters start as on its page. */
export const waysOf = (
  { filters }: Page['definition'],
  named: Readonly<Record<string, readonly string[]>>,
): Asked[] => {
  const chosen = Object.entries(filters).find(
    ([, { kind, all, required, standard }]) =>
      kind !== 'date' && kind !== 'month' && !all && !standard && (kind === 'choice' || required),
  );
  if (!chosen) return [{}];
  const [name, { choices }] = chosen;
  const values = choices?.map(({ value }) => value) ?? named[name];
  if (!values?.length) throw new Error(`nothing is known to ask ${name} for`);
  return values.map((value) => ({ [name]: value }));
};
