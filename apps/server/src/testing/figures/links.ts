import { linkedFilters, type ReportLink } from '@kadar/contract/report.ts';
import type { Findings } from './findings.ts';
import { drawnColumns, drawsTotal, type Page, type Reader, sampled, totalOf } from './reader.ts';

type Opens = Exclude<ReportLink, 'dokumen'>;

/** What goes along to a linked page: the days that were asked, and the shop. */
const carried = ({ definition: { range }, asked, toko }: Page): Record<string, string> => ({
  ...(range && { [range.from]: asked[range.from] ?? '', [range.to]: asked[range.to] ?? '' }),
  toko,
});

const followRow = async (
  findings: Findings,
  reader: Reader,
  page: Page,
  link: Opens,
  row: Page['rows'][number],
): Promise<void> => {
  const filters = linkedFilters(link, row, carried(page));
  if (!filters) return;
  const { toko = page.toko, ...given } = filters;
  const target = await reader.open(link.to, toko, given);
  if (!target) {
    findings.same('links', page.where, `opens ${link.to}`, 'a page', 'a closed one');
    return;
  }
  // Who may not see a figure is led to none of it.
  for (const key of (link.sums ?? []).filter((one) => one in page.definition.columns)) {
    findings.same(
      'links',
      target.where,
      `draws a total of ${key}, from ${page.where}`,
      true,
      drawsTotal(target, key),
    );
    findings.same(
      'links',
      target.where,
      `${key}, from ${page.where}`,
      Number(row[key] ?? 0),
      totalOf(target, key),
    );
  }
};

/** Figures that lead to reports lead to what adds up to them, and numbers to their documents and pieces. */
export const checkLinks = async (
  findings: Findings,
  reader: Reader,
  page: Page,
  most: number,
): Promise<void> => {
  for (const [key, { link }] of drawnColumns(page.definition, page.asked)) {
    if (!link) continue;
    const said = page.rows.filter((row) => row[key] !== null && row[key] !== '');
    if (link === 'dokumen' || link.to === '/data-barang') {
      const numbers = sampled([...new Set(said.map((row) => String(row[key])))], Math.min(most, 4));
      for (const no of numbers) {
        const path = link === 'dokumen' ? `dokumen/${no}` : `barang?q=${no}`;
        const opened = await reader.data(path, page.toko).then(JSON.stringify, String);
        findings.same('numbers', page.where, `${key} ${no} opens`, true, opened.includes(no));
      }
    } else {
      const rows = sampled(said, most);
      findings.seen(`links of ${page.definition.name} ${key}`, rows.length);
      // Where no figure goes along, as to a member or a user, tests/links.test.ts looks what opens.
      if (link.sums) for (const row of rows) await followRow(findings, reader, page, link, row);
    }
  }
};
